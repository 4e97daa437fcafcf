import { givenProperty } from '@gektar/server/testing/given.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';

const office = {
  productName: 'Гектар Запад',
  officePhone: '+7 (495) 123-45-67',
  officeAddress: 'Москва, Межевая улица, 7',
  messengerUrl: 'https://chat.example/send?phone=',
};
const icon = (page: Page) => page.locator('link[rel=icon]');

test.describe('the front page', () => {
  test.use({ settings: office });

  test('leads into an area and names the office at its foot [SHELL-006, SHELL-012, SHELL-013, SHELL-014]', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Гектар Запад');
    await expect(icon(page)).toHaveAttribute('href', '/icons/product.svg');
    const foot = page.getByRole('contentinfo');
    await expect(foot).toContainText('Москва, Межевая улица, 7');
    await expect(foot).toContainText(`© Гектар Запад, ${new Date().getFullYear()}`);
    const phone = foot.getByRole('link', { name: '+7 (495) 123-45-67', exact: true });
    await expect(phone).toHaveAttribute('href', 'https://chat.example/send?phone=74951234567');
    const call = foot.getByRole('link', { name: 'Позвонить: +7 (495) 123-45-67' });
    await expect(call).toHaveAttribute('href', 'tel:+74951234567');
    await expect(page.getByRole('button', { name: 'Егор Степной' })).toBeVisible();

    await page.getByRole('link', { name: 'Земля' }).click();
    await expect(page).toHaveURL('/land/property');
    const logo = page.getByRole('banner').getByRole('link', { name: 'Гектар Запад' });
    await expect(logo.locator('svg')).toBeVisible();
    await expect(logo).toHaveAttribute('href', '/');
  });

  test.describe('for an anonymous caller', () => {
    test.use({ isSignedIn: false });

    test('knows no name, and offers the sign-in [SHELL-009]', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('banner').getByRole('link', { name: 'Дополнительная информация' }).click();
      await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
      await page.goBack();
      await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click();
      await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
    });
  });
});

test('the bar of the land area says where and who one is and leads on; what is nowhere and what went wrong has a page of its own [SHELL-007, SHELL-008, SHELL-028, LAND-PROP-001, SHELL-023, SHELL-024, SHELL-016, SHELL-015, SHELL-013]', async ({
  page,
}) => {
  await test.step('the bar of the land area says where one is and who one is', async () => {
    await page.goto('/land');
    await expect(page).toHaveURL('/land/property');
    await expect(page).toHaveTitle('Земля | Объекты');
    await expect(icon(page)).toHaveAttribute('href', '/icons/land.svg');
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: 'Земля' })).toHaveAttribute('aria-current', 'page');
    await expect(bar.getByRole('link', { name: 'Склады' })).not.toHaveAttribute('aria-current');
    await expect(bar.getByRole('link', { name: 'Объекты' })).toHaveAttribute('aria-current', 'page');
    await expect(bar.getByRole('button', { name: 'Егор Степной' })).toBeVisible();
    const path = page.getByRole('navigation', { name: 'Путь' });
    await expect(path.getByRole('link')).toHaveText(['', 'Земля']);
    await expect(path.getByRole('link', { name: 'Главная' })).toHaveAttribute('href', '/');
    await expect(path.locator('[aria-current=page]')).toHaveText('Объекты');
  });
  await test.step('each link of the bar has a plus: a form of an object, of a request, and a contact over the page', async () => {
    const bar = page.getByRole('banner').getByRole('navigation', { name: 'Разделы' });
    await expect(bar.getByRole('link', { name: /^(Объекты|Запросы|Контакты)$/ })).toHaveText([
      'Объекты',
      'Запросы',
      'Контакты',
    ]);
    await bar.getByRole('link', { name: 'Новый объект' }).click();
    await expect(page).toHaveURL('/land/property/new');
    await bar.getByRole('link', { name: 'Новый запрос' }).click();
    await expect(page).toHaveURL('/land/request/new');
    await bar.getByRole('button', { name: 'Новый контакт' }).click();
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Имя' })).toBeVisible();
    await expect(page).toHaveURL('/land/request/new');
  });
  await test.step('a path that nothing lives at gets its own page', async () => {
    for (const path of [
      ...['/nowhere', '/land/nowhere', '/land/x.html', '/land/property/new/17'],
      ...['/industrial/nowhere', '/industrial/requests/new/17'],
      // Unknown paths below the page of an object or request.
      ...['property', 'request'].map((page) => `/land/${page}/019a0000-0000-7000-8000-000000000000/nowhere`),
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible();
      await expect(page).toHaveTitle('Страница не найдена');
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
    await page.getByRole('link', { name: 'На главную' }).click();
    await expect(page).toHaveURL('/');
  });
  await test.step('the error page leads home', async () => {
    await page.goto('/error');
    await expect(page.getByRole('heading', { name: 'Произошла ошибка' })).toBeVisible();
    await page.getByRole('link', { name: 'На главную' }).click();
    await expect(page).toHaveURL('/');
  });
  await test.step('the foot has its year while nothing is known of the office', async () => {
    // The request stays unanswered and is not aborted.
    await page.route('**/api/settings', () => undefined);
    await page.goto('/error');
    await expect(page.getByRole('contentinfo')).toHaveText(`© ${new Date().getFullYear()}`);
  });
});

test('the bar knows no name where the employee cannot be told, or is not known; nobody is thrown out [SHELL-009]', async ({
  page,
  troubles,
}) => {
  troubles.expect(/employees\/current/);
  await page.route('**/api/employees/current', (route) => route.abort());
  await page.goto('/land/property');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Дополнительная информация' })).toBeVisible();
  await page.unrouteAll();

  // The server does not find the employee, though the token is valid for other calls.
  troubles.expect(/404 GET .*employees\/current/);
  const error = { code: 'employee.not_found', message: 'Сотрудник не найден' };
  await page.route('**/api/employees/current', (route) => route.fulfill({ status: 404, json: { error } }));
  await page.goto('/land/property');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Дополнительная информация' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '0 объектов' })).toBeVisible();
  await expect(page).toHaveURL('/land/property');
});

test('a page whose script is on its way says so; one that has not come in two minutes is an error [SHELL-018, SHELL-019]', async ({
  page,
  troubles,
}) => {
  troubles.expect(/no script within 120000 ms/);
  await page.clock.install();
  await page.goto('/error');
  // The request stays unanswered and is not aborted.
  await page.route(/assets\/land-trash-page.*\.js$/, () => undefined);
  await page.goto('/land/trash');
  await expect(page.getByRole('status', { name: 'Загрузка страницы' })).toBeVisible();
  await page.clock.fastForward(105_000);
  await expect(page.getByRole('status', { name: 'Загрузка страницы' })).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect(page.getByRole('heading', { name: 'Произошла ошибка' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(1);

  await page.unrouteAll();
  await page.clock.resume();
  await page.goto('/land/trash');
  await expect(page.getByRole('heading', { level: 1, name: 'Корзина' })).toBeVisible();
});

test('a part of a page that has not come in two minutes is an error as well [SHELL-019]', async ({
  page,
  troubles,
}) => {
  troubles.expect(/no script within 120000 ms/);
  await page.clock.install();
  await page.goto('/land/property');
  await page.route(/assets\/user-menu-items.*\.js$/, () => undefined);
  const asked = page.waitForRequest(/user-menu-items/);
  await page.getByRole('button', { name: 'Егор Степной' }).click();
  await asked;
  await page.clock.fastForward(119_000);
  await expect(page.getByRole('heading', { name: '0 объектов' })).toBeVisible();
  await page.clock.fastForward(1_000);
  await expect(page.getByRole('heading', { name: 'Произошла ошибка' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
});

test('what is to be told is told, without the script that draws it', async ({ page, app, troubles }) => {
  troubles.expect(/toast-view|dynamically imported module/);
  troubles.expect(/failed: DELETE/);
  const { id } = await givenProperty(app.db);
  await page.route(/assets\/toast-view.*\.js$/, (route) => route.abort());
  await page.route(`**/api/land/properties/${id}*`, (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await page.goto(`/land/property/${id}`);
  await page.getByRole('button', { name: 'Ещё', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Удалить' }).click();
  await page.getByRole('dialog', { name: 'Удаление объекта?' }).getByRole('button', { name: 'Удалить' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Не удалось удалить объект' });
  await expect(alert).toContainText('Нет связи с сервером');
  await expectAccessible(alert);
  await alert.getByRole('button', { name: 'Закрыть' }).click();
  await expect(alert).toBeHidden();
});

test('a script that is gone after a new release: the page is loaded anew once, and what was typed is there', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/404 GET .*user-menu-items/);
  troubles.expect(/user-menu-items|dynamically imported module/);
  page.on('dialog', (dialog) => {
    throw new Error(`The browser asks: ${dialog.type()}`);
  });
  const { id } = await givenProperty(app.db, { responsibleEmployeeId: app.broker.id });
  await page.goto(`/land/property/${id}/edit`);
  const comment = page.getByRole('textbox', { name: 'Комментарий', exact: true });
  await comment.fill('Въезд с севера');

  // After a new release the old scripts are gone, and the page names new ones.
  await page.route(/assets\/user-menu-items.*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.route(
    (url) => url.pathname === '/',
    (route) => route.fulfill({ contentType: 'text/html', body: '<script src="/assets/index-newer.js"></script>' }),
  );
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Егор Степной' }).click();
  await loaded;
  await expect(comment).toHaveValue('Въезд с севера');

  // The script is still missing after the reload: the page is not reloaded again.
  await page.getByRole('button', { name: 'Егор Степной' }).click();
  await expect(page.getByRole('heading', { name: 'Произошла ошибка' })).toBeVisible();
});

test('the menu opens, moves and closes by the keyboard alone; light or dark is chosen in it and kept', async ({
  page,
  app,
}) => {
  await test.step('light or dark is chosen in the menu and kept', async () => {
    await givenProperty(app.db);
    await page.goto('/land/property');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
    await page.getByRole('button', { name: 'Егор Степной' }).click();
    await expectAccessible(page.getByRole('menu'));
    await page.getByRole('menuitem', { name: 'Тёмная тема' }).click();
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await page.reload();
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await page.getByRole('button', { name: 'Егор Степной' }).click();
    await page.getByRole('menuitem', { name: 'Как в системе' }).click();
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  });
  await test.step('the menu opens, moves and closes by the keyboard alone', async () => {
    await page.goto('/land/property');
    const button = page.getByRole('button', { name: 'Егор Степной' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Выход' })).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitem', { name: 'Выход' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(button).toBeFocused();
  });
});

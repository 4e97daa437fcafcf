import { getProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { endSessionsOf } from '@gektar/server/testing/given-sign-in.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { clickTwice } from './click-twice.ts';
import { credentials, expect, test } from './journey.ts';

const number = '50:01:0000001:1';

async function openForm(page: Page, app: TestApp, about: Parameters<typeof givenProperty>[1] = {}) {
  const property = await givenProperty(app.db, {
    responsibleEmployeeId: app.broker.id,
    cadastralNumbers: [number],
    area: 12.5,
    ...about,
  });
  await page.goto(`/land/property/${property.id}/edit`);
  await expect(area(page)).toHaveValue('12,50');
  return property;
}

function area(page: Page) {
  return page.getByRole('textbox', { name: 'Площадь', exact: true });
}

function comment(page: Page) {
  return page.getByRole('textbox', { name: 'Комментарий', exact: true });
}

async function current(app: TestApp, id: string) {
  // A colleague's session, because a test may have ended the broker's own.
  const { call } = await app.anotherBroker();
  return call(getProperty, { params: { id } });
}

test('what is typed is understood, saved by Ctrl+S and shown on the object; a double click on save is one request [LAND-PROP-003, LAND-PROP-004]', async ({
  page,
  app,
}) => {
  const { id } = await openForm(page, app);
  await area(page).fill('1 234,5 га');
  await page.getByRole('textbox', { name: 'Цена', exact: true }).fill('385000000');
  await comment(page).fill('Въезд с севера');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Объект успешно обновлен')).toBeVisible();
  await expect(page).toHaveURL(`/land/property/${id}`);
  expect(await current(app, id)).toMatchObject({ area: 1234.5, price: 385_000_000, comment: 'Въезд с севера' });
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  for (const shown of [/1\s234,50\sга/, /385\s000\s000,00\sруб/, 'Въезд с севера'])
    await expect(page.getByRole('main')).toContainText(shown);

  await page.getByRole('link', { name: 'Изменить' }).click();
  await area(page).fill('77');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/properties/update')) sent.push(request.url());
  });
  await clickTwice(page.getByRole('button', { name: /^Сохранить/ }), /\/properties\/update$/);
  await expect(page).toHaveURL(`/land/property/${id}`);
  expect(sent).toHaveLength(1);
});

test('a form says what it lacks and what is taken, and is left only on confirm, by a link and by the back button [SHELL-039, SHELL-060, SHELL-030, SHELL-031, SHELL-032]', async ({
  page,
  app,
}) => {
  await givenProperty(app.db, { cadastralNumbers: ['50:01:0000001:2'] });
  const { id } = await openForm(page, app);
  await test.step('saving without a required field warns, marks it and leads there', async () => {
    await area(page).fill('');
    await page.getByRole('button', { name: /^Сохранить/ }).click();
    await expect(page.getByText('Заполните обязательные поля')).toBeVisible();
    await expect(
      page.getByText('Для сохранения формы необходимо заполнить обязательные поля во всех разделах'),
    ).toBeVisible();
    await expect(area(page)).toBeFocused();
    await expect(area(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Обязательное поле').first()).toBeVisible();
    await expectAccessible(page.getByRole('main'));
    expect((await current(app, id)).area).toBe(12.5);
  });
  await test.step('a number that another object has is told at its field', async () => {
    await page.getByRole('textbox', { name: /Кадастровые номера/ }).fill('50:01:0000001:2');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Кадастровый номер уже используется').first()).toBeVisible();
  });
  await test.step('a changed form is left only on confirm, by a link and by the back button', async () => {
    await page.goto(`/land/property/${id}`);
    await page
      .getByRole('link', { name: 'Изменить' })
      .or(page.getByRole('button', { name: 'Изменить' }))
      .click();
    await area(page).fill('20');
    const question = page.getByRole('dialog', { name: 'Изменения не сохранены. Покинуть страницу?' });

    await page.getByRole('navigation', { name: 'Путь' }).getByRole('link', { name: 'Объекты' }).click();
    await question.getByRole('button', { name: 'Отменить' }).click();
    await expect(page).toHaveURL(`/land/property/${id}/edit`);
    await expect(area(page)).toHaveValue(/^20/);

    await page.goBack();
    await expect(question).toBeVisible();
    await expectAccessible(question);
    await question.getByRole('button', { name: 'Подтвердить' }).click();
    await expect(page).toHaveURL(`/land/property/${id}`);
    expect((await current(app, id)).area).toBe(12.5);
  });
  await test.step('Back while a save is under way asks only until it is saved', async () => {
    const held = Promise.withResolvers<void>();
    await page.route('**/properties/update', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Изменить' }).click();
    await area(page).fill('30');
    await page.getByRole('button', { name: /^Сохранить/ }).click();
    await page.goBack();
    const question = page.getByRole('dialog', { name: 'Изменения не сохранены. Покинуть страницу?' });
    await expect(question).toBeVisible();
    held.resolve();
    await expect(page.getByText('Объект успешно обновлен')).toBeVisible();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(`/land/property/${id}`);
    await expect(page.getByRole('link', { name: 'Изменить' })).toBeVisible();
    expect((await current(app, id)).area).toBe(30);
  });
});

test('two tabs edit one object: the second chooses field by field, nothing typed is lost', async ({
  page,
  app,
  context,
  troubles,
}) => {
  troubles.expect(/refused: 409 POST .*properties\/update/);
  const { id } = await openForm(page, app);
  const other = await context.newPage();
  await other.goto(`/land/property/${id}/edit`);
  await other.getByRole('textbox', { name: 'Площадь', exact: true }).fill('30');
  await other.keyboard.press('Control+s');
  await expect(other).toHaveURL(`/land/property/${id}`);

  const release = Promise.withResolvers<void>();
  await page.route('**/api/land/properties/update', async (route) => {
    await release.promise;
    await route.continue();
  });
  const sent = page.waitForRequest('**/api/land/properties/update');
  await area(page).fill('40');
  await page.keyboard.press('Control+s');
  await sent;
  // Types on before the refusal arrives.
  await comment(page).fill('Моя заметка');
  release.resolve();
  const merge = page.getByRole('dialog', { name: 'Объект изменён другим сотрудником' });
  await expect(merge).toContainText('30,00 га');
  await expect(merge).toContainText('40,00 га');
  await expectAccessible(merge);
  await merge.getByRole('radio', { name: 'Коллеги' }).click({ force: true });
  await merge.getByRole('button', { name: 'Объединить и сохранить' }).click();
  await expect(page).toHaveURL(`/land/property/${id}`);
  expect(await current(app, id)).toMatchObject({ area: 30, comment: 'Моя заметка' });
});

test('a session that is ended in mid-form costs nothing that was typed', async ({ page, app, troubles }) => {
  troubles.expect(/refused: 401/);
  const { id } = await openForm(page, app);
  await area(page).fill('55');
  await comment(page).fill('Ещё не сохранено');
  // Like `npm run user -- sessions LOGIN --end`: the token has not expired but is no longer valid.
  await endSessionsOf(app);
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/auth\?returnUrl=/);
  await expect(page.getByRole('status').getByText('Сеанс завершён, войдите снова')).toBeVisible();
  await page.getByRole('textbox', { name: 'Логин' }).fill(credentials.login);
  await page.getByLabel('Пароль').fill(credentials.password);
  await page.getByRole('button', { name: 'Войти' }).click();

  await expect(page).toHaveURL(`/land/property/${id}/edit`);
  await expect(page.getByText('Восстановлены несохранённые изменения')).toBeVisible();
  await expect(area(page)).toHaveValue('55,00');
  await expect(comment(page)).toHaveValue('Ещё не сохранено');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(`/land/property/${id}`);
  expect(await current(app, id)).toMatchObject({ area: 55, comment: 'Ещё не сохранено' });
});

test('a save that finds no server keeps what was typed and says so [ERR-009]', async ({ page, app, troubles }) => {
  troubles.expect(/failed: POST .*properties\/update/);
  const { id } = await openForm(page, app);
  await area(page).fill('66');
  await page.route('**/properties/update', (route) => route.abort());
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Не удалось обновить объект')).toBeVisible();
  await expect(area(page)).toHaveValue(/^66/);
  await page.unroute('**/properties/update');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(`/land/property/${id}`);
  expect((await current(app, id)).area).toBe(66);
});

import { createRequest } from '@gektar/contract/land/requests/request-endpoints.ts';
import { getSelectionOfRequest } from '@gektar/contract/land/selections/selection.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenManyProperties } from '@gektar/server/testing/given-many.ts';
import { requestFields } from '@gektar/server/testing/given-request.ts';
import { expect, test } from './journey.ts';

// Titles, focus, announcements, and the Back button.

const number = '50:20:0010203:145';

test('the tab is named after what it shows, and the focus goes to the heading of the page that came', async ({
  page,
  app,
  troubles,
}) => {
  const { id } = await givenProperty(app.db, { cadastralNumbers: [number] });
  const request = await app.broker.call(createRequest, { body: requestFields({ name: 'Склад у МКАД' }) });
  await app.broker.call(getSelectionOfRequest, { params: { requestId: request.id } });
  const focused = page.locator('h1:focus');

  await page.goto('/land/property');
  await expect(page).toHaveTitle('Земля | Объекты');
  await expect(page.locator('body')).toBeFocused();
  await page.getByRole('link', { name: number }).click();
  await expect(page).toHaveTitle(`Земля | ${number}`);
  await expect(focused).toHaveText(number);
  // No focus ring after a mouse click.
  expect(await focused.evaluate((heading) => heading.matches(':focus-visible'))).toBe(false);
  await page.getByRole('link', { name: 'Изменить' }).click();
  await expect(page).toHaveTitle(`Земля | ${number} · Редактирование`);
  await expect(focused).toHaveText('Редактирование');
  await page.goBack();
  await expect(focused).toHaveText(number);
  await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Запросы' }).click();
  await expect(page).toHaveTitle('Земля | Запросы');
  await expect(focused).toHaveText('1 запрос');
  await page.goto(`/land/request/${request.id}/info`);
  await expect(page).toHaveTitle('Земля | Склад у МКАД');
  // Following a tab of the same page does not move the focus.
  const tab = page.getByRole('link', { name: 'Подборка' });
  await tab.press('Enter');
  await expect(page).toHaveTitle('Земля | Склад у МКАД · Подборка');
  await expect(tab).toBeFocused();
  troubles.expect(/refused: 404 GET/);
  await page.goto(`/land/property/${id.replace(/^.{4}/, '0000')}`);
  await expect(page.getByText('Такого объекта нет')).toBeVisible();
  await expect(page).toHaveTitle('Земля | Объекты');
});

test('the first key leads over the bar, and a filter says once how many were found', async ({ page, app }) => {
  await givenManyProperties(app.db, app.broker.id, 7);
  await page.goto('/land/property');
  const heading = page.getByRole('heading', { level: 1, name: '7 объектов' });
  await expect(heading).toBeVisible();
  const skip = page.getByRole('link', { name: 'Перейти к содержанию' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL(/\/land\/property$/);

  const said = page.getByRole('status').filter({ hasText: 'Найдено' });
  await expect(said).toHaveCount(0);
  await page.getByRole('region', { name: 'Фильтры' }).getByRole('button', { name: 'Площадь' }).click();
  await page.getByRole('textbox', { name: 'Площадь, до' }).fill('3');
  await page.getByRole('button', { name: 'Показать' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^[23]\s/);
  await expect(said).toHaveCount(1);
  await expect(said).toHaveText(/^Найдено: [23]\sобъекта$/);
});

test('after saving, creating and cancelling Back leads to the list, never to a form', async ({ page, app }) => {
  const { id } = await givenProperty(app.db, { cadastralNumbers: [number] });
  await givenManyProperties(app.db, app.broker.id, 2);
  const list = '/land/property?area=%7B%22from%22%3A0%7D';
  const path = () => new URL(page.url()).pathname;
  const object = page.getByRole('heading', { level: 1, name: number });

  await page.goto(list);
  await page.getByRole('link', { name: number }).click();
  await page.getByRole('link', { name: 'Изменить' }).click();
  await page.getByRole('textbox', { name: 'Адрес', exact: true }).fill('Овсяная, 1');
  await page.keyboard.press('Control+s');
  await expect(object).toBeVisible();
  await page.getByRole('link', { name: 'Изменить' }).click();
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(object).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '3 объекта' })).toBeVisible();
  expect(page.url()).toContain(list);

  // When opened by a URL, the form is replaced by the object's page in the browser history.
  await page.goto(`/land/property/${id}/edit`);
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(object).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '3 объекта' })).toBeVisible();

  await page.getByRole('link', { name: 'Добавить объект' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Новый объект' })).toBeVisible();
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '3 объекта' })).toBeVisible();
  // The URL of the list, as before.
  expect(page.url()).toContain(list);
  await page.goForward();
  await expect.poll(path).toBe('/land/property/new');
});

test('on a telephone the sections are a menu that closes after a choice, by Esc and by a press beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/land/property');
  const sections = page.getByRole('navigation', { name: 'Разделы' });
  const menu = page.getByRole('button', { name: 'Меню' });
  await expect(sections).toBeHidden();
  await menu.click();
  await expect(sections.getByRole('link', { name: 'Словари' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sections).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await page.mouse.click(370, 600);
  await expect(sections).toBeHidden();
  await menu.click();
  await sections.getByRole('link', { name: 'Запросы' }).click();
  await expect(page).toHaveURL(/\/land\/request$/);
  await expect(sections).toBeHidden();
  await menu.click();
  await sections.getByRole('link', { name: 'Новый объект' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Новый объект' })).toBeVisible();
});

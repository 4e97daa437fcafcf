import {
  createLandContact,
  deleteLandContact,
  getLandContact,
  type LandContactFieldsInput,
  listLandContacts,
  updateLandContact,
} from '@gektar/contract/land/contacts/land-contact.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenManyLandContacts } from '@gektar/server/testing/given-customers.ts';
import { endSessionsOf } from '@gektar/server/testing/given-sign-in.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { clickTwice } from './click-twice.ts';
import { credentials, expect, test } from './journey.ts';
import { signInByForm } from './sign-in-form.ts';

const given = ({ broker }: TestApp, lastName: string, about: Partial<LandContactFieldsInput> = {}) =>
  broker.call(createLandContact, { body: { firstName: 'Пётр', lastName, ...about } });

const field = (page: Page, name: string) => page.getByRole('dialog').getByRole('textbox', { name });
/** Rows of the table without its header. */
const rows = (page: Page) =>
  page
    .getByRole('grid', { name: 'Контакты' })
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') });
const names = (page: Page) => rows(page).getByRole('gridcell').nth(0);

test('the form of a contact: what it refuses, what closing it asks, and the first contacts of the list [LAND-CONT-005, LAND-CONT-006, LAND-CONT-007, LAND-CONT-008, LAND-CONT-009, LAND-CONT-003, LAND-CONT-001, LAND-CONT-002]', async ({
  page,
  app,
}) => {
  await test.step('wrong fields are marked in the literal words, nothing is sent, the first one has the focus', async () => {
    await page.goto('/land/contacts');
    await page.getByRole('button', { name: 'Новый контакт' }).click();
    await field(page, 'Телефон').fill('916');
    await expect(field(page, 'Телефон')).toHaveValue('+7 (916) ___-__-__');
    await field(page, 'Эл. почта').fill('nina@');
    await page.getByRole('button', { name: 'Создать' }).click();
    await expect(page.getByRole('dialog').getByText('Данные ведены некорректно')).toHaveCount(4);
    await expect(field(page, 'Фамилия')).toBeFocused();
    await expectAccessible(page.getByRole('dialog'));
    await field(page, 'Фамилия').fill('Жнецова');
    await expect(page.getByRole('dialog').getByText('Данные ведены некорректно')).toHaveCount(3);
    expect(await app.broker.call(listLandContacts)).toEqual([]);
  });
  await test.step('the plus in the bar opens the form over any page; closing it asks, and then begins empty', async () => {
    await page.goto('/land/property');
    const plus = page.getByRole('button', { name: 'Новый контакт' });
    await plus.click();
    await expect(field(page, 'Фамилия')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();

    await plus.click();
    await field(page, 'Фамилия').fill('Жнецова');
    await page.getByRole('button', { name: 'Отмена', exact: true }).click();
    await expect(page.getByText('Изменения не сохранены. Покинуть страницу?')).toBeVisible();
    await page.getByRole('button', { name: 'Отменить' }).click();
    await expect(field(page, 'Фамилия')).toHaveValue('Жнецова');
    // The focus returns to the button that opened the confirmation.
    await expect(page.getByRole('button', { name: 'Отмена', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Подтвердить' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/\/land\/property/);
    await plus.click();
    await expect(field(page, 'Фамилия')).toHaveValue('');
  });
  await test.step('the contacts page: nothing yet, then the first one, appended ones after it', async () => {
    await page.getByRole('button', { name: 'Отмена', exact: true }).click();
    await page.getByRole('link', { name: 'Контакты' }).click();
    await expect(page).toHaveTitle('Земля | Контакты');
    await expect(page.getByText('Здесь живут собственники')).toBeVisible();
    await expectAccessible(page.getByRole('main'));

    await page.getByRole('button', { name: 'Добавить контакт' }).click();
    await expect(page.getByRole('dialog', { name: 'Новый контакт' })).toBeVisible();
    await expect(field(page, 'Фамилия')).toBeFocused();
    await field(page, 'Фамилия').fill('Жнецова');
    await field(page, 'Имя').fill('Нина');
    await field(page, 'Телефон').fill('8 (916) 123-45-67');
    await field(page, 'Эл. почта').fill('nina@pole.example');
    await field(page, 'Комментарий').fill('После обеда');
    await field(page, 'Имя').press('Enter');
    await expect(page.getByText('Контакт создан')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(/Жнецова Нина.*\+7\s\(916\)\s123-45-67.*nina@pole\.example.*После обеда/);

    await page.getByRole('button', { name: 'Новый контакт' }).click();
    await field(page, 'Фамилия').fill('Абрамов');
    await field(page, 'Имя').fill('Яков');
    await page.getByRole('button', { name: 'Создать' }).click();
    await expect(rows(page).nth(1)).toContainText(/Абрамов Яков\s*—\s*—\s*—/);
    await expect(page.getByRole('heading', { level: 1, name: '2 контакта' })).toBeVisible();
    const kept = await app.broker.call(listLandContacts);
    expect(kept.map(({ phone }) => phone)).toEqual(['79161234567', null]);
  });
});

test('two clicks save once; a save that fails keeps what was typed', async ({ page, app, troubles }) => {
  troubles.expect(/failed: POST .*land-contacts/);
  troubles.expect(/refused: 401/);
  await page.goto('/land/contacts');
  await page.getByRole('button', { name: 'Новый контакт' }).click();
  await field(page, 'Фамилия').fill('Жнецова');
  await field(page, 'Имя').fill('Нина');
  await page.route('**/api/land/land-contacts', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByText('Не удалось сохранить контакт')).toBeVisible();
  await expect(field(page, 'Фамилия')).toHaveValue('Жнецова');
  await page.unroute('**/api/land/land-contacts');
  // The session ends before the form is sent.
  await endSessionsOf(app);
  await page.getByRole('button', { name: 'Создать' }).click();
  await signInByForm(page, credentials);
  await expect(field(page, 'Фамилия')).toHaveValue('Жнецова');
  await clickTwice(page.getByRole('button', { name: 'Создать' }), /\/land-contacts$/);
  await expect(page.getByText('Контакт создан')).toBeVisible();
  const { call } = await app.anotherBroker();
  expect(await call(listLandContacts)).toHaveLength(1);
});

test('by keys alone: down, Enter, another name, Enter; the row is replaced where it stands, a new one is appended, a deleted one leaves the rest [LAND-CONT-003, LAND-CONT-010]', async ({
  page,
  app,
}) => {
  await given(app, 'Первый');
  await given(app, 'Второй');
  await given(app, 'Третий');
  await page.goto('/land/contacts');
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('grid').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Редактировать контакт' })).toBeVisible();
  await field(page, 'Фамилия').fill('Вторая');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Контакт обновлён')).toBeVisible();
  await expect(rows(page)).toContainText(['Первый Пётр', 'Вторая Пётр', 'Третий Пётр']);

  await page.getByRole('button', { name: 'Новый контакт' }).click();
  await field(page, 'Фамилия').fill('Абрамов');
  await field(page, 'Имя').fill('Яков');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toContainText(['Первый Пётр', 'Вторая Пётр', 'Третий Пётр', 'Абрамов Яков']);

  await page.getByRole('button', { name: 'Первый' }).click();
  await page.getByRole('button', { name: 'Удалить' }).click();
  await page.getByRole('dialog', { name: 'Удалить контакт?' }).getByRole('button', { name: 'Удалить' }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page)).toContainText(['Вторая Пётр', 'Третий Пётр', 'Абрамов Яков']);
});

test('a contact is deleted after a question; one that an object refers to stays, in the words of dictionaries [LAND-CONT-015]', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/refused: 409 DELETE/);
  const used = await given(app, 'Нужный');
  await given(app, 'Лишний');
  await givenProperty(app.db, { landContact: { id: used.id } });
  await page.goto('/land/contacts');
  for (const lastName of ['Лишний', 'Нужный']) {
    await page.getByRole('button', { name: lastName }).click();
    await page.getByRole('button', { name: 'Удалить' }).click();
    await expect(page.getByText('Удалить контакт?')).toBeVisible();
    await page.getByRole('dialog', { name: 'Удалить контакт?' }).getByRole('button', { name: 'Удалить' }).click();
  }
  await expect(page.getByText('Значение уже используется,поэтому оно не может быть удаленно.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rows(page)).toHaveCount(1);
  expect(await app.broker.call(listLandContacts)).toEqual([used]);
});

test('who saves second sees what the first one changed, keeps what was typed, and saves over it', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/refused: 409 POST/);
  const contact = await given(app, 'Жнецова');
  await page.goto('/land/contacts');
  await page.getByRole('button', { name: 'Жнецова' }).click();
  await field(page, 'Комментарий').fill('После обеда');
  await app.broker.call(updateLandContact, { body: { ...contact, phone: '79161234567' } });
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Контакт изменён другим сотрудником')).toBeVisible();
  await expect(field(page, 'Телефон')).toHaveValue('+7 (916) 123-45-67');
  await expect(field(page, 'Комментарий')).toHaveValue('После обеда');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Контакт обновлён')).toBeVisible();
  const params = { id: contact.id };
  expect(await app.broker.call(getLandContact, { params })).toMatchObject({
    phone: '79161234567',
    comment: 'После обеда',
    rowVersion: 3,
  });
});

test('a contact that is gone meanwhile: the form says so and keeps what was typed', async ({ page, app, troubles }) => {
  troubles.expect(/refused: 404 POST/);
  const contact = await given(app, 'Жнецова');
  await page.goto('/land/contacts');
  await page.getByRole('button', { name: 'Жнецова' }).click();
  await field(page, 'Комментарий').fill('После обеда');
  await app.broker.call(deleteLandContact, { params: { id: contact.id } });
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Контакт не найден')).toBeVisible();
  await expect(field(page, 'Комментарий')).toHaveValue('После обеда');
});

test('a thousand contacts are searched and sorted, the address keeps it; a phone is a messenger link and can be copied [LAND-CONT-002]', async ({
  page,
  app,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await givenManyLandContacts(app.db, 1_000);
  await page.goto('/land/contacts');
  await expect(page.getByRole('heading', { level: 1, name: /1\s000 контактов/ })).toBeVisible();
  await page.getByRole('columnheader', { name: 'Контакт' }).getByRole('button').first().click();
  await page.getByRole('columnheader', { name: 'Контакт' }).getByRole('button').first().click();
  await expect(names(page).first()).toHaveText('Фамилия 1000 Имя1000');

  await page.getByRole('searchbox', { name: 'Поиск по контактам' }).fill('+7 900 000-01-20');
  await expect(rows(page)).toContainText(['Фамилия 120']);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  const phone = page.getByRole('link', { name: '+7 (900) 000-01-20', exact: true });
  await expect(phone).toHaveAttribute('href', 'https://wa.me/79000000120');
  const call = page.getByRole('link', { name: 'Позвонить: +7 (900) 000-01-20' });
  await expect(call).toHaveAttribute('href', 'tel:+79000000120');
  await rows(page).hover();
  await page.getByRole('button', { name: 'Скопировать телефон' }).click();
  await expect(page.getByRole('button', { name: 'Скопировано' })).toBeVisible();
  await expect(page.getByText('Данные скопированы в буфер')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\+7\s\(900\)\s000-01-20$/);

  await page.getByRole('searchbox', { name: 'Поиск по контактам' }).fill('нет такого');
  await page.getByRole('button', { name: 'Сбросить поиск' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /1\s000 контактов/ })).toBeVisible();
});

test('contacts that cannot be loaded say so and can be tried again', async ({ page, app, troubles }) => {
  troubles.expect(/refused: 500 GET/);
  await given(app, 'Жнецова');
  await page.route('**/api/land/land-contacts', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'unexpected', message: 'Произошла ошибка' } } }),
  );
  await page.goto('/land/contacts');
  await expect(page.getByText('Не удалось загрузить данные')).toBeVisible();
  await page.unroute('**/api/land/land-contacts');
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(rows(page)).toHaveCount(1);
});

test('an object gets its contact in its form: one of the list, or a new one without leaving', async ({ page, app }) => {
  await given(app, 'Жнецова', { phone: '79161234567' });
  const { id } = await givenProperty(app.db);
  await page.goto(`/land/property/${id}/edit`);
  const contact = page.getByRole('combobox', { name: 'Контакт', exact: true });
  await contact.click();
  await contact.fill('жнец');
  await page.getByRole('option', { name: 'Жнецова Пётр' }).click();
  await expect(page.getByRole('link', { name: '+7 (916) 123-45-67', exact: true })).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'Новый контакт' }).click();
  await field(page, 'Фамилия').fill('Межевая');
  await field(page, 'Имя').fill('Ида');
  await page.getByRole('button', { name: 'Создать' }).last().click();
  await expect(contact).toHaveValue('Межевая Ида');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Объект успешно обновлен')).toBeVisible();
  await expect(page.getByText('Межевая Ида')).toBeVisible();
});

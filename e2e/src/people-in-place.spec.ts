import { getComplex } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { getProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { findCompanies } from '@gektar/contract/people/customer-endpoints.ts';
import { createOwnCompany, createOwnContact } from '@gektar/contract/people/own-customer-endpoints.ts';
import { CrmStandIn } from '@gektar/server/testing/crm-stand-in.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenBuilding, givenComplex } from '@gektar/server/testing/given-complex.ts';
import { givenSelection } from '@gektar/server/testing/given-selection.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { test as base, expect, test } from './journey.ts';

const company = (page: Page) => page.getByRole('combobox', { name: 'Компания', exact: true });
const person = (page: Page) => page.getByRole('combobox', { name: 'Контактное лицо' });
const newCompany = (page: Page) => page.getByRole('dialog', { name: 'Новая компания' });
const newContact = (page: Page) => page.getByRole('dialog', { name: 'Новый контакт' });
const doubles = (page: Page) => page.getByRole('status').filter({ hasText: 'Уже есть похожие' });

/** A journey with an external CRM. */
const withCrm = base.extend<{ portal: CrmStandIn }>({
  portal: async ({ browserName: _ }, use) => {
    const portal = await CrmStandIn.start();
    portal.companies = [{ id: 7, title: 'ООО «Межа Юг»' }];
    portal.contacts = [{ id: 54, name: 'Анна', lastName: 'Ёлкина', companyIds: [7], phones: ['8 916 000-00-54'] }];
    await use(portal);
    await portal.stop();
  },
  settings: ({ portal }, use) => use({ crmUrl: portal.url, crmDeadlineMs: 60_000 }),
});

test('land: a company and a person that are in no list are added from the form, doubles are offered first', async ({
  page,
  app,
  troubles,
}) => {
  const { id } = await givenProperty(app.db, { companyId: null, contactId: null });
  await page.goto(`/land/property/${id}/edit`);
  await test.step('Enter on a name that nothing matches opens the form with it; wrong fields are marked', async () => {
    await company(page).click();
    await company(page).fill('ООО «Новая межа»');
    await expect(page.getByRole('option')).toHaveText(['Добавить «ООО «Новая межа»»']);
    await page.keyboard.press('Enter');
    await expect(newCompany(page).getByLabel('Название')).toHaveValue('ООО «Новая межа»');
    await expectAccessible(newCompany(page));
    await newCompany(page).getByLabel('ИНН').fill('7707329153');
    await newCompany(page).getByLabel('Название').fill('');
    await page.keyboard.press('Enter');
    await expect(newCompany(page).getByLabel('Название')).toHaveAccessibleDescription('Обязательное поле');
    await expect(newCompany(page).getByLabel('Название')).toBeFocused();
    await expect(newCompany(page).getByText('Проверьте ИНН: контрольное число не сходится')).toBeVisible();
    await newCompany(page).getByLabel('Название').fill('ООО «Новая межа»');
    await newCompany(page).getByLabel('ИНН').fill('7707329152');
    await newCompany(page).getByLabel('Телефон').fill('84951234567');
  });
  await test.step('a failed save keeps what was typed; Enter saves and chooses', async () => {
    troubles.expect(/POST .*\/api\/Contact\/companies/);
    await page.route('**/api/Contact/companies', (route) => route.abort(), { times: 1 });
    await newCompany(page).getByLabel('Название').press('Enter');
    await expect(page.getByText('Не удалось сохранить компанию')).toBeVisible();
    await expect(newCompany(page).getByLabel('Телефон')).toHaveValue('+7 (495) 123-45-67');
    await newCompany(page).getByLabel('Название').press('Enter');
    await expect(page.getByText('Компания создана')).toBeVisible();
    await expect(newCompany(page)).toBeHidden();
    await expect(company(page)).toHaveValue('ООО «Новая межа»');
  });
  await test.step('a person of it: digits become the telephone, its owner comes first and can be chosen', async () => {
    await app.broker.call(createOwnContact, {
      body: { firstName: 'Ида', lastName: 'Полевая', phones: ['79161234567'] },
    });
    await person(page).click();
    await expect(page.getByRole('option')).toHaveText(['Добавить контакт']);
    await person(page).fill('8 916 123-45-67');
    await page.getByRole('option', { name: 'Добавить «8 916 123-45-67»' }).click();
    await expect(newContact(page).getByLabel('Телефон')).toHaveValue('+7 (916) 123-45-67');
    await expect(doubles(page)).toContainText('Ида Полевая тот же телефон · +7 (916) 123-45-67');
    await expect(newContact(page).getByRole('button', { name: 'Всё равно создать' })).toBeVisible();
    await newContact(page).getByRole('button', { name: 'Выбрать: Ида Полевая' }).click();
    await expect(person(page)).toHaveValue('Ида Полевая');
  });
  await test.step('another one under the same telephone is created all the same', async () => {
    await person(page).fill('Пашин Глеб');
    await page.keyboard.press('Enter');
    await expect(newContact(page).getByLabel('Имя')).toHaveValue('Глеб');
    await expect(newContact(page).getByLabel('Фамилия')).toHaveValue('Пашин');
    await newContact(page).getByLabel('Телефон').fill('89161234567');
    await newContact(page).getByRole('button', { name: 'Всё равно создать' }).click();
    await expect(person(page)).toHaveValue('Глеб Пашин');
  });
  await test.step('the saved object shows both, and their page the object', async () => {
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Объект успешно обновлен')).toBeVisible();
    await page.goto(`/land/property/${id}`);
    await expect(page.getByRole('link', { name: 'Глеб Пашин' })).toBeVisible();
    await page.getByRole('link', { name: 'ООО «Новая межа»' }).first().click();
    await expect(page).toHaveURL(/\/land\/customers\/company\//);
    const { cadastralNumbers } = await app.broker.call(getProperty, { params: { id } });
    await expect(page.getByRole('region', { name: 'Объекты' })).toContainText(cadastralNumbers[0] ?? '');
    await expect(page.getByRole('list', { name: 'Люди компании' })).toContainText('Глеб Пашин');
    await expectAccessible(page.getByRole('main'));
  });
});

test('industrial: a tenant, a contact and their company are added where they are chosen', async ({ page, app }) => {
  const complex = await givenComplex(app.db, { contacts: [], operatorWithRoles: [], tenants: [] });
  await givenBuilding(app.db, complex.id);
  await test.step('an operator and a contact of a complex, of a new company', async () => {
    await page.goto(`/industrial/complex/${complex.id}?tab=passport`);
    await page.getByRole('tab', { name: /^Люди/ }).click();
    await page.getByRole('button', { name: 'Добавить контакт' }).first().click();
    await company(page).fill('КФХ «Борозда»');
    await page.getByRole('option', { name: 'Добавить «КФХ «Борозда»»' }).click();
    await newCompany(page).getByRole('button', { name: 'Создать' }).click();
    await expect(company(page)).toHaveValue('КФХ «Борозда»');
    const contact = page.getByRole('combobox', { name: 'Контакт', exact: true });
    await contact.fill('Зоя Нивина');
    // Once the people of the new company have been loaded.
    await expect(page.getByRole('option', { name: 'Добавить «Зоя Нивина»' })).toBeVisible();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Новый контакт' }).last();
    await expect(dialog.getByLabel('Имя')).toHaveValue('Зоя');
    await dialog.getByRole('button', { name: 'Создать' }).click();
    await expect(contact).toHaveValue('Зоя Нивина');
    await page.getByRole('combobox', { name: 'Роль' }).click();
    await page.getByRole('option').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Добавить', exact: true }).click();
    await expect(page.getByText('Контакт добавлен')).toBeVisible();
    await expect(page.getByRole('tabpanel', { name: /^Люди/ })).toContainText('Зоя Нивина');
  });
  await test.step('a tenant among several, in the form of the complex', async () => {
    await page.goto(`/industrial/complex/${complex.id}/edit`);
    const tenants = page.getByRole('button', { name: 'Арендаторы' });
    await tenants.click();
    await page.getByRole('combobox', { name: 'Поиск: Арендаторы' }).fill('АО «Пашня»');
    await page.getByRole('button', { name: 'Добавить «АО «Пашня»»' }).click();
    await newCompany(page).getByRole('button', { name: 'Создать' }).click();
    await expect(page.getByRole('button', { name: 'Убрать: АО «Пашня»' })).toBeVisible();
    await page.getByRole('button', { name: 'Сохранить' }).first().click();
    await expect(page.getByText('Комплекс успешно обновлен')).toBeVisible();
    expect((await app.broker.call(getComplex, { params: { id: complex.id } })).tenants).toMatchObject([
      { name: 'АО «Пашня»' },
    ]);
  });
});

test('the palette finds people by telephone and creates companies and contacts; the list and the pages show them', async ({
  page,
  app,
}) => {
  const { id: companyId } = await app.broker.call(createOwnCompany, {
    body: { name: 'ООО «Межа»', note: 'Платит вовремя' },
  });
  const ida = { firstName: 'Ида', lastName: 'Полевая', companyId, phones: ['79161234567'] };
  const { id: contactId } = await app.broker.call(createOwnContact, { body: ida });
  const { requestId } = await givenSelection(app.db, { companyId, count: 2 });
  await app.db.updateTable('land.requests').set({ contact_id: contactId }).where('id', '=', requestId).execute();

  await test.step('a telephone number as people type it leads to the page of the person', async () => {
    await page.goto('/land/property');
    await page.getByRole('button', { name: /^Поиск/ }).click();
    await page.getByRole('combobox', { name: 'Поиск' }).fill('8 (916) 123-45');
    const people = page.getByRole('group', { name: 'Люди' });
    await people.getByRole('option', { name: /Ида Полевая/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ида Полевая');
    await expect(page.getByRole('region', { name: 'Запросы' }).getByRole('link')).toHaveAttribute(
      'href',
      `/land/request/${requestId}`,
    );
    await expect(page.getByRole('region', { name: 'Подборки' })).toContainText('2 объекта · без ссылки');
    await expect(page.getByRole('region', { name: 'Объекты' })).toContainText('Объектов нет');
  });
  await test.step('it is edited on its page', async () => {
    await page.getByRole('button', { name: 'Изменить' }).click();
    const dialog = page.getByRole('dialog', { name: 'Редактировать контакт' });
    await dialog.getByLabel('Заметка').fill('Звонить после обеда');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Контакт обновлён')).toBeVisible();
    await expect(page.getByText('Звонить после обеда')).toBeVisible();
  });
  await test.step('Новая компания of the palette opens the form over the list and leads to the new page', async () => {
    await page.goto('/industrial');
    await page.getByRole('button', { name: /^Поиск/ }).click();
    await page.getByRole('combobox', { name: 'Поиск' }).fill('новая компания');
    await page.getByRole('option', { name: /Новая компания/ }).click();
    await newCompany(page).getByLabel('Название').fill('межа');
    await expect(doubles(page)).toContainText('ООО «Межа» то же название');
    await newCompany(page).getByLabel('Название').fill('Пашня');
    await expect(doubles(page)).toBeHidden();
    await newCompany(page).getByLabel('Название').press('Enter');
    await expect(page).toHaveURL(/\/industrial\/customers\/company\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пашня');
  });
  await test.step('the list is searched by name and telephone', async () => {
    await page.goto('/industrial/customers');
    await expect(
      page.getByRole('grid', { name: 'Компании и контакты' }).getByRole('gridcell', { name: 'ООО «Межа»' }).first(),
    ).toBeVisible();
    await expectAccessible(page.getByRole('main'));
    await page.getByRole('searchbox', { name: 'Поиск по компаниям и контактам' }).fill('9161234567');
    await expect(page.getByRole('link', { name: 'Ида Полевая' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Пашня' })).toBeHidden();
  });
});

withCrm(
  'with a CRM what is added is marked as ours and linked on its page; then the record of the CRM has everything',
  async ({ page, app }) => {
    const { id } = await givenProperty(app.db, { companyId: null, contactId: null });
    await page.goto(`/land/property/${id}/edit`);
    await company(page).fill('межа');
    await expect(page.getByRole('option')).toHaveText(['ООО «Межа Юг»', 'Добавить «межа»']);
    await page.getByRole('option', { name: 'Добавить «межа»' }).click();
    await newCompany(page).getByRole('button', { name: 'Создать' }).click();
    await expect(company(page)).toHaveValue('межа');
    await expect(company(page)).toHaveAccessibleDescription('не из CRM');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Объект успешно обновлен')).toBeVisible();
    // The product does not write to the CRM, so the company exists only in our database.
    const found = await app.broker.call(findCompanies, { query: { searchText: 'межа' } });
    expect(found).toMatchObject([{ name: 'межа', isOwn: true }, { id: '7' }]);

    await page.goto(`/land/property/${id}`);
    await page.getByRole('link', { name: 'межа', exact: true }).first().click();
    // The page of the plot has the same button.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('межа');
    await page.getByRole('button', { name: 'Связать с записью CRM: межа' }).click();
    await page.getByRole('combobox', { name: 'Компания в CRM' }).fill('юг');
    await page.getByRole('option', { name: 'ООО «Межа Юг»' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Связать' }).click();
    await page.getByRole('dialog', { name: 'Связать с записью CRM?' }).getByRole('button', { name: 'Связать' }).click();
    await expect(page.getByText('Компания связана с записью CRM')).toBeVisible();
    await page.getByRole('link', { name: 'открыть её' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ООО «Межа Юг»');
    await expect(page.getByRole('region', { name: 'Объекты' }).getByRole('link')).toHaveCount(1);
    expect(await app.broker.call(getProperty, { params: { id } })).toMatchObject({ companyId: '7' });
  },
);

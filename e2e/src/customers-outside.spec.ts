import { addOperatorToComplex } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { getProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { findCompanies } from '@gektar/contract/people/customer-endpoints.ts';
import { CrmStandIn } from '@gektar/server/testing/crm-stand-in.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenComplex } from '@gektar/server/testing/given-complex.ts';
import { givenRequest } from '@gektar/server/testing/given-request.ts';
import type { Page } from '@playwright/test';
import { test as base, expect } from './journey.ts';

/** A journey with an external CRM. */
const test = base.extend<{ portal: CrmStandIn }>({
  portal: async ({ browserName: _ }, use) => {
    const portal = await CrmStandIn.start();
    portal.companies = [
      { id: 7, title: 'ООО «Логистик Юг»', sites: ['https://south.example'] },
      { id: 8, title: 'Юг-Агро' },
    ];
    portal.contacts = [
      {
        id: 54,
        name: 'Анна',
        lastName: 'Ёлкина',
        companyIds: [7],
        phones: ['+7 916 123-45-67'],
        emails: ['a@south.example'],
      },
    ];
    await use(portal);
    await portal.stop();
  },
  settings: ({ portal }, use) => use({ crmUrl: portal.url, crmDeadlineMs: 60_000 }),
});

const company = (page: Page) => page.getByRole('combobox', { name: 'Компания', exact: true });
const person = (page: Page) => page.getByRole('combobox', { name: 'Контактное лицо' });

test('company and person are found as one types and kept with the object [CRM-001, CRM-006, CRM-008, CRM-009]', async ({
  page,
  app,
}) => {
  const { id } = await givenProperty(app.db);
  await page.goto(`/land/property/${id}/edit`);
  await expect(person(page)).toBeDisabled();
  await company(page).click();
  await company(page).fill('логист');
  await expect(page.getByRole('option')).toHaveText(['ООО «Логистик Юг»', 'Добавить «логист»']);
  await expect(page.getByRole('option').first()).toHaveAttribute('data-combobox-selected', /true/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await person(page).click();
  await page.getByRole('option', { name: 'Анна Ёлкина' }).click();
  const phone = page.getByRole('link', { name: '+7 (916) 123-45-67', exact: true });
  await expect(phone).toHaveAttribute('href', 'https://wa.me/79161234567');
  await expect(page.getByRole('link', { name: 'a@south.example' })).toHaveAttribute('href', 'mailto:a@south.example');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Объект успешно обновлен')).toBeVisible();
  expect(await app.broker.call(getProperty, { params: { id } })).toMatchObject({
    companyId: '7',
    contactId: '54',
    client: 'ООО «Логистик Юг»',
  });
});

test('a customer service that does not answer blocks nothing: it is said, tried again, and what is stored stays [CRM-001]', async ({
  page,
  app,
  portal,
  troubles,
}) => {
  troubles.expect(/refused: 502 GET .*\/api\/Contact/);
  const { id } = await givenProperty(app.db, { companyId: '7' });
  portal.mood = 'html';
  await page.goto(`/land/property/${id}/edit`);
  // Shows the id, since the company's name was never received.
  await expect(company(page)).toHaveValue('7');
  const failed = page.getByText('Не удалось загрузить данные');
  await expect(failed.first()).toBeVisible();
  portal.mood = 'well';
  await page.getByRole('button', { name: 'Повторить' }).first().click();
  await company(page).click();
  await company(page).fill('юг');
  await expect(page.getByRole('option', { name: 'Юг-Агро' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(company(page)).toHaveValue('ООО «Логистик Юг»');
});

test('while the customer service is away, companies that were seen are found, chosen and said to be old; one that it no longer knows is told as such [CRM-006]', async ({
  page,
  app,
  portal,
  troubles,
}) => {
  await test.step('while the customer service is away, companies that were seen are found and said to be old; one that it no longer knows is told as such', async () => {
    // The contacts of this company were never received, so none are stored and the call fails.
    troubles.expect(/refused: 502 GET .*\/api\/Contact\/companies\/7\/contacts/);
    await app.broker.call(findCompanies, { query: { searchText: 'юг' } });
    await app.db.updateTable('shared.companies').set({ seen_at: '2026-03-08T12:00:00' }).execute();
    const { id } = await givenProperty(app.db, { companyId: '7' });
    portal.mood = 'html';
    await page.goto(`/land/property/${id}/edit`);
    await expect(company(page)).toHaveValue('ООО «Логистик Юг»');
    await expect(company(page)).toHaveAccessibleDescription('CRM не отвечает: показано сохранённое от 08.03.2026');
    await company(page).click();
    await company(page).fill('агро');
    await expect(page.getByRole('option', { name: 'Юг-Агро' })).toBeVisible();

    portal.mood = 'well';
    portal.companies = portal.companies.filter((one) => one.id !== 7);
    await page.reload();
    await expect(company(page)).toHaveValue('ООО «Логистик Юг»');
    await expect(company(page)).toHaveAccessibleDescription('Этой записи больше нет в CRM, данные от 08.03.2026');
    // The company has no known contacts, which is not an error.
    await expect(person(page)).toBeEnabled();
    await expect(page.getByText('Не удалось загрузить данные')).toBeHidden();
  });
  await test.step('a new choice is made among the companies that were seen', async () => {
    troubles.expect(/refused: 502 GET .*\/api\/Contact\/companies\/8\/contacts/);
    const { id } = await givenProperty(app.db, { companyId: null });
    portal.mood = 'html';
    await page.goto(`/land/property/${id}/edit`);
    await expect(company(page)).toHaveAccessibleDescription('CRM не отвечает: показано сохранённое от 08.03.2026');
    await company(page).click();
    await company(page).fill('агро');
    await page.getByRole('option', { name: 'Юг-Агро' }).click();
    await expect(company(page)).toHaveValue('Юг-Агро');
  });
});

test('own companies and contacts beside the CRM are marked and linked to its records; a field says that it waits', async ({
  page,
  app,
  troubles,
}) => {
  await app.db.insertInto('shared.companies').values({ id: 'own-field', name: 'ООО «Логистик Межа»' }).execute();
  const ida = { id: 'own-ida', first_name: 'Ида', last_name: 'Полевая', company_id: 'own-field' };
  await app.db.insertInto('shared.contacts').values(ida).execute();
  const { id } = await givenProperty(app.db, { companyId: 'own-field', contactId: ida.id });
  const request = await givenRequest(app.db, { companyId: 'own-field' });
  const dialog = page.getByRole('dialog', { name: 'Связать с записью CRM', exact: true });
  const question = page.getByRole('dialog', { name: 'Связать с записью CRM?' });
  const inDialog = (name: string) => dialog.getByRole('combobox', { name });

  await test.step('the field waits for the CRM, then its choices mark the own ones', async () => {
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/Contact/companies?*', async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.goto(`/land/property/${id}/edit`);
    await expect(company(page)).toHaveAccessibleDescription('Ждём ответа CRM…');
    release();
    await expect(company(page)).toHaveAccessibleDescription('не из CRM');
    await company(page).click();
    await company(page).fill('логистик');
    await expect(page.getByRole('option', { name: 'ООО «Логистик Межа» не из CRM', exact: true })).toBeVisible();
    await expect(page.getByRole('option', { name: 'ООО «Логистик Юг»', exact: true })).toBeVisible();
  });
  await test.step('a contact is linked on the page of an object, a refusal is explained at its field', async () => {
    await page.goto(`/land/property/${id}`);
    await expect(page.getByText('не из CRM')).toHaveCount(2);
    await page.getByRole('button', { name: 'Связать с записью CRM: Ида Полевая' }).click();
    await dialog.getByRole('button', { name: 'Связать' }).click();
    await expect(inDialog('Компания контакта в CRM')).toHaveAccessibleDescription('Введите или выберите из списка');
    await expect(inDialog('Компания контакта в CRM')).toBeFocused();
    await inDialog('Компания контакта в CRM').fill('логистик');
    await expect(page.getByRole('option')).toHaveText(['ООО «Логистик Юг»']);
    await page.getByRole('option').click();
    await inDialog('Контакт в CRM').click();
    await page.getByRole('option', { name: 'Анна Ёлкина' }).click();
    const linkedTo = (crmId: string | null) =>
      app.db.updateTable('shared.contacts').set({ crm_id: crmId }).where('id', '=', ida.id).execute();
    await linkedTo('55');
    troubles.expect(/refused: 409 POST .*\/api\/Contact\/contacts\/link/);
    await dialog.getByRole('button', { name: 'Связать' }).click();
    await expect(question).toContainText('Своя запись: Ида Полевая');
    await question.getByRole('button', { name: 'Связать' }).click();
    await expect(inDialog('Контакт в CRM')).toHaveAccessibleDescription(/Запись уже связана с другой записью CRM/);
    await linkedTo(null);
    await dialog.getByRole('button', { name: 'Связать' }).click();
    await question.getByRole('button', { name: 'Связать' }).click();
    await expect(page.getByText('Контакт связан с записью CRM')).toBeVisible();
    await expect(page.getByText('Анна Ёлкина')).toBeVisible();
    await expect(page.getByText('не из CRM')).toHaveCount(1);
  });
  await test.step('an operator and a tenant of a complex can be linked where they stand', async () => {
    const complex = await givenComplex(app.db, { tenants: [{ id: 'own-field', name: 'ООО «Логистик Межа»' }] });
    const operator = { operatorId: 'own-field', roles: 4, appointmentDate: '2026-03-08T00:00:00' };
    await app.broker.call(addOperatorToComplex, { params: { id: complex.id }, body: operator });
    await page.goto(`/industrial/complex/${complex.id}?tab=passport`);
    await page.getByRole('tab', { name: /^Люди/ }).click();
    const links = page.getByRole('button', { name: 'Связать с записью CRM: ООО «Логистик Межа»' });
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) {
      await link.click();
      await expect(inDialog('Компания в CRM')).toBeFocused();
      // The first Esc closes the choices, the second the dialog.
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('option')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });
  await test.step('a company is linked on the page of a request', async () => {
    await page.goto(`/land/request/${request.id}`);
    await page.getByRole('button', { name: 'Связать с записью CRM: ООО «Логистик Межа»' }).click();
    await inDialog('Компания в CRM').fill('логистик');
    await expect(page.getByRole('option')).toHaveText(['ООО «Логистик Юг»']);
    await page.getByRole('option').click();
    await dialog.getByRole('button', { name: 'Связать' }).click();
    await question.getByRole('button', { name: 'Связать' }).click();
    await expect(page.getByText('Компания связана с записью CRM')).toBeVisible();
    await expect(page.getByRole('main').getByText('ООО «Логистик Юг»').first()).toBeVisible();
    await expect(page.getByText('не из CRM')).toBeHidden();
    expect(await app.broker.call(getProperty, { params: { id } })).toMatchObject({ companyId: '7', contactId: '54' });
  });
});

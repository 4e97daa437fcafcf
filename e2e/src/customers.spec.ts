import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenManyCompanies } from '@gektar/server/testing/given-customers.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { givenCustomers } from './whole-property.ts';

const company = (page: Page) => page.getByRole('combobox', { name: 'Компания', exact: true });
const person = (page: Page) => page.getByRole('combobox', { name: 'Контактное лицо' });

test('among ten thousand companies a part of the name is enough, the people are those of the company, and of no other [CRM-006, CRM-008]', async ({
  page,
  app,
}) => {
  await test.step('among ten thousand companies a part of the name is enough, the people are those of the company', async () => {
    await givenManyCompanies(app.db, 10_000);
    const { id } = await givenProperty(app.db);
    await page.goto(`/land/property/${id}/edit`);
    await company(page).click();
    await expect(page.getByRole('option')).toHaveCount(50);
    await company(page).fill('9999');
    await expect(page.getByRole('option')).toHaveText(['ООО «Поставка 9999»', 'Добавить «9999»']);
    await company(page).fill('поставка 2');
    await page.getByRole('option', { name: 'ООО «Поставка 2»' }).click();
    await person(page).click();
    await person(page).fill('Имя11');
    await expect(page.getByRole('option', { name: 'Имя11 Фамилия11' })).toBeVisible();
  });
  await test.step('the person of one company is not kept with another', async () => {
    const { id } = await givenProperty(app.db, await givenCustomers(app));
    await app.db
      .insertInto('shared.companies')
      .values({ id: 'c2', name: 'АО «Другое поле»', websites: '[]' })
      .execute();
    await page.goto(`/land/property/${id}/edit`);
    await expect(person(page)).toHaveValue('Ида Полевая');
    await company(page).click();
    await company(page).fill('другое');
    await page.getByRole('option', { name: 'АО «Другое поле»' }).click();
    await expect(person(page)).toHaveValue('');
  });
});

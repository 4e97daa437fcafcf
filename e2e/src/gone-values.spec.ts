import { landDictionaries } from '@gektar/contract/land/dictionaries/land-dictionaries.ts';
import { getProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { choose, create, field, fillRequired, list, openNewForm, save } from './property-form.ts';

const GONE = 'Выбранного значения больше нет в справочнике';

async function givenType(app: TestApp): Promise<number> {
  const { id } = await app.broker.call(landDictionaries['property-types'].create, {
    body: { name: 'Технопарк', color: 'plum' },
  });
  return id;
}

async function deleteType(app: TestApp, id: number): Promise<void> {
  await app.broker.call(landDictionaries['property-types'].remove, { params: { id } });
}

/**
 * Expects the missing value to be reported at its field and no longer offered after another choice; typed values
 * remain.
 */
async function expectGone(page: Page): Promise<void> {
  await expect(page.getByText(GONE).first()).toBeVisible();
  await expect(list(page, 'Тип')).toHaveAccessibleDescription(GONE);
  await expect(field(page, 'Площадь')).toHaveValue('12,50');
  await choose(page, 'Тип', 'Логистика');
  await list(page, 'Тип').fill('Технопарк');
  await expect(page.getByRole('option')).toHaveCount(0);
  await choose(page, 'Тип', 'Логистика');
}

test('a value that is deleted while it stands in the form of a new object is told at its field', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/refused: 4\d\d POST .*\/land\/properties$/);
  const id = await givenType(app);
  await openNewForm(page);
  await fillRequired(page, '50:20:0010203:145');
  await choose(page, 'Тип', 'Технопарк');
  await deleteType(app, id);
  await create(page).click();
  await expectGone(page);
  await create(page).click();
  await expect(page).toHaveURL(/\/land\/property\/[0-9a-f-]{36}$/);
});

test('a value that is deleted while it stands in an edit is told at its field', async ({ page, app, troubles }) => {
  troubles.expect(/refused: 4\d\d POST .*properties\/update/);
  const type = await givenType(app);
  const { id } = await givenProperty(app.db, { area: 12.5 });
  await page.goto(`/land/property/${id}/edit`);
  await choose(page, 'Тип', 'Технопарк');
  await deleteType(app, type);
  await save(page).click();
  await expectGone(page);
  await save(page).click();
  await expect(page).toHaveURL(`/land/property/${id}`);
  expect((await app.broker.call(getProperty, { params: { id } })).propertyType.name).toBe('Логистика');
});

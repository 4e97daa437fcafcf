import { getBuilding } from '@gektar/contract/industrial/buildings/building-endpoints.ts';
import { buildingChanges } from '@gektar/contract/industrial/full-model/full-model-endpoints.ts';
import { getProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenBuilding, givenComplex } from '@gektar/server/testing/given-complex.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { findLayoutTroubles } from './reflow.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const TARGET_PX = 44;
const sheet = (page: Page) => page.getByRole('dialog');
const fact = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name });

test('a tap on a fact of a plot opens its field; a refused value stays typed, the toast gives the old one back', async ({
  page,
  app,
}) => {
  const { id } = await givenProperty(app.db, { price: 10_000_000, area: 3.5, comment: 'Первая линия' });
  const stored = async () => {
    const { price, area } = await app.broker.call(getProperty, { params: { id } });
    return [price, area];
  };
  await page.goto(`/land/property/${id}`);
  await expect(fact(page, /^Изменить: Цена 10\s000\s000,00/)).toBeVisible();
  await expectAccessible(page);
  expect(await findLayoutTroubles(page, TARGET_PX)).toEqual([]);

  await fact(page, /^Изменить: Площадь/).tap();
  const area = sheet(page).getByRole('textbox', { name: 'Площадь', exact: true });
  await expect(area).toBeFocused();
  await area.fill('');
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByText('Обязательное поле')).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Закрыть' }).tap();
  await expect(fact(page, /^Изменить: Площадь/).getByRole('img', { name: 'Не записано' })).toBeVisible();
  await fact(page, /^Изменить: Площадь/).tap();
  await expect(area).toHaveValue('');
  await area.fill('4');
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByLabel('Записано')).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Закрыть' }).tap();
  await expect(fact(page, /^Изменить: Площадь 4,00/)).toBeVisible();
  // A value that is computed from the written one.
  await expect(page.getByText(/2\s500\s000,00/)).toBeVisible();
  expect(await stored()).toEqual([10_000_000, 4]);

  await page.getByRole('button', { name: 'Отменить' }).first().tap();
  await expect(fact(page, /^Изменить: Площадь 3,50/)).toBeVisible();
  expect(await stored()).toEqual([10_000_000, 3.5]);
});

test('a tap on a fact of a building; two people in one field see both values', async ({ page, app }) => {
  const colleague = await app.anotherBroker();
  const complex = await givenComplex(app.db, { name: 'Логопарк Север' });
  const { id } = await givenBuilding(app.db, complex.id, { workingHeight: 12 });
  const stored = () => app.broker.call(getBuilding, { params: { id } });
  await page.goto(`/industrial/complex/${complex.id}`);
  await fact(page, /^Изменить: Рабочая высота 12,00/)
    .first()
    .tap();
  const height = sheet(page).getByRole('textbox', { name: 'Рабочая высота' });
  await expect(height).toBeFocused();
  const { rowVersion } = await stored();
  const changes = [{ id, rowVersion, fields: { workingHeight: 13 } }];
  await colleague.call(buildingChanges.changes, {
    body: { operationId: '019a0000-0000-7000-8000-0000000000f7', changes },
  });
  await height.fill('14');
  await page.keyboard.press('Enter');
  const both = sheet(page).getByRole('region', { name: 'Два значения' });
  await expect(both).toContainText(/Лугова.* изменено раньше вас/);
  for (const value of ['12,00', '13,00', '14,00']) await expect(both).toContainText(value);
  expect(await findLayoutTroubles(page, TARGET_PX)).toEqual([]);
  await both.getByRole('button', { name: 'Записать моё' }).tap();
  await expect(sheet(page).getByLabel('Записано')).toBeVisible();
  expect((await stored()).workingHeight).toBe(14);
  await sheet(page).getByRole('button', { name: 'Закрыть' }).tap();
  await expect(fact(page, /^Изменить: Рабочая высота 14,00/)).toBeVisible();
});

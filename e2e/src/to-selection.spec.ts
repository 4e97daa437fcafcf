import { createRequest as createIndustrialRequest } from '@gektar/contract/industrial/requests/request-endpoints.ts';
import { industrialSelections } from '@gektar/contract/industrial/selections/selection.ts';
import { createRequest } from '@gektar/contract/land/requests/request-endpoints.ts';
import { getSelectionOfRequest } from '@gektar/contract/land/selections/selection.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenBuilding, givenComplex, givenVacancy } from '@gektar/server/testing/given-complex.ts';
import { industrialRequestFields } from '@gektar/server/testing/given-industrial-request.ts';
import { requestFields } from '@gektar/server/testing/given-request.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'В подборку' });

test('an object goes to a selection from its page in two actions, many from the list; what was in already is counted and undo leaves it', async ({
  page,
  app,
}) => {
  const { call, id: me } = app.broker;
  const colleague = await app.anotherBroker();
  const mine = await call(createRequest, {
    body: requestFields({ name: 'Площадка у ЦКАД', responsibleEmployeeId: me }),
  });
  const others = await colleague.call(createRequest, {
    body: requestFields({ name: 'Завод ЖБИ', responsibleEmployeeId: colleague.id }),
  });
  const plots = [];
  for (const number of ['50:01:0000001:1', '50:01:0000001:2', '50:01:0000001:3'])
    plots.push(await givenProperty(app.db, { cadastralNumbers: [number] }));
  const inSelection = async (requestId: string) =>
    (await call(getSelectionOfRequest, { params: { requestId } })).items.map(({ property }) => property.id).sort();

  await page.goto(`/land/property/${plots[0]?.id}`);
  await page.getByRole('button', { name: 'В подборку' }).click(); // 1
  await expect(panel(page).getByRole('option')).toHaveText([/Площадка у ЦКАД.*подборка пуста/]);
  await expectAccessible(panel(page));
  await panel(page).getByRole('option').click(); // 2
  await expect(page.getByText('В подборке «Площадка у ЦКАД»')).toBeVisible();
  await expect(panel(page)).toBeHidden();
  expect(await inSelection(mine.id)).toEqual([plots[0]?.id]);
  await page.keyboard.press('F8');
  await expect(panel(page).getByRole('option')).toContainText('в подборке');
  await panel(page).getByRole('combobox').fill('жби');
  await expect(panel(page).getByRole('option')).toHaveText([/Завод ЖБИ/]);
  await page.keyboard.press('Shift+Enter');
  await expect(page.getByText('В подборке «Завод ЖБИ»')).toBeVisible();
  await expect(panel(page)).toBeVisible();
  expect(await inSelection(others.id)).toEqual([plots[0]?.id]);
  await page.keyboard.press('Escape');

  await page.goto('/land/property?view=table');
  await expect(page.getByRole('row')).toHaveCount(4);
  await page.getByRole('checkbox', { name: 'Выбрать все' }).click();
  await page.getByRole('toolbar', { name: 'Действия с выбранным' }).getByRole('button', { name: 'В подборку' }).click();
  await expect(panel(page).getByRole('option')).toHaveCount(1);
  await expect(panel(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Добавлено: 2 объекта. Уже были: 1 объект')).toBeVisible();
  expect(await inSelection(mine.id)).toEqual(plots.map(({ id }) => id).sort());
  await page.getByRole('button', { name: 'Отменить', exact: true }).click();
  await expect(page.getByText('Убрано: 2 объекта')).toBeVisible();
  expect(await inSelection(mine.id)).toEqual([plots[0]?.id]);
});

test('a vacancy goes to a selection from the page of its complex', async ({ page, app }) => {
  const { call, id: me } = app.broker;
  const request = await call(createIndustrialRequest, {
    body: industrialRequestFields({ name: 'Склад у М-4', responsibleEmployeeId: me }),
  });
  const complex = await givenComplex(app.db);
  const building = await givenBuilding(app.db, complex.id);
  const vacancy = await givenVacancy(app.db, building.id, { name: '1-А' });
  await page.goto(`/industrial/complex/${complex.id}?building=${building.id}`);
  await page.getByRole('button', { name: 'В подборку: 1-А' }).click();
  await panel(page)
    .getByRole('option', { name: /Склад у М-4/ })
    .click();
  await expect(page.getByText('Добавлено: 1 вакансия')).toBeVisible();
  const { items } = await call(industrialSelections.ofRequest, { params: { requestId: request.id } });
  expect(items.map(({ entity }) => entity.id)).toEqual([vacancy.id]);
});

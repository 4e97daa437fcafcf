import { randomUUID } from 'node:crypto';
import { vacancyChanges } from '@gektar/contract/industrial/full-model/full-model-endpoints.ts';
import { REFRESH_TOKEN_KEY, TOKEN_KEY } from '@gektar/contract/people/token-names.ts';
import { givenBuilding, givenComplex, givenVacancy } from '@gektar/server/testing/given-complex.ts';
import { givenRequest } from '@gektar/server/testing/given-request.ts';
import { endSessionsOf, givenSignIn } from '@gektar/server/testing/given-sign-in.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { credentials, expect, test } from './journey.ts';
import { signInByForm } from './sign-in-form.ts';
import { cell, givenPrices, grid, millions, openTable, plots, price, storedPrices } from './table-cells.ts';

const unwritten = (page: Page) => page.getByRole('region', { name: 'Не записано', exact: true });

test('a value typed as the sign-in ended is there after the same person signs in, and nobody else sees it', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/^refused: 401/);
  const colleague = await app.anotherBroker();
  const others = { login: 'lugova', password: 'Пароль-от-реки-9' };
  await givenSignIn(app.db, colleague.id, others);
  await givenPrices(app, millions(10, 20, 30));
  await openTable(page, plots);
  await (await cell(page, 1, price)).click();
  await endSessionsOf(app);
  await page.keyboard.type('12000000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth/);

  await test.step('a colleague at the same computer sees and writes nothing of it', async () => {
    await signInByForm(page, others);
    await expect(page.getByRole('gridcell', { name: '30 000 000,00' })).toBeVisible();
    await expect(await cell(page, 1, price)).toHaveText('10 000 000,00');
    await page.getByRole('columnheader').first().hover();
    await expect(grid(page).locator('[data-editable]').first()).toBeAttached();
    await expect(unwritten(page)).toBeHidden();
    await expect(await cell(page, 1, price)).toHaveText('10 000 000,00');
    expect(await storedPrices(app)).toEqual(millions(10, 20, 30));
    await page.evaluate(
      (keys) => {
        for (const key of keys) localStorage.removeItem(key);
      },
      [TOKEN_KEY, REFRESH_TOKEN_KEY],
    );
    await page.reload();
    await expect(page).toHaveURL(/\/auth/);
  });

  await signInByForm(page, credentials);
  await expect(page.getByRole('gridcell', { name: '30 000 000,00' })).toBeVisible();
  const first = await cell(page, 1, price);
  await expect(first).toContainText('12 000 000,00');
  await expect(unwritten(page)).toContainText('Не записано: 1');
  await expectAccessible(page.getByRole('main'));
  expect(await storedPrices(app)).toEqual(millions(10, 20, 30));
  await first.getByRole('button', { name: 'Записать' }).click();
  await expect(first.getByLabel('Записано')).toBeVisible();
  await expect(unwritten(page)).toBeHidden();
  expect(await storedPrices(app)).toEqual(millions(12, 20, 30));
  await page.reload();
  await page.getByRole('columnheader').first().hover();
  await expect(grid(page).locator('[data-editable]').first()).toBeAttached();
  await expect(unwritten(page)).toBeHidden();
});

test('an open rate, whose list is left as the sign-in ends, is kept; what a colleague wrote meanwhile is shown beside it', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/^refused: 401/);
  const complex = await givenComplex(app.db);
  const building = await givenBuilding(app.db, complex.id);
  const areaSetWithPrice = { office: { areaValue: 100, leasePricePerSqm: 8_000 } };
  const { id } = await givenVacancy(app.db, building.id, { areaSetWithPrice });
  const colleague = await app.anotherBroker();
  await openTable(page, '/industrial/vacancy');
  const rate = await cell(page, 1, 'Ставка');
  await rate.click();
  await page.keyboard.type('9000');
  await endSessionsOf(app);
  // Any call of the page detects the ended session, not only the save of the cell.
  await page.getByRole('columnheader', { name: 'Ставка' }).getByRole('button').first().click();
  await expect(page).toHaveURL(/\/auth/);
  const changes = [{ id, fields: { averageNetRentalRate: 8_500 } }];
  await colleague.call(vacancyChanges.changes, { body: { operationId: randomUUID(), changes } });

  await signInByForm(page, credentials);
  await expect(rate).toContainText('9 000,00');
  await unwritten(page).getByRole('button', { name: 'Записать' }).click();
  const card = page.getByRole('region', { name: 'Два значения' });
  for (const value of ['8 000,00', '8 500,00', '9 000,00']) await expect(card).toContainText(value);
  await card.getByRole('button', { name: 'Оставить' }).click();
  await expect(rate).toHaveText('8 500,00');
  await expect(unwritten(page)).toBeHidden();
});

test('a change of many objects and an addition to a selection say that the sign-in ended; the chosen stay chosen, the drawer keeps its fields', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/^refused: 401/);
  await givenPrices(app, millions(10, 20));
  await givenRequest(app.db, { name: 'Под логистику', responsibleEmployeeId: app.broker.id });
  const bar = page.getByRole('toolbar', { name: 'Действия с выбранным' });
  const signInAgain = async () => {
    await expect(page).toHaveURL(/\/auth/);
    await signInByForm(page, credentials);
    await expect(bar).toContainText('Выбрано 2 объекта');
  };
  await page.goto(plots);
  await page.getByRole('checkbox', { name: 'Выбрать все' }).click();
  await expect(bar).toBeVisible();
  await page.keyboard.press('F4');
  const drawer = page.getByRole('dialog', { name: /^Измен/ });
  await drawer.getByLabel('Поле', { exact: true }).fill('Цена');
  await page.getByRole('option', { name: 'Цена', exact: true }).click();
  await drawer.getByRole('textbox', { name: 'Цена: значение' }).fill('15000000');
  await expect(drawer.getByRole('table')).toContainText('15 000 000,00');
  await endSessionsOf(app);
  await drawer.getByRole('button', { name: 'Изменить 2 объекта' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Изменено 0 из 2' })).toContainText(
    'Требуется вход в систему',
  );
  await signInAgain();
  expect(await storedPrices(app)).toEqual(millions(10, 20));
  await expect(drawer.getByRole('textbox', { name: 'Цена: значение' })).toHaveValue(/15.000.000/);
  await expect(drawer.getByRole('table')).toContainText('15 000 000,00');
  await drawer.getByRole('button', { name: 'Отменить' }).click();
  await expect(drawer).toBeHidden();
  await page.keyboard.press('F4');
  await expect(drawer.getByLabel('Поле', { exact: true })).toHaveValue('');
  await drawer.getByRole('button', { name: 'Отменить' }).click();
  await expect(drawer).toBeHidden();

  await page.keyboard.press('F8');
  const option = page.getByRole('option', { name: /Под логистику/ });
  await expect(option).toBeVisible();
  await endSessionsOf(app);
  await option.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Не удалось добавить в подборку' })).toContainText(
    'Требуется вход в систему',
  );
  await signInAgain();

  await test.step('a colleague at the same computer has chosen nothing', async () => {
    const colleague = await app.anotherBroker();
    const others = { login: 'lugova', password: 'Пароль-от-реки-9' };
    await givenSignIn(app.db, colleague.id, others);
    const address = page.url();
    // Navigates inside the app: a reload would lose the chosen rows.
    await page.evaluate(
      ([to, ...keys]) => {
        for (const key of keys) localStorage.removeItem(key);
        history.pushState(null, '', to);
      },
      [address, TOKEN_KEY, REFRESH_TOKEN_KEY] as const,
    );
    await expect(page).toHaveURL(/\/auth/);
    await signInByForm(page, others);
    await expect(page.getByRole('gridcell', { name: '20 000 000,00' })).toBeVisible();
    await expect(bar).toBeHidden();
  });
});

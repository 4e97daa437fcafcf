import { archiveProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { landPublic } from '@gektar/contract/land/selections/public-selection.ts';
import { updateSelectionItem } from '@gektar/contract/land/selections/selection.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenLink } from '@gektar/server/testing/given-link.ts';
import { givenSelection } from '@gektar/server/testing/given-selection.ts';
import type { Page } from '@playwright/test';
import { CODE } from './given-visit.ts';
import { expect, test } from './journey.ts';

const numbers = [1, 2, 3, 4, 5].map((n) => `50:01:0000001:${n}`);
const [first = '', archived = '', third = '', hidden = '', last = ''] = numbers;

/** Number shown on each card, by first cadastral number; empty for a card without a number. */
async function namesOf(page: Page): Promise<Record<string, string>> {
  const cards = await page.getByRole('list', { name: 'Объекты подборки' }).getByRole('article').all();
  const named = await Promise.all(
    cards.map(async (card) => [
      await card.getAttribute('aria-label'),
      (await card.locator('[class*=position]').allTextContents()).join(),
    ]),
  );
  return Object.fromEntries(named);
}

test('an object has one number for the broker and the client: in the list, the table, among the marked, on every page of the link', async ({
  page,
  context,
  app,
}) => {
  const propertyIds: string[] = [];
  for (const number of numbers) {
    const about = { responsibleEmployeeId: app.broker.id, cadastralNumbers: [number] };
    propertyIds.push((await givenProperty(app.db, about)).id);
  }
  const { requestId, selectionId, itemIds } = await givenSelection(app.db, { name: 'Склад', propertyIds });
  await givenLink(app.db, selectionId, { password: CODE });
  for (const index of [0, 2, 3]) {
    await app.anonymous(landPublic.markFavorite, {
      params: { id: itemIds[index] ?? '' },
      query: { password: CODE },
    });
  }
  await app.broker.call(archiveProperty, { params: { id: propertyIds[1] ?? '' } });
  await app.broker.call(updateSelectionItem, { body: { id: itemIds[3] ?? '', status: false } });

  await test.step('the broker’s list', async () => {
    await page.goto(`/land/request/${requestId}/selections`);
    await expect.poll(() => namesOf(page)).toEqual({ [first]: '1', [archived]: '', [third]: '2', [last]: '3' });
    await expect(page.getByRole('button', { name: 'Переместить объект 2' })).toBeVisible();
    await expect(page.getByRole('button', { name: `Переместить объект ${archived}` })).toBeVisible();
  });
  await test.step('the broker’s table', async () => {
    await page.getByRole('radio', { name: 'Таблица' }).check();
    for (const [number, shown] of [
      [first, '1'],
      [archived, '—'],
      [third, '2'],
      [last, '3'],
    ] as const) {
      const row = page.getByRole('row').filter({ hasText: number });
      await expect(row.getByRole('gridcell').nth(1)).toHaveText(shown);
    }
  });
  await test.step('what the client marked', async () => {
    await page.getByRole('link', { name: 'Избранное' }).last().click();
    await expect.poll(() => namesOf(page)).toEqual({ [first]: '1', [third]: '2', [hidden]: '' });
  });
  await test.step('the client', async () => {
    const client = await context.newPage();
    await client.goto(`/public/${selectionId}?password=${CODE}&view=mine`);
    await expect(client.getByRole('article')).toHaveCount(2);
    for (const order of [1, 2]) {
      await expect(client.getByRole('article', { name: new RegExp(`^Объект ${order}:`) })).toBeVisible();
    }
    await client.goto(`/public/${selectionId}/report?password=${CODE}`);
    await expect(client.getByRole('region', { name: 'Объект 2' })).toContainText(third);
    await expect(client.getByRole('region', { name: 'Объект 3' })).toContainText(last);
    await expect(client.getByRole('region', { name: 'Объект 4' })).toHaveCount(0);
  });
});

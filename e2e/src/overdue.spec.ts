import { countOverdueProperties } from '@gektar/contract/land/properties/property-endpoints.ts';
import { givenManyProperties } from '@gektar/server/testing/given-many.ts';
import { expect, test } from './journey.ts';

test('an overdue object is actualized in the popup: it leaves the list, the next ones stay, the bell counts on [SHELL-004, SHELL-025, LAND-PROP-022, LAND-PROP-094, LAND-PROP-095]', async ({
  page,
  app,
}) => {
  await givenManyProperties(app.db, app.broker.id, 12);
  await page.goto('/land/property');
  await page.getByRole('button', { name: 'Просроченные объекты: 12' }).click();
  const overdue = page.getByRole('region', { name: 'Просроченные объекты' });
  await overdue.getByRole('button', { name: 'Актуализировать: 77:00:0000000:1', exact: true }).click();
  await expect(page.getByText('Объект актуализирован')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Просроченные объекты: 11' })).toHaveText('11');
  await expect(overdue.getByRole('link').first()).toContainText('77:00:0000000:2');
  expect(await app.broker.call(countOverdueProperties)).toBe(11);
});

test('an object that cannot be actualized stays in the popup', async ({ page, app, troubles }) => {
  troubles.expect(/failed: GET .*actualize/);
  await givenManyProperties(app.db, app.broker.id, 1);
  await page.route('**/actualize', (route) => route.abort());
  await page.goto('/land/property');
  await page.getByRole('button', { name: 'Просроченные объекты: 1' }).click();
  const overdue = page.getByRole('region', { name: 'Просроченные объекты' });
  await overdue.getByRole('button', { name: /^Актуализировать/ }).click();
  await expect(page.getByText('Не удалось обновить объект')).toBeVisible();
  await expect(overdue.getByRole('link')).toHaveCount(1);
});

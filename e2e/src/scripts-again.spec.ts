import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

test.use({ isFirstVisit: true });

/**
 * Refuses the first request for each script whose URL matches.
 * @returns paths that were requested
 */
async function refuseOnce(page: Page, script: RegExp, refuse: 'abort' | 'gateway') {
  const asked: string[] = [];
  await page.route(script, (route) => {
    const { pathname } = new URL(route.request().url());
    const isFirst = !asked.includes(pathname);
    asked.push(pathname);
    if (!isFirst) return route.continue();
    return refuse === 'abort' ? route.abort() : route.fulfill({ status: 502, body: 'Bad Gateway' });
  });
  return asked;
}

for (const refuse of ['abort', 'gateway'] as const) {
  test(`a dialog whose script failed (${refuse}) opens when it is retried, without a reload`, async ({
    page,
    troubles,
  }) => {
    troubles.expect(/ERR_FAILED|failed to load|502/);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'На сегодня дел нет' })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    // Includes the dialog's script and those that it shares with others.
    const asked = await refuseOnce(page, /\/assets\/.*\.js$/, refuse);
    await page.getByRole('navigation', { name: 'Области' }).getByRole('button', { name: 'Напомнить' }).click();
    await expect(page.getByRole('heading', { name: 'Произошла ошибка' })).toBeVisible();
    await page.getByRole('button', { name: 'Повторить' }).click();
    await expect(page.getByRole('dialog', { name: 'Напоминание' })).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    expect(asked.filter((path) => path.includes('reminder-dialog')).length).toBeGreaterThan(1);
  });
}

test('a page whose scripts failed opens from its link once the connection is back', async ({ page, troubles }) => {
  // Parts that load late fail, too.
  troubles.expect(/ERR_FAILED|failed to load|Failed to fetch dynamically/);
  await page.goto('/land/dictionary');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await refuseOnce(page, /\/assets\/.*\.js$/, 'abort');
  const contacts = page.getByRole('link', { name: 'Контакты', exact: true });
  await contacts.click();
  await expect(page.getByRole('heading', { name: 'Произошла ошибка' })).toBeVisible();
  await page.goBack();
  await contacts.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Контакты' })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a script travels once: its preload is what the import runs', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.js$/.test(pathname)) asked.push(pathname);
  });
  await page.goto('/land/dictionary');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const before = asked.length;
  await page.getByRole('link', { name: 'Контакты', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Контакты' })).toBeVisible();
  expect(asked.length).toBeGreaterThan(before);
  expect(asked).toEqual([...new Set(asked)]);
});

import { readFile } from 'node:fs/promises';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Browser, BrowserContext, Page } from '@playwright/test';

/** A client's phone: a separate browser, not signed in, with nothing stored. */
export function openPhone(browser: Browser, app: TestApp): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: app.url,
    storageState: { cookies: [], origins: [] },
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
}

/**
 * Presses an export button and, if it has a menu, an entry of it.
 * @returns the file that is downloaded
 */
export async function saveFile(page: Page, button: string, whose?: string) {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  if (whose !== undefined) await page.getByRole('menuitem', { name: whose }).click();
  const download = await waiting;
  return { fileName: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

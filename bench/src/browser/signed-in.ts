import { REFRESH_TOKEN_KEY, TOKEN_KEY } from '@gektar/contract/people/token-names.ts';
import type { Browser, BrowserContext } from '@playwright/test';
import type { Server } from '#servers.ts';

export const tokenFor = ({ headers }: Server): string => headers['authorization']?.replace('Bearer ', '') ?? '';

/** Runs in a new browser context, where only the sign-in is stored. */
export async function inNewContext<Outcome>(
  browser: Browser,
  server: Server,
  visit: (context: BrowserContext) => Promise<Outcome>,
): Promise<Outcome> {
  const { url } = server;
  const localStorage = [
    { name: TOKEN_KEY, value: tokenFor(server) },
    { name: REFRESH_TOKEN_KEY, value: 'none' },
  ];
  const context = await browser.newContext({
    baseURL: url,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  try {
    return await visit(context);
  } finally {
    await context.close();
  }
}

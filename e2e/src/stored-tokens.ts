import { REFRESH_TOKEN_KEY, TOKEN_KEY } from '@gektar/contract/people/token-names.ts';
import type { Page } from '@playwright/test';

/** Stored tokens of the browser; `null` when absent. */
export interface StoredTokens {
  readonly token: string | null;
  readonly refreshToken: string | null;
}

const keys = { token: TOKEN_KEY, refreshToken: REFRESH_TOKEN_KEY };

export function storedTokens(page: Page): Promise<StoredTokens> {
  return page.evaluate(
    ({ token, refreshToken }) => ({
      token: localStorage.getItem(token),
      refreshToken: localStorage.getItem(refreshToken),
    }),
    keys,
  );
}

/** Replaces the stored tokens, as if time had passed. */
export async function replaceTokens(page: Page, tokens: Partial<Record<keyof StoredTokens, string>>): Promise<void> {
  const entries = Object.entries(tokens).map(([name, value]) => [keys[name as keyof StoredTokens], value] as const);
  await page.evaluate((given) => {
    for (const [key, value] of given) localStorage.setItem(key, value);
  }, entries);
}

import type { Credentials } from '@gektar/contract/people/credentials.ts';
import type { Page } from '@playwright/test';

/** Fills in and submits the form of `/auth`. */
export async function signInByForm(page: Page, { login, password }: Credentials): Promise<void> {
  await page.getByRole('textbox', { name: 'Логин' }).fill(login);
  await page.getByLabel('Пароль').fill(password);
  await page.getByRole('button', { name: 'Войти' }).click();
}

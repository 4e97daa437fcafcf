import { givenSignIn } from '@gektar/server/testing/given-sign-in.ts';
import type { Person, TestApp } from '@gektar/server/testing/test-app.ts';
import type { Browser } from '@playwright/test';
import { expect } from './journey.ts';
import { signInByForm } from './sign-in-form.ts';
import { watchTroubles } from './troubles.ts';

/** A colleague, Ида Полевая, who can sign in. */
export async function givenColleague(app: TestApp) {
  const colleague = await app.anotherBroker();
  await app.db
    .updateTable('shared.employees')
    .set({ first_name: 'Ида', last_name: 'Полевая' })
    .where('id', '=', colleague.id)
    .execute();
  return colleague;
}

/** A colleague's browser, signed in through the form. */
export async function openDesk(browser: Browser, app: TestApp, { id }: Person) {
  const others = { login: 'polevaya', password: 'Пароль-от-поля-8' };
  await givenSignIn(app.db, id, others);
  const desk = await browser.newContext({ baseURL: app.url, storageState: { cookies: [], origins: [] } });
  const troubles = watchTroubles(desk, app.url);
  const page = await desk.newPage();
  await page.goto('/auth');
  await signInByForm(page, others);
  await expect(page.getByRole('heading', { level: 1, name: 'Сегодня' })).toBeVisible();
  return { desk, page, troubles };
}

import { runBulkAction } from '@gektar/contract/land/properties/property-bulk.ts';
import { countProperties } from '@gektar/contract/land/properties/property-endpoints.ts';
import { refreshSignIn, signIn, signOut } from '@gektar/contract/people/sign-in.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { tokenEndingIn } from '@gektar/server/testing/given-sign-in.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { credentials, expect, test } from './journey.ts';
import { signInByForm } from './sign-in-form.ts';
import { replaceTokens, storedTokens } from './stored-tokens.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('an anonymous caller', () => {
  test.use({ isSignedIn: false });

  test('who asks for a page signs in and comes to that very page; so from every page of the land area [AUTH-001, AUTH-003, AUTH-006, AUTH-012, AUTH-002, SHELL-017]', async ({
    page,
    app,
  }) => {
    await test.step('who asks for a page signs in and comes to that very page', async () => {
      await page.goto('/land/property?archive=all&sort=Area');
      await expect(page).toHaveURL((url) => url.pathname === '/auth');
      expect(new URL(page.url()).searchParams.get('returnUrl')).toBe('/land/property?archive=all&sort=Area');
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
      await expect(page).toHaveTitle('Гектар');

      await signInByForm(page, credentials);

      await expect(page).toHaveURL('/land/property?archive=all&sort=Area');
      await expect(heading(page)).toHaveText('0 объектов');
      const token = await page.evaluate(() => localStorage.getItem('authToken'));
      const claims: unknown = JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString());
      expect(claims).toMatchObject({ sub: app.broker.id });
    });
    await test.step('every part of the bar works in that very session, without a reload', async () => {
      const bar = page.getByRole('banner');
      const dialog = (name: string) => page.getByRole('dialog', { name });
      await heading(page).click();
      await page.keyboard.press('Shift+?');
      await expect(dialog('Справка')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog('Справка')).toBeHidden();
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Поиск' })).toBeFocused();
      await page.keyboard.press('Escape');
      for (const link of ['Запросы', 'Контакты', 'Избранное', 'Словари', 'Объекты']) {
        await bar.getByRole('link', { name: new RegExp(`^${link}(: 0)?$`) }).click();
        await expect(heading(page)).toBeVisible();
        await expect(page).toHaveTitle(`Земля | ${link}`);
      }
      await bar.getByRole('button', { name: 'Просроченные объекты: 0' }).click();
      await expect(dialog('Просроченные объекты')).toBeVisible();
      await page.keyboard.press('Escape');
      await bar.getByRole('button', { name: 'Новый контакт' }).click();
      await expect(dialog('Новый контакт')).toBeVisible();
      await page.keyboard.press('Escape');
      await bar.getByRole('button', { name: 'Егор Степной' }).click();
      await page.getByRole('menuitem', { name: 'Справка' }).click();
      await expect(dialog('Справка')).toBeVisible();
      await page.keyboard.press('Escape');
      await bar.getByRole('link', { name: 'Склады' }).click();
      await expect(page).toHaveTitle('Склады | Комплексы');
    });
    await test.step('is led to the sign-in page from every page of both areas', async () => {
      const id = '01912f4e-7b3a-7cc3-98c4-dc0c0c07398f';
      await page.evaluate(() => localStorage.clear());
      await page.goto('/auth');
      await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
      const land = [
        '',
        ...['/property', '/property/new', `/property/${id}`, `/property/${id}/edit`],
        ...['/request', '/request/new', `/request/${id}`, `/request/${id}/edit`],
        ...['search', 'selections', 'info', 'reports', 'favorite'].map((tab) => `/request/${id}/${tab}`),
        ...['/contacts', '/favorite', '/dictionary'],
      ].map((path) => `/land${path}`);
      const building = `/complex/${id}/building/${id}`;
      const industrial = [
        ...['', '/complex/new', `/complex/${id}`, `/complex/${id}/edit`, `/complex/${id}/building/new`],
        ...[`${building}/edit`, `${building}/vacancy/new`, `${building}/vacancy/${id}/edit`],
        ...['/requests', '/requests/new', `/requests/${id}`, `/requests/${id}/edit`],
        ...['selection', 'search'].map((tab) => `/requests/${id}/${tab}`),
        '/dictionary',
      ].map((path) => `/industrial${path}`);
      for (const path of [...land, ...industrial]) {
        // Navigates inside the app like a link, without a reload.
        await page.evaluate((to) => history.pushState(null, '', to), path);
        await expect(page).toHaveURL(
          (url) => url.pathname === '/auth' && (url.searchParams.get('returnUrl') ?? '').startsWith(path),
        );
      }
    });
  });

  test('with empty fields or a wrong password is told so in place, and is not sent to another site after signing in [VAL-001, SHELL-060]', async ({
    page,
    troubles,
  }) => {
    await test.step('with empty fields is told what is missing, and nothing is sent', async () => {
      await page.goto('/auth');
      const sent = countRequests(page, signIn.path);
      const login = page.getByRole('textbox', { name: 'Логин' });
      await expect(login).toBeFocused();
      await page.getByRole('button', { name: 'Войти' }).click();
      await expect(login).toHaveAccessibleDescription('Обязательное поле');
      await expect(page.getByLabel('Пароль')).toHaveAccessibleDescription('Обязательное поле');
      await expect(login).toHaveAttribute('aria-required', 'true');
      await expect(login).toBeFocused();
      await expect(page.getByText('*')).toHaveCount(2);
      expect(sent.length).toBe(0);
    });
    await test.step('with a wrong password is told so in place', async () => {
      troubles.expect(/401 POST .*\/api\/Auth$/);
      await page.goto('/auth?returnUrl=%2Fland%2Fproperty');
      await signInByForm(page, { ...credentials, password: 'не тот' });
      await expect(page.getByRole('alert')).toHaveText('Неверный логин или пароль');
      await expect(page).toHaveURL('/auth?returnUrl=%2Fland%2Fproperty');
      await expect(page.getByRole('textbox', { name: 'Логин' })).toHaveValue(credentials.login);
      await expectAccessible(page);
      await page.getByLabel('Пароль').fill(credentials.password);
      await page.keyboard.press('Enter');
      await expect(heading(page)).toHaveText('0 объектов');
    });
    await test.step('is not sent to another site after signing in', async () => {
      await page.evaluate(() => localStorage.clear());
      await page.goto('/auth?returnUrl=https%3A%2F%2Fevil.example%2F');
      await signInByForm(page, credentials);
      await expect(page).toHaveURL('/');
    });
  });
});

test('every call carries the token that is stored at that moment [AUTH-009]', async ({ page, app }) => {
  await page.goto('/land/property');
  await expect(heading(page)).toHaveText('0 объектов');
  const { token } = await storedTokens(page);
  const calls: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(countProperties.path)) calls.push(request.headers()['authorization']);
  });
  const another = await tokenEndingIn(3_600, app);
  await page.getByRole('radio', { name: 'Только архивные' }).check();
  await expect.poll(() => calls).toEqual([`Bearer ${token}`]);
  await replaceTokens(page, { token: another });
  await page.getByRole('radio', { name: 'Все' }).check();
  await expect.poll(() => calls).toEqual([`Bearer ${token}`, `Bearer ${another}`]);
});

test('a sign-in that ended in the midst of work leads to the sign-in page and back; the call is repeated once [AUTH-010, AUTH-011]', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/^refused: 401/);
  await givenProperty(app.db, { cadastralNumbers: ['50:01:0000001:1'] });
  // A stream that opens later, or an event of the given plot, would use the ended sign-in before the press.
  await app.db.deleteFrom('versions.events').execute();
  const stream = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/events');
  await page.goto('/land/property');
  await page.getByRole('checkbox', { name: 'Выбрать: 50:01:0000001:1' }).check();
  await stream;
  const sent = countRequests(page, runBulkAction.path);
  await replaceTokens(page, { token: await tokenEndingIn(-60, app), refreshToken: 'void' });

  await page.getByRole('button', { name: 'Архивировать' }).click();

  await expect(page).toHaveURL('/auth?returnUrl=%2Fland%2Fproperty');
  expect(await storedTokens(page)).toEqual({ token: null, refreshToken: null });
  await expect.poll(() => sent.length).toBe(2);
  await expect(page.getByRole('status').getByText('Сеанс завершён, войдите снова')).toBeVisible();
  await signInByForm(page, credentials);
  await expect(page).toHaveURL('/land/property');
  await expect(heading(page)).toHaveText('1 объект');
  expect(sent.length).toBe(2);
});

test('a token about to end is renewed once, however many calls and tabs need it [AUTH-013]', async ({
  page,
  context,
  app,
}) => {
  // A file without pages: an open page could renew the token and be left before it stores the new pair.
  await page.goto('/first-paint.js');
  const before = await storedTokens(page);
  await replaceTokens(page, { token: await tokenEndingIn(30, app) });
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith(refreshSignIn.path)) sent.push(request.url());
  });
  const other = await context.newPage();
  await Promise.all([page.goto('/land/property'), other.goto('/land/property')]);
  for (const tab of [page, other]) await expect(heading(tab)).toHaveText('0 объектов');
  expect(sent.length).toBe(1);
  const after = await storedTokens(page);
  expect(after.refreshToken).not.toBe(before.refreshToken);
  expect(await storedTokens(other)).toEqual(after);
});

test('signing out clears the storage, voids the refresh token and closes the area [AUTH-008, SHELL-011]', async ({
  page,
  app,
}) => {
  await page.goto('/land/property');
  const { refreshToken } = await storedTokens(page);
  await page.getByRole('button', { name: 'Столбцы' }).click();
  await page.getByRole('checkbox', { name: 'Регион' }).uncheck();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Егор Степной' }).click();
  const response = page.waitForResponse((response) => new URL(response.url()).pathname === signOut.path);
  await page.getByRole('menuitem', { name: 'Выход' }).click();

  await expect(page).toHaveURL('/auth');
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await response;
  const renewal = app.anonymous(refreshSignIn, { body: { refreshToken: String(refreshToken) } });
  await expect(renewal).rejects.toMatchObject({ code: 'auth.refresh_void' });
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === '/auth');
});

/** Requests to a path from now on. */
function countRequests(page: Page, path: string): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) sent.push(request.method());
  });
  return sent;
}

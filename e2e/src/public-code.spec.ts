import { landPublic } from '@gektar/contract/land/selections/public-selection.ts';
import { landLinks } from '@gektar/contract/land/selections/selection.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { CODE, givenVisit } from './given-visit.ts';
import { expect, test } from './journey.ts';

test.use({ isSignedIn: false, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const field = (page: Page) => page.getByRole('textbox', { name: 'Код доступа' });
const enter = (page: Page) => page.getByRole('button', { name: 'Войти' });
const invalid = (page: Page) => page.getByRole('heading', { name: 'Ссылка недействительна' });

test('a client needs the code and nothing else: a wrong one is told and can be mended, the right one opens the selection and its report [AUTH-004, AUTH-016, LAND-PUB-001, LAND-PUB-003, LAND-PUB-007, LAND-PUB-008, LAND-PUB-009, LAND-PUB-011, LAND-PUB-012, LAND-PUB-013, LAND-PUB-018]', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/401 .*request-selections-for-clients/);
  await test.step('a client needs the code and nothing else: a wrong one is told, the right one opens the selection', async () => {
    const { path } = await givenVisit(app, [{ area: 12.5 }]);
    await page.goto(path);
    await expect(page).toHaveTitle('Подборка');
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/icons/land.svg');
    await expect(page.getByRole('heading', { name: 'Введите код доступа' })).toBeVisible();
    await expect(enter(page)).toBeDisabled();
    expect((await field(page).boundingBox())?.width).toBe(100);
    await expectAccessible(page);

    await field(page).fill('НЕТ123');
    await expect(enter(page)).toBeEnabled();
    const ready = await enter(page).evaluate((button) => getComputedStyle(button).backgroundColor);
    await enter(page).click();
    await expect(page.getByRole('alert')).toHaveText('Неправильный код доступа');
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(enter(page)).toBeDisabled();
    await expect(enter(page)).not.toHaveCSS('background-color', ready);
    await expectAccessible(page);

    await field(page).fill(CODE.toLowerCase());
    await expect(page.getByText('Неправильный код доступа')).toBeHidden();
    await field(page).press('Enter');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText(/12,50\sга/);
    await expect(page).toHaveURL(path);
  });
  await test.step('the report asks for the code too, and a wrong code in an address can be mended', async () => {
    const cadastralNumbers = ['50:20:0010203:145'];
    const { path } = await givenVisit(app, [
      { cadastralNumbers, area: 7.25, price: 92_500_000, isConfidentially: false },
    ]);
    await page.goto(`${path}/report`);
    await field(page).fill(CODE);
    await enter(page).click();
    await expect(page.getByRole('button', { name: 'Печать' })).toBeVisible();
    const sheet = page.getByRole('main').getByRole('region').last();
    await expect(sheet).toContainText('50:20:0010203:145');
    await expect(sheet).toContainText(/7,25\sга/);
    await expect(sheet).toContainText(/92\s500\s000,00\sруб\./);

    await page.goto(`${path}?password=WRONG1`);
    await expect(page.getByRole('alert')).toHaveText('Неправильный код доступа');
    await expect(field(page)).toHaveValue('WRONG1');
  });
});

test('an accepted code lives in its tab; one in the address is submitted by itself and stays there; an empty one is none [LAND-PUB-002, LAND-PUB-010]', async ({
  page,
  context,
  app,
}) => {
  await test.step('an accepted code lives in its tab: a reload needs none, another tab does', async () => {
    const { path } = await givenVisit(app, [{}]);
    await page.goto(path);
    await field(page).fill(CODE);
    await enter(page).click();
    await expect(page.getByRole('article')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('article')).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('code');

    const other = await context.newPage();
    await other.goto(path);
    await expect(field(other)).toBeVisible();
  });
  await test.step('a code in the address is submitted by itself and stays there, on every page of the link', async () => {
    const { path, link } = await givenVisit(app, [{}, {}]);
    await page.goto(link);
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page).toHaveURL(link);
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(/password=K7M4XC&item=/);
    await page.goBack();
    await page.getByRole('link', { name: 'Отчет' }).click();
    await expect(page).toHaveURL(`${path}/report?password=${CODE}`);
    await expect(page.getByRole('button', { name: 'Печать' })).toBeVisible();
  });
  await test.step('a code left empty in the address is none, and no wrong one', async () => {
    const { path } = await givenVisit(app, [{}]);
    await page.goto(`${path}?password=`);
    await expect(page.getByRole('heading', { name: 'Введите код доступа' })).toBeVisible();
    await expect(page.getByText('Неправильный код доступа')).toBeHidden();
    await field(page).fill(CODE);
    await enter(page).click();
    await expect(page.getByRole('article')).toBeVisible();
  });
});

test('neighbours who guess do not make a client forget the accepted code: after the wait a reload is enough [LAND-PUB-018]', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/40[01] .*request-selections-for-clients/);
  const { path, selectionId: id } = await givenVisit(app, [{}]);
  await page.goto(path);
  await field(page).fill(CODE);
  // The last call of the page with the right code, which resets the count of wrong ones.
  const answers = page.waitForResponse(/\/answers\?/);
  await enter(page).click();
  await expect(page.getByRole('article')).toBeVisible();
  await answers;
  for (let tries = 0; tries < 10; tries += 1) {
    const guess = app.anonymous(landPublic.read, { params: { id }, query: { password: `GUESS${tries}` } });
    await expect(guess).rejects.toMatchObject({ code: 'link.code_wrong' });
  }
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText('Слишком много попыток. Повторите через 15 минут');
  // The entered code may be right, so it can be sent again.
  await expect(enter(page)).toBeEnabled();
  // Like the hourly cleanup of expired attempt counters.
  await app.db.deleteFrom('shared.access_code_tries').execute();
  await page.reload();
  await expect(page.getByRole('article')).toBeVisible();
});

test('a deleted and a malformed link look the same to a client [LAND-PUB-017]', async ({ page, app, troubles }) => {
  troubles.expect(/403 .*request-selections-for-clients/);
  const deleted = await givenVisit(app, [{}]);
  await app.broker.call(landLinks.remove, { params: { id: deleted.linkId } });
  // Unknown, expired and never created links get the same answer: `open-link.test.ts`.
  for (const link of [deleted.link, '/public/17', `/public/17/report?password=${CODE}`]) {
    await page.goto(link);
    await expect(invalid(page)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('© Гектар');
  }
  await expectAccessible(page);
  await page.goto('/public/17/print');
  await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible();
});

test('a failed load tells its status and can be tried again; so can a lost connection [LAND-PUB-006, LAND-PUB-019]', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/request-selections-for-clients/);
  const { link } = await givenVisit(app, [{}]);
  await page.route('**/request-selections-for-clients/**', (route) => route.fulfill({ status: 500, body: 'none' }));
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Не удалось загрузить подборку' })).toBeVisible();
  await expect(page.getByText('500')).toBeVisible();
  await expectAccessible(page);

  await page.unrouteAll();
  await page.route('**/request-selections-for-clients/**', (route) => route.fulfill({ status: 404, body: 'none' }));
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByText('404')).toBeVisible();

  await page.unrouteAll();
  await page.route('**/request-selections-for-clients/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByText('Нет связи с сервером')).toBeVisible();

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('article')).toBeVisible();
});

test.describe('in the browser of a signed-in broker', () => {
  test.use({ isSignedIn: true });

  test('the client pages send no token, and a wrong code leads to no sign-in', async ({ page, app, troubles }) => {
    troubles.expect(/401 .*request-selections-for-clients/);
    const { path } = await givenVisit(app, [{}]);
    const sent: (string | undefined)[] = [];
    page.on('request', (request) => sent.push(request.headers()['authorization']));
    await page.goto(path);
    await field(page).fill('WRONG1');
    await enter(page).click();
    await expect(page.getByRole('alert')).toHaveText('Неправильный код доступа');
    await expect(page).toHaveURL(path);
    await field(page).fill(CODE);
    await enter(page).click();
    await expect(page.getByRole('article')).toBeVisible();
    expect(sent.filter(Boolean)).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).not.toBeNull();
  });
});

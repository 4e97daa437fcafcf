import { CODE, givenVisit } from './given-visit.ts';
import { expect, test } from './journey.ts';

test.use({ isSignedIn: false, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('while the selection is on its way its layout stands, then the objects do; so the button of the code says that it is checked [LAND-PUB-016]', async ({
  page,
  app,
}) => {
  const { link, path } = await givenVisit(app, [{}]);
  let { promise: isFree, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/request-selections-for-clients/**', async (route) => {
    await isFree;
    await route.continue();
  });
  await page.goto(link);
  await expect(page.getByRole('status', { name: 'Подборка загружается' })).toBeVisible();
  letThrough();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Подборка загружается' })).toBeHidden();

  ({ promise: isFree, resolve: letThrough } = Promise.withResolvers<void>());
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(path);
  await page.getByRole('textbox', { name: 'Код доступа' }).fill(CODE);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByRole('button', { name: 'Проверяем…' })).toBeDisabled();
  letThrough();
  await expect(page.getByRole('article')).toBeVisible();
});

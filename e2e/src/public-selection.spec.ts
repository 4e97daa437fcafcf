import { CONFIDENTIAL_PLACE } from '@gektar/contract/land/selections/confidential-place.ts';
import { getSelection, landLinks, updateSelectionItem } from '@gektar/contract/land/selections/selection.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { givenPhotos, givenVisit } from './given-visit.ts';
import { expect, test } from './journey.ts';
import { wholeProperty } from './whole-property.ts';

test.use({ isSignedIn: false });

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desk = { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false };
const article = (page: Page, order: number) => page.getByRole('article', { name: new RegExp(`^Объект ${order}:`) });
const longWord = 'Сельскохозяйственнопроизводственнаяплощадка'.repeat(4);

/** Whether anything is wider than the screen, which makes a phone zoom out. */
function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}

for (const [where, look] of [
  ['on a phone', phone],
  ['on a desk', desk],
] as const) {
  test.describe(where, () => {
    test.use(look);

    test(`a client looks through the selection, an object and its photos, marks one for the broker, and finds them on the map ${where} [SHELL-013, LINK-004, LAND-PUB-003, LAND-PUB-004, LAND-PUB-014, LAND-PUB-005, LAND-PUB-015]`, async ({
      page,
      app,
    }) => {
      await test.step(`a client looks through the selection, an object and its photos ${where}`, async () => {
        await app.db
          .insertInto('shared.companies')
          .values({ id: 'c-1', name: 'ООО «Северный обоз»', websites: '[]' })
          .execute();
        const { link } = await givenVisit(
          app,
          [{ area: 12.5, price: 385_000_000, images: await givenPhotos(app, 3) }, { price: null }],
          { companyId: 'c-1' },
        );
        await page.goto(link);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Подборка для ООО «Северный обоз»');
        await expect(page.getByText(/^2\sобъекта · Ссылка доступна до \d\d\.\d\d\.\d{4}$/)).toBeVisible();
        await expect(article(page, 1)).toContainText(/385\s000\s000,00\sруб\./);
        await expect(article(page, 2)).toContainText('По запросу');
        await expect(page.getByRole('contentinfo')).toContainText(`© Гектар, ${new Date().getFullYear()}`);
        expect(await isTooWide(page)).toBe(false);
        await expectAccessible(page);

        const photos = article(page, 1).getByRole('group', { name: /^Фотографии/ });
        await photos.getByRole('button', { name: 'Предыдущее фото' }).click();
        await expect(photos).toContainText('3 / 3');
        await article(page, 1).getByRole('link').click();
        await expect(page.getByRole('heading', { level: 1, name: /12,50\sга$/ })).toBeVisible();
        await expect(page.getByRole('img', { name: 'Место на карте' })).toBeVisible();
        expect(await isTooWide(page)).toBe(false);
        await expectAccessible(page);

        await page.getByRole('button', { name: 'Открыть фотографии' }).click();
        const screen = page.getByRole('dialog');
        await screen.getByRole('button', { name: 'Предыдущее фото' }).click();
        await expect(screen).toContainText('3 / 3');
        await page.keyboard.press('ArrowRight');
        await expect(screen).toContainText('1 / 3');
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(screen).toBeHidden();

        await page.getByRole('button', { name: 'К списку' }).click();
        await expect(page.getByRole('article')).toHaveCount(2);
      });
      await test.step(`what the client marks is kept, and the broker sees it ${where}`, async () => {
        const { link, selectionId } = await givenVisit(app, [{}, {}, {}]);
        await page.goto(link);
        const heart = article(page, 2).getByRole('button', { name: /понравился$/ });
        await expect(heart).toHaveAttribute('aria-pressed', 'false');
        const kept = page.waitForResponse(/request-selection-item/);
        await heart.click();
        await expect(heart).toHaveAttribute('aria-pressed', 'true');
        await kept;
        await page.reload();
        await page.getByRole('link', { name: 'Понравилось 1' }).click();
        await expect(page.getByRole('article')).toHaveCount(1);
        await expect(article(page, 2)).toBeVisible();
        const { items } = await app.broker.call(getSelection, { params: { id: selectionId } });
        expect(items.map(({ isClientFavorite }) => isClientFavorite)).toEqual([false, true, false]);
      });
      await test.step(`the map shows the objects by their numbers and leads to them ${where}`, async () => {
        const { link } = await givenVisit(app, [
          { latitude: 55.7, longitude: 37.3 },
          { latitude: 56.1, longitude: 38.2 },
        ]);
        await page.goto(link);
        await page.getByRole('link', { name: 'Карта', exact: true }).click();
        await expect(page.getByRole('region', { name: 'Карта объектов' })).toBeVisible();
        await page.getByRole('button', { name: /^Объект 2:/ }).click();
        await expect(page.getByRole('main', { name: 'Объект 2' })).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('button', { name: /^Объект 1:/ })).toBeVisible();
      });
    });
  });
}

test.describe('on a phone in the dark', () => {
  test.use({ ...phone, colorScheme: 'dark' });

  test('a link to one object opens it, going back leads to where the list was left; the longest names, a confidential plot and nothing at all push nothing aside', async ({
    page,
    app,
  }) => {
    await test.step('a link to one object opens it; the longest names and a confidential plot push nothing aside', async () => {
      const { link, itemIds } = await givenVisit(app, [
        { ...wholeProperty(`50:01:0000001:1-${'9'.repeat(80)}`), address: longWord, isConfidentially: false },
        { isConfidentially: true, address: longWord },
      ]);
      await page.goto(`${link}&item=${itemIds[0]}`);
      await expect(page.getByRole('main', { name: 'Объект 1' })).toBeVisible();
      await expect(page.getByText(longWord)).toBeVisible();
      expect(await isTooWide(page)).toBe(false);
      await expectAccessible(page);

      await page.goto(`${link}&item=${itemIds[1]}`);
      // Shown instead of the cadastral number and the address.
      await expect(page.getByText(CONFIDENTIAL_PLACE)).toHaveCount(2);
      await expect(page.getByText(longWord)).toBeHidden();
      await page.getByRole('button', { name: 'К списку' }).click();
      await expect(page.getByRole('article')).toHaveCount(2);
      expect(await isTooWide(page)).toBe(false);
      await expectAccessible(page);
    });
    await test.step('without a company the heading says so; without objects the page does', async () => {
      const { link } = await givenVisit(app, []);
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Подборка Не указано');
      await expect(page.getByRole('heading', { name: 'В подборке пока нет объектов' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Понравилось' }).click();
      await expect(page.getByRole('heading', { name: 'Вы ещё ничего не отметили' })).toBeVisible();
    });
  });

  test('a mark that the server does not take is taken back and told in the literal words [LAND-FAV-011]', async ({
    page,
    app,
    troubles,
  }) => {
    troubles.expect(/request-selection-item/);
    const { link } = await givenVisit(app, [{}]);
    await page.goto(link);
    await page.route('**/request-selection-item/**', (route) => route.abort());
    const heart = article(page, 1).getByRole('button', { name: /понравился$/ });
    await heart.click();
    await expect(page.getByText('Произошла ошибка. Пожалуйста, попробуйте позже')).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expectAccessible(page);
  });

  test('an object that the broker hid, or a link that was deleted meanwhile, is told at the next mark', async ({
    page,
    app,
    troubles,
  }) => {
    await test.step('an object that the broker hid meanwhile cannot be marked: the client is told, and the list is as it is now', async () => {
      troubles.expect(/403 .*request-selection-item/);
      const { link, itemIds } = await givenVisit(app, [{}, {}]);
      await page.goto(link);
      await expect(page.getByRole('article')).toHaveCount(2);
      await app.broker.call(updateSelectionItem, { body: { id: itemIds[1] ?? '', status: false } });
      await article(page, 2)
        .getByRole('button', { name: /понравился$/ })
        .click();
      await expect(page.getByText('Этого объекта больше нет в подборке')).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(page.getByText('Этого объекта больше нет в подборке')).toBeVisible();
      await page.getByRole('button', { name: 'Закрыть' }).click();
      await expect(page.getByText('Этого объекта больше нет в подборке')).toBeHidden();
    });
    await test.step('a link that was deleted meanwhile is told as such at the next mark', async () => {
      troubles.expect(/403 .*request-selection/);
      const { link, linkId } = await givenVisit(app, [{}]);
      await page.goto(link);
      await expect(page.getByRole('article')).toHaveCount(1);
      await app.broker.call(landLinks.remove, { params: { id: linkId } });
      await article(page, 1)
        .getByRole('button', { name: /понравился$/ })
        .click();
      await expect(page.getByRole('heading', { name: 'Ссылка недействительна' })).toBeVisible();
    });
  });

  test('going back leads to where the list was left', async ({ page, app }) => {
    const { link } = await givenVisit(app, [{}, {}, {}, {}, {}, {}]);
    await page.goto(link);
    await article(page, 5).getByRole('link').click();
    await expect(page.getByRole('main', { name: 'Объект 5' })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(article(page, 5).getByRole('link')).toBeInViewport();
    await expect(article(page, 5).getByRole('link')).toBeFocused();
  });
});

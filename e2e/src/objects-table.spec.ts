import { givenProperty } from '@gektar/server/testing/given.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { givenPhotos } from './given-photos.ts';
import { expect, test } from './journey.ts';
import { chip, listTitle, shownNumbers, table } from './properties-list.ts';

const number = (n: number) => `50:01:0000001:${n}`;
const head = (page: Page, name: string) => page.getByRole('columnheader', { name });
const row = (page: Page, n: number) => table(page).getByRole('row', { name: number(n) });

/** Text of a cell by row and column title. */
async function cell(page: Page, n: number, title: string): Promise<Locator> {
  const place = await head(page, title).getAttribute('aria-colindex');
  return row(page, n).locator(`[aria-colindex="${place}"]`);
}

async function givenThree(app: TestApp): Promise<void> {
  const about = [
    {
      area: 10,
      price: 30_000_000.5,
      address: 'Московская область, г.о. Рузский, д Потапово',
      isConfidentially: true,
      lastConversationDate: '2026-11-01T10:00:00',
    },
    {
      area: 2,
      price: 20_000_000,
      address: 'Одинцовский г. о., дер. Луговая',
      lastConversationDate: '2026-10-02T10:00:00',
    },
    { area: 20, lastConversationDate: '2026-09-03T10:00:00' },
  ];
  for (const [index, fields] of about.entries()) {
    await givenProperty(app.db, {
      responsibleEmployeeId: app.broker.id,
      cadastralNumbers: [number(index + 1)],
      region: { id: 50 },
      ...fields,
    });
  }
}

test.describe('on a screen of 1440', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('district and actualization are in sight, the region only where regions differ; each row shows its own', async ({
    page,
    app,
  }) => {
    await givenThree(app);
    await page.goto('/land/property');
    await expect(shownNumbers(page)).toHaveCount(3);
    await expect(head(page, 'Регион')).toBeHidden();
    await expect(await cell(page, 1, 'Район')).toHaveText('г. о. Рузский');
    await expect(await cell(page, 2, 'Район')).toHaveText('Одинцовский г. о.');
    await expect(await cell(page, 3, 'Район')).toHaveText('—');
    await expect(head(page, 'Актуализация')).toBeInViewport({ ratio: 1 });
    // The lock is in the row of the confidential object only.
    await expect(row(page, 1).getByLabel('Конфиденциальный')).toBeVisible();
    await expect(page.getByLabel('Конфиденциальный')).toHaveCount(1);

    // Decimals are less prominent.
    const price = await cell(page, 1, 'Цена, руб.');
    await expect(price).toHaveText(/^30\s000\s000,50$/);
    const colours = await price.evaluate((one) => {
      const decimals = one.querySelector('.dec');
      return [one, decimals].map((element) => element && getComputedStyle(element).color);
    });
    expect(new Set(colours).size).toBe(2);
    await expect(price.locator('.dec')).toHaveText(',50');

    await givenProperty(app.db, { cadastralNumbers: [number(4)], region: { id: 77 } });
    await page.reload();
    await expect(await cell(page, 4, 'Регион')).toHaveText('Москва');
    await expect(head(page, 'Актуализация')).toBeInViewport({ ratio: 1 });
    await expectAccessible(table(page));
  });
});

test('the price of a hectare sorts and filters; what was picked under a chip is taken, given up or kept; the last conversation of each row is its own', async ({
  page,
  app,
}) => {
  await givenThree(app);
  await test.step('the last conversation of each row is its own, in the table and on its page', async () => {
    await page.setViewportSize({ width: 2600, height: 900 });
    await page.goto('/land/property');
    await expect(shownNumbers(page)).toHaveCount(3);
    for (const [index, day] of ['01.11.2026', '02.10.2026', '03.09.2026'].entries()) {
      await expect(await cell(page, index + 1, 'Разговор')).toHaveText(day);
    }
    await shownNumbers(page).nth(1).click();
    await expect(page.getByRole('complementary')).toContainText('разговор 02.10.2026');
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await test.step('the price of a hectare sorts and filters', async () => {
    await page.goto('/land/property');
    await head(page, 'Цена за га').getByRole('button').first().click();
    await expect(shownNumbers(page)).toHaveText([number(1), number(2), number(3)]);
    await head(page, 'Цена за га').getByRole('button').first().click();
    await expect(shownNumbers(page)).toHaveText([number(2), number(1), number(3)]);
    await expect(page).toHaveURL('/land/property?sort=PricePerHa&direction=desc');
    await page.getByRole('button', { name: 'Все фильтры' }).click();
    const drawer = page.getByRole('dialog', { name: 'Все фильтры' });
    await drawer.getByRole('textbox', { name: 'Цена за га, от' }).fill('5000000');
    await expect(drawer.getByRole('button', { name: /Показать 1\sобъект/ })).toBeVisible();
    // In the drawer, Ctrl+S works like 'Показать'.
    await page.keyboard.press('Control+s');
    await expect(drawer).toBeHidden();
    await expect(shownNumbers(page)).toHaveText([number(2)]);
    await expect(chip(page, 'Цена за га: от 5 000 000,00 руб.')).toBeVisible();
  });
  await test.step('what was picked under a chip is taken by a press beside it, given up by Esc, and kept open while it cannot be taken', async () => {
    await page.goto('/land/property');
    await expect(listTitle(page)).toHaveText(/3\sобъекта/);
    await chip(page, 'Площадь').click();
    const from = page.getByRole('textbox', { name: 'Площадь, от' });
    await from.fill('5');
    await listTitle(page).click();
    await expect(from).toBeHidden();
    await expect(shownNumbers(page)).toHaveText([number(1), number(3)]);

    await chip(page, 'Цена').click();
    await page.getByRole('textbox', { name: 'Цена, от' }).fill('7');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('textbox', { name: 'Цена, от' })).toBeHidden();
    await expect(chip(page, 'Цена')).toBeVisible();

    await chip(page, 'Цена').click();
    await page.getByRole('textbox', { name: 'Цена, от' }).fill('7');
    await page.getByRole('textbox', { name: 'Цена, до' }).fill('5');
    await listTitle(page).click();
    await expect(page.getByRole('textbox', { name: 'Цена, до' })).toHaveValue('5,00');
    await page.getByRole('textbox', { name: 'Цена, до' }).fill('30000001');
    // Pressing another chip applies this filter and opens the other one.
    await chip(page, 'Тип').click();
    await expect(page.getByRole('button', { name: 'Показать' })).toBeVisible();
    await expect(shownNumbers(page)).toHaveText([number(1)]);
    await page.keyboard.press('Escape');

    // Following a link applies the change first.
    await chip(page, 'От города').click();
    await page
      .getByRole('textbox', { name: 'От города, до' })
      .or(page.getByRole('textbox', { name: /, до/ }))
      .last()
      .fill('9000');
    await shownNumbers(page).first().click();
    await expect(page.getByRole('heading', { level: 1, name: number(1) })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/kmFromCity/);
    await expect(shownNumbers(page)).toHaveText([number(1)]);
  });
});

test('cards in a grid show the photos of their object', async ({ page, app }) => {
  await givenPhotos(app, 2, { responsibleEmployeeId: app.broker.id, cadastralNumbers: [number(1)] });
  await givenProperty(app.db, { cadastralNumbers: [number(2)] });
  await page.goto('/land/property?view=grid');
  const card = page.getByRole('article', { name: number(1) });
  await expect(card.getByRole('img', { name: new RegExp(number(1)) })).toBeVisible();
  await card.getByRole('button', { name: 'Следующее фото' }).click();
  await expect(card.getByText(/2\s\/\s2/)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
});

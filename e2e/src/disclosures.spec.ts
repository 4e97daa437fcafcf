import type { Domain } from '@gektar/contract/domain.ts';
import { givenLinkIn, industrial, land, type SelectionTestDomain } from '@gektar/server/testing/selection-domains.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';

const query = { password: 'K7M4XC' };

/** Sets price or rate, as a write does. */
function reprice({ db }: TestApp, domain: Domain, id: string, amount: number) {
  return domain === 'land'
    ? db
        .updateTable('land.properties')
        .set((now) => ({ price: amount, row_version: now('row_version', '+', 1) }))
        .where('id', '=', id)
        .execute()
    : db
        .updateTable('industrial.vacancies')
        .set((now) => ({
          production_area: 1000,
          production_price: amount,
          row_version: now('row_version', '+', 1),
        }))
        .where('id', '=', id)
        .execute();
}

/** An object that three companies saw: above today's amount, as today, below it; the last one without a mark. */
async function givenShowings(app: TestApp, the: SelectionTestDomain, amounts: readonly [number, number, number]) {
  const { db, broker } = app;
  const objectId = await the.givenObject(db);
  const companies = [
    ['c-short', 'ООО «Короб»', 'Маркетплейс, сортировка'],
    ['c-north', 'ООО «Северный обоз»', 'Распределительный центр, север'],
    ['c-tread', 'ООО «Протектор»', 'Склад шин'],
  ] as const;
  for (const [index, [id, name, request]] of companies.entries()) {
    await db
      .insertInto('shared.companies')
      .values({ id, name, websites: '[]' })
      .onConflict((taken) => taken.doNothing())
      .execute();
    await reprice(app, the.domain, objectId, amounts[index] ?? 0);
    const { selectionId, itemIds } = await the.givenSelection(db, {
      ...{ name: request, companyId: id, objectIds: [objectId], responsibleEmployeeId: broker.id },
    });
    await givenLinkIn(db, the.domain, selectionId, query);
    await app.anonymous(the.clients.read, { params: { id: selectionId }, query });
    if (index < 2) await app.anonymous(the.clients.markFavorite, { params: { id: itemIds[0] ?? '' }, query });
  }
  await reprice(app, the.domain, objectId, amounts[1]);
  return objectId;
}

const rows = (page: Page, name: string) => page.getByRole('table', { name }).locator('tbody tr');

test('who saw a vacancy at which rate: filtered, exported, and a message for those who saw more', async ({
  page,
  context,
  app,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const objectId = await givenShowings(app, industrial, [9_200.5, 8_900, 8_500]);
  await app.db.deleteFrom('versions.events').execute();
  await page.goto(`/industrial/vacancy/${objectId}`);

  await test.step('table', async () => {
    await page
      .getByRole('navigation', { name: 'Разделы вакансии' })
      .getByRole('link', { name: /^Кто видел\s*3$/ })
      .click();
    await expect(page.getByRole('heading', { name: '3 показа' })).toBeVisible();
    await expect(page.getByText('1 клиент видел ставку выше нынешней, 1 — ниже')).toBeVisible();
    const lines = rows(page, 'Кому показали вакансию');
    await expect(lines).toHaveCount(3);
    await expect(lines.nth(0)).toHaveText(
      /Протектор.*Склад шин.*Страница открыта 1\sраз\s*8\s500,00\s*8\s900,00\s*\+4,7\s%/,
    );
    await expect(lines.nth(1)).toHaveText(/Северный обоз.*8\s900,00\s*8\s900,00\s*та же/);
    await expect(lines.nth(2)).toHaveText(/Короб.*9\s200,50\s*8\s900,00\s*−3,3\s%.*Егор Степной/);
    await expectAccessible(page);
  });

  await test.step('message', async () => {
    await page.getByRole('button', { name: 'Сообщить о снижении' }).click();
    const dialog = page.getByRole('dialog', { name: 'Сообщить о снижении' });
    await expect(dialog.getByRole('button', { name: 'Кому: ООО «Короб»' })).toBeVisible();
    const text = dialog.getByRole('textbox', { name: 'Сообщение' });
    await expect(text).toHaveValue(/Вы видели 9\s200,50 руб\.\/м², сейчас 8\s900,00 руб\.\/м²\./);
    await expectAccessible(dialog);
    await text.fill('Ставка ниже');
    await dialog.getByRole('button', { name: 'Скопировать' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('Ставка ниже');
    await expect(dialog.getByRole('link', { name: 'Почта' })).toHaveAttribute(
      'href',
      /^mailto:\?subject=.*&body=%D0%A1/,
    );
    await page.keyboard.press('Escape');
  });

  await test.step('filter and export', async () => {
    await page.getByRole('button', { name: 'Чем: всё' }).click();
    await page.getByRole('menuitem', { name: 'PDF' }).click();
    await expect(page.getByText('Таких показов нет')).toBeVisible();
    await page.getByRole('button', { name: 'Сбросить' }).click();
    await expect(rows(page, 'Кому показали вакансию')).toHaveCount(3);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Выгрузить' }).click();
    expect((await download).suggestedFilename()).toMatch(/^Кто видел \d\d\.\d\d\.\d{4}\.xlsx$/);
  });

  await test.step('on a telephone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('list', { name: 'Кому показали вакансию' }).getByRole('listitem')).toHaveCount(3);
    await expectAccessible(page);
  });
});

test('what a company was shown, by request, in both areas; the plot has its own tab', async ({ page, app }) => {
  const plotId = await givenShowings(app, land, [135_000_000, 126_000_000.5, 118_000_000]);
  await givenShowings(app, industrial, [9_200, 8_900, 8_500]);
  await app.db.deleteFrom('versions.events').execute();

  await test.step('company', async () => {
    await page.goto('/land/customers/company/c-short');
    await page
      .getByRole('navigation', { name: 'Разделы компании' })
      .getByRole('link', { name: /^Что показали\s*2$/ })
      .click();
    await expect(page.getByRole('heading', { name: '2 показа' })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Маркетплейс, сортировка, (земля|склады)$/ })).toHaveCount(2);
    await expect(rows(page, 'Показы по запросу Маркетплейс, сортировка').first()).toHaveText(/9\s200,00.*Нравится/);
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'Земля 1' }).click();
    await expect(page.getByRole('region', { name: /^Маркетплейс, сортировка, / })).toHaveCount(1);
    await expect(page).toHaveURL(/\?tab=shown$/);
  });

  await test.step('plot', async () => {
    await page.goto(`/land/property/${plotId}`);
    await page
      .getByRole('navigation', { name: 'Разделы объекта' })
      .getByRole('link', { name: /^Кто видел\s*3$/ })
      .click();
    await expect(page.getByText('1 клиент видел цену выше нынешней, 1 — ниже')).toBeVisible();
    await expect(rows(page, 'Кому показали участок').nth(1)).toHaveText(/126\s000\s000,50.*126\s000\s000,50\s*та же/);
    await expectAccessible(page);
  });

  await test.step('how it was shown, without a scroll on a telephone', async () => {
    const lines = rows(page, 'Как показали');
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.getByRole('button', { name: 'Как показали' }).last().click();
      await expect(lines.first()).toHaveText(/135\s000\s000,00.*126\s000\s000,50.*−6,7\s%/);
      const table = page.getByRole('dialog').getByRole('region', { name: 'Как показали: таблица' });
      expect(await table.evaluate((frame) => frame.scrollWidth - frame.clientWidth), `at ${width}`).toBe(0);
      // Each amount fits on one line.
      const amount = lines.first().getByRole('cell').first();
      expect((await amount.boundingBox())?.height, `at ${width}`).toBeLessThan(40);
      if (width === 390) await expectAccessible(page.getByRole('dialog'));
      await page.getByRole('button', { name: 'Закрыть' }).last().click();
    }
  });
});

import { landComments } from '@gektar/contract/land/properties/property-comments.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenLink } from '@gektar/server/testing/given-link.ts';
import { givenSelection } from '@gektar/server/testing/given-selection.ts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';

const number = '50:01:0000001:1';
const more = (page: Page) => page.getByRole('button', { name: 'Ещё', exact: true });

async function boxOf(one: Locator) {
  const box = await one.boundingBox();
  if (!box) throw new Error('Not on the screen.');
  return box;
}

async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  const isApart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  expect(isApart, JSON.stringify([a, b])).toBe(true);
}

for (const width of [1440, 1024]) {
  test(`at ${width} px, in a low window, marks of the history scroll beneath the comment field`, async ({
    page,
    app,
  }) => {
    const { id } = await givenProperty(app.db);
    for (const text of Array.from({ length: 12 }, (_, index) => `Замечание ${index + 1}`)) {
      await app.broker.call(landComments.add, { params: { id }, body: { text } });
    }
    await page.setViewportSize({ width, height: 560 });
    await page.goto(`/land/property/${id}`);
    const field = page.getByRole('textbox', { name: 'Комментарий' });
    await expect(page.getByText('Замечание 12', { exact: true })).toBeAttached();
    await field.scrollIntoViewIfNeeded();
    // If a mark of the history covered the comment field, an element of its entry would be found at that point.
    const covered = await field.evaluate((input) => {
      const writer = input.closest('form, [class*="writer"]') ?? input;
      const { left, top, width: wide, bottom } = writer.getBoundingClientRect();
      const found: string[] = [];
      for (let y = top + 1; y < bottom; y += 2) {
        for (let x = left + 1; x < left + Math.min(60, wide); x += 2) {
          const one = document.elementFromPoint(x, y);
          if (one !== null && !writer.contains(one)) found.push(`${x} ${y} ${one.tagName}`);
        }
      }
      return found;
    });
    expect(covered).toEqual([]);
  });
}

test('deleting stands under Ещё; after the question the focus is where it was', async ({ page, app }) => {
  const { id } = await givenProperty(app.db, { cadastralNumbers: [number] });
  await page.goto(`/land/property/${id}`);
  await expect(page.getByRole('button', { name: 'Удалить' })).toHaveCount(0);
  await more(page).click();
  await expectAccessible(page.getByRole('menu'));
  await page.getByRole('menuitem', { name: 'Удалить' }).click();
  const question = page.getByRole('dialog', { name: 'Удаление объекта?' });
  // Ctrl+S must not answer the confirmation.
  await page.keyboard.press('Control+s');
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Отмена' }).click();
  await expect(question).toBeHidden();
  await expect(more(page)).toBeFocused();
});

test('a long name of a company breaks between words; an unknown outline leads to where it is drawn', async ({
  page,
  app,
}) => {
  const name = 'Общество с ограниченной ответственностью «Межрегиональное агропромышленное товарищество»';
  const companyId = 'apk';
  await app.db
    .insertInto('shared.companies')
    .values({
      id: companyId,
      name,
      websites: JSON.stringify([{ webSiteType: 'WORK', webSite: 'https://mezhregionalnoe-tovarishchestvo.example' }]),
    })
    .execute();
  const { id } = await givenProperty(app.db, { cadastralNumbers: [number], companyId, polygons: [] });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/land/property/${id}`);
  const person = page.getByRole('complementary').getByRole('listitem').filter({ hasText: 'Межрегиональное' });
  await expect(person).toBeVisible();
  const broken = await person.evaluate((item) => {
    const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const found of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, found.index);
        range.setEnd(node, found.index + found[0].length);
        if (range.getClientRects().length > 1) cut.push(found[0]);
      }
    }
    return cut;
  });
  expect(broken).toEqual([]);
  await expect(page.getByText('Контур неизвестен')).toBeVisible();
  await page.getByRole('link', { name: 'нарисовать' }).click();
  await expect(page).toHaveURL(`/land/property/${id}/edit#section-address`);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
]) {
  test(`toasts at ${viewport.width} cover neither search, nor the bar of chosen rows, nor a dialog`, async ({
    page,
    app,
  }) => {
    await page.setViewportSize(viewport);
    const { requestId, selectionId } = await givenSelection(app.db, { name: 'Склад', count: 2 });
    await givenLink(app.db, selectionId);
    await page.goto('/land/property');
    await page.getByRole('checkbox', { name: 'Выбрать все' }).click();
    const bar = page.getByRole('toolbar', { name: 'Действия с выбранным' });
    await bar.getByRole('button', { name: 'Актуализировать' }).click();
    const toast = page.getByRole('status').filter({ hasText: 'актуализирован' });
    await expect(toast).toBeVisible();
    await page.getByRole('checkbox', { name: 'Выбрать все' }).click();
    await expectApart(toast, bar);
    await expectApart(toast, page.getByRole('button', { name: 'Поиск' }));

    await page.goto(`/land/request/${requestId}/selections`);
    await page.getByRole('button', { name: 'Обновить клиентскую ссылку' }).click();
    const dialog = page.getByRole('dialog', { name: 'Клиентская ссылка' });
    const until = await dialog.getByRole('textbox', { name: 'Доступна до' }).inputValue();
    await expect(dialog.getByText(`до ${until}`, { exact: true })).toBeVisible();
    // Ctrl+S presses the main button of a dialog with fields.
    await dialog.getByRole('textbox', { name: 'Доступна до' }).focus();
    await page.keyboard.press('Control+s');
    const updated = page.getByRole('status').filter({ hasText: 'Ссылка успешно обновлена' });
    await expect(updated).toBeVisible();
    await expectApart(updated, dialog);
  });
}

test('saving is sent once, however often it is asked; closing the tab asks while something is unsaved, and no more once it is saved', async ({
  page,
  app,
}) => {
  await test.step('a second Ctrl+S while a save is under way sends nothing more', async () => {
    const { id } = await givenProperty(app.db, { cadastralNumbers: [number] });
    await page.goto(`/land/property/${id}/edit`);
    const area = page.getByRole('textbox', { name: 'Площадь', exact: true });
    const saves = Promise.withResolvers<void>();
    let calls = 0;
    await page.route('**/properties/update', async (route) => {
      calls += 1;
      await saves.promise;
      await route.continue();
    });
    await area.fill('77');
    await page.keyboard.press('Control+s');
    await expect.poll(() => calls).toBe(1);
    await page.keyboard.press('Control+s');
    await page.keyboard.press('Control+s');
    saves.resolve();
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
    expect(calls).toBe(1);
  });
  await test.step('closing the tab asks while something is unsaved, and no more once it is saved', async () => {
    await page.getByRole('link', { name: 'Изменить' }).click();
    await page.getByRole('textbox', { name: 'Площадь', exact: true }).fill('78');
    const question = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const asked = await question;
    expect(asked.type()).toBe('beforeunload');
    await asked.dismiss();
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
  });
});

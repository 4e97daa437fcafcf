import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';

test("'?' opens the guide at the page one is on; while typing it is a letter", async ({ page }) => {
  const guide = page.getByRole('dialog', { name: 'Справка' });
  await test.step('at the list of plots', async () => {
    await page.goto('/land/property');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const search = page.getByRole('searchbox').first();
    await search.fill('что');
    await search.press('Shift+?');
    await expect(search).toHaveValue('что?');
    await search.fill('');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Shift+?');
    await expect(guide.getByRole('heading', { name: 'Список участков' })).toBeInViewport();
    await expect(guide.getByRole('heading', { name: 'Вход и две области' })).not.toBeInViewport();
    await expectAccessible(page);
  });
  await test.step('its other parts, the keys among them; its pictures are there', async () => {
    await guide.getByRole('tab', { name: 'Клавиши' }).click();
    await expect(guide.getByRole('cell', { name: 'Ctrl+K' })).toBeVisible();
    await guide.getByRole('tab', { name: 'Мониторингу' }).click();
    const picture = guide.getByRole('img', { name: 'Словари' });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1000);
    await page.keyboard.press('Escape');
    await expect(guide).toBeHidden();
  });
  await test.step('by the menu, too, on another page', async () => {
    await page.goto('/industrial/dictionary');
    await page.getByRole('button', { name: 'Егор Степной' }).click();
    await page.getByRole('menuitem', { name: 'Справка' }).click();
    await expect(guide.getByRole('heading', { name: 'Словари' })).toBeInViewport();
  });
});

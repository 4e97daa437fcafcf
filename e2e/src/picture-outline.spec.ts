import { getProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';

// Software rendering: a smaller window makes the map faster.
test.use({ viewport: { width: 1024, height: 768 }, isMapDrawn: true });

const NOT_LOADED = 'Не удалось загрузить файл';

const [WIDTH, HEIGHT] = [900, 600];
const LINE_PX = 6;

/** Ctrl+V with a picture in the clipboard. */
async function paste(page: Page, { name, mimeType, buffer }: Awaited<ReturnType<typeof sheet>>): Promise<void> {
  await page.evaluate(
    ([name, type, bytes]) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([new Uint8Array(bytes)], name, { type }));
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    },
    [name, mimeType, [...buffer]] as const,
  );
}

/** A picture of a sheet of paper: empty, or with a plot drawn as a red frame between two corners. */
async function sheet(frame?: { left: number; top: number; right: number; bottom: number }) {
  const data = Buffer.alloc(WIDTH * HEIGHT * 3, 244);
  for (let place = 0; frame && place < WIDTH * HEIGHT; place += 1) {
    const [x, y] = [place % WIDTH, Math.floor(place / WIDTH)];
    const inside = Math.min(x - frame.left, frame.right - x, y - frame.top, frame.bottom - y);
    if (inside >= 0 && inside < LINE_PX) data.set([221, 34, 34], place * 3);
  }
  const buffer = await sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png()
    .toBuffer();
  return { name: 'план.png', mimeType: 'image/png', buffer };
}
const plan = () => sheet({ left: 200, top: 150, right: 700, bottom: 450 });

async function openDialog(page: Page, app: TestApp) {
  const { id } = await givenProperty(app.db, {
    responsibleEmployeeId: app.broker.id,
    latitude: 55.68241,
    longitude: 37.104218,
    area: 12.5,
  });
  await page.goto(`/land/property/${id}/edit`);
  await page.getByRole('button', { name: 'По картинке', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Контур по картинке' });
  await expect(dialog.getByRole('button', { name: 'Выбрать картинку' })).toBeFocused();
  const choose = async (file: Awaited<ReturnType<typeof sheet>>) => {
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: /^(Выбрать|Другая) картинк/ }).click();
    await (await chooser).setFiles(file);
  };
  return { id, dialog, choose };
}

test('what is outlined on a picture becomes the outline, once somebody has laid it and agreed; what is no picture and what has no outline is told [CAD-002, LAND-PROP-029]', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/4\d\d POST .*\/api\/polygon-by-image/);
  // The upload of a picture is aborted when another picture is chosen.
  troubles.expect(/failed: POST .*\/api\/polygon-by-image/);
  const { id, dialog, choose } = await openDialog(page, app);
  const alert = dialog.getByRole('alert');
  const trace = dialog.getByRole('button', { name: 'Обвести' });
  const found = dialog.getByText(/^Найден контур: .* 4\sугла$/);
  await test.step('a text that calls itself a picture is refused', async () => {
    await choose({ name: 'план.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('не картинка') });
    await expect(alert).toContainText(NOT_LOADED);
    await expect(trace).toBeDisabled();
  });
  await test.step('a picture without any outline is told, and another one can be pasted', async () => {
    await choose(await sheet());
    await trace.click();
    await expect(alert).toHaveText(`${NOT_LOADED}. На картинке не найдена замкнутая линия вокруг участка`);
    await paste(page, await plan());
    await expect(alert).toBeHidden();
  });
  const corner = dialog.getByRole('button', { name: 'Юго-восточный угол картинки' });
  await expect(corner).toBeVisible();
  await expectAccessible(dialog);
  await test.step('it may cover all that the map shows, and is moved as a whole', async () => {
    await dialog.getByRole('button', { name: 'По виду карты' }).click();
    await dialog.getByRole('checkbox', { name: 'Сохранять пропорции' }).uncheck();
    await dialog.getByRole('button', { name: 'Сдвинуть картинку' }).focus();
    await page.keyboard.press('ArrowDown');
    await trace.click();
    await expect(found).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Взять контур' })).toBeFocused();
  });
  await test.step('another picture has no outline of the one before: neither found already nor still looked for', async () => {
    await paste(page, await sheet());
    await expect(found).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Взять контур' })).toHaveCount(0);
    const left = Promise.withResolvers<void>();
    await page.route('**/api/polygon-by-image', async (route) => {
      await left.promise;
      await route.continue().catch(() => undefined);
    });
    await paste(page, await plan());
    const asked = page.waitForRequest('**/api/polygon-by-image');
    await trace.click();
    await asked;
    await paste(page, await sheet());
    left.resolve();
    await page.unrouteAll({ behavior: 'wait' });
    await trace.click();
    await expect(alert).toContainText('не найдена замкнутая линия');
    await expect(found).toHaveCount(0);
    await paste(page, await plan());
    await trace.click();
    await expect(found).toBeVisible();
  });
  await test.step('rejected, enlarged by its corner, traced again and taken', async () => {
    const first = await found.innerText();
    await dialog.getByRole('button', { name: 'Не подходит' }).click();
    await corner.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await trace.click();
    await expect(dialog.getByText(/^Найден контур/)).not.toHaveText(first);
    await dialog.getByRole('button', { name: 'Взять контур' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^По контуру .* указано 12,50\sга$/)).toBeVisible();
  });
  await page.getByRole('button', { name: /^Сохранить/ }).click();
  await expect(page).toHaveURL(`/land/property/${id}`);
  const { polygons, latitude, longitude } = await app.broker.call(getProperty, { params: { id } });
  const corners = polygons[0]?.coordinates ?? [];
  expect(polygons).toHaveLength(1);
  expect(corners).toHaveLength(4);
  // The outline surrounds the object's point.
  expect(Math.min(...corners.map(([north]) => north))).toBeLessThan(latitude);
  expect(Math.max(...corners.map(([north]) => north))).toBeGreaterThan(latitude);
  expect(Math.min(...corners.map(([, east]) => east))).toBeLessThan(longitude);
  expect(Math.max(...corners.map(([, east]) => east))).toBeGreaterThan(longitude);
});

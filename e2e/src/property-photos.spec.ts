import { getProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { expectAccessible } from './accessible.ts';
import { picture } from './drawn-picture.ts';
import { givenPhotos } from './given-photos.ts';
import { expect, test } from './journey.ts';
import { choosePhotoType } from './property-form.ts';

test('photos and a document go from the form to the page of the object [LAND-PROP-027, LAND-PROP-028, IMG-006, IMG-011]', async ({
  page,
  app,
}) => {
  const { id } = await givenProperty(app.db);
  await page.goto(`/land/property/${id}/edit`);
  const form = page.getByRole('form', { name: 'Объект' });
  await form
    .locator('input[type=file][aria-label="Добавить фотографии"]')
    .setInputFiles([picture('a.png', 40), picture('b.png', 120), picture('c.png', 200)]);
  const tiles = form.getByRole('list', { name: 'Фотографии' }).getByRole('listitem');
  await expect(tiles).toHaveCount(3);
  await form.locator('input[type=file][aria-label="Добавить документы"]').setInputFiles({
    name: 'Выписка.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Участок свободен'),
  });
  await form.getByRole('textbox', { name: 'Название' }).fill('Выписка ЕГРН');

  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(form.getByText('Выберите тип каждой фотографии')).toBeVisible();
  // No photo is marked, so a type cannot be applied, and the form explains this.
  const forAll = form.getByRole('checkbox', { name: 'Применить ко всем' });
  await expect(forAll).toBeDisabled();
  await expect(forAll).toHaveAccessibleDescription('Отметьте фотографии, чтобы дать им один тип');
  await form.getByRole('checkbox', { name: 'Выбрать все' }).check();
  await forAll.check();
  await form.getByRole('checkbox', { name: 'Выбрать все' }).uncheck();
  await expect(forAll).toBeDisabled();
  await expect(forAll).not.toBeChecked();
  await form.getByRole('checkbox', { name: 'Выбрать все' }).check();
  await expect(forAll).toBeChecked();
  const type = await choosePhotoType(page, tiles.nth(0), 0);
  for (let n = 0; n < 3; n += 1) await expect(tiles.nth(n).getByRole('combobox')).toHaveValue(type);
  await expect(form.getByText('Выберите фотографию для выгрузки в PPT!')).toBeVisible();
  await tiles
    .nth(0)
    .getByRole('button', { name: /В презентации/ })
    .click();
  await expectAccessible(form);

  const shown = await tiles.locator('img').evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  await tiles.nth(1).getByRole('button', { name: 'Переместить фото 2' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Место 2 из 3')).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Место 3 из 3')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(tiles.nth(2).locator('img')).toHaveAttribute('src', shown[1] ?? '');

  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page).toHaveURL(new RegExp(`/land/property/${id}$`));
  const saved = await app.broker.call(getProperty, { params: { id } });
  const idsOf = (sources: readonly (string | null)[]) =>
    sources.map((source) => /storage\/([^?]+)/.exec(source ?? '')?.[1]);
  expect(saved.images.map(({ globalImageId }) => globalImageId)).toEqual(
    idsOf([shown[0], shown[2], shown[1]].map((s) => s ?? null)),
  );
  expect(saved.images.filter((image) => image.presenceInTheFlyer)).toHaveLength(1);
  await expect(page.getByText('1 / 3')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Выписка ЕГРН' }).click();
  expect((await download).suggestedFilename()).toBe('Выписка.txt');
  await expectAccessible(page);
});

test('deleting the photo for the presentation hands that over to the first that remains [IMG-007]', async ({
  page,
  app,
}) => {
  const { id } = await givenPhotos(app, 2);
  await page.goto(`/land/property/${id}/edit`);
  const tiles = page.getByRole('list', { name: 'Фотографии' }).getByRole('listitem');
  await tiles.nth(0).getByRole('button', { name: 'Удалить фото 1' }).click();
  await expect(tiles).toHaveCount(1);
  await expect(tiles.getByRole('button', { name: /В презентации/ })).toHaveAttribute('aria-pressed', 'true');
  expect((await app.broker.call(getProperty, { params: { id } })).images).toHaveLength(2);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page).toHaveURL(new RegExp(`/land/property/${id}$`));
  expect((await app.broker.call(getProperty, { params: { id } })).images).toMatchObject([{ presenceInTheFlyer: true }]);
});

test('the gallery shows four thumbnails, the viewer six, and both wrap around [IMG-001, IMG-002, IMG-003, IMG-004]', async ({
  page,
  app,
}) => {
  const { id } = await givenPhotos(app, 8);
  await page.goto(`/land/property/${id}`);
  const thumbnails = page.getByRole('button', { name: /^Фото \d/ });
  await expect(thumbnails).toHaveCount(4);
  const main = page.getByRole('button', { name: 'Открыть фотографии' });
  expect((await main.boundingBox())?.height).toBe(446);
  await main.click();
  const viewer = page.getByRole('dialog');
  expect(await viewer.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  await expect(viewer.getByRole('button', { name: /^Фото \d/ })).toHaveCount(6);
  await viewer.getByRole('button', { name: 'Предыдущее фото' }).click();
  await expect(viewer.getByText('8 / 8')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('1 / 8')).toBeVisible();
  await expectAccessible(viewer);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
});

test('a photo that cannot be loaded gives way to a placeholder [IMG-013]', async ({ page, app }) => {
  const { id } = await givenPhotos(app, 1);
  await page.route('**/api/image-storage/**', (route) => route.fulfill({ contentType: 'image/webp', body: 'broken' }));
  await page.goto(`/land/property/${id}`);
  await expect(page.getByRole('img', { name: 'Фотография не загрузилась' })).toBeVisible();
});

test('a text called .jpg is refused with its reason and nothing is kept of it [IMG-020]', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/refused: 400 POST .*image-storage/);
  const { id } = await givenProperty(app.db);
  await page.goto(`/land/property/${id}/edit`);
  await page.locator('input[type=file][aria-label="Добавить фотографии"]').setInputFiles({
    name: 'plan.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('это не фотография'),
  });
  const refused = page.getByRole('list', { name: 'Загружаемые файлы' }).getByRole('listitem');
  await expect(refused).toContainText('Не удалось загрузить файл: Фотография должна быть в формате JPEG, PNG или WebP');
  await refused.getByRole('button', { name: 'Убрать: plan.jpg' }).click();
  await expect(refused).toHaveCount(0);
});

test('an upload whose connection breaks is sent again on demand', async ({ page, app, troubles }) => {
  troubles.expect(/failed: POST .*image-storage/);
  const { id } = await givenProperty(app.db);
  await page.goto(`/land/property/${id}/edit`);
  await page.route('**/api/image-storage?kind=image', (route) => route.abort('connectionreset'), { times: 1 });
  await page.locator('input[type=file][aria-label="Добавить фотографии"]').setInputFiles(picture('a.png', 90));
  await expect(page.getByText('Нет связи с сервером')).toBeVisible();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('list', { name: 'Фотографии' }).getByRole('listitem')).toHaveCount(1);
});

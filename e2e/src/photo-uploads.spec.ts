import { open, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { getProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import { storedNames } from '@gektar/server/testing/upload.ts';
import type { Page, TestInfo } from '@playwright/test';
import sharp from 'sharp';
import { blackPicture, picture } from './drawn-picture.ts';
import { expect, test } from './journey.ts';
import { choosePhotoType, documentInput, photoInput, save, tiles, underWay } from './property-form.ts';

async function openForm(page: Page, app: TestApp): Promise<string> {
  const { id } = await givenProperty(app.db);
  await page.goto(`/land/property/${id}/edit`);
  await expect(page.getByRole('heading', { name: 'Редактирование' })).toBeVisible();
  return id;
}

/** Uploads sent by the browser from now on. */
function uploadsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/image-storage')) sent.push(request.url());
  });
  return sent;
}

/** A sparse file of this size (MB), which takes no space on disk. */
async function givenFile(testInfo: TestInfo, name: string, megabytes: number): Promise<string> {
  const path = testInfo.outputPath(name);
  const file = await open(path, 'w');
  await file.truncate(megabytes * 1_048_576);
  await file.close();
  return path;
}

/** An incompressible picture: 3 bytes a pixel. */
function noisyPhoto(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer();
}

/** Slows the connection down, so that uploads last long enough to be seen and cancelled. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const bytesPerSecond = 20_000;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
}

/** Breaks every upload off after this many bytes, like a pulled cable, until `mend` is called. */
function cutUploads({ fastify }: TestApp, bytes: number) {
  let cuts = 0;
  const cut = ({ method, socket }: IncomingMessage) => {
    if (method !== 'POST') return;
    const watch = () => {
      if (socket.destroyed) return;
      if (socket.bytesRead < bytes) return void setImmediate(watch);
      cuts += 1;
      socket.resetAndDestroy();
    };
    watch();
  };
  fastify.server.prependListener('request', cut);
  return { cuts: () => cuts, mend: () => void fastify.server.off('request', cut) };
}

/** Expects no file in the database or in the folder. */
async function expectNothingKept(app: TestApp): Promise<void> {
  await expect.poll(() => storedNames(app)).toEqual([]);
  expect(await app.db.selectFrom('shared.files').select('id').execute()).toEqual([]);
}

test('a photo and a document of 200 MB are refused at once, without sending a byte', async ({
  page,
  app,
}, testInfo) => {
  await openForm(page, app);
  const sent = uploadsOf(page);
  await photoInput(page).setInputFiles(await givenFile(testInfo, 'аэро.jpg', 200));
  await expect(underWay(page)).toContainText('Не удалось загрузить файл: Фотография больше 20 МБ');
  await documentInput(page).setInputFiles(await givenFile(testInfo, 'съёмка.zip', 200));
  await expect(underWay(page).filter({ hasText: 'съёмка.zip' })).toContainText('Файл больше 50 МБ');
  await expect(page.getByRole('button', { name: 'Повторить' })).toHaveCount(0);
  expect(sent).toEqual([]);
  await expectNothingKept(app);
});

test('a picture of 30 000 × 30 000 px is refused with its reason, the photo beside it is kept', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/refused: 400 POST .*image-storage/);
  await openForm(page, app);
  const huge = { name: 'план.png', mimeType: 'image/png', buffer: blackPicture(30_000, 30_000) };
  await photoInput(page).setInputFiles([huge, picture('a.png', 90)]);
  await expect(underWay(page).filter({ hasText: 'план.png' })).toContainText('Слишком большое изображение');
  await expect(tiles(page)).toHaveCount(1);
});

test('a connection cut in the middle of an upload leaves nothing half, and the same files go up again', async ({
  page,
  app,
  troubles,
}, testInfo) => {
  troubles.expect(/failed: POST .*image-storage/);
  await openForm(page, app);
  const line = cutUploads(app, 400_000);
  const paths = ['фото.png', 'фото 2.png'].map((name) => testInfo.outputPath(name));
  const content = await noisyPhoto(1_600, 1_200);
  for (const path of paths) await writeFile(path, content);
  await photoInput(page).setInputFiles(paths);
  await expect(underWay(page).filter({ hasText: 'Нет связи с сервером' })).toHaveCount(2);
  expect(line.cuts()).toBeGreaterThan(0);
  await expectNothingKept(app);
  await expect(tiles(page)).toHaveCount(0);

  line.mend();
  await page.getByRole('button', { name: 'Повторить все' }).click();
  await expect(tiles(page)).toHaveCount(2);
  await expect(underWay(page)).toHaveCount(0);
  expect(await app.db.selectFrom('shared.files').select('id').execute()).toHaveLength(2);
});

test('one upload is given up, then all that are left, then by leaving the form; nothing is kept of them', async ({
  page,
  app,
}) => {
  await openForm(page, app);
  await slowDown(page);
  const buffer = await noisyPhoto(480, 400);
  const names = ['a.png', 'b.png', 'c.png', 'd.png', 'e.png'];
  await photoInput(page).setInputFiles(names.map((name) => ({ name, mimeType: 'image/png', buffer })));
  await expect(underWay(page)).toHaveCount(5);
  await expect.poll(async () => (await storedNames(app)).length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Отменить загрузку: b.png' }).click();
  await expect(underWay(page).filter({ hasText: 'b.png' })).toHaveCount(0);
  await expect(underWay(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Отменить все загрузки' }).click();
  await expect(underWay(page)).toHaveCount(0);
  await expect(tiles(page)).toHaveCount(0);
  await expectNothingKept(app);

  await photoInput(page).setInputFiles(names.map((name) => ({ name, mimeType: 'image/png', buffer })));
  await expect.poll(async () => (await storedNames(app)).length).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Объекты' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '1 объект' })).toBeVisible();
  await expectNothingKept(app);
});

test('twenty photos at once arrive in the order they were chosen', async ({ page, app }) => {
  const id = await openForm(page, app);
  const chosen = Array.from({ length: 20 }, (_, n) => picture(`${n + 1}.png`, n * 12));
  await photoInput(page).setInputFiles(chosen);
  await expect(tiles(page)).toHaveCount(20);
  await expect(underWay(page)).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Выбрать все' }).check();
  await page.getByRole('checkbox', { name: 'Применить ко всем' }).check();
  await choosePhotoType(page, tiles(page).nth(0), 0);
  await tiles(page)
    .nth(0)
    .getByRole('button', { name: /В презентации/ })
    .click();
  await save(page).click();
  await expect(page).toHaveURL(`/land/property/${id}`);
  const { images } = await app.broker.call(getProperty, { params: { id } });
  const files = await app.db.selectFrom('shared.files').select(['id', 'name']).execute();
  const nameOf = new Map(files.map((file) => [file.id, file.name]));
  expect(images.map(({ globalImageId }) => nameOf.get(globalImageId))).toEqual(chosen.map(({ name }) => name));
});

test('a photo is dragged to its place by the mouse, within its type and behind the one for the presentation [IMG-008, IMG-009]', async ({
  page,
  app,
}) => {
  await openForm(page, app);
  await photoInput(page).setInputFiles(['a', 'b', 'c'].map((name, n) => picture(`${name}.png`, n * 80)));
  await expect(tiles(page)).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Выбрать все' }).check();
  await page.getByRole('checkbox', { name: 'Применить ко всем' }).check();
  await choosePhotoType(page, tiles(page).nth(0), 0);
  await tiles(page)
    .nth(0)
    .getByRole('button', { name: /В презентации/ })
    .click();
  const sources = async () =>
    tiles(page)
      .locator('img')
      .evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  const [first, second, third] = await sources();
  const drag = async (from: number, to: number) => {
    await tiles(page)
      .nth(from)
      .getByRole('button', { name: /^Переместить/ })
      .scrollIntoViewIfNeeded();
    const [grip, goal] = [
      await tiles(page)
        .nth(from)
        .getByRole('button', { name: /^Переместить/ })
        .boundingBox(),
      await tiles(page)
        .nth(to)
        .getByRole('button', { name: /^Переместить/ })
        .boundingBox(),
    ];
    if (!grip || !goal) throw new Error('no tiles to drag');
    await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
    await page.mouse.down();
    await page.mouse.move(goal.x + goal.width / 2, goal.y + goal.height / 2, { steps: 8 });
    await expect(page.getByText(`Место ${to + 1} из 3`)).toBeAttached();
    await page.mouse.up();
  };
  await drag(1, 2);
  await expect.poll(sources).toEqual([first, third, second]);
  await drag(2, 0);
  await expect.poll(sources).toEqual([first, third, second]);
});

test('photos of an object that is open in two windows: the second save chooses whose, none is lost unseen', async ({
  page,
  app,
  context,
  troubles,
}) => {
  troubles.expect(/refused: 409 POST .*properties\/update/);
  const id = await openForm(page, app);
  const other = await context.newPage();
  await other.goto(`/land/property/${id}/edit`);
  const addPhoto = async (window: Page, name: string, shade: number) => {
    await photoInput(window).setInputFiles(picture(name, shade));
    await expect(tiles(window)).toHaveCount(1);
    await choosePhotoType(window, tiles(window).nth(0), 0);
    await tiles(window)
      .nth(0)
      .getByRole('button', { name: /В презентации/ })
      .click();
  };
  await addPhoto(other, 'их.png', 60);
  await save(other).click();
  await expect(other).toHaveURL(`/land/property/${id}`);
  const theirs = (await app.broker.call(getProperty, { params: { id } })).images[0]?.globalImageId;

  await addPhoto(page, 'мое.png', 200);
  await save(page).click();
  const merge = page.getByRole('dialog', { name: 'Объект изменён другим сотрудником' });
  await expect(merge.getByText('Фотографии')).toBeVisible();
  await merge.getByRole('radio', { name: 'Коллеги' }).click({ force: true });
  await merge.getByRole('button', { name: 'Объединить и сохранить' }).click();
  await expect(page).toHaveURL(`/land/property/${id}`);
  const { images } = await app.broker.call(getProperty, { params: { id } });
  expect(images.map(({ globalImageId }) => globalImageId)).toEqual([theirs]);
});

import { deflateRawSync, gzipSync } from 'node:zlib';
import type { FileKind, StoredFile } from '@gektar/contract/files/stored-file.ts';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { refusalIn } from '#testing/ask.ts';
import { cornerColors, corners, fromTelephone, pngClaiming, quartersOf } from '#testing/pictures.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { fileOf, send, storedNames } from '#testing/upload.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());
afterEach(async () => {
  await app.db.deleteFrom('shared.files').execute();
});

/** Code and messages of a refused upload; also checks that nothing of it is stored. */
async function refused(files: File[], kind?: FileKind) {
  const before = await storedNames(app);
  const { code, message, fields } = refusalIn(await send(app, files, kind));
  expect(await storedNames(app)).toEqual(before);
  const rows = await app.db.selectFrom('shared.files').select('id').execute();
  expect(rows).toEqual([]);
  return { code, message, ...fields };
}
const reason = (text: string, index = 0) => ({
  code: 'file.refused',
  message: 'Не удалось загрузить файл',
  [`files.${index}`]: text,
});
const notImage = 'Фотография должна быть в формате JPEG, PNG или WebP';
const broken = 'Файл повреждён или получен не целиком';
const forbidden = 'Программы и веб-страницы не принимаются';

/** A ZIP with one file of this name. */
function zip(name: string, content = 'x'): Buffer {
  const [data, bytes] = [deflateRawSync(content), Buffer.from(name)];
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(data.length, 18);
  header.writeUInt32LE(content.length, 22);
  header.writeUInt16LE(bytes.length, 26);
  return Buffer.concat([header, bytes, data]);
}

test.each([
  ['a text', Buffer.from('просто текст'), 'фото.jpg'],
  ['a page', Buffer.from('<!doctype html><p>Привет'), 'фото.jpg'],
  ['a picture that is a program for browsers', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'фото.png'],
  ['an archive', zip('a.txt'), 'фото.webp'],
  ['a document', Buffer.from('%PDF-1.7'), 'фото.jpeg'],
  ['a moving picture', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'), 'фото.gif'],
  ['a photo of another kind', Buffer.from('000000186674797068656963000000006d6966316865696300', 'hex'), 'IMG_1.HEIC'],
  ['four bytes', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'фото.jpg'],
])('%s is no photo, whatever it is called [IMG-020]', async (_, content, name) => {
  const { code, message } = await refused([fileOf(content, name)], 'image');
  expect({ code, message }).toEqual({ code: 'file.refused', message: 'Не удалось загрузить файл' });
});

test('without being asked for photos, what is called one must be one', async () => {
  expect(await refused([fileOf('просто текст', 'ФОТО.JPG')])).toEqual(reason(notImage));
  expect(await refused([fileOf(zip('a.txt'), 'фото.webp')])).toEqual(reason(notImage));
});

test('an empty file is refused', async () => {
  for (const kind of ['image', 'document', undefined] as const) {
    expect(await refused([fileOf('', 'фото.jpg')], kind)).toEqual(reason('Файл пуст'));
  }
});

const whole = {
  jpeg: () => corners(900, 600).jpeg().toBuffer(),
  'progressive jpeg': () => corners(900, 600).jpeg({ progressive: true }).toBuffer(),
  png: () => corners(900, 600).png().toBuffer(),
  webp: () => corners(900, 600).webp({ lossless: true }).toBuffer(),
  'jpeg that is made smaller': () => corners(5_200, 1_000).jpeg().toBuffer(),
};
test.each(Object.entries(whole))('a %s that breaks off is refused, wherever it does', async (_, make) => {
  const content = await make();
  for (const share of [0.1, 0.5, 0.9]) {
    const part = content.subarray(0, Math.floor(content.length * share));
    expect(await refused([fileOf(part, 'фото.jpg')], 'image')).toEqual(reason(broken));
  }
});

test('a photo with its inside overwritten is refused, not shown grey', async () => {
  const content = await corners(900, 600).png().toBuffer();
  content.fill(0x55, Math.floor(content.length / 2), content.length - 20);
  expect(await refused([fileOf(content, 'фото.png')], 'image')).toEqual(reason(broken));
});

test.each([
  [30_000, 30_000],
  [100_000, 1_201],
])('a picture of %i × %i px is refused by its header alone', async (width, height) => {
  const claims = fileOf(pngClaiming(width, height), 'фото.png');
  expect(await refused([claims], 'image')).toEqual(reason('Слишком большое изображение'));
});

test('a picture that would be unpacked whole into more memory than a photo may take is refused', async () => {
  const sixteenBits = [16, 6, 0, 0] as const;
  const [interlaced, plain] = [
    pngClaiming(8_000, 8_000, [...sixteenBits, 1]),
    pngClaiming(8_000, 8_000, [...sixteenBits, 0]),
  ];
  expect(await refused([fileOf(interlaced, 'фото.png')], 'image')).toEqual(reason('Слишком большое изображение'));
  // Decoded line by line, it needs little memory: it is refused only because its lines are missing.
  expect(await refused([fileOf(plain, 'фото.png')], 'image')).toEqual(reason(broken));
});

test('a picture larger than any format allows is refused', async () => {
  const claims = fileOf(pngClaiming(2_147_483_648, 4_000_000_000), 'фото.png');
  expect(await refused([claims], 'image')).toMatchObject({ code: 'file.refused' });
});

test.each([
  ['a program for Windows', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]), 'смета.pdf'],
  ['a program for Linux', Buffer.concat([Buffer.from('7f454c46020101', 'hex'), Buffer.alloc(200)]), 'смета'],
  ['a program for Android', zip('AndroidManifest.xml'), 'план.apk'],
  ['a script', Buffer.from('#!/bin/sh\nrm -rf ~\n'), 'смета.txt'],
  ['a script by its name', Buffer.from('start calc'), 'смета.BAT'],
  ['a double name', Buffer.from('start calc'), 'смета.pdf.cmd'],
  ['a page', Buffer.from('\ufeff  <!-- ок --> <HTML><body onload=alert(1)>'), 'смета.txt'],
  ['a page in XML', Buffer.from('<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>'), 'смета.xml'],
  ['a page in UTF-16', Buffer.from('\ufeff<html><script>alert(1)</script>', 'utf16le'), 'смета.doc'],
  ['a page by its name', Buffer.from('привет'), 'смета.html'],
  [
    'a drawing that is a program',
    Buffer.from('<?xml version="1.0"?>\n<!-- план --><svg onload="alert(1)"/>'),
    'план.xml',
  ],
  ['a packed drawing', gzipSync('<svg/>'), 'план.svgz'],
])('%s is no document', async (_, content, name) => {
  expect(await refused([fileOf(content, name)], 'document')).toEqual(reason(forbidden));
});

test.each([
  ['a program for macOS', 'cffaedfe'],
  ['a program for old macOS', 'cefaedfe'],
  ['a program for several processors', 'cafebabe00000002'],
  ['a shortcut', '4c0000000114020000000000c000000000000046'],
  ['changes of a registry', Buffer.from('REGEDIT4\r\n').toString('hex')],
  ['a class of Java', 'cafebabe00000034'],
  ['a program for browsers', '0061736d01000000'],
  ['a package of Debian', Buffer.from('!<arch>\ndebian-binary   ').toString('hex')],
  ['a package of Red Hat', 'edabeedb'],
  ['a disk of macOS', '7801730d626260'],
  ['a Flash film', Buffer.from('FWS').toString('hex')],
  ['a packed Flash film', Buffer.from('CWS').toString('hex')],
  ['an extension of a browser', Buffer.from('Cr24').toString('hex')],
])('%s is no document, whatever its name', async (_, beginning) => {
  const content = Buffer.concat([Buffer.from(beginning, 'hex'), Buffer.alloc(400)]);
  expect(await refused([fileOf(content, 'выписка.pdf')], 'document')).toEqual(reason(forbidden));
});

const runnable =
  'exe dll com scr pif cpl msi msp bat cmd ps1 vbs vbe js jse mjs wsf wsh hta jar lnk url reg apk app sh htm html xhtml shtml mht mhtml svg svgz';
test.each(runnable.split(' '))(
  'a document named .%s, which a colleague’s system would run or show, is refused',
  async (extension) => {
    const content = fileOf(Buffer.from('привет'), `план.${extension}`);
    expect(await refused([content], 'document')).toEqual(reason(forbidden));
  },
);

test.each([
  ['an archive', zip('план.dwg'), 'план.zip', 'application/zip'],
  ['a sheet', zip('xl/workbook.xml'), 'смета.xlsx', expect.any(String)],
  ['a PDF', Buffer.from('%PDF-1.7'), 'выписка.pdf', 'application/pdf'],
  ['a text', Buffer.from('Кадастровый номер 50:20:0010203:145'), 'номер.txt', 'text/plain'],
  ['an extract in XML', Buffer.from('<?xml version="1.0"?><extract/>'), 'выписка.xml', 'application/xml'],
  ['a text about pages', Buffer.from('Тег <html> открывает страницу'), 'заметка.txt', 'text/plain'],
  ['unknown bytes', Buffer.from([1, 2, 0, 3]), 'план.dwg', 'application/octet-stream'],
  ['an old text', Buffer.from([0xcf, 0xeb, 0xe0, 0xed]), 'план.txt', 'text/plain'],
])('%s is a document', async (_, content, name, type) => {
  const answer = await send(app, [fileOf(content, name)]);
  expect(answer.status, answer.text).toBe(201);
  expect(answer.json).toEqual([expect.objectContaining({ kind: 'document', name, type, size: content.length })]);
});

test('of several files one that is refused takes the others with it, and is named', async () => {
  const good = await corners().jpeg().toBuffer();
  const files = [fileOf(good, '1.jpg'), fileOf('%PDF-1.7', '2.pdf'), fileOf('текст', '3.jpg'), fileOf(good, '4.jpg')];
  expect(await refused(files)).toEqual(reason(notImage, 2));
});

test('a form without files, with files by another name or with too many is refused', async () => {
  const invalid = { code: 'request.invalid', message: 'Проверьте введённые данные' };
  expect(await refused([])).toEqual({ ...invalid, files: 'Обязательное поле' });
  const many = Array.from({ length: 21 }, (_, index) => fileOf('x', `${index}.txt`));
  expect(await refused(many)).toEqual({ ...invalid, files: 'Не больше 20 файлов за один раз' });
  const kind = refusalIn(await send(app, [fileOf('x', 'x.txt')], 'video' as FileKind));
  expect(kind.fields).toHaveProperty('kind');
});

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\Егор\\план участка.pdf', 'план участка.pdf'],
  ['..', 'Файл'],
  ['', 'Файл'],
  ['  .план.  ', 'план'],
  ['фото\u202egpj.txt', 'фотоgpj.txt'],
  ['a\u0000b\u0007c.txt', 'abc.txt'],
  ['план: "участок" <1>?.pdf', 'план_ _участок_ _1__.pdf'],
  ['Ёлка.txt', 'Ёлка.txt'],
  [`${'я'.repeat(300)}.pdf`, `${'я'.repeat(196)}.pdf`],
])('the name %j is kept as %j', async (name, expected) => {
  // Written by hand: a browser would not send such a form.
  const boundary = 'x-x-x';
  const quoted = name.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="${quoted}"\r\n\r\n`;
  const response = await fetch(`${app.url}/api/image-storage`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${app.broker.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    body: `${head}текст\r\n--${boundary}--\r\n`,
  });
  expect(response.status).toBe(201);
  expect(((await response.json()) as StoredFile[])[0]?.name).toBe(expected);
});

/** Uploads a photo and downloads it in full size. */
async function shown(content: Buffer): Promise<Buffer> {
  const answer = await send(app, [fileOf(content, 'фото.jpg')], 'image');
  expect(answer.status, answer.text).toBe(201);
  const [file] = answer.json as StoredFile[];
  return Buffer.from(await (await fetch(`${app.url}/api/image-storage/${file?.id}`)).arrayBuffer());
}

/** Compares the colours of corners, with a tolerance for compression loss. */
function expectCorners(found: number[][], expected: readonly (readonly number[])[]): void {
  const distance = found.flatMap((color, corner) =>
    color.map((part, at) => Math.abs(part - (expected[corner]?.[at] ?? 0))),
  );
  expect(Math.max(...distance)).toBeLessThanOrEqual(14);
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a photo taken at orientation %i is shown upright, without camera and place',
  async (orientation) => {
    const content = await fromTelephone(orientation);
    expect(content.includes('Secret camera')).toBe(true);
    const full = await shown(content);
    const about = await sharp(full).metadata();
    const upright = await sharp(content).autoOrient().png().toBuffer();
    const expected = await sharp(upright).metadata();
    expect([about.width, about.height]).toEqual([expected.width, expected.height]);
    expect(about.exif ?? about.xmp ?? about.iptc ?? about.orientation).toBeUndefined();
    expectCorners(await quartersOf(full), await quartersOf(upright));
  },
);

test.each([
  ['in the colours of print', () => corners().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()],
  ['of 16 bits', () => corners().toColourspace('rgb16').png().toBuffer()],
  ['with colours of a palette', () => corners().png({ palette: true }).toBuffer()],
  ['in shades of grey', () => corners().greyscale().png().toBuffer()],
  ['half transparent', () => corners().ensureAlpha(0.5).png().toBuffer()],
  ['progressive', () => corners().jpeg({ progressive: true, quality: 95 }).toBuffer()],
  ['interlaced', () => corners().png({ progressive: true }).toBuffer()],
])('a photo %s is shown in the same colours', async (_, make) => {
  const content = await make();
  const full = await shown(content);
  expect(await sharp(full).metadata()).toMatchObject({ format: 'webp', width: 640, height: 400, space: 'srgb' });
  expectCorners(await quartersOf(full), await quartersOf(content));
});

test('of a moving photo the first picture is shown', async () => {
  const frames = [await corners(64, 40).png().toBuffer(), await corners(64, 40).negate().png().toBuffer()];
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 100], loop: 0 })
    .toBuffer();
  expect((await sharp(moving).metadata()).pages).toBe(2);
  const full = await shown(moving);
  expect(await sharp(full).metadata()).toMatchObject({ width: 64, height: 40 });
  expect((await sharp(full).metadata()).pages ?? 1).toBe(1);
  expectCorners(await quartersOf(full), cornerColors);
});

test.each([
  [1, 1],
  [1, 5_000],
  [5_000, 1],
  [2, 300],
])('a photo of %i × %i px is shown in all sizes', async (width, height) => {
  const full = await shown(await corners(width, height).png().toBuffer());
  expect(await sharp(full).metadata()).toMatchObject({ width: Math.min(width, 2560), height: Math.min(height, 2560) });
});

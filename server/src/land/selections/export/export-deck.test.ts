import type { Property } from '@gektar/contract/land/properties/property.ts';
import { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import { advantageFlags } from '@gektar/contract/land/properties/property-flags.ts';
import { updateSelectionItem } from '@gektar/contract/land/selections/selection.ts';
import { exportSelectionSlides } from '@gektar/contract/land/selections/selection-exports.ts';
import { today } from '@gektar/format/date.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { fileFolders } from '#files/file-folders.ts';
import { fileKey } from '#files/file-store.ts';
import { createLocalStore } from '#files/local-store.ts';
import { landSelection } from '#land/selections/land-selection.ts';
import { textWidth as widthOf } from '#office/slides/text-width.ts';
import { findShownItems } from '#sharing/selection/shown-items.ts';
import { ask, refusalIn } from '#testing/ask.ts';
import { download } from '#testing/download.ts';
import { givenEmployee, givenProperty } from '#testing/given.ts';
import { givenSelection } from '#testing/given-selection.ts';
import { wholePropertyFields } from '#testing/given-whole.ts';
import { corners, quartersOf } from '#testing/pictures.ts';
import { type ReadDeck, type ReadSlide, readDeck } from '#testing/read-deck.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { givenUpload, storedNames } from '#testing/upload.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'), {
    officePhone: '+7 (495) 123-45-67',
    officeAddress: 'Москва, Тестовая, 5',
  });
});
afterAll(() => app.close());

const pathOf = (requestId: string) => exportSelectionSlides.path.replace('{id}', requestId);

async function deckOf(requestId: string): Promise<ReadDeck> {
  const { status, bytes } = await download(app, pathOf(requestId));
  expect(status).toBe(200);
  return readDeck(bytes);
}

const textOf = (deck: ReadDeck) =>
  deck.slides
    .flatMap(({ texts }) => texts)
    .join('\n')
    .replaceAll('\u00a0', ' ');

async function givenPhoto(): Promise<string> {
  const content = await corners(900, 700).jpeg({ quality: 95 }).toBuffer();
  return (await givenUpload(app, { content })).id;
}

test('the presentation: a literal name, a title, all objects in a table, each on a slide [EXP-002, EXP-004, EXP-009]', async () => {
  const plots = [
    await givenProperty(app.db, {
      ...(await wholePropertyFields(app.db, app.broker.id)),
      isConfidentially: false,
      cadastralNumbers: ['50:20:0010203:145'],
      address: 'д. Полевая, 7',
      price: 385_000_000.5,
      area: 12.5,
      images: [{ globalImageId: await givenPhoto(), presenceInTheFlyer: true }],
    }),
    await givenProperty(app.db, { price: null, address: 'с. Дальнее' }),
  ];
  const { requestId } = await givenSelection(app.db, { propertyIds: plots.map(({ id }) => id) });
  const { headers, name, bytes } = await download(app, pathOf(requestId));

  const day = today().split('-').reverse().join('.');
  expect(name).toBe(`Гектар - Подборка ${day}.ppt`);
  expect(headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.presentationml.presentation');
  expect(headers.get('cache-control')).toContain('no-store');
  expect(Number(headers.get('content-length'))).toBe(bytes.length);

  const deck = await readDeck(bytes);
  expect(deck.faults).toEqual([]);
  expect(deck.slides).toHaveLength(4);
  const [title, table, first, second] = deck.slides.map(({ texts }) => texts.join('\n').replaceAll('\u00a0', ' '));
  for (const words of ['Гектар', 'Подборка земельных участков', day, '+7 (495) 123-45-67', '2 объекта'])
    expect(title).toContain(words);
  // An unknown client is not mentioned.
  for (const words of ['Клиент', 'Не указано']) expect(title).not.toContain(words);
  for (const words of ['Площадь, га', '12,50', '385 000 000,50', 'По запросу', 'с. Дальнее'])
    expect(table).toContain(words);
  for (const words of ['385 000 000,50 руб.', '50:20:0010203:145', 'д. Полевая, 7', 'Контур участка'])
    expect(first).toContain(words);
  expect(second).toContain('По запросу');
  expect(second).toContain('Фотографии пока нет');
});

test('the cover bears the name of the request, its client and the first photo', async () => {
  const company = uuidv7();
  await app.db.insertInto('shared.companies').values({ id: company, name: 'ООО «Ромашка»' }).execute();
  const plots = [
    await givenProperty(app.db),
    await givenProperty(app.db, { images: [{ globalImageId: await givenPhoto(), presenceInTheFlyer: true }] }),
  ];
  const propertyIds = plots.map(({ id }) => id);
  const { requestId } = await givenSelection(app.db, { companyId: company, name: 'Площадка у М-4', propertyIds });
  const deck = await deckOf(requestId);
  const [cover] = deck.slides;
  const texts = cover?.texts.map(plain);
  expect(texts?.slice(0, 3)).toEqual(['Гектар', 'Площадка у М-4', 'Подборка земельных участков для ООО «Ромашка»']);
  const photo = await sharp(deck.parts.get(cover?.pictures[0] ?? '')).metadata();
  expect([cover?.pictures.length, photo.width, photo.height]).toEqual([1, 1_167, 1_500]);
});

test('the cover names the broker of the request, and the person when the client has no company', async () => {
  const broker = await givenEmployee(app.db, { firstName: 'Лев', lastName: 'Брусников', email: 'lev@office.example' });
  const person = uuidv7();
  await sql`insert into shared.contacts (id, first_name, last_name, phones, emails)
    values (${person}, 'Вера', 'Лозинская', '[]', '[]')`.execute(app.db);
  const { requestId } = await givenSelection(app.db, {
    name: 'Участок у Оки',
    propertyIds: [(await givenProperty(app.db)).id],
  });
  await sql`update land.requests set contact_id = ${person}, responsible_employee_id = ${broker.id} where id = ${requestId}`.execute(
    app.db,
  );
  const [cover] = (await deckOf(requestId)).slides;
  expect(cover?.texts.map(plain)).toEqual(
    expect.arrayContaining([
      'Подборка земельных участков · Вера Лозинская',
      'Ваш брокер',
      'Лев Брусников',
      'lev@office.example',
    ]),
  );
});

test('each datum stands where it belongs, on the cover, in the table and on the slide of its object', async () => {
  const company = uuidv7();
  await app.db.insertInto('shared.companies').values({ id: company, name: 'ООО «Василёк»' }).execute();
  const plot = await givenProperty(app.db, {
    cadastralNumbers: ['50:20:0010203:901', '50:20:0010203:902'],
    address: 'деревня Полевая, 7',
    region: { id: 50 },
    landHighway: { id: 1 },
    kmFromCity: 33.25,
    area: 12.5,
    buildingArea: 1_234.5,
    price: 385_000_000,
    propertyType: { id: 2 },
    category: { id: 3 },
    ownershipType: { id: 4 },
    bestUses: [{ id: 1 }, { id: 3 }],
    permittedUseTypes: [{ id: 2 }, { id: 5 }],
    gasSupply: { type: 1, value: 1_500.5 },
    electricitySupply: { type: 2, value: 777 },
    waterSupply: { type: 1, from: 10, to: 20.25 },
    sewerage: { type: 1, to: 8.5 },
    hasPond: true,
    hasDriveway: true,
    lastConversationDate: '2025-03-04T00:00:00',
  });
  const other = await givenProperty(app.db, { area: 7.75, price: null, address: 'село Дальнее' });
  const { requestId } = await givenSelection(app.db, { propertyIds: [plot.id, other.id], companyId: company });
  const deck = await deckOf(requestId);
  const day = today().split('-').reverse().join('.');
  const [cover, table, first, second] = deck.slides;
  if (!cover || !table || !first || !second) throw new Error(`${deck.slides.length} slides`);
  const uses = plot.bestUses.map(({ name }) => name).join(', ');
  const permitted = plot.permittedUseTypes.map(({ code, name }) => `${code} ${name}`).join('; ');
  expect([plot.bestUses.length, plot.permittedUseTypes.length]).toEqual([2, 2]);
  const advantages = advantageFlags.filter((flag) => plot[flag]).map((flag) => propertyFields[flag].label);
  expect(advantages).toHaveLength(2);

  const data: readonly (readonly [datum: string, shown: string | undefined, expected: string])[] = [
    ['cover: client', plain(cover.texts[2]), 'Подборка земельных участков для ООО «Василёк»'],
    ['cover: summary and day', plain(cover.texts.at(-1)), `2 объекта, всего 20,25 га · ${day}`],
    ['table: head', row(table, 0, 4), '№|Место|Площадь, га|Цена, руб.'],
    ['table: first', row(table, 1, 4), `1|${place(plot)}|12,50|385 000 000,00`],
    ['table: second', row(table, 2, 4), '2|Московская область, село Дальнее|7,75|По запросу'],
    ['number', first.texts[0], '1'],
    ['title', plain(first.texts[1]), `${plot.propertyType.name}, 12,50 га`],
    ['place', plain(first.texts[2]), place(plot)],
    ['price', under(first, 'Цена'), '385 000 000,00 руб.'],
    ['price per hectare', under(first, 'Цена за га'), '30 800 000,00 руб.'],
    ['area', under(first, 'Площадь'), '12,50 га'],
    ['distance', under(first, 'От города'), '33,25 км'],
    ['buildings', under(first, 'Площадь зданий'), '1 234,50 м²'],
    ['numbers', under(first, 'Кадастровые номера'), '50:20:0010203:901, 50:20:0010203:902'],
    ['category', under(first, 'Категория'), plot.category.name],
    ['ownership', under(first, 'Собственность'), plot.ownershipType.name],
    ['permitted uses', under(first, 'Виды разрешённого использования'), permitted],
    ['best uses', under(first, 'Лучшее использование'), uses],
    ['advantages', under(first, 'Преимущества'), advantages.join(' · ')],
    ['gas', utility(first, 'Газ'), 'dashed: Тех. условия: 1 500,50 м3/сутки'],
    ['electricity', utility(first, 'Электричество'), 'filled: Тех. присоединение'],
    ['water', utility(first, 'Водоснабжение'), 'dashed: Тех. условия: 10,00 - 20,25 м3/сутки'],
    ['sewerage', utility(first, 'Водоотведение'), 'dashed: Тех. условия: до 8,50 м3/сутки'],
    ['heat', utility(first, 'Теплоснабжение'), 'none: Нет'],
    ['footer: sender', plain(first.texts.at(-3)), 'Гектар · +7 (495) 123-45-67'],
    ['footer: address', plain(first.texts.at(-2)), 'Москва, Тестовая, 5'],
    ['footer: day and slide', plain(first.texts.at(-1)), `Подборка от ${day} · 3 / 4`],
    ['second: number', second.texts[0], '2'],
    ['second: price', under(second, 'Цена'), 'По запросу'],
    ['second: price per hectare', under(second, 'Цена за га'), 'По запросу'],
    ['second: area', under(second, 'Площадь'), '7,75 га'],
    ['second: buildings', under(second, 'Площадь зданий'), ''],
    ['second: best uses', under(second, 'Лучшее использование'), 'Не указано'],
  ];
  const shown = Object.fromEntries(data.map(([datum, text]) => [datum, text]));
  expect(shown).toEqual(Object.fromEntries(data.map(([datum, , expected]) => [datum, expected])));
});

test('an object has one number: its place among what the client sees, in the table, on the map and on its slide', async () => {
  const plots = [];
  for (const [index, address] of ['Скрытый', 'Первый', 'Архивный', 'Второй', 'Третий'].entries())
    plots.push(await givenProperty(app.db, { address, latitude: 55.2 + index / 5, longitude: 36.5 + index / 3 }));
  const { requestId, selectionId, itemIds } = await givenSelection(app.db, {
    propertyIds: plots.map(({ id }) => id),
  });
  await app.broker.call(updateSelectionItem, { body: { id: itemIds[0] ?? '', status: false } });
  await app.db
    .updateTable('land.properties')
    .set({ is_enabled: false })
    .where('id', '=', plots[2]?.id ?? '')
    .execute();
  const items = await findShownItems(app, landSelection, selectionId);
  expect(items.map(({ order, property }) => [order, property.address])).toEqual([
    [1, 'Первый'],
    [2, 'Второй'],
    [3, 'Третий'],
  ]);
  const [, table, ...objects] = (await deckOf(requestId)).slides;
  expect(objects.map(({ texts }) => texts[0])).toEqual(['1', '2', '3']);
  for (const { order, property } of items) {
    expect(plain(objects[order - 1]?.texts[2])).toBe(`Московская область, ${property.address}`);
    expect(table && row(table, order, 4)).toMatch(new RegExp(`^${order}\\|Московская область, ${property.address}`));
  }
  // The numbers 1 to 3 also mark the map, to the right of the table.
  expect(table?.boxes.filter(({ x }) => x > 8).filter(({ text }) => /^[1-9]$/.test(text))).toHaveLength(3);
});

test.each([
  [1, [[1_200, 684]]],
  [
    2,
    [
      [592, 684],
      [592, 684],
    ],
  ],
  [
    3,
    [
      [789, 684],
      [395, 334],
      [395, 334],
    ],
  ],
  [
    4,
    [
      [592, 684],
      [592, 334],
      [288, 334],
      [288, 334],
    ],
  ],
  [
    6,
    [
      [592, 684],
      [288, 334],
      [288, 334],
      [288, 334],
      [288, 334],
    ],
  ],
] as const)(
  'of %i photos up to five are cut to their frames, that of the flyer first, and can be read by anyone',
  async (count, sizes) => {
    const shown = await givenPhoto();
    const other = async () => (await givenUpload(app, { content: await corners(64, 64).negate().png().toBuffer() })).id;
    const others = await Promise.all(Array.from({ length: count - 1 }, async () => ({ globalImageId: await other() })));
    const { id } = await givenProperty(app.db, {
      images: [...others, { globalImageId: shown, presenceInTheFlyer: true }],
    });
    const { requestId } = await givenSelection(app.db, { propertyIds: [id] });
    const deck = await deckOf(requestId);
    expect(deck.slides).toHaveLength(2);
    const pictures = (deck.slides[1]?.pictures ?? []).map((name) => deck.parts.get(name) ?? Buffer.alloc(0));
    const about = await Promise.all(pictures.map((content) => sharp(content).metadata()));
    expect(about.map(({ format, width, height }) => [format, width, height])).toEqual(
      sizes.map(([width, height]) => ['jpeg', width, height]),
    );
    const [topLeft] = await quartersOf(pictures[0] ?? Buffer.alloc(0));
    expect(topLeft?.[0]).toBeGreaterThan(150);
    expect(deck.faults).toEqual([]);
  },
);

test('of a confidential plot no number, address, outline or exact place is exported', async () => {
  const { id } = await givenProperty(app.db, {
    ...(await wholePropertyFields(app.db, app.broker.id)),
    cadastralNumbers: ['50:99:0009999:777'],
    address: 'Тайная улица, 3',
    isConfidentially: true,
    // A photo without a kind may be a plan.
    images: [{ globalImageId: await givenPhoto(), presenceInTheFlyer: true }],
  });
  const { requestId } = await givenSelection(app.db, { propertyIds: [id] });
  const deck = await deckOf(requestId);
  const everything = [...deck.parts.values()].map((part) => part.toString()).join('\n');
  for (const secret of ['50:99:0009999:777', 'Тайная', 'Контур участка']) expect(everything).not.toContain(secret);
  expect(textOf(deck)).toContain('Место показано приблизительно');
  expect(textOf(deck)).toContain('Фотографии пока нет');
});

test('internal data is nowhere in the file', async () => {
  const { id } = await givenProperty(app.db, {
    comment: 'Секрет-1',
    linkToDisk: 'https://disk.example/secret-2',
    linkToDocumentation: 'https://docs.example/secret-3',
  });
  const { requestId } = await givenSelection(app.db, { propertyIds: [id], comment: 'Секрет-5' });
  const { parts } = await deckOf(requestId);
  for (const part of parts.values()) expect(part.toString()).not.toMatch(/Секрет|secret/);
});

test('hidden and archived objects are left out', async () => {
  const plots = [
    await givenProperty(app.db, { address: 'Показанный' }),
    await givenProperty(app.db, { address: 'Скрытый' }),
    await givenProperty(app.db, { address: 'Архивный' }),
  ];
  const { requestId, itemIds } = await givenSelection(app.db, { propertyIds: plots.map(({ id }) => id) });
  await app.broker.call(updateSelectionItem, { body: { id: itemIds[1] ?? '', status: false } });
  await app.db
    .updateTable('land.properties')
    .set({ is_enabled: false })
    .where('id', '=', plots[2]?.id ?? '')
    .execute();
  const words = textOf(await deckOf(requestId));
  expect(words).toContain('Показанный');
  expect(words).not.toContain('Скрытый');
  expect(words).not.toContain('Архивный');
});

test('an empty selection is a title and a sentence', async () => {
  const { requestId } = await givenSelection(app.db);
  const deck = await deckOf(requestId);
  expect(deck.faults).toEqual([]);
  expect(deck.slides).toHaveLength(2);
  expect(textOf(deck)).toContain('В подборке пока нет объектов.');
});

test('the longest texts stay within their frames and the frames on the slide', async () => {
  const word = 'Верхненовоблагословенскопреображенская';
  const longest = (length: number, unit: string) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
  const all = await wholePropertyFields(app.db, app.broker.id);
  const company = uuidv7();
  await app.db
    .insertInto('shared.companies')
    .values({ id: company, name: longest(500, 'ЩШЖЮ ') })
    .execute();
  const plots = await Promise.all(
    [
      longest(500, word),
      longest(500, `${word} `),
      longest(500, 'Щ'),
      longest(500, 'й-'),
      longest(500, '漢字'),
      '\u0001<&>"\'',
    ].map(async (address, index) =>
      givenProperty(app.db, {
        ...all,
        address,
        cadastralNumbers: Array.from({ length: 100 }, (_, n) => `50:20:${index}010203:${n}`),
        price: 999_999_999_999,
        area: 999_999,
        buildingArea: 999_999,
        kmFromCity: 9_999,
        documents: [],
        isConfidentially: false,
      }),
    ),
  );
  const propertyIds = plots.map(({ id }) => id);
  const { requestId } = await givenSelection(app.db, { propertyIds, companyId: company });
  const deck = await deckOf(requestId);
  expect(deck.faults).toEqual([]);
  const words = textOf(deck);
  for (const { cadastralNumbers } of plots) for (const number of cadastralNumbers) expect(words).toContain(number);
  for (const { boxes } of deck.slides) {
    for (const box of boxes) {
      expect(heightOf(box), box.text).toBeLessThanOrEqual(box.h + 0.01);
      expect(box.x + box.w, box.text).toBeLessThanOrEqual(13.34);
      expect(box.y + box.h, box.text).toBeLessThanOrEqual(7.5);
    }
  }
});

test('a photo whose content is lost leaves the drawing in its place', async () => {
  const photo = await givenPhoto();
  const { id } = await givenProperty(app.db, { images: [{ globalImageId: photo }] });
  const { requestId } = await givenSelection(app.db, { propertyIds: [id] });
  const store = createLocalStore(fileFolders(app.settings.dataFolder));
  await store.remove(fileKey(photo, 'full.webp'));
  await store.remove(fileKey(photo, '1280.webp'));
  const deck = await deckOf(requestId);
  expect(deck.slides[1]?.pictures).toEqual([]);
  expect(textOf(deck)).toContain('Фотографии пока нет');
});

test('a selection that changes meanwhile is shown as it was at one time', async () => {
  const { requestId, itemIds } = await givenSelection(app.db, { count: 6 });
  const [deck] = await Promise.all([
    deckOf(requestId),
    ...itemIds.map((id) => app.broker.call(updateSelectionItem, { body: { id, status: false } })),
  ]);
  expect(deck.faults).toEqual([]);
  const shown = deck.slides.filter(({ texts }) => texts.includes('Коммуникации')).length;
  expect(textOf(deck)).toContain(shown === 0 ? 'Объектов пока нет' : `${shown} объект`);
});

test('no selection, no file; an anonymous caller gets none', async () => {
  const missing = await ask(app, 'GET', pathOf('019a0000-0000-7000-8000-000000000000'));
  expect(refusalIn(missing).code).toBe('selection.not_found');
  const { requestId } = await givenSelection(app.db);
  expect((await ask(app, 'GET', pathOf(requestId), { token: null })).status).toBe(401);
  expect((await ask(app, 'GET', pathOf('nonsense'))).status).toBe(400);
});

test('nothing is left behind, whether the file was taken or the client has gone', async () => {
  const { requestId } = await givenSelection(app.db, { count: 3 });
  const leave = new AbortController();
  const headers = { authorization: `Bearer ${app.broker.token}` };
  const gone = fetch(app.url + pathOf(requestId), { headers, signal: leave.signal });
  const others = Promise.all([deckOf(requestId), deckOf(requestId), deckOf(requestId)]);
  leave.abort();
  await expect(gone).rejects.toThrow();
  await others;
  await expect.poll(async () => (await storedNames(app)).filter((name) => !name.includes('webp'))).toEqual([]);
});

/** The text with ordinary spaces and hyphens. */
function plain(text: string | undefined): string {
  return (text ?? '').replaceAll('\u00a0', ' ').replaceAll('\u2011', '-');
}

/** Row of a table; the header is 0. */
function row({ boxes }: ReadSlide, index: number, columns: number): string {
  const cells = boxes.filter(({ x, y }) => x === 0 && y === 0);
  return cells
    .slice(index * columns, (index + 1) * columns)
    .map(({ text }) => plain(text))
    .join('|');
}

/** The text below a small heading; empty without such a heading. */
function under({ boxes }: ReadSlide, label: string): string {
  const heading = boxes.find(({ text }) => plain(text) === label);
  const below = boxes.filter(({ x, y }) => heading && Math.abs(x - heading.x) < 0.01 && y > heading.y);
  return plain(below.toSorted((one, other) => one.y - other.y)[0]?.text);
}

/** The mark of a utility and its text. */
function utility({ boxes, shapes }: ReadSlide, name: string): string {
  const label = boxes.find(({ text }) => text === name);
  if (!label) return '';
  const words = boxes.find(({ x, y }) => x > label.x && x < label.x + 2 && Math.abs(y - label.y) < 0.01);
  const middle = label.y + label.h / 2;
  const mark = shapes.find(({ x, y, h }) => x < label.x && x > label.x - 0.3 && Math.abs(y + h / 2 - middle) < 0.03);
  const kind = mark && mark.h < 0.05 ? 'none' : mark?.dashed ? 'dashed' : 'filled';
  return `${kind}: ${plain(words?.text)}`;
}

function place({ region, address, landHighway }: Property): string {
  return `${region.name}, ${address}, ${landHighway?.name}`;
}

/** Height of a text (inches), computed independently of the code that fits it: words fill lines one after another. */
function heightOf({ runs, w }: { runs: readonly { text: string; size: number; bold: boolean }[]; w: number }): number {
  const largest = Math.max(...runs.map(({ size }) => size));
  const words = runs.flatMap(({ text, ...face }) =>
    (text.match(/[^ -]+[ -]?|[ -]/g) ?? []).map((word) => ({ word, ...face })),
  );
  let [lines, used] = [1, 0];
  for (const { word, ...face } of words) {
    const width = widthOf(word.trimEnd(), face);
    if (used > 0 && used + width > w) [lines, used] = [lines + 1, 0];
    // A word that is wider than a line continues on the next lines.
    const whole = Math.max(0, Math.ceil(width / w) - 1);
    lines += whole;
    used += widthOf(word, face) - whole * w;
  }
  return (lines * largest * 1.2) / 72;
}

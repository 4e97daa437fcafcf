import { fillPath } from '@gektar/contract/endpoint.ts';
import type { DeckUpdate } from '@gektar/contract/sharing/deck-update.ts';
import JSZip from 'jszip';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { markIn } from '#office/slides/marks.ts';
import { tablesOf } from '#sharing/domain-tables.ts';
import { refusalIn } from '#testing/ask.ts';
import { download } from '#testing/download.ts';
import { corners } from '#testing/pictures.ts';
import { readDeck } from '#testing/read-deck.ts';
import { industrial, land, type SelectionTestDomain } from '#testing/selection-domains.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { givenUpload } from '#testing/upload.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
beforeEach(() => sql`truncate shared.showings cascade`.execute(app.db));
afterAll(() => app.close());

interface Area {
  readonly the: SelectionTestDomain;
  /** Label of the figure on the slide of an object, and of the title. */
  readonly figure: string;
  readonly title: string;
  readonly reprice: (id: string, amount: number) => Promise<unknown>;
  readonly givePhoto: (objectId: string, photoId: string) => Promise<unknown>;
}

const areas: readonly Area[] = [
  {
    the: land,
    figure: 'Цена',
    title: 'Объект',
    reprice: (id, amount) =>
      sql`update land.properties set price = ${amount}, row_version = row_version + 1 where id = ${id}`.execute(app.db),
    givePhoto: async (id, photoId) => {
      await sql`delete from land.property_images where property_id = ${id}`.execute(app.db);
      await sql`insert into land.property_images (property_id, global_image_id, presence_in_the_flyer, position)
        values (${id}, ${photoId}, true, 0)`.execute(app.db);
      await sql`update land.properties set row_version = row_version + 1 where id = ${id}`.execute(app.db);
    },
  },
  {
    the: industrial,
    figure: 'Средняя ставка',
    title: 'Вакансия',
    reprice: (id, amount) =>
      sql`update industrial.vacancies set production_area = 1000, production_price = ${amount}, vacancy_types = 1,
        is_rental_price_on_request = false, row_version = row_version + 1 where id = ${id}`.execute(app.db),
    givePhoto: async () => undefined,
  },
];

/** The parts of a presentation, changed as text. */
async function edited(bytes: Buffer, edit: (zip: JSZip) => Promise<void>): Promise<Buffer> {
  const zip = await JSZip.loadAsync(bytes);
  await edit(zip);
  return zip.generateAsync({ type: 'nodebuffer' });
}

async function editPart(zip: JSZip, name: string, change: (text: string) => string): Promise<void> {
  zip.file(name, change((await zip.file(name)?.async('string')) ?? ''));
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe.each(areas)('an edited presentation of a selection of $the.domain', ({ the, figure, title, reprice }) => {
  const { exports } = the;

  async function given(count = 2) {
    const selection = await the.givenSelection(app.db, { count, responsibleEmployeeId: app.broker.id });
    for (const [index, id] of selection.objectIds.entries()) await reprice(id, 7_100.25 + index);
    return { ...selection, deck: await deckOf(selection.requestId) };
  }
  const deckOf = async (requestId: string) =>
    (await download(app, fillPath(exports.slides.path, { id: requestId }))).bytes;
  const formOf = (file: Buffer, fields: object = {}) => ({ files: [new Blob([new Uint8Array(file)])], fields });
  const check = (id: string, file: Buffer, answers = {}): Promise<DeckUpdate> =>
    app.broker.call(exports.checkUpdate, { params: { id }, form: formOf(file, { answers: JSON.stringify(answers) }) });
  const update = async (id: string, file: Buffer, fields: object = {}) => {
    const content = await app.broker.call(exports.update, { params: { id }, form: formOf(file, fields) });
    return Buffer.from(await content.arrayBuffer());
  };
  /** Sends a file as a browser does. */
  async function send(path: string, id: string, file: Buffer, token: string | null = app.broker.token) {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(file)]));
    const headers = token === null ? {} : { authorization: `Bearer ${token}` };
    const response = await fetch(app.url + fillPath(path as '/api/', { id }), { method: 'POST', headers, body });
    const text = await response.text();
    return { status: response.status, text, json: JSON.parse(text) as unknown, headers: response.headers };
  }
  /** Number of the slide of an object, from 1. */
  async function slideOf(bytes: Buffer, itemId: string): Promise<number> {
    const zip = await JSZip.loadAsync(bytes);
    for (let number = 1; ; number += 1) {
      const text = await zip.file(`ppt/slides/slide${number}.xml`)?.async('string');
      if (text === undefined) throw new Error('no slide of the object');
      const [first] = [...text.matchAll(/name="(gektar;object[^"]*)"/g)];
      if (markIn(first?.[1] ?? '')?.slide === `object:${itemId}`) return number;
    }
  }
  const textsOf = async (bytes: Buffer) => (await readDeck(bytes)).slides.map(({ texts }) => texts.map(plain));

  test('gets new amounts; nothing else changes, and strict readers accept it', async () => {
    const { requestId, objectIds, deck } = await given();
    expect(await check(requestId, deck)).toMatchObject({ changed: [], kept: [], photos: [], added: [], gone: [] });
    await reprice(objectIds[1] ?? '', 8_900.75);
    const report = await check(requestId, deck);
    expect(report.changed.filter(({ field }) => field === figure)).toMatchObject([
      { before: expect.stringMatching(/7\s101,25/), after: expect.stringMatching(/8\s900,75/) },
    ]);
    const result = await update(requestId, deck, { state: report.state });
    const read = await readDeck(result);
    expect(read.faults).toEqual([]);
    expect(await textsOf(result)).toEqual(await textsOf(await deckOf(requestId)));
    // The result is up to date, and can be updated again.
    expect(await check(requestId, result)).toMatchObject({ changed: [], kept: [], questions: [] });
  });

  test('keeps texts edited by hand, own shapes and own slides', async () => {
    const { requestId, itemIds, objectIds, deck } = await given();
    const number = await slideOf(deck, itemIds[0] ?? '');
    const file = await edited(deck, async (zip) => {
      await editPart(zip, `ppt/slides/slide${number}.xml`, (text) => {
        const mark = new RegExp(`name="gektar;[^"]*;${title};[^"]*".*?<a:t>([^<]*)</a:t>`, 's');
        return text
          .replace(mark, (whole, old: string) => whole.replace(`<a:t>${old}</a:t>`, '<a:t>Лучшее предложение</a:t>'))
          .replace(
            '</p:spTree>',
            `<p:sp><p:nvSpPr><p:cNvPr id="900" name="Надпись 1"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="10" y="10"/><a:ext cx="100" cy="100"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr/><a:p><a:r><a:t>Звонить до обеда</a:t></a:r></a:p></p:txBody></p:sp></p:spTree>`,
          );
      });
      await addSlide(zip, `ppt/slides/slide${number}.xml`, (text) =>
        text.replaceAll(/name="gektar;[^"]*"/g, 'name=""'),
      );
    });
    const before = await textsOf(file);
    await reprice(objectIds[0] ?? '', 6_543.21);
    const report = await check(requestId, file);
    expect(report.kept).toMatchObject([{ field: title, before: 'Лучшее предложение' }]);
    expect(report.ownSlides).toBe(1);
    expect(report.questions).toEqual([]);
    const result = await update(requestId, file);
    const after = await textsOf(result);
    expect(after).toHaveLength(before.length);
    expect(after[number - 1]).toEqual(expect.arrayContaining(['Лучшее предложение', 'Звонить до обеда']));
    expect(after[number - 1]?.join(' ')).toContain('6 543,21');
    expect(after.at(-1)?.join(' ')).not.toContain('6 543,21');
    expect((await readDeck(result)).faults).toEqual([]);
  });

  test('leaves a shape deleted by hand deleted', async () => {
    const { requestId, itemIds, deck } = await given();
    const number = await slideOf(deck, itemIds[0] ?? '');
    const file = await edited(deck, (zip) =>
      editPart(zip, `ppt/slides/slide${number}.xml`, (text) =>
        text
          .split('<p:sp>')
          .filter((shape) => !shape.includes(`;${figure};`))
          .join('<p:sp>'),
      ),
    );
    const figures = async (bytes: Buffer) =>
      ((await (await JSZip.loadAsync(bytes)).file(`ppt/slides/slide${number}.xml`)?.async('string')) ?? '').split(
        `;${figure};`,
      ).length - 1;
    expect([await figures(deck), await figures(file)]).toEqual([1, 0]);
    const result = await update(requestId, file);
    expect(await figures(result)).toBe(0);
    expect((await readDeck(result)).faults).toEqual([]);
  });

  test('gets slides of new objects; those of objects that left stay and are named', async () => {
    const { requestId, selectionId, itemIds, deck } = await given();
    const { items } = tablesOf(the.domain);
    await sql`update ${items} set status = false where id = ${itemIds[0] ?? ''}`.execute(app.db);
    const other = await the.givenSelection(app.db, { count: 1, responsibleEmployeeId: app.broker.id });
    await reprice(other.objectIds[0] ?? '', 4_321.12);
    await sql`update ${items} set request_selection_id = ${selectionId}, "order" = 9 where id = ${other.itemIds[0] ?? ''}`.execute(
      app.db,
    );
    const report = await check(requestId, deck);
    expect([report.gone.length, report.added.length]).toEqual([1, 1]);
    const result = await update(requestId, deck, { state: report.state });
    const read = await readDeck(result);
    expect(read.faults).toEqual([]);
    const texts = read.slides.map((slide) => slide.texts.map(plain).join(' '));
    expect(texts.some((text) => text.includes('4 321,12'))).toBe(true);
    const gone = texts[(await slideOf(deck, itemIds[0] ?? '')) - 1] ?? '';
    expect(gone).toContain('7 100,25');
    // Numbers of slides follow the new order.
    for (const [index, text] of texts.entries())
      if (index > 0) expect(text).toContain(`${index + 1} / ${texts.length}`);
  });

  test('a slide that was copied is asked about', async () => {
    const { requestId, itemIds, objectIds, deck } = await given();
    const number = await slideOf(deck, itemIds[1] ?? '');
    const file = await edited(deck, (zip) => addSlide(zip, `ppt/slides/slide${number}.xml`, (text) => text));
    await reprice(objectIds[1] ?? '', 5_432.1);
    const { questions, changed } = await check(requestId, file);
    expect(questions).toMatchObject([{ kind: 'double' }]);
    expect(changed.filter(({ field }) => field === figure)).toEqual([]);
    const id = questions[0]?.id ?? '';
    const count = async (answers: object) =>
      (await textsOf(await update(requestId, file, { answers: JSON.stringify(answers) }))).filter((texts) =>
        texts.some((text) => text.startsWith('5 432,10')),
      ).length;
    // The table of all objects has the new amount in any case.
    expect((await count({ [id]: true })) - (await count({ [id]: false }))).toBe(2);
  });

  test('is recorded as shown when it is updated, not when it is checked', async () => {
    const { requestId, deck } = await given(1);
    await sql`truncate shared.showings cascade`.execute(app.db);
    await check(requestId, deck);
    const channels = async () =>
      (await sql<{ channel: string }>`select channel from shared.showings`.execute(app.db)).rows;
    expect(await channels()).toEqual([]);
    await update(requestId, deck);
    expect(await channels()).toEqual([{ channel: 'slides' }]);
  });

  test('of another state than the list that was read is refused', async () => {
    const { requestId, objectIds, deck } = await given(1);
    const { state } = await check(requestId, deck);
    await reprice(objectIds[0] ?? '', 1_234.56);
    await expect(update(requestId, deck, { state })).rejects.toMatchObject({ code: 'selection.changed' });
  });

  test('is refused with one sentence when it is broken, foreign, too large inside or of another selection', async () => {
    const { requestId, deck } = await given(1);
    const other = await given(1);
    const foreign = await edited(deck, async (zip) => {
      for (const name of Object.keys(zip.files).filter((one) => /slides\/slide\d+\.xml$/.test(one)))
        await editPart(zip, name, (text) => text.replaceAll(/name="gektar;[^"]*"/g, 'name=""'));
    });
    const entities = await edited(deck, (zip) =>
      editPart(zip, 'ppt/presentation.xml', (text) => text.replace('<p:presentation', '<!DOCTYPE x><p:presentation')),
    );
    const unclosed = await edited(deck, (zip) => editPart(zip, 'ppt/slides/slide1.xml', (text) => text.slice(0, 400)));
    const bomb = new JSZip();
    bomb.file('ppt/presentation.xml', Buffer.alloc(25_000_000));
    const sheet = new JSZip();
    sheet.file('xl/workbook.xml', '<workbook/>');
    const refused: readonly (readonly [Buffer, RegExp])[] = [
      [Buffer.from('не презентация'), /не читается/],
      [deck.subarray(0, deck.length - 500), /не читается/],
      [await sheet.generateAsync({ type: 'nodebuffer' }), /не презентация/],
      [await bomb.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' }), /слишком велика/],
      [foreign, /таких слайдов в файле нет/],
      [entities, /повреждена/],
      [unclosed, /повреждена/],
      [other.deck, /по другой подборке/],
    ];
    for (const [file, message] of refused) {
      const answer = await send(exports.checkUpdate.path, requestId, file);
      expect(answer.status).toBe(400);
      const refusal = refusalIn(answer);
      expect(refusal).toMatchObject({
        code: 'file.refused',
        fields: { 'files.0': expect.stringMatching(message) },
      });
    }
    const unknown = '019a0000-0000-7000-8000-00000000dead';
    expect((await send(exports.checkUpdate.path, unknown, deck)).status).toBe(404);
    expect((await send(exports.update.path, requestId, deck, null)).status).toBe(401);
  });
});

test('a photo that changed replaces the one that was written; a photo changed by hand is asked about', async () => {
  const [{ the, givePhoto }] = areas as [Area, Area];
  const photo = async (width: number) =>
    (await givenUpload(app, { content: await corners(width, 600).jpeg().toBuffer() })).id;
  const { requestId, objectIds } = await the.givenSelection(app.db, { count: 1, responsibleEmployeeId: app.broker.id });
  await givePhoto(objectIds[0] ?? '', await photo(800));
  const { bytes: deck } = await download(app, fillPath(the.exports.slides.path, { id: requestId }));
  const pictures = async (file: Buffer) => (await readDeck(file)).slides.flatMap((slide) => slide.pictures).length;
  expect(await pictures(deck)).toBe(2);
  const call = (file: Buffer, answers: object = {}) => ({
    params: { id: requestId },
    form: { files: [new Blob([new Uint8Array(file)])], fields: { answers: JSON.stringify(answers) } },
  });
  await givePhoto(objectIds[0] ?? '', await photo(900));
  const report = await app.broker.call(the.exports.checkUpdate, call(deck));
  expect(report.photos.map(({ count }) => count)).toEqual([1, 1]);
  expect(report.questions).toEqual([]);
  const content = await app.broker.call(the.exports.update, call(deck));
  const result = Buffer.from(await content.arrayBuffer());
  expect(await pictures(result)).toBe(2);
  expect((await readDeck(result)).faults).toEqual([]);

  // A photo in a group is renewed in its group.
  const grouped = await edited(deck, async (zip) => {
    for (const name of Object.keys(zip.files).filter((one) => /^ppt\/slides\/slide\d+\.xml$/.test(one)))
      await editPart(zip, name, (text) =>
        text.replace(
          /<p:pic>.*?<\/p:pic>/s,
          '<p:grpSp><p:nvGrpSpPr><p:cNvPr id="930" name="Группа"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>$&</p:grpSp>',
        ),
      );
  });
  const jpegs = (parts: ReadonlyMap<string, Buffer>) =>
    [...parts].filter(([name]) => /\.jpe?g$/.test(name)).map(([, bytes]) => bytes.toString('base64'));
  const former = jpegs((await readDeck(deck)).parts);
  const renewed = await readDeck(
    Buffer.from(await (await app.broker.call(the.exports.update, call(grouped))).arrayBuffer()),
  );
  expect(renewed.faults).toEqual([]);
  expect(renewed.slides.flatMap((slide) => slide.pictures)).toHaveLength(2);
  expect(jpegs(renewed.parts).filter((photo) => former.includes(photo))).toEqual([]);

  const mine = await corners(300, 300).jpeg().toBuffer();
  const byHand = await edited(deck, async (zip) => {
    for (const name of Object.keys(zip.files).filter((one) => one.startsWith('ppt/media/image-2')))
      zip.file(name, mine);
  });
  const { questions, photos } = await app.broker.call(the.exports.checkUpdate, call(byHand));
  expect(questions).toMatchObject([{ kind: 'picture', field: 'Фото 1' }]);
  expect(photos).toHaveLength(1);
  const has = async (answer: boolean) => {
    const blob = await app.broker.call(the.exports.update, call(byHand, { [questions[0]?.id ?? '']: answer }));
    const { parts } = await readDeck(Buffer.from(await blob.arrayBuffer()));
    return [...parts.values()].some((part) => part.equals(mine));
  };
  expect([await has(false), await has(true)]).toEqual([true, false]);
});

/** Adds a copy of a slide to the end of a presentation, as a program does. */
async function addSlide(zip: JSZip, from: string, change: (text: string) => string): Promise<void> {
  const text = (await zip.file(from)?.async('string')) ?? '';
  const relations = (await zip.file(`${from.replace('slides/', 'slides/_rels/')}.rels`)?.async('string')) ?? '';
  zip.file('ppt/slides/slide77.xml', change(text));
  zip.file('ppt/slides/_rels/slide77.xml.rels', relations.replace(/<Relationship [^>]*notesSlide"[^>]*\/>/, ''));
  await editPart(zip, '[Content_Types].xml', (types) =>
    types.replace(
      '</Types>',
      '<Override PartName="/ppt/slides/slide77.xml" ContentType="application/vnd.openxmlformats-officedocument.presentationml.slide+xml"/></Types>',
    ),
  );
  await editPart(zip, 'ppt/_rels/presentation.xml.rels', (rels) =>
    rels.replace(
      '</Relationships>',
      '<Relationship Id="rId777" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/slide" Target="slides/slide77.xml"/></Relationships>',
    ),
  );
  await editPart(zip, 'ppt/presentation.xml', (presentation) =>
    presentation.replace('</p:sldIdLst>', '<p:sldId id="777" r:id="rId777"/></p:sldIdLst>'),
  );
}

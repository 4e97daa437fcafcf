import { updateSelectionItem } from '@gektar/contract/land/selections/selection.ts';
import { exportSelectionPdf, exportSelectionSlides } from '@gektar/contract/land/selections/selection-exports.ts';
import { today } from '@gektar/format/date.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { download } from '#testing/download.ts';
import { givenProperty } from '#testing/given.ts';
import { givenSelection } from '#testing/given-selection.ts';
import { wholePropertyFields } from '#testing/given-whole.ts';
import { differences } from '#testing/pages-of-deck.ts';
import { corners } from '#testing/pictures.ts';
import { readDeck } from '#testing/read-deck.ts';
import { type ReadPdf, readPdf } from '#testing/read-pdf.ts';
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

const pathOf = (requestId: string) => exportSelectionPdf.path.replace('{id}', requestId);

async function pdfOf(requestId: string): Promise<ReadPdf> {
  const { status, bytes } = await download(app, pathOf(requestId));
  expect(status).toBe(200);
  return readPdf(bytes);
}

async function deckOf(requestId: string) {
  return readDeck((await download(app, exportSelectionSlides.path.replace('{id}', requestId))).bytes);
}

const textOf = ({ pages }: ReadPdf) =>
  pages
    .map(({ texts }) =>
      texts
        .map(({ text }) => text)
        .join('\n')
        .replaceAll('\u00a0', ' '),
    )
    .join('\n');

async function givenPlots(count: number): Promise<string[]> {
  const content = await corners(900, 700).jpeg().toBuffer();
  const plots = [];
  for (let index = 0; index < count; index += 1)
    plots.push(
      await givenProperty(app.db, {
        // Every third plot has all fields filled in; the others are nearly empty.
        ...(index % 3 === 0 && {
          ...(await wholePropertyFields(app.db, app.broker.id)),
          isConfidentially: false,
          images: [{ globalImageId: (await givenUpload(app, { content })).id }],
        }),
        cadastralNumbers: [`50:20:0010203:${count * 100 + index}`],
        latitude: 55.2 + index / 5,
        longitude: 36.5 + index / 3,
      }),
    );
  return plots.map(({ id }) => id);
}

test.each([0, 1, 7])(
  'of %i plots each page tells all that the slide of its number tells, in its place',
  async (count) => {
    const { requestId } = await givenSelection(app.db, { propertyIds: await givenPlots(count) });
    const { headers, name, bytes } = await download(app, pathOf(requestId));
    expect(name).toBe(`Гектар - Подборка ${today().split('-').reverse().join('.')}.pdf`);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('cache-control')).toContain('no-store');
    expect(Number(headers.get('content-length'))).toBe(bytes.length);

    const [pdf, deck] = [await readPdf(bytes), await deckOf(requestId)];
    expect(pdf.title).toBe('Гектар - Подборка земельных участков');
    expect(pdf.pages).toHaveLength({ 0: 2, 1: 2, 7: 9 }[count] ?? 0);
    expect(pdf.pages.map(({ width, height }) => [Math.round(width), height])).toEqual(pdf.pages.map(() => [960, 540]));
    expect(differences(deck, pdf)).toEqual([]);
    expect(pdf.pages[0]?.links).toEqual(['tel:+74951234567']);
    expect([...pdf.fonts].map((font) => font.replace(/^.*\+/, '')).toSorted()).toEqual([
      'Onest-Regular',
      'Onest-SemiBold',
    ]);
  },
);

test('the longest texts stand where the slides have them', async () => {
  const word = 'Верхненовоблагословенскопреображенская';
  const longest = (unit: string) => unit.repeat(Math.ceil(500 / unit.length)).slice(0, 500);
  const whole = await wholePropertyFields(app.db, app.broker.id);
  const propertyIds = [];
  for (const [index, address] of [
    longest(word),
    longest(`${word} `),
    longest('Щ'),
    longest('й-'),
    '\u0001<&>"\'',
  ].entries()) {
    const { id } = await givenProperty(app.db, {
      ...whole,
      address,
      cadastralNumbers: Array.from({ length: 100 }, (_, n) => `50:20:${index}010203:${n}`),
      price: 999_999_999_999,
      area: 999_999,
      documents: [],
      images: [],
      isConfidentially: false,
    });
    propertyIds.push(id);
  }
  const { requestId } = await givenSelection(app.db, { propertyIds });
  expect(differences(await deckOf(requestId), await pdfOf(requestId))).toEqual([]);
});

test('what is not for clients is nowhere in the file: internal data, confidential plots, hidden and archived ones', async () => {
  const { id } = await givenProperty(app.db, {
    address: 'Показанный',
    comment: 'Секрет-1',
    linkToDisk: 'https://disk.example/secret-2',
    linkToDocumentation: 'https://docs.example/secret-3',
  });
  const confidential = await givenProperty(app.db, {
    ...(await wholePropertyFields(app.db, app.broker.id)),
    cadastralNumbers: ['50:99:0009999:777'],
    address: 'Секрет-4',
    isConfidentially: true,
  });
  const hidden = await givenProperty(app.db, { address: 'Секрет-5' });
  const archived = await givenProperty(app.db, { address: 'Секрет-6' });
  const { requestId, itemIds } = await givenSelection(app.db, {
    propertyIds: [id, confidential.id, hidden.id, archived.id],
    comment: 'Секрет-8',
  });
  await app.broker.call(updateSelectionItem, { body: { id: itemIds[2] ?? '', status: false } });
  await app.db.updateTable('land.properties').set({ is_enabled: false }).where('id', '=', archived.id).execute();

  const pdf = await pdfOf(requestId);
  expect(textOf(pdf)).toContain('Показанный');
  expect(textOf(pdf)).toContain('Место показано приблизительно');
  const everything = JSON.stringify([pdf.title, [...pdf.fonts], pdf.pages]) + textOf(pdf);
  for (const secret of ['Секрет', 'secret', '50:99:0009999:777', 'Контур участка'])
    expect(everything).not.toContain(secret);
  expect(pdf.pages.flatMap(({ links }) => links)).toEqual(['tel:+74951234567']);
});

test('no selection, no file; an anonymous caller gets none; nothing is left behind when the client has gone', async () => {
  const missing = await ask(app, 'GET', pathOf('019a0000-0000-7000-8000-000000000000'));
  expect(refusalIn(missing).code).toBe('selection.not_found');
  const { requestId } = await givenSelection(app.db, { count: 3 });
  expect((await ask(app, 'GET', pathOf(requestId), { token: null })).status).toBe(401);
  expect((await ask(app, 'GET', pathOf('nonsense'))).status).toBe(400);

  const leave = new AbortController();
  const headers = { authorization: `Bearer ${app.broker.token}` };
  const gone = fetch(app.url + pathOf(requestId), { headers, signal: leave.signal });
  const others = Promise.all([pdfOf(requestId), pdfOf(requestId)]);
  leave.abort();
  await expect(gone).rejects.toThrow();
  await others;
  await expect.poll(async () => (await storedNames(app)).filter((name) => !name.includes('webp'))).toEqual([]);
});

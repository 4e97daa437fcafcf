import { fillPath } from '@gektar/contract/endpoint.ts';
import { updateOwnCard } from '@gektar/contract/people/own-card-endpoints.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { download } from '#testing/download.ts';
import { differences } from '#testing/pages-of-deck.ts';
import { corners } from '#testing/pictures.ts';
import { readDeck } from '#testing/read-deck.ts';
import { readPdf } from '#testing/read-pdf.ts';
import { industrial, land } from '#testing/selection-domains.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { givenUpload } from '#testing/upload.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const areas = [
  { the: land, page: '/api/land/pdf-page/property/{id}' },
  { the: industrial, page: '/api/industrial/pdf-page/vacancy/{id}' },
] as const;

const card = {
  phone: '+7 (921) 555-11-22',
  telegram: 'lev_brusnikov',
  whatsapp: '+7 (921) 555-33-44',
  replyHours: 'в будни с 9 до 20',
  photoId: null,
  isCardShown: true,
};
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

async function files(the: (typeof areas)[number]['the'], requestId: string) {
  const paths = [the.exports.slides.path, the.exports.pdf.path].map((path) => fillPath(path, { id: requestId }));
  const [slides, pdf] = await Promise.all(paths.map(async (path) => (await download(app, path)).bytes));
  return { deck: await readDeck(slides ?? Buffer.of()), pdf: await readPdf(pdf ?? Buffer.of()) };
}

test.each(areas)('the cover of a selection of $the.domain shows the card of its broker', async ({ the }) => {
  const photo = await givenUpload(app, { content: await corners(500, 400).jpeg().toBuffer() });
  await app.broker.call(updateOwnCard, { body: { ...card, photoId: photo.id } });
  const { email } = await app.db
    .selectFrom('shared.employees')
    .select('email')
    .where('id', '=', app.broker.id)
    .executeTakeFirstOrThrow();
  const { requestId } = await the.givenSelection(app.db, { count: 1, responsibleEmployeeId: app.broker.id });
  const { deck, pdf } = await files(the, requestId);
  const [cover] = deck.slides;
  expect(cover?.texts.map(plain)).toEqual(
    expect.arrayContaining([
      'Ваш брокер',
      '+7 (921) 555-11-22',
      email,
      'Telegram @lev_brusnikov',
      'WhatsApp +7 (921) 555-33-44',
    ]),
  );
  expect(cover?.pictures).toHaveLength(1);
  expect(deck.parts.get('ppt/slides/slide1.xml')?.toString()).toContain('prst="ellipse"');
  expect(deck.faults).toEqual([]);
  expect(differences(deck, pdf)).toEqual([]);
  expect(pdf.pages[0]?.links).toEqual(
    expect.arrayContaining([
      'tel:+79215551122',
      `mailto:${email}`,
      'https://t.me/lev_brusnikov',
      'https://wa.me/79215553344',
    ]),
  );
});

test.each([
  ['hidden', { isCardShown: false }, sql``],
  ['of a blocked employee', {}, sql`, blocked_at = now()`],
  ['of a removed employee', {}, sql`, removed_at = now()`],
] as const)('a card that is %s leaves name and e-mail', async (_, changed, state) => {
  const other = await app.anotherBroker();
  await other.call(updateOwnCard, { body: { ...card, ...changed } });
  await sql`update shared.employees set first_name = first_name ${state} where id = ${other.id}`.execute(app.db);
  const { firstName, lastName } = await app.db
    .selectFrom('shared.employees')
    .select(['first_name as firstName', 'last_name as lastName'])
    .where('id', '=', other.id)
    .executeTakeFirstOrThrow();
  for (const { the } of areas) {
    const { requestId } = await the.givenSelection(app.db, { count: 1, responsibleEmployeeId: other.id });
    const { deck, pdf } = await files(the, requestId);
    expect(deck.slides[0]?.texts).toContain(`${firstName} ${lastName}`.trim());
    const everything = [...deck.parts.values()].join('') + JSON.stringify(pdf.pages);
    for (const marker of ['555-11-22', '79215551122', 'lev_brusnikov', '555-33-44', '79215553344'])
      expect(everything).not.toContain(marker);
  }
});

test('a long address of e-mail stays readable, on the cover and on a single page', async () => {
  const email = 'konstantin.verkhneblagoveshchensky@office.example.ru';
  const other = await app.anotherBroker();
  await other.call(updateOwnCard, { body: card });
  await sql`update shared.employees set email = ${email} where id = ${other.id}`.execute(app.db);
  const { requestId, objectIds } = await land.givenSelection(app.db, { count: 1, responsibleEmployeeId: other.id });
  const [cover] = (await files(land, requestId)).deck.slides;
  const box = cover?.boxes.find(({ text }) => text === email);
  expect(box?.runs[0]?.size).toBeGreaterThanOrEqual(9);
  const headers = { authorization: `Bearer ${other.token}` };
  const path = fillPath('/api/land/pdf-page/property/{id}', { id: objectIds[0] ?? '' });
  const response = await fetch(app.url + path, { headers });
  const [page] = (await readPdf(Buffer.from(await response.arrayBuffer()))).pages;
  expect(page?.texts.map(({ text }) => text).join('')).toContain(email);
});

test.each(areas)(
  'a single page of $the.domain has the telephone of the employee who sends it',
  async ({ the, page }) => {
    await app.broker.call(updateOwnCard, { body: card });
    const { objectIds } = await the.givenSelection(app.db, { count: 1 });
    const { bytes } = await download(app, fillPath(page, { id: objectIds[0] ?? '' }));
    const [only] = (await readPdf(bytes)).pages;
    expect(plain(only?.texts.map(({ text }) => text).join('') ?? '')).toContain('+7 (921) 555-11-22');
  },
);

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { tablesOf } from '#sharing/domain-tables.ts';
import { ask } from '#testing/ask.ts';
import { givenLinkIn, selectionDomains, selectionsOfBroker } from '#testing/selection-domains.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { givenUpload } from '#testing/upload.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gektar-preview-'));
  for (const name of ['index.html', 'public.html'])
    await writeFile(join(folder, name), `<head><title>${name}</title></head>`);
  app = await openTestApp(inject('clusterUrl'), { webFolder: folder });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const CODE = 'K7M4XC';
const bare = '<head><title>public.html</title></head>';
/** Contents of the tags in a page by name. */
const tagsOf = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/<meta property="([^"]+)" content="([^"]*)">/g)].map(([, name, of]) => [name, of]),
  );

describe.each(selectionDomains)('the preview of a link of $domain', (the) => {
  const { domain } = the;
  const givenSelection = selectionsOfBroker(the, () => app);
  const tables = tablesOf(domain);
  const path = `/api/${domain}/request-selections-for-clients`;
  const page = (id: string, query = '', rest = '') =>
    ask(app, 'GET', `/${domain === 'land' ? 'public' : 'industrial-public'}/${id}${rest}${query}`, { token: null });

  async function shared() {
    const given = await givenSelection(app.db, { count: 2 });
    const [one, two] = given.objectIds;
    const areas = domain === 'land' ? [2.5, 12] : [8_200, 18_000];
    for (const [at, id] of [one, two].entries()) {
      const column = domain === 'land' ? sql`area` : sql`production_area`;
      await sql`update ${sql.table(domain === 'land' ? 'land.properties' : 'industrial.vacancies')}
        set ${column} = ${areas[at]}, row_version = row_version + 1 where id = ${id}`.execute(app.db);
    }
    const { id } = await givenLinkIn(app.db, domain, given.selectionId, { password: CODE });
    return { ...given, linkId: id };
  }

  test('with the right code it says how many objects, their areas and regions', async () => {
    const { selectionId } = await shared();
    const answer = await page(selectionId, `?password=${CODE}`);
    expect(answer.status).toBe(200);
    expect(tagsOf(answer.text)).toMatchObject({
      'og:type': 'website',
      'og:site_name': app.settings.productName,
      'og:title': domain === 'land' ? 'Подборка, 2\u00A0участка' : 'Подборка, 2\u00A0склада',
      'og:description': expect.stringMatching(
        domain === 'land' ? /^2,50\s-\s12,00\sга, \S/ : /^8\s200,00\s-\s18\s000,00\sм², \S/,
      ),
    });
    const image = tagsOf(answer.text)['og:image']?.replaceAll('&amp;', '&') ?? '';
    expect(new URL(image).pathname).toBe(`${path}/${selectionId}/picture`);
    expect((await fetch(image)).headers.get('content-type')).toBe('image/jpeg');
    expect(await page(selectionId, `?password=${CODE.toLowerCase()}`, '/report')).toMatchObject({ text: answer.text });
    const head = await fetch(`${app.url}/public/${selectionId}?password=${CODE}`, { method: 'HEAD' });
    expect(head.status).toBe(200);
  });

  test('without the right code of a link that opens the page is that of every other URL', async () => {
    const { selectionId, linkId, requestId } = await shared();
    const further = await givenLinkIn(app.db, domain, selectionId, { password: 'Q4DCGX', isFirst: false });
    const pages = [
      await page(selectionId),
      await page(selectionId, '?password='),
      await page(selectionId, '?password=AAAAAA'),
      await page(selectionId, '?password=Q4DCGX'),
      await page(further.id, `?password=${CODE}`),
      await page(linkId, `?password=${CODE}`),
      await page(requestId, `?password=${CODE}`),
      await page('some-link', `?password=${CODE}`),
    ];
    expect(tagsOf((await page(further.id, '?password=q4dcgx')).text)).toMatchObject({ 'og:type': 'website' });
    await sql`update ${tables.links} set expiration_time = now() - interval '1 minute'`.execute(app.db);
    pages.push(await page(selectionId, `?password=${CODE}`));
    for (const answer of pages) expect([answer.status, answer.text]).toEqual([200, bare]);
  });

  test('it is no opening, no showing, and no way to guess codes', async () => {
    const { selectionId, linkId } = await shared();
    await page(selectionId, `?password=${CODE}`);
    const { rows } = await sql<{ count: number }>`
      select (select count(*) from ${tables.openings} where link_id = ${linkId})
        + (select count(*) from ${tables.uses} where link_id = ${linkId})
        + (select count(*) from shared.showings where link_id = ${linkId}) as count`.execute(app.db);
    expect(rows).toEqual([{ count: 0 }]);
    await Promise.all(Array.from({ length: 11 }, () => page(selectionId, '?password=BBBBBB')));
    expect((await page(selectionId, `?password=${CODE}`)).text).toBe(bare);
  });
});

/** The picture that the head of the page of a link names. */
async function pictureOf(selectionId: string, path = '/public') {
  const page = await ask(app, 'GET', `${path}/${selectionId}?password=${CODE}`, { token: null });
  const { 'og:image': image = '' } = tagsOf(page.text);
  const url = image.replaceAll('&amp;', '&');
  const answer = await fetch(url);
  return { url, answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

async function plots() {
  const [land] = selectionDomains;
  if (!land) throw new Error('there is the land domain');
  const { selectionId, objectIds } = await land.givenSelection(app.db, { count: 2 });
  await givenLinkIn(app.db, 'land', selectionId, { password: CODE });
  const photos = await Promise.all(['secret', 'open'].map((name) => givenUpload(app, { name: `${name}.jpg` })));
  for (const [at, photo] of photos.entries()) {
    await app.db
      .insertInto('land.property_images')
      .values({ property_id: objectIds[at] ?? '', global_image_id: photo.id, position: 1, presence_in_the_flyer: true })
      .execute();
    await sql`update land.properties set row_version = row_version + 1, is_confidentially = ${at === 0}
      where id = ${objectIds[at]}`.execute(app.db);
  }
  const confidential = (which: number, isSet: boolean) =>
    sql`update land.properties set row_version = row_version + 1, is_confidentially = ${isSet}
      where id = ${objectIds[which]}`.execute(app.db);
  return { selectionId, objectIds, confidential };
}

test('the picture has the photos of plots which are not confidential, and changes with them', async () => {
  const { selectionId, confidential } = await plots();
  const withOne = await pictureOf(selectionId);
  expect([withOne.answer.status, withOne.answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect((await pictureOf(selectionId)).bytes.equals(withOne.bytes)).toBe(true);
  await confidential(0, false);
  const withBoth = await pictureOf(selectionId);
  expect(withBoth.url).not.toBe(withOne.url);
  expect(withBoth.bytes.equals(withOne.bytes)).toBe(false);
  await confidential(0, true);
  await confidential(1, true);
  const bare = await pictureOf(selectionId);
  expect(new Set([withOne.url, withBoth.url, bare.url]).size).toBe(3);
  await confidential(1, false);
  expect((await pictureOf(selectionId)).url).toBe(withOne.url);
});

test('neither the picture nor its URL has anything of the objects but photos and the words of the head', async () => {
  const { selectionId, objectIds } = await plots();
  await sql`update land.properties set row_version = row_version + 1, address = 'Тайная улица 7', price = 7654321,
    latitude = 55.123456, longitude = 37.654321 where id = any(${objectIds}::uuid[])`.execute(app.db);
  const { url, bytes } = await pictureOf(selectionId);
  const { rows } = await sql<{ number: string }>`select number from land.property_cadastral_numbers
    where property_id = any(${objectIds}::uuid[])`.execute(app.db);
  const secrets = ['7654321', '55.1234', '37.6543', 'Тайная', ...rows.map(({ number }) => number), ...objectIds];
  for (const secret of secrets) {
    expect([secret, bytes.includes(secret), bytes.includes(Buffer.from(secret, 'utf16le'))]).toEqual([
      secret,
      false,
      false,
    ]);
    expect(url).not.toContain(secret);
  }
  for (const metadata of ['Exif', 'ICC_PROFILE', 'http://ns.adobe.com', 'Photoshop'])
    expect([metadata, bytes.includes(metadata)]).toEqual([metadata, false]);
});

test('without the right key of a link that opens, the picture is refused like an unknown link; guesses are counted', async () => {
  const { selectionId } = await plots();
  const keyOf = async (id: string) => new URL((await pictureOf(id)).url).searchParams.get('key') ?? '';
  const [key, ofOther] = [await keyOf(selectionId), await keyOf((await plots()).selectionId)];
  const path = (id: string, sent: string) => `/api/land/request-selections-for-clients/${id}/picture?key=${sent}`;
  const get = (id: string, sent: string) => ask(app, 'GET', path(id, sent), { token: null });
  const refused = [
    await get('01998e5a-0000-7000-8000-000000000000', key),
    await get(selectionId, ''),
    await get(selectionId, CODE),
    await get(selectionId, ofOther),
    await ask(app, 'GET', path(selectionId, key).replace(/\?.*/, ''), { token: null }),
  ];
  const { rows } =
    await sql`select from shared.showings s join ${sql.table('land.request_selection_links')} l on l.id = s.link_id
    where l.request_selection_id = ${selectionId}`.execute(app.db);
  expect([(await get(selectionId, key)).status, rows]).toEqual([200, []]);
  await sql`update land.request_selection_links set expiration_time = now() - interval '1 minute'
    where request_selection_id = ${selectionId}`.execute(app.db);
  refused.push(await get(selectionId, key));
  await sql`delete from land.request_selection_links where request_selection_id = ${selectionId}`.execute(app.db);
  refused.push(await get(selectionId, key));
  expect(new Set(refused.map(({ status, text }) => `${status} ${text}`))).toEqual(
    new Set(['403 {"error":{"code":"link.invalid","message":"Ссылка недействительна"}}']),
  );
  expect(key).not.toContain(CODE);
  const another = await plots();
  const right = await keyOf(another.selectionId);
  await Promise.all(Array.from({ length: 11 }, () => get(another.selectionId, key)));
  expect((await get(another.selectionId, right)).status).toBe(403);
});

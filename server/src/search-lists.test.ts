import { searchComplexLists } from '@gektar/contract/industrial/search/object-lists.ts';
import { searchPropertyLists } from '@gektar/contract/land/properties/property-lists.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { givenProperty } from '#testing/given.ts';
import { givenBuilding, givenComplex, givenVacancy } from '#testing/given-complex.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
let land: (name: string) => number;
let industrial: (name: string) => number;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  const { db } = app;
  land = await idsOf('land.land_highways');
  industrial = await idsOf('industrial.highways');
  const plots = [
    { area: 12, price: 5_000_000, highway: 'Каширское шоссе' },
    { area: 4.5, price: 9_000_000, highway: 'Каширское шоссе' },
    { area: 70, price: 5_400_000, highway: 'Минское шоссе' },
  ];
  for (const { area, price, highway } of plots) {
    const { id } = await givenProperty(db, { area, price });
    await sql`update land.properties set land_highway_id = ${land(highway)} where id = ${id}`.execute(db);
  }
  const complex = await givenComplex(db);
  const vacancy = await givenVacancy(db, (await givenBuilding(db, complex.id)).id);
  await sql`update industrial.complexes set highway_id = ${industrial('Каширское шоссе')} where id = ${complex.id}`.execute(
    db,
  );
  await sql`
    update industrial.vacancies set production_area = 45200, sale_price = 5100000, warehouse_area = null, dry_area = null
    where id = ${vacancy.id}`.execute(db);
});
afterAll(() => app.close());

async function idsOf(table: string): Promise<(name: string) => number> {
  const { rows } = await sql<{ id: number; name: string }>`select id, name from ${sql.table(table)}`.execute(app.db);
  return (name) => rows.find((row) => row.name === name)?.id ?? 0;
}
async function plots(text: string) {
  return app.broker.call(searchPropertyLists, { query: { text } });
}
async function complexes(text: string) {
  return app.broker.call(searchComplexLists, { query: { text } });
}
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');

test('a highway is a list in both areas: by its name, nearly its name, its number, on the other layout', async () => {
  for (const text of ['Каширское шоссе', 'каширское', 'кашир', 'Каширскае ш.', 'rfibhcrjt ijcct']) {
    expect(await plots(text), text).toEqual([
      {
        key: `highway-${land('Каширское шоссе')}`,
        title: 'Каширское шоссе',
        criteria: { landHighwayIds: [land('Каширское шоссе')] },
        count: 2,
      },
    ]);
    expect(await complexes(text), text).toMatchObject([
      { criteria: { highwayIds: [industrial('Каширское шоссе')] }, count: 1 },
    ]);
  }
  const { id } = await givenProperty(app.db, { area: 900, price: 77_000_000 });
  await sql`update land.properties set land_highway_id = ${land('М-4 «Дон»')} where id = ${id}`.execute(app.db);
  for (const text of ['М-4', 'м4', 'M-4'])
    expect(
      (await plots(text)).map(({ title }) => title),
      text,
    ).toEqual(['М-4 «Дон»']);
  // No plot is at these highways.
  expect(await plots('Киевское шоссе')).toEqual([]);
  expect(await plots('М-11')).toEqual([]);
});

test('a direction is the list of its highways', async () => {
  for (const text of ['юг', 'Юг']) {
    const [found] = await plots(text);
    expect(found).toMatchObject({ key: 'direction', title: 'Направление: юг', count: 3 });
    expect(found?.criteria.landHighwayIds).toContain(land('Каширское шоссе'));
    expect(found?.criteria.landHighwayIds).not.toContain(land('Минское шоссе'));
    expect(await complexes(text)).toMatchObject([{ title: 'Направление: юг', count: 1 }]);
  }
  expect(await plots('запад')).toMatchObject([{ title: 'Направление: запад', count: 1 }]);
  expect(await plots('ЮЗ')).toEqual([]);
});

test('a price and an area are lists of what is about that, in the units of the area', async () => {
  expect((await plots('5 млн')).map((list) => ({ ...list, title: plain(list.title) }))).toEqual([
    {
      key: 'price',
      title: 'Цена 4 500 000,00 - 5 500 000,00 руб.',
      criteria: { price: { from: 4_500_000, to: 5_500_000 } },
      count: 2,
    },
  ]);
  expect(await complexes('5 млн')).toMatchObject([
    { criteria: { salePrice: { from: 4_500_000, to: 5_500_000 } }, count: 1 },
  ]);
  expect(await plots('12 га')).toMatchObject([{ criteria: { area: { from: 10.8, to: 13.2 } }, count: 1 }]);
  expect(await plots('45 000 м²')).toMatchObject([{ criteria: { area: { from: 4.05, to: 4.95 } }, count: 1 }]);
  expect(await complexes('45 000 м²')).toMatchObject([
    { criteria: { wholeVacancyArea: { from: 40_500, to: 49_500 } }, count: 1 },
  ]);
  expect(await plots('13 га')).toMatchObject([{ count: 1 }]);
  expect(await plots('30 га')).toEqual([]);
  // The price exceeds the limit of the filter.
  expect(await plots('999999999 млрд')).toEqual([]);
});

test('coordinates are a place of the map', async () => {
  const at = { at: '55.75,37.61,13' };
  expect(await plots('55.75, 37.61')).toEqual([
    { key: 'map', title: 'На карте: 55.75, 37.61', criteria: { view: 'map', ...at }, count: null },
  ]);
  expect(await complexes('55,75 37,61')).toMatchObject([{ criteria: { view: 'wide-map', ...at }, count: null }]);
});

test('any other text describes no list; none, or a long one, is refused', async () => {
  for (const text of ['склад', '%', '5', 'м', '50:20:0010203:145', '\\']) {
    expect(await plots(text), text).toEqual([]);
    expect(await complexes(text), text).toEqual([]);
  }
  for (const path of ['/api/land/properties/search-lists', '/api/industrial/search-lists']) {
    for (const query of ['', '?text=', `?text=${'x'.repeat(201)}`]) {
      expect(refusalIn(await ask(app, 'GET', path + query)).code, path + query).toBe('request.invalid');
    }
    expect((await ask(app, 'GET', `${path}?text=x`, { token: null })).status).toBe(401);
  }
});

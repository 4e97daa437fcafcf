import { countComplexes, findComplexes } from '@gektar/contract/industrial/full-model/full-model-endpoints.ts';
import { type FoundObject, searchObjects } from '@gektar/contract/industrial/search/object-search.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { renewAllFigures } from '#industrial/tree/complex-figures.ts';
import { ask, refusalIn } from '#testing/ask.ts';
import { givenBuildingRow, givenComplexRow, givenVacancyRow } from '#testing/given-industrial-rows.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
let ids: Readonly<Record<'north' | 'south' | 'old' | 'first' | 'second' | 'dry' | 'cold', string>>;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  const { db } = app;
  const north = await givenComplexRow(db, {
    name: 'Логопарк Север',
    full_address: 'Московская область, Солнечногорск, д. Хоругвино',
    cadastral_numbers: ['50:09:0060106:18'],
  });
  const south = await givenComplexRow(db, { name: 'PNK-Чехов II', full_address: 'Московская область, Чехов' });
  const old = await givenComplexRow(db, {
    name: 'Логопарк Зелёный',
    full_address: 'Москва, Зеленоград',
    is_enabled: false,
  });
  const first = await givenBuildingRow(db, north, { name: 'Корпус 1' });
  const second = await givenBuildingRow(db, old, { name: 'Корпус 2' });
  const dry = await givenVacancyRow(db, { complexId: north, buildingId: first }, { name: '1-А, сухой' });
  const cold = await givenVacancyRow(db, { complexId: old, buildingId: second }, { name: '2-Б, морозильный' });
  ids = { north, south, old, first, second, dry, cold };
  await renewAllFigures(db);
});
afterAll(() => app.close());

async function found(text: string, take?: number): Promise<FoundObject[]> {
  return app.broker.call(searchObjects, { query: { text, ...(take !== undefined && { take }) } });
}
async function foundIds(text: string): Promise<string[]> {
  return (await found(text)).map(({ id }) => id);
}

test('a complex, its building and its vacancy are told with the way to them', async () => {
  expect(await found('солнечногорск')).toEqual([
    {
      kind: 'complex',
      id: ids.north,
      complexId: ids.north,
      buildingId: null,
      title: 'Логопарк Север',
      detail: 'Московская область, Солнечногорск, д. Хоругвино',
      isEnabled: true,
    },
  ]);
  expect(await found('север корпус')).toEqual([
    {
      kind: 'building',
      id: ids.first,
      complexId: ids.north,
      buildingId: ids.first,
      title: 'Корпус 1',
      detail: 'Логопарк Север',
      isEnabled: true,
    },
  ]);
  expect(await found('1-а логопарк')).toEqual([
    {
      kind: 'vacancy',
      id: ids.dry,
      complexId: ids.north,
      buildingId: ids.first,
      title: '1-А, сухой',
      detail: 'Логопарк Север · Корпус 1',
      isEnabled: true,
    },
  ]);
});

test.each([
  ['ЛОГОПАРК', ['north', 'old']],
  ['зеленый', ['old']],
  ['Зелёный', ['old']],
  ['хоругвино логопарк', ['north']],
  ['0060106:18', ['north']],
  ['50 09 0060106 18', ['north']],
  ['pnk', ['south']],
  ['чехов', ['south']],
  ['солнечногорск корпус', ['first']],
  ['корпус', ['first', 'second']],
  ['корпус 2', ['second']],
  ['морозильный зеленый', ['cold']],
  // Typed on the other keyboard layout.
  ['ktdth', []],
  ['ctdth', ['north']],
  ['зтл', ['south']],
  // A cadastral number after words like '№', or with letters in place of zeros.
  ['№ 50:09:0060106:18', ['north']],
  ['кад. номер 5О:О9', ['north']],
  // A typing error is corrected in Солнечногорск and Чехов, which are towns, but not in Хоругвино.
  ['солнечногорк', ['north']],
  ['чехав', ['south']],
  ['хоругвено север', []],
  // A word that occurs nowhere; words that only occur in different complexes.
  ['север дельфин', []],
  ['север зеленый', []],
  // Wildcards are literal characters.
  ['%_%', []],
  ['***', []],
] as const)('%s finds %j', async (text, names) => {
  expect(await foundIds(text)).toEqual(names.map((name) => ids[name]));
});

test.each([
  ['Зеленоград', ['old']],
  ['№ 50:09:0060106:18', ['north']],
  ['кад. номер 5О:О9:0060106', ['north']],
  ['50090060106', ['north']],
  ['солнечногорк север', ['north']],
  ['солнечногорк дельфин', []],
  ['ctdth', ['north']],
  ['логопарк-север', ['north']],
] as const)('the list of complexes finds by %s what the palette means, its count too', async (complexName, names) => {
  const body = { filterModel: { complex: { complexName }, isEnabled: null } };
  const rows = await app.broker.call(findComplexes, { query: {}, body });
  expect(rows.map(({ id }) => id)).toEqual(names.map((name) => ids[name]));
  expect(await app.broker.call(countComplexes, { body })).toBe(names.length);
});

test('a town finds the complex of its district', async () => {
  const id = await givenComplexRow(app.db, { name: 'Терминал', full_address: 'Одинцовский г. о., д. Раздоры' });
  await renewAllFigures(app.db);
  for (const text of ['одинцово', 'одинцово терминал', 'одинцого']) expect(await foundIds(text), text).toEqual([id]);
  const body = { filterModel: { complex: { complexName: 'Одинцово' } } };
  expect((await app.broker.call(findComplexes, { query: {}, body })).map((row) => row.id)).toEqual([id]);
});

test('one or two signs are the beginning of a name', async () => {
  expect(await foundIds('1-')).toEqual([ids.dry]);
  expect(await foundIds('пн')).toEqual([]);
  expect(await foundIds('к')).toEqual([ids.first, ids.second]);
  expect(await foundIds('-А')).toEqual([]);
});

test('what is archived, or inside of it, comes last and says so', async () => {
  const states = (await found('корпус')).map(({ id, isEnabled }) => [id, isEnabled]);
  expect(states).toEqual([
    [ids.first, true],
    [ids.second, false],
  ]);
  expect((await found('морозильный'))[0]).toMatchObject({ id: ids.cold, isEnabled: false });
});

test('as many as asked for, ten unless told; without a text, a sign-in or within limits it is refused', async () => {
  expect(await found('логопарк', 1)).toHaveLength(1);
  for (let number = 1; number <= 12; number += 1) {
    await givenBuildingRow(app.db, ids.south, { name: `Склад ${number}` });
  }
  expect(await found('склад')).toHaveLength(10);
  expect((await found('склад', 50)).map(({ title }) => title)).toEqual(
    Array.from({ length: 12 }, (_, index) => `Склад ${index + 1}`),
  );
  for (const query of ['', 'text=', 'text=%20', 'text=x&take=0', 'text=x&take=51', `text=${'x'.repeat(201)}`]) {
    const refused = await ask(app, 'GET', `/api/industrial/search?${query}`);
    expect(refusalIn(refused).code, query).toBe('request.invalid');
  }
  expect((await ask(app, 'GET', '/api/industrial/search?text=x', { token: null })).status).toBe(401);
});

test.each([
  ['солнечногорск логопарк корпус', ['first']],
  ['москва логопарк корпус', ['second']],
  ['север хоругвино область логопарк солнечногорск корпус', ['first']],
  ['сухой область логопарк корпус', ['dry']],
  ['область логопарк чехов', []],
] as const)('words of a complex and of what stands below it: %s', async (text, names) => {
  expect(await foundIds(text)).toEqual(names.map((name) => ids[name]));
});

test('a building is found below the complexes that have the most words of the text', async () => {
  const address = { full_address: 'Тверь' };
  const below = await givenBuildingRow(app.db, await givenComplexRow(app.db, { name: 'Терминал Восход', ...address }), {
    name: 'Причал 1',
  });
  expect(await foundIds('терминал причал тверь')).toEqual([below]);
  const both = await givenComplexRow(app.db, { name: 'Терминал Причал', ...address });
  expect(await foundIds('терминал причал тверь')).toEqual([both]);
});

test('words that hundreds of complexes have, and others a part of them', async () => {
  const owner = await givenComplexRow(app.db, { name: 'Квартал', full_address: 'Заимка' });
  await sql`insert into industrial.complexes (id, name, complex_type_id, complex_construction_status,
      vacancies_update_period, responsible_user, latitude, longitude, region_id, full_address)
    select gen_random_uuid(), 'Квартал ' || n, complex_type_id, complex_construction_status, vacancies_update_period,
      responsible_user, latitude, longitude, region_id, 'Заимка, Полянка' from industrial.complexes,
      generate_series(1, 250) n where id = ${owner}`.execute(app.db);
  const { rows } = await sql<{ id: string }>`select id from industrial.complexes where name like 'Квартал _%'`.execute(
    app.db,
  );
  for (const { id } of rows) await givenBuildingRow(app.db, id, { name: 'Депо' });
  for (const text of ['квартал депо', 'полянка квартал депо', 'полянка заимка квартал депо лянка арта']) {
    const places = (await found(text, 50)).map(({ kind, title }) => `${kind} ${title}`);
    expect(places, text).toEqual(Array.from({ length: 50 }, () => 'building Депо'));
  }
});

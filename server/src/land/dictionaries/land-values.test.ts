import { landDictionaries } from '@gektar/contract/land/dictionaries/land-dictionaries.ts';
import { findProperties, getProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { givenProperty } from '#testing/given.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { landDictionaryTables } from './land-values.ts';

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  [app, other] = await Promise.all([openTestApp(inject('clusterUrl')), openTestApp(inject('clusterUrl'))]);
});
afterAll(() => Promise.all([app.close(), other.close()]));

async function listedUses(about: TestApp, id: string): Promise<string[]> {
  const [row] = await about.broker.call(findProperties, { body: { ids: [id] } });
  return row?.bestUses.map(({ name }) => name) ?? [];
}

test('a value renamed by a colleague bears its new name in the next list and the next object', async () => {
  const use = await app.broker.call(landDictionaries['best-uses'].create, { body: { name: 'Паровозное депо' } });
  const { id } = await givenProperty(app.db, { bestUses: [use] });
  expect(await listedUses(app, id)).toEqual(['Паровозное депо']);

  await app.broker.call(landDictionaries['best-uses'].update, { body: { ...use, name: 'Музей паровозов' } });
  expect(await listedUses(app, id)).toEqual(['Музей паровозов']);
  expect(await app.broker.call(getProperty, { params: { id } })).toMatchObject({
    bestUses: [{ id: use.id, name: 'Музей паровозов' }],
  });
});

test('so does one that another process or a command renamed', async () => {
  const { id } = await givenProperty(app.db, { region: { id: 77 } });
  const region = async () => (await app.broker.call(getProperty, { params: { id } })).region.name;
  expect(await region()).toBe('Москва');
  await sql`update shared.regions set name = 'Город Москва' where id = 77`.execute(app.db);
  expect(await region()).toBe('Город Москва');
});

test('a change that was not kept is not shown', async () => {
  const { id } = await givenProperty(app.db, { category: { id: 3 } });
  const category = async () => (await app.broker.call(getProperty, { params: { id } })).category.name;
  const before = await category();
  const broken = app.db.transaction().execute(async (tx) => {
    await sql`update land.categories set name = 'Луна' where id = 3`.execute(tx);
    throw new Error('not kept');
  });
  await expect(broken).rejects.toThrow('not kept');
  expect(await category()).toBe(before);
});

test('two databases served by one process do not mix their values up', async () => {
  const [here, there] = await Promise.all([app, other].map(({ db }) => givenProperty(db, { bestUses: [{ id: 1 }] })));
  await sql`update land.best_uses set name = 'Фабрика' where id = 1`.execute(other.db);
  for (let turn = 0; turn < 2; turn += 1) {
    expect(await listedUses(app, here?.id ?? '')).toEqual(['Производство']);
    expect(await listedUses(other, there?.id ?? '')).toEqual(['Фабрика']);
  }
});

test('lists read while values are being renamed never meet a value they do not know', async () => {
  const { id } = await givenProperty(app.db);
  const renames = Array.from({ length: 20 }, async (_, turn) => {
    const use = await app.broker.call(landDictionaries['best-uses'].create, { body: { name: `Занятие ${turn}` } });
    // Like every save, changes the list and raises the version of the row, which makes its cached text stale.
    await app.db.transaction().execute(async (tx) => {
      await sql`insert into land.property_best_uses (property_id, best_use_id) values (${id}, ${use.id})`.execute(tx);
      await sql`update land.properties set row_version = row_version + 1 where id = ${id}`.execute(tx);
    });
    return listedUses(app, id);
  });
  for (const [turn, uses] of (await Promise.all(renames)).entries()) expect(uses).toContain(`Занятие ${turn}`);
});

test('a change of any value that something refers to makes another version of the dictionaries', async () => {
  const { rows } = await sql<{ name: string; isUsed: boolean; isWatched: boolean }>`
    select nspname || '.' || relname as name,
      exists (select from pg_constraint c where c.confrelid = t.oid and c.contype = 'f') as "isUsed",
      exists (
        select from pg_trigger g where g.tgrelid = t.oid and g.tgfoid = 'shared.renew_dictionary_state'::regproc
      ) as "isWatched"
    from pg_class t join pg_namespace n on n.oid = t.relnamespace
    where nspname = 'land' and relkind = 'r'`.execute(app.db);
  const tables = Object.values(landDictionaryTables).map(({ name }) => rows.find((row) => row.name === name));
  expect(tables).not.toContain(undefined);
  expect(tables.map((table) => table?.isUsed && !table.isWatched)).toEqual(tables.map(() => false));
});

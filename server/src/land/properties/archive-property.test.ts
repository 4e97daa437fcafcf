import {
  actualizeProperty,
  archiveProperty,
  countOverdueProperties,
  countProperties,
  deleteProperty,
  findProperties,
  getProperty,
  listOverdueProperties,
  unarchiveProperty,
} from '@gektar/contract/land/properties/property-endpoints.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Db } from '#database/db.ts';
import { ask, refusalIn } from '#testing/ask.ts';
import { freshCadastralNumber, givenProperty } from '#testing/given.ts';
import { givenSelection } from '#testing/given-selection.ts';
import { wholePropertyFields } from '#testing/given-whole.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const nobody = '019a0000-0000-7000-8000-000000000000';

async function auditOf(entityId: string): Promise<string[]> {
  const rows = await app.db
    .selectFrom('shared.audit')
    .select('action')
    .where('entity_id', '=', entityId)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
}

/** Moves the times of an object into the past. */
async function age(
  db: Db,
  id: string,
  { created, actualized }: { created: string; actualized?: string },
): Promise<void> {
  await db
    .updateTable('land.properties')
    .set({
      date_time_created: sql`now() - ${created}::interval`,
      actualization_date_time: actualized === undefined ? null : sql`now() - ${actualized}::interval`,
    })
    .where('id', '=', id)
    .execute();
}

test('an object goes into the archive and back; doing it again changes nothing and leaves no trace [LAND-PROP-053, LAND-PROP-077, LAND-PROP-090, LAND-PROP-091, API-005]', async () => {
  const { call } = app.broker;
  const { id } = await givenProperty(app.db);
  const params = { params: { id } };
  const archived = await call(archiveProperty, params);
  expect(archived).toMatchObject({ id, isEnabled: false, rowVersion: 2 });
  expect(await call(archiveProperty, params)).toEqual(archived);
  expect(await call(getProperty, params)).toEqual(archived);
  const { json: back } = await ask(app, 'POST', `/api/land/properties/${id}/unarchive`);
  expect(back).toEqual({ ...archived, isEnabled: true, rowVersion: 3 });
  expect(await call(unarchiveProperty, params)).toEqual(back);
  expect(await auditOf(id)).toEqual(['create', 'archive', 'unarchive']);
});

test('two who archive at once both see it archived, once', async () => {
  const { id } = await givenProperty(app.db);
  const answers = await Promise.all([1, 2, 3].map(() => app.broker.call(archiveProperty, { params: { id } })));
  for (const answer of answers) expect(answer).toMatchObject({ isEnabled: false, rowVersion: 2 });
  expect(await auditOf(id)).toEqual(['create', 'archive']);
});

test('actualizing sets the date to now, leaves open forms in date, and is never kept on the way [LAND-PROP-095]', async () => {
  const { id, rowVersion } = await givenProperty(app.db);
  const path = `/api/land/properties/${id}/actualize`;
  const before = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 19);
  const answer = await ask(app, 'GET', path);
  const after = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 19);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('etag')).toBeNull();
  const { actualizationDateTime } = answer.json as { actualizationDateTime: string };
  expect(actualizationDateTime >= before && actualizationDateTime <= after).toBe(true);
  expect(answer.json).toMatchObject({ id, rowVersion });
  expect(await auditOf(id)).toEqual(['create', 'actualize']);
  expect(refusalIn(await ask(app, 'GET', path, { token: null })).code).toBe('auth.required');
});

test('the bell: enabled objects nobody actualized for thirty days, the longest forgotten first, ten at a time [LAND-PROP-023, LAND-PROP-093, LAND-PROP-094, FMT-021]', async () => {
  const own = await openTestApp(inject('clusterUrl'));
  const { call } = own.broker;
  const make = async (about: { created: string; actualized?: string }) => {
    const { id } = await givenProperty(own.db);
    await age(own.db, id, about);
    return id;
  };
  const justOver = await make({ created: '30 days 1 minute' });
  await make({ created: '29 days 23 hours 59 minutes' });
  await make({ created: '400 days', actualized: '29 days' });
  const longest = await make({ created: '100 days' });
  const actualizedOnce = await make({ created: '400 days', actualized: '50 days' });
  const archived = await make({ created: '200 days' });
  await call(archiveProperty, { params: { id: archived } });

  expect((await call(listOverdueProperties)).map(({ id }) => id)).toEqual([longest, actualizedOnce, justOver]);
  expect(await call(countOverdueProperties)).toBe(3);
  await call(actualizeProperty, { params: { id: longest } });
  expect((await call(listOverdueProperties)).map(({ id }) => id)).toEqual([actualizedOnce, justOver]);

  for (let number = 0; number < 12; number++) await make({ created: '60 days' });
  expect(await call(listOverdueProperties)).toHaveLength(10);
  expect(await call(listOverdueProperties)).toEqual(
    await call(listOverdueProperties, { query: { take: 10, skip: 0 } }),
  );
  const pages = [];
  for (let skip = 0; skip < 15; skip += 5) {
    pages.push(...(await call(listOverdueProperties, { query: { take: 5, skip } })).map(({ id }) => id));
  }
  expect(new Set(pages).size).toBe(14);
  expect(await call(countOverdueProperties)).toBe(14);
  await own.close();
});

test('the period of the bell is a setting', async () => {
  const hasty = await openTestApp(inject('clusterUrl'), { overdueDays: 1 });
  const { id } = await givenProperty(hasty.db);
  await hasty.db.updateTable('land.properties').set({ date_time_created: sql`now() - interval '25 hours'` }).execute();
  expect((await hasty.broker.call(listOverdueProperties)).map((one) => one.id)).toEqual([id]);
  await hasty.close();
});

test('an object is deleted with everything that hangs on it, and its number is free again [LAND-PROP-089, API-004]', async () => {
  const { db, broker } = app;
  const number = freshCadastralNumber();
  const { id } = await givenProperty(db, await wholePropertyFields(db, broker.id, { cadastralNumbers: [number] }));
  await ask(app, 'POST', `/api/land/comments/${id}`, { body: { text: 'x' } });
  const { requestId: request } = await givenSelection(db, { propertyIds: [id] });

  expect(await broker.call(deleteProperty, { params: { id } })).toEqual({ id });
  await expect(broker.call(getProperty, { params: { id } })).rejects.toMatchObject({ code: 'property.not_found' });
  const { rows } = await sql<{ table: string; rows: number }>`
    select 'numbers' as table, count(*) as rows from land.property_cadastral_numbers where property_id = ${id}
    union all select 'uses', count(*) from land.property_best_uses where property_id = ${id}
    union all select 'permitted', count(*) from land.property_permitted_use_types where property_id = ${id}
    union all select 'okveds', count(*) from land.property_okveds where property_id = ${id}
    union all select 'images', count(*) from land.property_images where property_id = ${id}
    union all select 'documents', count(*) from land.property_documents where property_id = ${id}
    union all select 'comments', count(*) from land.property_comments where property_id = ${id}
    union all select 'items', count(*) from land.request_selection_items where property_id = ${id}`.execute(db);
  for (const { table, rows: left } of rows) expect(left, table).toBe(0);
  // The request whose selection had the object remains.
  expect(await db.selectFrom('land.requests').select('id').where('id', '=', request).execute()).toHaveLength(1);
  expect((await auditOf(id)).at(-1)).toBe('delete');
  await givenProperty(db, { cadastralNumbers: [number] });
});

test('of two who delete at once one is told that there is nothing any more', async () => {
  const { id } = await givenProperty(app.db);
  const answers = await Promise.all([1, 2].map(() => ask(app, 'DELETE', `/api/land/properties/${id}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test('the archive stays in the lists unless a filter leaves it out', async () => {
  const { call } = app.broker;
  const { id } = await givenProperty(app.db);
  await call(archiveProperty, { params: { id } });
  expect(await call(countProperties, { body: { ids: [id] } })).toBe(1);
  expect(await call(findProperties, { body: { ids: [id], isEnabled: true } })).toEqual([]);
});

test.each([
  ['GET', ''],
  ['DELETE', ''],
  ['POST', '/archive'],
  ['POST', '/unarchive'],
  ['GET', '/actualize'],
  ['GET', '/requests'],
  ['GET', '/history'],
])("%s of an unknown object%s answers 'Нет данных'", async (method, tail) => {
  const refused = refusalIn(await ask(app, method, `/api/land/properties/${nobody}${tail}`));
  expect(refused).toEqual({ code: 'property.not_found', message: 'Нет данных' });
});

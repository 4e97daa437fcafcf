import { archiveBuilding } from '@gektar/contract/industrial/buildings/building-endpoints.ts';
import * as complexes from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { getVacancy } from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { runBulkAction } from '@gektar/contract/land/properties/property-bulk.ts';
import * as properties from '@gektar/contract/land/properties/property-endpoints.ts';
import { industrialArchivedBatches, landArchivedBatches } from '@gektar/contract/trash/archived-batches.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { givenProperty } from '#testing/given.ts';
import { givenBuilding, givenComplex, givenVacancy } from '#testing/given-complex.ts';
import { givenManyProperties } from '#testing/given-many.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';
import { clearTrash } from './trash-jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

interface Area {
  readonly domain: 'land' | 'industrial';
  readonly calls: typeof landArchivedBatches | typeof industrialArchivedBatches;
  readonly given: () => Promise<string>;
  /** Bulk archiving, as by the bar for selected rows. */
  readonly archive: (ids: readonly string[], runId: string, person?: Person) => Promise<unknown>;
  readonly restoreOne: (id: string) => Promise<unknown>;
  /** Archiving from the object's page, with a `runId`; or by the call of the specification, without one. */
  readonly archiveOne: (id: string, runId?: string) => Promise<unknown>;
  readonly remove: (id: string) => Promise<unknown>;
  readonly isActive: (id: string) => Promise<boolean>;
}

const areas: readonly Area[] = [
  {
    domain: 'land',
    calls: landArchivedBatches,
    given: async () => (await givenProperty(app.db)).id,
    archive: (ids, runId, person = app.broker) =>
      person.call(runBulkAction, { body: { action: 'archive', ids: [...ids], runId } }),
    restoreOne: (id) => app.broker.call(properties.unarchiveProperty, { params: { id } }),
    archiveOne: (id, runId) => app.broker.call(properties.archiveProperty, { params: { id }, query: { runId } }),
    remove: (id) => app.broker.call(properties.deleteProperty, { params: { id } }),
    isActive: async (id) => (await app.broker.call(properties.getProperty, { params: { id } })).isEnabled,
  },
  {
    domain: 'industrial',
    calls: industrialArchivedBatches,
    given: async () => (await givenComplex(app.db)).id,
    archive: async (ids, runId, person = app.broker) => {
      for (const id of ids) {
        await person.call(complexes.archiveComplex, { params: { id }, query: { isEnabled: 'false', runId } });
      }
    },
    restoreOne: (id) => app.broker.call(complexes.archiveComplex, { params: { id }, query: { isEnabled: 'true' } }),
    archiveOne: (id, runId) =>
      app.broker.call(complexes.archiveComplex, { params: { id }, query: { isEnabled: 'false', runId } }),
    remove: (id) => app.broker.call(complexes.deleteComplex, { params: { id } }),
    isActive: async (id) => (await app.broker.call(complexes.getOneComplex, { params: { id } })).isEnabled,
  },
];

describe.each(areas)('$domain', ({ domain, calls, given, archive, restoreOne, archiveOne, remove, isActive }) => {
  const listed = () => app.broker.call(calls.list, { query: {} });
  const first = async () => {
    const [batch] = (await listed()).batches;
    if (batch === undefined) throw new Error('no batch');
    return batch;
  };
  const several = async (count: number) => {
    const ids: string[] = [];
    for (let at = 0; at < count; at++) ids.push(await given());
    return ids;
  };
  async function actionsOn(id: string): Promise<string[]> {
    const rows = await app.db
      .selectFrom('shared.audit')
      .select('action')
      .where('entity_id', '=', id)
      .where('action', 'in', ['archive', 'unarchive'])
      .orderBy('id')
      .execute();
    return rows.map(({ action }) => action);
  }

  test('calls of one run are one entry, and only what is archived by that run comes back, each with its history', async () => {
    const [old = '', kept = '', other = '', byHand = '', again = '', gone = ''] = await several(6);
    await archiveOne(old);
    const runId = uuidv7();
    await archive([old, kept, other], runId);
    await archive([byHand, again, gone], runId);
    expect(await first()).toMatchObject({ totalCount: 5, count: 5, archivedBy: app.broker.id, daysLeft: 30 });
    await restoreOne(byHand);
    await restoreOne(again);
    await archiveOne(again);
    await remove(gone);
    const before = await listed();
    const { id } = await first();
    expect(await first()).toMatchObject({ totalCount: 5, count: 3 });

    expect(await app.broker.call(calls.restore, { params: { id } })).toEqual({ count: 2, goneCount: 1 });
    expect(await Promise.all([old, kept, other, byHand, again].map(isActive))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    expect(await actionsOn(kept)).toEqual(['archive', 'unarchive']);
    expect(await actionsOn(old)).toEqual(['archive']);
    expect(await actionsOn(again)).toEqual(['archive', 'unarchive', 'archive']);
    expect((await listed()).count).toBe(before.count - 1);
    const repeated = await ask(app, 'POST', `/api/${domain}/archived-batches/${id}/restore`);
    expect([repeated.status, refusalIn(repeated).code]).toEqual([404, 'trash.not_found']);
  });

  test('runs of two employees are two entries, the newest first, and two who return one at once return it once', async () => {
    const runId = uuidv7();
    const [mine = '', theirs = ''] = await several(2);
    const colleague = await app.anotherBroker();
    await archive([mine], runId);
    // Another employee cannot use the id of this operation.
    await expect(archive([theirs], runId, colleague)).rejects.toMatchObject({ code: 'operation.id_taken' });
    await archive([theirs], uuidv7(), colleague);
    const { batches } = await listed();
    expect(batches.slice(0, 2).map((batch) => [batch.archivedBy, batch.count])).toEqual([
      [colleague.id, 1],
      [app.broker.id, 1],
    ]);
    const path = `/api/${domain}/archived-batches/${batches[0]?.id}/restore`;
    const answers = await Promise.all([ask(app, 'POST', path), ask(app, 'POST', path)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await actionsOn(theirs)).toEqual(['archive', 'unarchive']);
    expect(await isActive(mine)).toBe(false);
  });

  test('what its page archives is an entry, too; a call of the specification leaves none', async () => {
    const [onPage = '', called = ''] = await several(2);
    const { count } = await listed();
    await archiveOne(called);
    expect((await listed()).count).toBe(count);
    const runId = uuidv7();
    await archiveOne(onPage, runId);
    // Archiving archived objects again changes nothing.
    await archiveOne(onPage, runId);
    expect((await listed()).count).toBe(count + 1);
    expect(await first()).toMatchObject({ count: 1, totalCount: 1 });
    const path = `/api/${domain}/archived-batches/${(await first()).id}/restore`;
    expect((await ask(app, 'POST', path)).status).toBe(200);
    expect([await isActive(onPage), await isActive(called)]).toEqual([true, false]);
  });

  test('an entry of which nothing is left is not listed, and one that is thirty days old goes with the trash', async () => {
    const [restored = '', asleep = ''] = await several(2);
    const { count } = await listed();
    await archive([restored], uuidv7());
    await restoreOne(restored);
    expect((await listed()).count).toBe(count);
    await archive([asleep], uuidv7());
    const { id } = await first();
    const age = (days: number) =>
      sql`update shared.archived_batches set archived_at = now() - ${days} * interval '1 day' where id = ${id}`.execute(
        app.db,
      );
    await age(29.5);
    await clearTrash(app.db);
    expect((await listed()).batches.find((batch) => batch.id === id)).toMatchObject({ daysLeft: 1 });
    await age(30.1);
    await clearTrash(app.db);
    expect((await listed()).batches.filter((batch) => batch.id === id)).toEqual([]);
    expect(await isActive(asleep)).toBe(false);
  });

  test('an entry of the other area is not found', async () => {
    const [one = ''] = await several(1);
    await archive([one], uuidv7());
    const { id } = await first();
    const other = domain === 'land' ? 'industrial' : 'land';
    expect((await ask(app, 'POST', `/api/${other}/archived-batches/${id}/restore`)).status).toBe(404);
    expect(await isActive(one)).toBe(false);
  });
});

test('a complex comes back with the parts archived along with it; a building archived before stays in the archive', async () => {
  const { call } = app.broker;
  const { id: complexId } = await givenComplex(app.db);
  const asleep = await givenBuilding(app.db, complexId);
  const awake = await givenBuilding(app.db, complexId);
  const vacancy = await givenVacancy(app.db, awake.id);
  await call(archiveBuilding, { params: { id: asleep.id }, query: { isEnabled: 'false' } });
  await call(complexes.archiveComplex, { params: { id: complexId }, query: { isEnabled: 'false', runId: uuidv7() } });
  const [batch] = (await call(industrialArchivedBatches.list, { query: {} })).batches;
  expect(batch).toMatchObject({ totalCount: 1, count: 1 });
  await call(industrialArchivedBatches.restore, { params: { id: batch?.id ?? '' } });
  const { rows } = await sql<{ id: string; isEnabled: boolean }>`
    select id, is_enabled as "isEnabled" from industrial.buildings where complex_id = ${complexId}`.execute(app.db);
  expect(new Map(rows.map((row) => [row.id, row.isEnabled]))).toEqual(
    new Map([
      [asleep.id, false],
      [awake.id, true],
    ]),
  );
  expect(await call(getVacancy, { params: { id: vacancy.id } })).toMatchObject({ isEnabled: true });
});

test('thousands of objects, archived by many calls, come back by one', async () => {
  await givenManyProperties(app.db, app.broker.id, 2_980);
  const rows = await app.db.selectFrom('land.properties').select('id').where('is_enabled', '=', true).execute();
  const ids = rows.map(({ id }) => id);
  const runId = uuidv7();
  for (let at = 0; at < ids.length; at += 200) {
    await app.broker.call(runBulkAction, { body: { action: 'archive', ids: ids.slice(at, at + 200), runId } });
  }
  const [batch] = (await app.broker.call(landArchivedBatches.list, { query: {} })).batches;
  expect(batch).toMatchObject({ totalCount: ids.length, count: ids.length });
  expect(await app.broker.call(landArchivedBatches.restore, { params: { id: batch?.id ?? '' } })).toEqual({
    count: ids.length,
    goneCount: 0,
  });
});

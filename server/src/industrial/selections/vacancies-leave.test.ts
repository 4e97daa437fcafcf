import { deleteBuilding } from '@gektar/contract/industrial/buildings/building-endpoints.ts';
import { deleteComplex } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { industrialLinks, industrialSelections } from '@gektar/contract/industrial/selections/selection.ts';
import { deleteVacancy } from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Db } from '#database/db.ts';
import { deleteBuilding as removeBuilding } from '#industrial/buildings/building-operations.ts';
import { deleteComplex as removeComplex } from '#industrial/complexes/complex-operations.ts';
import { addToSelection } from '#sharing/selection/add-to-selection.ts';
import { eventually } from '#testing/eventually.ts';
import { givenBuilding, givenComplex, givenVacancy } from '#testing/given-complex.ts';
import { givenVacancySelection } from '#testing/given-vacancy-selection.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { industrialSelection } from './industrial-selection.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

async function tree(count: number) {
  const complex = await givenComplex(app.db);
  const building = await givenBuilding(app.db, complex.id);
  const ids: string[] = [];
  while (ids.length < count) ids.push((await givenVacancy(app.db, building.id)).id);
  return { complex, building, ids };
}
const itemsOf = async (id: string) => (await app.broker.call(industrialSelections.one, { params: { id } })).items;

const leaving = [
  ['vacancy', ({ ids: [id = ''] }: Tree) => app.broker.call(deleteVacancy, { params: { id } })],
  ['building', ({ building }: Tree) => app.broker.call(deleteBuilding, { params: { id: building.id } })],
  ['complex', ({ complex }: Tree) => app.broker.call(deleteComplex, { params: { id: complex.id } })],
] as const;
type Tree = Awaited<ReturnType<typeof tree>>;

test.each(leaving)(
  'a deleted %s leaves every selection that holds it, and their time of change moves (H-23)',
  async (_, leave) => {
    const given = await tree(1);
    const other = await tree(1);
    const holding = [
      await givenVacancySelection(app.db, { objectIds: [...given.ids, ...other.ids] }),
      await givenVacancySelection(app.db, { objectIds: given.ids }),
    ];
    const apart = await givenVacancySelection(app.db, { objectIds: other.ids });
    const longAgo = '2026-01-02T03:04:05';
    await sql`update industrial.request_selections set date_time_changed = ${longAgo}::timestamptz`.execute(app.db);
    await leave(given);
    const changedAt = async ({ selectionId: id }: { selectionId: string }) =>
      (await app.broker.call(industrialLinks.updateInfo, { params: { id } })).dateTimeChanged;
    for (const one of holding) expect(await changedAt(one)).not.toBe(longAgo);
    expect(await changedAt(apart)).toBe(longAgo);
    expect((await itemsOf(holding[0]?.selectionId ?? '')).map(({ entity }) => entity.id)).toEqual(other.ids);
    expect(await itemsOf(holding[1]?.selectionId ?? '')).toEqual([]);
  },
);

const inOneGo = [
  ['building', (tx: Db, { building }: Tree) => removeBuilding(tx, building.id, app.broker.id)],
  ['complex', (tx: Db, { complex }: Tree) => removeComplex(tx, complex.id, app.broker.id)],
] as const;

test.each(inOneGo)(
  'whoever deletes a %s and whoever adds its vacancies from the other end never wait for each other (0026)',
  async (_, remove) => {
    const given = await tree(7);
    const { selectionId } = await givenVacancySelection(app.db);
    const inOrder = given.ids.toSorted();
    const held = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const holder = app.db.transaction().execute(async (tx) => {
      await sql`select from industrial.vacancies where id = ${inOrder[3]} for update`.execute(tx);
      held.resolve();
      await released.promise;
    });
    await held.promise;
    // If each locked the vacancies from its own end, both would meet at the locked middle one and then deadlock.
    // Run directly, without the retries of a call, which would hide a deadlock.
    const removing = app.db.transaction().execute((tx) => remove(tx, given));
    await eventually(async () => expect(await waiting()).toBe(1));
    const items = inOrder.toReversed().map((entityId) => ({ entityId, status: true }));
    const adding = app.db.transaction().execute((tx) =>
      addToSelection(tx, industrialSelection, { requestSelectionId: selectionId }, items, {
        employeeId: app.broker.id,
      }),
    );
    await eventually(async () => expect(await waiting()).toBe(2));
    released.resolve();
    await holder;
    const [removed, added] = await Promise.allSettled([removing, adding]);
    expect(removed.status).toBe('fulfilled');
    expect(added).toMatchObject({
      status: 'rejected',
      reason: { constraint: 'request_selection_items__vacancy', code: '23503' },
    });
    expect(await itemsOf(selectionId)).toEqual([]);
  },
);

/** Number of sessions in this database that wait for a lock. */
async function waiting(): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db);
  return rows[0]?.count;
}

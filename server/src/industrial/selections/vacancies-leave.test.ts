import { Failure } from '@gektar/contract/failure.ts';
import { deleteBuilding } from '@gektar/contract/industrial/buildings/building-endpoints.ts';
import { deleteComplex } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { industrialLinks, industrialSelections } from '@gektar/contract/industrial/selections/selection.ts';
import { deleteVacancy } from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { givenBuilding, givenComplex, givenVacancy } from '#testing/given-complex.ts';
import { givenVacancySelection } from '#testing/given-vacancy-selection.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

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

test.each(leaving.slice(1))(
  'a %s deleted while its vacancies are added from both ends is gone from all selections, and nobody waits in a circle (0026)',
  async (_, leave) => {
    const deadlocks = async () => {
      await sql`select pg_stat_force_next_flush()`.execute(app.db);
      const { rows } = await sql<{ count: number }>`
        select deadlocks::int as count from pg_stat_database where datname = current_database()`.execute(app.db);
      return rows[0]?.count;
    };
    const before = await deadlocks();
    for (let round = 0; round < 5; round += 1) {
      const given = await tree(12);
      const selections = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          givenVacancySelection(app.db, { objectIds: index % 2 === 0 ? [] : given.ids.slice(0, 3) }),
        ),
      );
      const ends = await Promise.allSettled([
        ...selections.slice(0, 3).map((selection, index) => add(selection.selectionId, given.ids, index)),
        leave(given),
        ...selections.slice(3).map((selection, index) => add(selection.selectionId, given.ids, index)),
      ]);
      for (const end of ends) if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(Failure);
      for (const { selectionId } of selections) expect(await itemsOf(selectionId)).toEqual([]);
    }
    expect(await deadlocks()).toBe(before);
  },
);

/** All at once, every second time from the end. */
function add(id: string, vacancyIds: readonly string[], index: number) {
  const ids = index % 2 === 0 ? vacancyIds : vacancyIds.toReversed();
  return app.broker.call(industrialSelections.addItems, {
    params: { id },
    body: { items: ids.map((entityId) => ({ entityId })) },
  });
}

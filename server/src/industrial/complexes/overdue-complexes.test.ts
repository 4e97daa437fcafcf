import {
  actualizeVacanciesOfComplex,
  chooseOverdueComplexes,
  countOverdueComplexes,
  listOverdueComplexes,
} from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask } from '#testing/ask.ts';
import { givenEmployee } from '#testing/given.ts';
import { givenBuilding, givenComplex, givenVacancy } from '#testing/given-complex.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

interface Given {
  readonly responsibleUser: string;
  /** Days. */
  readonly period: number;
  /** Days since the vacancies were confirmed; null: never. */
  readonly confirmed: number | null;
  /** Days since the complex was created. */
  readonly created: number;
  readonly isEmpty?: boolean;
  readonly isArchived?: boolean;
}

async function given({ responsibleUser, period, confirmed, created, isEmpty, isArchived }: Given): Promise<string> {
  const { id } = await givenComplex(app.db, { responsibleUser, vacanciesUpdatePeriod: period });
  const building = await givenBuilding(app.db, id);
  if (!isEmpty) await givenVacancy(app.db, building.id);
  const ago = (days: number) => sql<string>`now() - make_interval(days => ${days})`;
  await app.db
    .updateTable('industrial.complexes')
    .set({
      vacancies_actualize_date: confirmed === null ? null : ago(confirmed),
      date_time_created: ago(created),
      is_enabled: !isArchived,
    })
    .where('id', '=', id)
    .execute();
  return id;
}

test('each complex is overdue by its own period, longest first; colleagues, archived and empty ones are told apart', async () => {
  const { call, id: me } = app.broker;
  const { id: colleague } = await givenEmployee(app.db);
  const byOneDay = await given({ responsibleUser: me, period: 30, confirmed: 31, created: 400 });
  await given({ responsibleUser: me, period: 30, confirmed: 30, created: 401 });
  const shortPeriod = await given({ responsibleUser: me, period: 7, confirmed: 29, created: 402 });
  await given({ responsibleUser: me, period: 90, confirmed: 89, created: 403 });
  const ofColleague = await given({ responsibleUser: colleague, period: 14, confirmed: 25, created: 404 });
  const neverConfirmed = await given({ responsibleUser: me, period: 60, confirmed: null, created: 65 });
  await given({ responsibleUser: me, period: 60, confirmed: null, created: 3 });
  await given({ responsibleUser: me, period: 5, confirmed: 50, created: 405, isEmpty: true });
  await given({ responsibleUser: me, period: 6, confirmed: 51, created: 406, isArchived: true });

  const own = { query: { isOwn: 'true' } } as const;
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  const mine = [shortPeriod, neverConfirmed, byOneDay];
  expect(idsOf(await call(listOverdueComplexes, own))).toEqual(mine);
  expect(await call(chooseOverdueComplexes)).toEqual(mine);
  expect(await call(countOverdueComplexes, own)).toBe(3);
  const all = [shortPeriod, ofColleague, neverConfirmed, byOneDay];
  expect(idsOf(await call(listOverdueComplexes))).toEqual(all);
  expect(await call(countOverdueComplexes)).toBe(4);
  expect(idsOf(await call(listOverdueComplexes, { query: { take: 2, skip: 1 } }))).toEqual(all.slice(1, 3));

  await call(actualizeVacanciesOfComplex, { params: { id: shortPeriod } });
  expect(await call(chooseOverdueComplexes)).toEqual([neverConfirmed, byOneDay]);
  expect(await call(countOverdueComplexes)).toBe(3);
});

test('a flag that is neither true nor false is refused', async () => {
  const { status } = await ask(app, 'GET', '/api/industrial/complexes/overdue-complexes?isOwn=yes');
  expect(status).toBe(400);
});

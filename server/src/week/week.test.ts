import type { Week, WeekObject, WeekRow } from '@gektar/contract/week/week.ts';
import { getWeek, listWeekObjects } from '@gektar/contract/week/week-endpoints.ts';
import { weekFigures } from '@gektar/contract/week/week-figures.ts';
import { periodsUntil, type WeekUnit, weekUnits } from '@gektar/contract/week/week-periods.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { type Chance, seededRandom } from '#demo/seeded-random.ts';
import { ask, refusalIn } from '#testing/ask.ts';
import { givenBuilding, givenComplex, givenVacancy } from '#testing/given-complex.ts';
import { givenBuildingRow, givenComplexRow, givenVacancyRow, insertRow } from '#testing/given-industrial-rows.ts';
import { recountWeek } from '#testing/recount-week.ts';
import { givenLinkIn, selectionDomains } from '#testing/selection-domains.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());
beforeEach(async () => {
  await sql`delete from shared.audit`.execute(app.db);
  await sql`delete from shared.operations`.execute(app.db);
});

/** Figures of a period above zero, by figure, domain and employee. */
function totals(rows: readonly WeekRow[], period = 7): Record<string, number> {
  const counts = rows
    .filter((row) => row.period === period)
    .flatMap((row) => weekFigures.map((figure) => [`${figure} ${row.domain} ${row.employeeId}`, row[figure]] as const));
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/**
 * Checks that the list of each figure of the last period has as many different lines as the figure counts, for each
 * employee and for the whole office.
 */
async function expectListsOf(week: Week, query: { unit?: WeekUnit; date?: string }): Promise<void> {
  const last = week.rows.filter(({ period }) => period === 7);
  const listOf = (about: object) => app.broker.call(listWeekObjects, { query: { ...query, ...about } as never });
  const keysOf = (objects: readonly WeekObject[]) =>
    new Set(objects.map(({ id, employeeId }) => `${id} ${employeeId}`));
  for (const figure of weekFigures) {
    for (const row of last.filter((one) => one[figure] > 0)) {
      const { employeeId, domain } = row;
      const objects = await listOf({ figure, employeeId, domain, take: 200 });
      expect(objects.map((one) => one.employeeId)).toEqual(objects.map(() => employeeId));
      expect(keysOf(objects).size, `${figure} of ${domain}`).toBe(row[figure]);
      expect(objects).toHaveLength(row[figure]);
    }
    const whole = last.reduce((sum, row) => sum + row[figure], 0);
    const pages = [await listOf({ figure, take: 200 }), await listOf({ figure, take: 200, skip: 200 })];
    expect(keysOf(pages.flat()).size, figure).toBe(whole);
  }
}

async function weekOf(query: { unit?: WeekUnit; date?: string } = {}): Promise<Week> {
  return app.broker.call(getWeek, { query });
}

async function insertAudit(row: {
  at: string;
  by: string | null;
  entity: string;
  id: string;
  action: string;
  changes?: object;
  operation?: string | null;
}): Promise<void> {
  const { at, by, entity, id, action, changes = {}, operation = null } = row;
  await sql`
    insert into shared.audit (at, employee_id, entity, entity_id, action, changes, operation_id)
    values (${at}, ${by}, ${entity}, ${id}, ${action}, ${JSON.stringify(changes)}, ${operation})`.execute(app.db);
}

async function insertOperation(by: string, undoes: string | null): Promise<string> {
  const id = uuidv7();
  await sql`
    insert into shared.operations (id, employee_id, domain, entity, kind, undoes)
    values (${id}, ${by}, 'land', 'property', ${undoes === null ? 'change' : 'undo'}, ${undoes})`.execute(app.db);
  return id;
}

test('an empty database has eight periods without figures, and no lists', async () => {
  const week = await weekOf({ date: '2026-11-18' });
  expect(week.rows).toEqual([]);
  expect(week.periods).toHaveLength(8);
  expect(week.periods.at(-1)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(week.periods[0]).toEqual({ from: '2026-09-28', to: '2026-10-04' });
  await expectListsOf(week, { date: '2026-11-18' });
});

test('without a day the period is that of today in Moscow', async () => {
  const { today, periods } = await weekOf();
  expect(periods).toEqual(periodsUntil('week', today));
  const { rows } = await sql<{ day: string }>`
    select (now() at time zone 'Europe/Moscow')::date::text as day`.execute(app.db);
  expect([rows[0]?.day]).toEqual([today]);
});

test.each([
  ['unit=day', 'unit'],
  ['date=2026-02-30', 'date'],
  ['date=1999-12-31', 'date'],
  ['date=2200-01-01', 'date'],
  ["date=2026-11-18'; drop table shared.audit; --", 'date'],
  ['date=', 'date'],
])('a week of %s is refused', async (query, field) => {
  for (const path of ['/api/week?', '/api/week/objects?figure=created&']) {
    expect(refusalIn(await ask(app, 'GET', path + query)).fields).toHaveProperty([field]);
  }
});

test.each([
  ['', 'figure'],
  ['figure=password', 'figure'],
  ['figure=__proto__', 'figure'],
  ['figure=created&domain=people', 'domain'],
  ['figure=created&employeeId=1', 'employeeId'],
  ['figure=created&take=0', 'take'],
  ['figure=created&take=-1', 'take'],
  ['figure=created&skip=-1', 'skip'],
])('a list of %s is refused', async (query, field) => {
  expect(refusalIn(await ask(app, 'GET', `/api/week/objects?${query}`)).fields).toHaveProperty([field]);
});

test('a stranger sees neither figures nor lists', async () => {
  for (const path of ['/api/week', '/api/week/objects?figure=created']) {
    expect(refusalIn(await ask(app, 'GET', path, { token: null })).code).toBe('auth.required');
  }
});

test.each([
  ['2025-03-02T23:59:59.999+03:00', '2025-02-24'],
  ['2025-03-03T00:00:00+03:00', '2025-03-03'],
  ['2025-03-02T21:00:00Z', '2025-03-03'],
  ['2025-03-09T20:59:59.999Z', '2025-03-03'],
  ['2025-03-09T21:00:00Z', '2025-03-10'],
])('an event at %s is of the week that begins on %s in Moscow', async (at, monday) => {
  await insertAudit({ at, by: app.broker.id, entity: 'property', id: uuidv7(), action: 'actualize' });
  for (const day of ['2025-02-24', '2025-03-03', '2025-03-10']) {
    const { rows } = await weekOf({ date: day });
    expect(totals(rows), day).toEqual(day === monday ? { [`actualized land ${app.broker.id}`]: 1 } : {});
    expect(await app.broker.call(listWeekObjects, { query: { date: day, figure: 'actualized' } })).toHaveLength(
      day === monday ? 1 : 0,
    );
  }
});

describe('random events of many weeks', () => {
  const DAYS = 220;
  const START = Date.parse('2025-01-13T00:00:00+03:00');
  const people: Person[] = [];
  const ids: Record<string, string[]> = {};

  beforeAll(async () => {
    people.push(app.broker, await app.anotherBroker(), await app.anotherBroker());
    for (const the of selectionDomains) {
      const objects: string[] = [];
      for (let at = 0; at < 5; at += 1) objects.push(await the.givenObject(app.db));
      const given = [];
      for (let at = 0; at < 3; at += 1)
        given.push(await the.givenSelection(app.db, { objectIds: objects.slice(0, 3) }));
      ids[the.domain === 'land' ? 'property' : 'vacancy'] = [...objects, uuidv7(), uuidv7()];
      ids[`${the.domain}_request`] = [...given.map(({ requestId }) => requestId), uuidv7()];
      ids[`${the.domain}_selection`] = [...given.map(({ selectionId }) => selectionId), uuidv7()];
    }
    const complexId = await givenComplexRow(app.db);
    ids['complex'] = [complexId, await givenComplexRow(app.db), uuidv7()];
    ids['building'] = [await givenBuildingRow(app.db, complexId), uuidv7()];
    for (const vacancy_id of (ids['vacancy'] ?? []).slice(0, 3)) {
      await insertRow(app.db, 'deals', { id: uuidv7(), vacancy_id, vacancy_type: 1, close_date: '2025-03-01' });
    }
  });

  const areas = (chance: Chance) => {
    const kind = () =>
      chance.pick([null, { areaValue: chance.whole(1, 3), leasePricePerSqm: chance.pick([null, 1, 2]) }]);
    return { warehouse: { ...kind(), dry: kind(), unheated: kind() }, office: kind(), production: null };
  };

  async function insertRandomEvents(chance: Chance): Promise<void> {
    const operations: string[] = [];
    for (let at = 0; at < 8; at += 1) {
      const undoes = chance.happens(0.6) ? (operations.at(chance.whole(0, operations.length - 1)) ?? null) : null;
      operations.push(await insertOperation(chance.pick(people as [Person]).id, undoes));
    }
    const items: [string, string][] = [];
    for (const domain of ['land', 'industrial'] as const) {
      for (let at = 0; at < 4; at += 1) {
        const [item, link, selection] = [uuidv7(), uuidv7(), chance.pick(ids[`${domain}_selection`] as [string])];
        const key = domain === 'land' ? 'property' : 'entity';
        const object = chance.pick(ids[domain === 'land' ? 'property' : 'vacancy'] as [string]);
        const begun = { at: '2025-01-01T12:00:00+03:00', by: chance.pick(people as [Person]).id, action: 'create' };
        const selected = { requestSelectionId: [null, selection] };
        await insertAudit({
          ...begun,
          entity: `${domain}_selection_item`,
          id: item,
          changes: { ...selected, [key]: [null, object] },
        });
        await insertAudit({ ...begun, entity: `${domain}_selection_link`, id: link, changes: selected });
        items.push([`${domain}_selection_item`, item], [`${domain}_selection_link`, link]);
      }
    }
    for (let count = 0; count < 400; count += 1) {
      // Whole seconds, often at midnight in Moscow or one second before.
      const ms =
        START + chance.whole(0, DAYS - 1) * 86_400_000 + chance.pick([0, -1_000, chance.whole(0, 86_399) * 1_000]);
      const at = new Date(ms).toISOString();
      const moscow = (offset: number) => new Date(ms + 3 * 3_600_000 + offset * 1_000).toISOString().slice(0, 19);
      const [entity, id] = chance.happens(0.3)
        ? chance.pick(items as [[string, string]])
        : ((name: string) => [name, chance.pick(ids[name] as [string])] as const)(
            chance.pick(['property', 'vacancy', 'complex', 'building', 'land_request', 'industrial_request']),
          );
      const by =
        chance.happens(0.12) || (entity.endsWith('_item') && chance.happens(0.7))
          ? null
          : chance.pick(people as [Person]).id;
      const action = entity.includes('_selection_')
        ? 'update'
        : chance.pick([
            ...(['create', 'copy', 'import', 'delete', 'archive'] as const),
            ...(['update', 'update', 'update', 'actualize', 'actualize', 'actualize-vacancies'] as const),
            ...(entity === 'vacancy' ? (['close', 'close', 'reopen'] as const) : []),
          ]);
      const changes = entity.endsWith('_item')
        ? chance.pick([{ isClientFavorite: [false, true] }, { comment: [null, 'а'] }])
        : entity.endsWith('_link')
          ? { expirationTime: [moscow(chance.pick([-1, 0, 1, 90_000])), moscow(chance.whole(100_000, 900_000))] }
          : action === 'update'
            ? Object.fromEntries(
                [
                  ['price', [1, 2]],
                  ['pricePerHa', [1, null]],
                  ['areaSetWithPrice', [areas(chance), areas(chance)]],
                  ['salePrice', [null, 5]],
                  ['palletPrice', [1, 3]],
                  ['name', ['а', 'б']],
                ].filter(() => chance.happens(0.4)),
              )
            : action.startsWith('actualize')
              ? { actualizationDateTime: [null, moscow(0)] }
              : {};
      await insertAudit({
        at,
        by,
        entity,
        id,
        action,
        changes,
        operation: chance.happens(0.5) ? chance.pick(operations as [string]) : null,
      });
    }
  }

  test.each([1, 2, 3, 4])('the figures are those of a plain recount of the audit rows (seed %i)', async (seed) => {
    const chance = seededRandom(seed);
    await insertRandomEvents(chance);
    const recounted = await recountWeek(app.db);
    expect(new Set(recounted.map(({ figure }) => figure)).size).toBe(weekFigures.length);
    for (const unit of weekUnits) {
      for (const date of ['2025-03-12', '2025-05-04', '2025-08-24']) {
        const week = await weekOf({ unit, date });
        for (const [period, { from, to }] of week.periods.entries()) {
          const things = recounted.filter(({ day }) => day >= from && day <= to);
          const expected: Record<string, number> = {};
          for (const key of new Set(things.map((one) => `${one.figure} ${one.domain} ${one.employeeId} ${one.id}`))) {
            const name = key.slice(0, key.lastIndexOf(' '));
            expected[name] = (expected[name] ?? 0) + 1;
          }
          expect(totals(week.rows, period), `${unit} ${from}`).toEqual(expected);
        }
        await expectListsOf(week, { unit, date });
      }
    }
  });
});

describe('what employees do', () => {
  const changes = (path: string, id: string, fields: object, operationId = uuidv7()) =>
    must('POST', `${path}/changes`, { operationId, changes: [{ id, fields }] });
  async function must(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await ask(app, method, path, body === undefined ? {} : { body });
    expect(answer.status, answer.text).toBeLessThan(300);
    return answer.json;
  }
  async function undo(id: string): Promise<string> {
    const operationId = uuidv7();
    await must('POST', `/api/operations/${id}/undo`, { operationId });
    return operationId;
  }
  const countOf = async (figure: (typeof weekFigures)[number]) =>
    (await weekOf()).rows.reduce((sum, row) => sum + row[figure], 0);

  test('a price that was undone does not count; undone in turn, it counts again, and once', async () => {
    const [land] = selectionDomains;
    const id = (await land?.givenObject(app.db)) ?? '';
    const change = uuidv7();
    await changes('/api/land/properties', id, { price: 5_000_000 }, change);
    expect(await countOf('repriced')).toBe(1);
    const back = await undo(change);
    expect(await countOf('repriced')).toBe(0);
    await undo(back);
    expect(await countOf('repriced')).toBe(1);
    await changes('/api/land/properties', id, { price: 6_000_000 });
    const week = await weekOf();
    expect(totals(week.rows)).toEqual({ [`repriced land ${app.broker.id}`]: 1 });
    await expectListsOf(week, {});
  });

  test('an undo that left a price, changed by a colleague since, leaves it counted', async () => {
    const [land] = selectionDomains;
    const id = (await land?.givenObject(app.db)) ?? '';
    const change = uuidv7();
    await changes('/api/land/properties', id, { price: 5_000_000, comment: 'торг' }, change);
    const other = await app.anotherBroker();
    const answer = await ask(app, 'POST', '/api/land/properties/changes', {
      token: other.token,
      body: { operationId: uuidv7(), changes: [{ id, fields: { price: 4_000_000 } }] },
    });
    expect(answer.status).toBe(200);
    await undo(change);
    expect(totals((await weekOf()).rows)).toEqual({
      [`repriced land ${app.broker.id}`]: 1,
      [`repriced land ${other.id}`]: 1,
    });
  });

  test('a confirmation counts until it is undone, of a plot and of the vacancies of a complex', async () => {
    const [land] = selectionDomains;
    const id = (await land?.givenObject(app.db)) ?? '';
    const complexId = await givenComplexRow(app.db);
    const [first, second] = [uuidv7(), uuidv7()];
    await must('GET', `/api/land/properties/${id}/actualize?runId=${first}`);
    await must('POST', `/api/industrial/complexes/${complexId}/actualize-vacancies?runId=${second}`);
    await must('POST', `/api/industrial/complexes/${complexId}/actualize`);
    expect(await countOf('actualized')).toBe(2);
    await undo(first);
    expect(await countOf('actualized')).toBe(1);
    await undo(second);
    // The confirmation of the complex is a separate action, which is not undone.
    expect(await countOf('actualized')).toBe(1);
  });

  test('a deal counts with its area and the rent of a year until the vacancy is open again; areas alone are no new rate', async () => {
    const complexId = await givenComplexRow(app.db);
    const buildingId = await givenBuildingRow(app.db, complexId);
    const rented = await givenVacancyRow(
      app.db,
      { complexId, buildingId },
      { warehouse_area: 1_000, warehouse_price: 12_000 },
    );
    const sold = await givenVacancyRow(
      app.db,
      { complexId, buildingId },
      {
        vacancy_types: 2,
        warehouse_area: 500,
        warehouse_price: 99,
        sale_price: 30_000_000,
      },
    );
    const close = (id: string, vacancyType: number) =>
      must('POST', `/api/industrial/vacancies/${id}/close`, {
        vacancyType,
        closeDate: '2026-11-17T00:00:00',
        rentalPeriod: 60,
      });
    await close(rented, 1);
    await close(sold, 2);
    const { rows } = await weekOf();
    expect(rows).toMatchObject([{ deals: 2, dealArea: 1_500, dealRoubles: 42_000_000, repriced: 0 }]);
    const listed = await app.broker.call(listWeekObjects, { query: { figure: 'deals' } });
    expect(listed.map(({ deal }) => deal)).toEqual(
      expect.arrayContaining([
        { closeDate: '2026-11-17', vacancyType: 1, rentalPeriod: 60, areaSize: 1_000, roubles: 12_000_000 },
        { closeDate: '2026-11-17', vacancyType: 2, rentalPeriod: 60, areaSize: 500, roubles: 30_000_000 },
      ]),
    );
    const [{ id } = { id: '' }] = (await must('GET', `/api/industrial/deals?complexId=${complexId}`)) as {
      id: string;
    }[];
    await must('DELETE', `/api/industrial/deals/${id}`);
    expect(await countOf('deals')).toBe(1);
    expect(await app.broker.call(listWeekObjects, { query: { figure: 'deals', domain: 'land' } })).toEqual([]);
  });

  test('a vacancy whose areas changed alone has no new rate', async () => {
    const { id: complexId } = await givenComplex(app.db);
    const { id: buildingId } = await givenBuilding(app.db, complexId);
    const areas = (areaValue: number, leasePricePerSqm: number) => ({
      areaSetWithPrice: { warehouse: { areaValue, leasePricePerSqm } },
    });
    const vacancy = await givenVacancy(app.db, buildingId, areas(1_000, 12_000));
    const save = (rowVersion: number, fields: object) =>
      must('POST', '/api/industrial/vacancies/update', { ...vacancy, rowVersion, ...fields });
    await save(1, areas(900, 12_000));
    expect(await countOf('repriced')).toBe(0);
    await save(2, areas(900, 12_500));
    expect(await countOf('repriced')).toBe(1);
  });

  test.each(selectionDomains)(
    '$domain: a selection opened to a client counts again when its link had ended, not when it is prolonged',
    async (the) => {
      const { selectionId, requestId } = await the.givenSelection(app.db, { responsibleEmployeeId: app.broker.id });
      const { id } = (await app.broker.call(the.links.create, { body: { requestSelectionId: selectionId } })) as {
        id: string;
      };
      const links = sql.table(`${the.domain}.request_selection_links`);
      // The link was sent last week. Extending it counts as sending only after it has expired.
      await sql`update shared.audit set at = at - interval '7 days'`.execute(app.db);
      const prolong = (expirationTime: string) =>
        app.broker.call(the.links.update, { body: { id, requestSelectionId: selectionId, expirationTime } });
      await prolong('2090-01-01T00:00:00');
      expect((await weekOf()).rows.map(({ period, sent }) => [period, sent])).toEqual([[6, 1]]);
      await sql`update ${links} set expiration_time = now() - interval '1 day'`.execute(app.db);
      await prolong('2091-01-01T00:00:00');
      const week = await weekOf();
      expect(week.rows.map(({ period, sent }) => [period, sent])).toEqual([
        [6, 1],
        [7, 1],
      ]);
      await expectListsOf(week, {});
      const [line] = await app.broker.call(listWeekObjects, { query: { figure: 'sent' } });
      expect(line).toMatchObject({
        id: selectionId,
        employeeId: app.broker.id,
        object: null,
        request: { id: requestId, state: 'active' },
      });
      await app.broker.call(the.links.remove, { params: { id } });
      expect(await countOf('sent')).toBe(1 + 1);
    },
  );

  test.each(selectionDomains)(
    "$domain: a client's mark is an answer to who put the object into the selection, and stays when it is taken out",
    async (the) => {
      const { selectionId, requestId } = await the.givenSelection(app.db, { responsibleEmployeeId: app.broker.id });
      const { password } = await givenLinkIn(app.db, the.domain, selectionId);
      const objectId = await the.givenObject(app.db);
      await app.broker.call(the.selections.addItems, {
        params: { id: selectionId },
        body: { items: [{ entityId: objectId }] },
      });
      const { items } = await app.broker.call(the.selections.one, { params: { id: selectionId } });
      const itemId = items[0]?.id ?? '';
      for (const _ of ['once', 'again']) {
        await app.anonymous(the.clients.markFavorite, { params: { id: itemId }, query: { password } });
      }
      expect(totals((await weekOf()).rows)).toEqual({ [`answers ${the.domain} ${app.broker.id}`]: 1 });
      await app.broker.call(the.selections.removeItem, { params: { id: itemId } });
      expect(await app.broker.call(listWeekObjects, { query: { figure: 'answers' } })).toMatchObject([
        { id: itemId, employeeId: app.broker.id, object: { id: objectId }, request: { id: requestId } },
      ]);
    },
  );
});

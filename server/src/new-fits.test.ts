import { randomUUID } from 'node:crypto';
import { listMatchesOfComplex, listMatchesOfVacancy } from '@gektar/contract/industrial/requests/request-endpoints.ts';
import { listMatchesOfProperty } from '@gektar/contract/land/requests/request-endpoints.ts';
import { getOperation } from '@gektar/contract/operations/operation-endpoints.ts';
import { countNotifications, listNotifications } from '@gektar/contract/today/notification-endpoints.ts';
import { getToday, listNewFits, setTodayLine } from '@gektar/contract/today/today-endpoints.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { openAnotherServer } from '#testing/another-server.ts';
import { ask, refusalIn } from '#testing/ask.ts';
import { eventually } from '#testing/eventually.ts';
import { failToFindFits, findFits } from '#testing/find-fits.ts';
import { givenProperty } from '#testing/given.ts';
import { givenBuilding, givenComplex, givenVacancy } from '#testing/given-complex.ts';
import { givenIndustrialRequest } from '#testing/given-industrial-request.ts';
import { givenRequest } from '#testing/given-request.ts';
import { readEvents } from '#testing/read-events.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';
import { givenSelected, type TodayArea, todayAreas } from '#testing/today-areas.ts';

let app: TestApp;
let colleague: Person;
beforeEach(async () => {
  app = await openTestApp(inject('clusterUrl'));
  colleague = await app.anotherBroker();
});
afterEach(() => app.close());

/** A text with its no-break spaces, written as '~'. */
const printed = (text: string) => text.replaceAll('~', '\u00a0');

/**
 * Values by domain: a request, an object that almost fits it, an object that is too far away, and the texts of the
 * first pair.
 */
const almost = {
  land: {
    request: (of: string) =>
      givenRequest(app.db, {
        responsibleEmployeeId: of,
        area: { from: 4, to: 9 },
        budget: { from: null, to: 20_000_000 },
      }),
    object: (of: string) => givenProperty(app.db, { responsibleEmployeeId: of, area: 7, price: 20_600_000 }),
    exact: (of: string) => givenProperty(app.db, { responsibleEmployeeId: of, area: 8, price: 11_500_000 }),
    far: () => givenProperty(app.db, { area: 70, price: 90_000_000 }),
    spoil: sql`update land.properties set area = 70, row_version = row_version + 1`,
    improve: sql`update land.properties set price = 19_400_000, row_version = row_version + 1`,
    mend: sql`update land.properties set area = 7, row_version = row_version + 1`,
    line: {
      percent: 90,
      facts: printed('7,00~га, 20~600~000,00~руб.'),
      reason: printed('подходит, кроме цены: дороже на 600~000,00~руб.'),
    },
    matches: (id: string) => app.broker.call(listMatchesOfProperty, { params: { id }, query: {} }),
  },
  industrial: {
    request: (of: string) =>
      givenIndustrialRequest(app.db, {
        responsibleEmployeeId: of,
        vacancyAreaRange: { from: 5_000, to: 9_000 },
        workingHeightRange: { from: 10, to: null },
      }),
    object: (of: string) => vacancy(of, { workingHeight: 9.2, areaValue: 7_000 }),
    exact: (of: string) => vacancy(of, { workingHeight: 12, areaValue: 8_000 }),
    far: () => vacancy(colleague.id, { workingHeight: 4, areaValue: 300 }),
    spoil: sql`update industrial.buildings set working_height = 4, row_version = row_version + 1`,
    improve: sql`update industrial.buildings set working_height = 11, row_version = row_version + 1`,
    mend: sql`update industrial.buildings set working_height = 9.2, row_version = row_version + 1`,
    line: { percent: 76, facts: printed('7~000,00~м²'), reason: printed('подходит, кроме высоты: не хватает 0,80~м') },
    matches: (id: string) => app.broker.call(listMatchesOfVacancy, { params: { id }, query: {} }),
  },
} as const;

async function vacancy(responsibleUser: string, about: { workingHeight: number; areaValue: number }) {
  const complex = await givenComplex(app.db, { responsibleUser });
  const building = await givenBuilding(app.db, complex.id, { workingHeight: about.workingHeight });
  return givenVacancy(app.db, building.id, { areaSetWithPrice: { production: { areaValue: about.areaValue } } });
}

const fitsOf = async (by: Person) => (await by.call(getToday)).fits;
const pairsOf = async (by: Person) =>
  (await fitsOf(by)).lines.map(({ object, request }) => `${object?.id} ${request?.id}`);
const unreadOf = async (by: Person) => (await by.call(countNotifications)).unreadCount;
const noticesOf = async (by: Person) =>
  (await by.call(listNotifications, { query: {} })).notifications.filter(({ kind }) => kind === 'fit');

/** Nothing that was saved until now is found. */
const forget = () => sql`delete from shared.fits_to_find`.execute(app.db);

/** Saves objects by their list, as an employee does. */
async function save({ changes }: TodayArea, by: Person, ids: readonly string[]): Promise<void> {
  const body = { operationId: randomUUID(), ids, fields: changes.fields };
  const answer = await ask(app, 'POST', changes.path, { token: by.token, body });
  expect(answer.status, answer.text).toBe(200);
  // The operation continues after its answer.
  const params = { id: body.operationId };
  await eventually(async () => expect((await by.call(getOperation, { params })).waitingCount).toBe(0));
}

async function stored(): Promise<string[]> {
  const { rows } = await sql<{ pair: string }>`
    select concat_ws(' ', domain, object_id, request_id, percent) as pair from shared.new_fits order by 1`.execute(
    app.db,
  );
  return rows.map(({ pair }) => pair);
}

describe.each(todayAreas)('$domain', (area) => {
  const { domain } = area;
  const { request: givenAsked, object: givenOffered, exact, far, spoil, improve, mend, line, matches } = almost[domain];

  test('a saved object reaches who leads the request: today, bell and stream, with percent and reason, nobody else', async () => {
    const asked = await givenAsked(app.broker.id);
    const [own, others] = [
      await readEvents(app.url, { token: app.broker.token }),
      await readEvents(app.url, { token: colleague.token }),
    ];
    await far();
    const offered = await givenOffered(colleague.id);
    expect(await fitsOf(app.broker)).toEqual({ lines: [], count: 0 });
    await findFits(app.db);
    expect(await fitsOf(app.broker)).toEqual({
      count: 1,
      lines: [
        {
          ...line,
          ...{ domain, requestId: asked.id, objectCount: 1, requestCount: 1, isFull: false, employeeId: null },
          batchId: expect.any(String),
          dateTime: expect.any(String),
          object: expect.objectContaining({ id: offered.id, path: expect.stringContaining(offered.id) }),
          request: expect.objectContaining({ id: asked.id, name: asked.name }),
        },
      ],
    });
    const { items } = await matches(offered.id);
    expect(items.map(({ request, percent }) => [request.id, percent])).toEqual([[asked.id, line.percent]]);
    expect(await noticesOf(app.broker)).toMatchObject([
      { kind: 'fit', id: asked.id, fit: { objectCount: 1, objects: [{ id: offered.id }], request: { id: asked.id } } },
    ]);
    await eventually(() => expect(own.changes().map(({ kind }) => kind)).toContain('today'));
    // Wait until the event for an object that both may see has arrived.
    const { id } = await givenProperty(app.db);
    await eventually(() => expect(others.changes().map((change) => change.id)).toContain(id));
    expect(others.changes().map(({ kind }) => kind)).not.toContain('today');
    expect([await fitsOf(colleague), await unreadOf(colleague)]).toEqual([{ lines: [], count: 0 }, 0]);
  });

  test('who saves it has it on today, not in the bell; a save of a colleague is in both', async () => {
    await area.request(app.db, app.broker.id);
    const [mine, theirs] = [await area.object(app.db), await area.object(app.db)];
    await forget();
    await save(area, app.broker, [mine.id]);
    await findFits(app.db);
    expect((await fitsOf(app.broker)).lines.map(({ object }) => object?.id)).toEqual([mine.id]);
    expect(await noticesOf(app.broker)).toEqual([]);
    await save(area, colleague, [theirs.id]);
    await findFits(app.db);
    expect((await fitsOf(app.broker)).count).toBe(2);
    expect(await noticesOf(app.broker)).toMatchObject([{ fit: { objects: [{ id: theirs.id }], objectCount: 1 } }]);
  });

  test('a saved request reaches who leads it, and who leads an object that fits it', async () => {
    const [offered, another] = [await givenOffered(colleague.id), await givenOffered(app.broker.id)];
    await far();
    await forget();
    const asked = await givenAsked(app.broker.id);
    await findFits(app.db);
    expect((await pairsOf(app.broker)).toSorted()).toEqual(
      [`${offered.id} ${asked.id}`, `${another.id} ${asked.id}`].toSorted(),
    );
    const { lines } = await fitsOf(colleague);
    expect(lines).toMatchObject([
      { ...line, object: { id: offered.id }, request: { id: asked.id }, employeeId: app.broker.id },
    ]);
    expect(await unreadOf(colleague)).toBe(1);
  });

  test('a pair is found once: saved again it is not new, a read notification stays read', async () => {
    const asked = await area.request(app.db, app.broker.id);
    const offered = await area.object(app.db);
    await findFits(app.db);
    const notifications = [{ kind: 'fit', id: asked.id }];
    await ask(app, 'POST', '/api/notifications/read', { body: { notifications, isRead: true } });
    const before = await fitsOf(app.broker);
    await save(area, colleague, [offered.id]);
    expect(await findFits(app.db)).toBe(1);
    await sql`update ${sql.table(`${domain}.requests`)} set row_version = row_version + 1`.execute(app.db);
    expect(await findFits(app.db)).toBe(1);
    expect((await fitsOf(app.broker)).lines.map(({ dateTime }) => dateTime)).toEqual(
      before.lines.map(({ dateTime }) => dateTime),
    );
    expect(await unreadOf(app.broker)).toBe(0);
    await sql`update shared.new_fits set found_at = now() - interval '8 days'`.execute(app.db);
    await save(area, colleague, [offered.id]);
    await findFits(app.db);
    expect(await fitsOf(app.broker)).toEqual({ lines: [], count: 0 });
  });

  test('it leaves with the selection, hidden, archived, or when it fits no longer; it comes back as the earlier one', async () => {
    const asked = await givenAsked(app.broker.id);
    const offered = await givenOffered(colleague.id);
    await findFits(app.db);
    const count = async () => (await fitsOf(app.broker)).count;
    const foundAt = (await fitsOf(app.broker)).lines[0]?.dateTime;
    const hide = (isDone: boolean) =>
      app.broker.call(setTodayLine, {
        body: { line: { kind: 'fit', domain, objectId: offered.id, requestId: asked.id }, isDone },
      });
    const set = (table: string, isEnabled: boolean) =>
      sql`update ${sql.table(table)} set is_enabled = ${isEnabled}`.execute(app.db);
    await hide(true);
    expect([await count(), await unreadOf(app.broker)]).toEqual([0, 0]);
    await hide(false);
    expect(await count()).toBe(1);
    for (const table of [area.objects, `${domain}.requests`]) {
      await set(table, false);
      expect([await count(), await unreadOf(app.broker)], table).toEqual([0, 0]);
      await set(table, true);
      expect(await count(), table).toBe(1);
    }
    await spoil.execute(app.db);
    await findFits(app.db);
    expect([await count(), await unreadOf(app.broker)]).toEqual([0, 0]);
    await mend.execute(app.db);
    await findFits(app.db);
    expect((await fitsOf(app.broker)).lines).toMatchObject([{ ...line, dateTime: foundAt }]);
    await givenSelected(app.db, area, { requestId: asked.id, objectId: offered.id });
    expect([await count(), await unreadOf(app.broker)]).toEqual([0, 0]);
    const other = await givenAsked(app.broker.id);
    await givenSelected(app.db, area, { requestId: other.id, objectId: offered.id });
    await findFits(app.db);
    expect((await stored()).filter((pair) => pair.includes(other.id))).toEqual([]);
  });

  test('what only belongs to an object, like a comment, is no save', async () => {
    await area.request(app.db, app.broker.id);
    const { id } = await area.object(app.db);
    await forget();
    const { path, body } = area.comment(id, 'Собственник на связи');
    await ask(app, 'POST', path, { token: colleague.token, body });
    expect(await findFits(app.db)).toBe(0);
  });

  test('ten of a request and hour are ten lines, eleven are one; its pairs are a list; hidden it leaves until another is found', async () => {
    const asked = await area.request(app.db, app.broker.id);
    for (let number = 0; number < 10; number += 1) await area.object(app.db);
    await findFits(app.db);
    expect(await fitsOf(app.broker)).toMatchObject({ count: 10, lines: Array(10).fill({ objectCount: 1 }) });
    await area.object(app.db);
    await findFits(app.db);
    const { lines, count } = await fitsOf(app.broker);
    expect(count).toBe(1);
    expect(lines).toMatchObject([
      {
        objectCount: 11,
        requestCount: 1,
        object: null,
        request: { id: asked.id },
        facts: '',
        reason: '',
        percent: 100,
      },
    ]);
    const { batchId = '', requestId = null } = lines[0] ?? {};
    const query = { domain, batchId, requestId: requestId ?? undefined };
    const first = await app.broker.call(listNewFits, { query: { ...query, take: 8, skip: 0 } });
    const rest = await app.broker.call(listNewFits, { query: { ...query, take: 8, skip: 8 } });
    expect([first.count, first.lines.length, rest.lines.length]).toEqual([11, 8, 3]);
    expect(new Set([...first.lines, ...rest.lines].map(({ object }) => object?.id)).size).toBe(11);
    expect(first.lines[0]).toMatchObject({ request: { id: asked.id }, reason: expect.any(String), percent: 100 });
    const ofRequest = { domain, requestId: asked.id, take: 50, skip: 0 };
    expect((await app.broker.call(listNewFits, { query: ofRequest })).count).toBe(11);
    expect((await colleague.call(listNewFits, { query: { ...query, take: 8, skip: 0 } })).count).toBe(0);
    const hide = (isDone: boolean) =>
      app.broker.call(setTodayLine, { body: { line: { kind: 'fits', domain, batchId, requestId }, isDone } });
    await hide(true);
    expect([(await fitsOf(app.broker)).count, await unreadOf(app.broker)]).toEqual([0, 0]);
    await hide(false);
    expect((await fitsOf(app.broker)).count).toBe(1);
    await hide(true);
    const later = await area.object(app.db);
    await findFits(app.db);
    expect((await fitsOf(app.broker)).lines).toMatchObject([{ object: { id: later.id } }]);
  });

  test('a mass change is one line and one notification per employee, with the number of objects and requests', async () => {
    const requests = [];
    for (const person of [app.broker, app.broker, app.broker, colleague])
      requests.push(await area.request(app.db, person.id));
    const ids = [];
    for (let number = 0; number < 18; number += 1) ids.push((await area.object(app.db)).id);
    await forget();
    await save(area, app.broker, ids);
    await findFits(app.db);
    expect(await fitsOf(app.broker)).toMatchObject({
      count: 1,
      lines: [{ objectCount: 18, requestCount: 3, object: null, request: null, requestId: null }],
    });
    expect(await fitsOf(colleague)).toMatchObject({ count: 1, lines: [{ objectCount: 18, requestCount: 1 }] });
    expect(await noticesOf(app.broker), 'saved by the broker').toEqual([]);
    expect(await noticesOf(colleague)).toHaveLength(1);
    await sql`update shared.new_fits set saved_by = null`.execute(app.db);
    const [notice, ...others] = await noticesOf(app.broker);
    expect(others).toEqual([]);
    const { batchId } = (await fitsOf(app.broker)).lines[0] ?? {};
    expect(notice).toMatchObject({ id: batchId, fit: { objectCount: 18, requestCount: 3, request: null, batchId } });
    expect(notice?.fit?.objects).toHaveLength(3);
  });

  test('an hour lists a hundred of a request, and says that there may be more; the next is new when it is saved in another hour', async () => {
    const asked = await area.request(app.db, app.broker.id);
    await forget();
    const ids = [];
    for (let number = 0; number < 101; number += 1) ids.push((await area.object(app.db)).id);
    await findFits(app.db);
    expect(await fitsOf(app.broker)).toMatchObject({ count: 1, lines: [{ objectCount: 100, isFull: true }] });
    expect(await noticesOf(app.broker)).toMatchObject([{ fit: { objectCount: 100, isFull: true } }]);
    const { batchId = '' } = (await fitsOf(app.broker)).lines[0] ?? {};
    const listed = await app.broker.call(listNewFits, { query: { domain, batchId, take: 1, skip: 0 } });
    expect(listed.count).toBe(100);
    const pairs = (await stored()).join();
    const left = ids.filter((id) => !pairs.includes(id));
    expect(left).toHaveLength(1);
    await save(area, colleague, left);
    await findFits(app.db);
    expect(await stored(), 'the same hour').toHaveLength(100);
    await sql`update shared.new_fits set found_at = found_at - interval '1 hour'`.execute(app.db);
    await sql`update ${sql.table(area.objects)} set row_version = row_version + 1 where id = ${left[0]}`.execute(
      app.db,
    );
    await findFits(app.db);
    expect((await fitsOf(app.broker)).lines).toMatchObject([
      { object: { id: left[0] }, request: { id: asked.id }, isFull: false },
      { objectCount: 100, isFull: true },
    ]);
  });

  test('the best line comes first', async () => {
    const worse = await givenAsked(app.broker.id);
    const better = await area.request(app.db, app.broker.id);
    await forget();
    const { id } = await givenOffered(colleague.id);
    await findFits(app.db);
    expect(await pairsOf(app.broker)).toEqual([`${id} ${better.id}`, `${id} ${worse.id}`]);
  });

  test('a pair keeps the percent of the last save of either side', async () => {
    await givenAsked(app.broker.id);
    await givenOffered(colleague.id);
    await findFits(app.db);
    expect((await fitsOf(app.broker)).lines).toMatchObject([{ percent: line.percent }]);
    await improve.execute(app.db);
    await findFits(app.db);
    expect((await fitsOf(app.broker)).lines).toMatchObject([{ percent: 100 }]);
  });

  test('many of one request are hidden alone', async () => {
    const [one, other] = [await area.request(app.db, app.broker.id), await area.request(app.db, app.broker.id)];
    await forget();
    for (let number = 0; number < 11; number += 1) await area.object(app.db);
    await findFits(app.db);
    const lines = (await fitsOf(app.broker)).lines;
    expect(lines.map(({ requestId }) => requestId).toSorted()).toEqual([one.id, other.id].toSorted());
    const { batchId = '' } = lines[0] ?? {};
    const hidden = { kind: 'fits' as const, domain, batchId, requestId: one.id };
    await app.broker.call(setTodayLine, { body: { line: hidden, isDone: true } });
    expect((await fitsOf(app.broker)).lines).toMatchObject([{ requestId: other.id, objectCount: 11 }]);
  });

  test('of the objects of one step the best are listed first', async () => {
    const asked = await givenAsked(app.broker.id);
    await forget();
    const near = await givenOffered(colleague.id);
    const whole = await exact(colleague.id);
    await sql`insert into shared.new_fits (domain, object_id, request_id, percent, is_by_request)
      select ${domain}, gen_random_uuid(), ${asked.id}, 71, false from generate_series(1, 99)`.execute(app.db);
    await findFits(app.db);
    const pairs = (await stored()).join();
    expect([pairs.includes(near.id), pairs.includes(whole.id)]).toEqual([false, true]);
  });

  test('a run that ends midway loses nothing and finds nothing twice, however often it is repeated, by two processes at once', async () => {
    for (const person of [app.broker, colleague]) await area.request(app.db, person.id);
    await findFits(app.db);
    for (let number = 0; number < 5; number += 1) await area.object(app.db);
    await givenAsked(app.broker.id);
    await expect(failToFindFits(app.db)).rejects.toThrow('no_such_table');
    expect(await stored()).toEqual([]);
    let steps = 0;
    expect(await findFits(app.db, () => steps++ > 0)).toBe(1);
    await Promise.all([findFits(app.db), findFits(app.db)]);
    const found = await stored();
    expect(new Set(found).size).toBe(found.length);
    expect(found.length).toBeGreaterThanOrEqual(10);
    const times = await sql`select found_at from shared.new_fits order by 1`.execute(app.db);
    await sql`update ${sql.table(area.objects)} set row_version = row_version + 1`.execute(app.db);
    await findFits(app.db);
    expect(await stored()).toEqual(found);
    expect((await sql`select found_at from shared.new_fits order by 1`.execute(app.db)).rows).toEqual(times.rows);
  });

  test('a server finds them at once after a save, at every process', async () => {
    const first = await openAnotherServer(app, { withJobs: true });
    const second = await openAnotherServer(app, { withJobs: true });
    const asked = await area.request(app.db, app.broker.id);
    const offered = await area.object(app.db);
    await eventually(async () => expect(await pairsOf(app.broker)).toEqual([`${offered.id} ${asked.id}`]));
    await first.close();
    const later = await area.object(app.db);
    await eventually(async () => expect(await pairsOf(app.broker)).toContain(`${later.id} ${asked.id}`));
    await second.close();
  });

  test.each([
    ['no domain', { batchId: randomUUID() }],
    ['another domain', { domain: 'sea', batchId: randomUUID() }],
    ['a batch that is no id', { domain, batchId: '1' }],
    ['a page of letters', { domain, batchId: randomUUID(), take: 'всё' }],
  ])('a list of pairs with %s is refused', async (_, query) => {
    const address = `${listNewFits.path}?${new URLSearchParams(query)}`;
    expect(refusalIn(await ask(app, 'GET', address)).code).toBe('request.invalid');
  });
});

test('a saved building or complex is a save of its vacancies, by who saved it', async () => {
  await almost.industrial.request(app.broker.id);
  const first = await almost.industrial.object(colleague.id);
  await forget();
  await sql`update industrial.buildings set row_version = row_version + 1 where id = ${first.buildingId}`.execute(
    app.db,
  );
  expect(await findFits(app.db)).toBe(2);
  expect((await fitsOf(app.broker)).lines.map(({ object }) => object?.id)).toEqual([first.id]);
  const second = await almost.industrial.object(colleague.id);
  await forget();
  await sql`update industrial.complexes set row_version = row_version + 1
    where id = (select v.complex_id from industrial.vacancies v where v.id = ${second.id})`.execute(app.db);
  await sql`insert into shared.audit (employee_id, entity, entity_id, action)
    select ${app.broker.id}::uuid, 'complex', v.complex_id, 'update' from industrial.vacancies v where v.id = ${second.id}`.execute(
    app.db,
  );
  await findFits(app.db);
  expect((await fitsOf(app.broker)).count).toBe(2);
  expect(await noticesOf(app.broker)).toMatchObject([{ fit: { objectCount: 1, objects: [{ id: first.id }] } }]);
});

test('of the vacancies of a complex that a selection has, the shown one is named, however late another was hidden', async () => {
  const complex = await givenComplex(app.db);
  const building = await givenBuilding(app.db, complex.id);
  const [shown, hidden] = [await givenVacancy(app.db, building.id), await givenVacancy(app.db, building.id)];
  const { id: requestId } = await givenIndustrialRequest(app.db, { responsibleEmployeeId: app.broker.id });
  const area = todayAreas[1] as TodayArea;
  await givenSelected(app.db, area, { requestId, objectId: shown.id });
  const late = await givenSelected(app.db, area, { requestId, objectId: hidden.id });
  await sql`update industrial.request_selection_items set status = false, date_time_created = now() + interval '1 hour'
    where id = ${late}`.execute(app.db);
  const { items } = await app.broker.call(listMatchesOfComplex, { params: { id: complex.id }, query: {} });
  const named = items.find(({ request }) => request.id === requestId)?.held;
  expect(named).toMatchObject({ objectId: shown.id, isShown: true });
});

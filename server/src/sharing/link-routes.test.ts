import { moscowDay } from '@gektar/format/date.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { givenLinkIn, selectionDomains, selectionsOfBroker } from '#testing/selection-domains.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { tablesOf } from './domain-tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const unknownId = '01998e5a-0000-7000-8000-000000000000';
const DAY_MS = 86_400_000;

/** The end of a Moscow day, as the page of the link sends a date (G-08). */
function endOfDay(daysFromNow: number): string {
  // A minute ahead, so that the day does not end during the test.
  return `${moscowDay(new Date(Date.now() + 60_000 + daysFromNow * DAY_MS))}T23:59:59`;
}

describe.each(selectionDomains)('links of $domain', (the) => {
  const { domain, selections, links, givenObject } = the;
  const givenSelection = selectionsOfBroker(the, () => app);
  const tables = tablesOf(domain);

  async function tracesOf(linkId: string) {
    const rows = await app.db
      .selectFrom('shared.audit')
      .select(['action', 'changes'])
      .where('entity', '=', `${domain}_selection_link`)
      .where('entity_id', '=', linkId)
      .orderBy('id')
      .execute();
    return rows.map(({ action, changes }) => [action, changes]);
  }

  test('a link is made with a code and fourteen days from now [LAND-LINK-001, LINK-001, LINK-002, IND-LINK-007, IND-LINK-010]', async () => {
    const { selectionId } = await givenSelection(app.db);
    const link = await app.broker.call(links.create, {
      body: { requestSelectionId: selectionId, id: null, expirationTime: null },
    });
    expect(link).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      requestSelectionId: selectionId,
      password: expect.stringMatching(/^[2-9A-Z]{6}$/),
      expirationTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
    });
    const { rows } = await sql<{ isExact: boolean }>`
    select expiration_time between now() + make_interval(days => 14) - interval '1 minute'
      and now() + make_interval(days => 14) as "isExact"
    from ${tables.links} where id = ${link.id}`.execute(app.db);
    expect(rows).toEqual([{ isExact: true }]);
    expect((await app.broker.call(selections.one, { params: { id: selectionId } })).requestSelectionLink).toEqual(link);
  });

  test('a link can be made until a time that is chosen [LAND-LINK-001, IND-LINK-010]', async () => {
    const { selectionId } = await givenSelection(app.db);
    const expirationTime = endOfDay(7);
    const body = { requestSelectionId: selectionId, expirationTime };
    const answer = await ask(app, 'POST', links.create.path, { body });
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({ requestSelectionId: selectionId, expirationTime });
  });

  test('made over one that has expired it lives again for fourteen days, or as long as said, with its code and its trace', async () => {
    const { selectionId } = await givenSelection(app.db);
    const { id, password } = await givenLinkIn(app.db, domain, selectionId, { endsIn: '-3 days' });
    const make = (expirationTime: string | null) =>
      app.broker.call(links.create, { body: { requestSelectionId: selectionId, expirationTime } });
    const [first, second] = await Promise.all([make(null), make(null)]);
    expect(first).toMatchObject({ id, password });
    expect(second).toEqual(first);
    const { rows } = await sql<{ isExact: boolean }>`
    select expiration_time between now() + make_interval(days => 14) - interval '1 minute'
      and now() + make_interval(days => 14) as "isExact"
    from ${tables.links} where id = ${id}`.execute(app.db);
    expect(rows).toEqual([{ isExact: true }]);
    const traces = await app.db
      .selectFrom('shared.audit')
      .select('action')
      .where('entity', '=', `${domain}_selection_link`)
      .where('entity_id', '=', id)
      .execute();
    expect(traces).toEqual([{ action: 'update' }]);

    const other = await givenSelection(app.db);
    await givenLinkIn(app.db, domain, other.selectionId, { endsIn: '-1 second' });
    const expirationTime = endOfDay(3);
    const body = { requestSelectionId: other.selectionId, expirationTime };
    expect(await app.broker.call(links.create, { body })).toMatchObject({ expirationTime });
  });

  test('a selection has one link: made over a valid one with another time it takes that time and answers with it, its code kept', async () => {
    const { selectionId } = await givenSelection(app.db);
    const make = (expirationTime: string | null) =>
      app.broker.call(links.create, { body: { requestSelectionId: selectionId, expirationTime } });
    const first = await make(endOfDay(9));
    const later = await make(endOfDay(21));
    expect(later).toEqual({ ...first, expirationTime: endOfDay(21) });
    expect(await make(endOfDay(3))).toEqual({ ...first, expirationTime: endOfDay(3) });
    // An absent or unchanged time changes nothing.
    expect(await make(null)).toEqual({ ...first, expirationTime: endOfDay(3) });
    expect(await make(endOfDay(3))).toEqual({ ...first, expirationTime: endOfDay(3) });
    expect(await app.broker.call(links.ofSelection, { params: { id: selectionId } })).toEqual({
      ...first,
      expirationTime: endOfDay(3),
    });
    expect(await tracesOf(first.id)).toEqual([
      ['create', { requestSelectionId: [null, selectionId], expirationTime: [null, endOfDay(9)] }],
      ['update', { expirationTime: [endOfDay(9), endOfDay(21)] }],
      ['update', { expirationTime: [endOfDay(21), endOfDay(3)] }],
    ]);
  });

  test('of many links made at once there is one; each answer has the time that was sent, each change its trace', async () => {
    const { selectionId } = await givenSelection(app.db);
    const days = [3, 5, 7, 9, 11];
    const made = await Promise.all(
      days.map((day) =>
        app.broker.call(links.create, {
          body: { requestSelectionId: selectionId, expirationTime: endOfDay(day) },
        }),
      ),
    );
    expect(made.map(({ expirationTime }) => expirationTime)).toEqual(days.map(endOfDay));
    expect(new Set(made.map(({ id, password }) => `${id} ${password}`)).size).toBe(1);
    const traces = await tracesOf(made[0]?.id ?? '');
    expect(traces.map(([action]) => action)).toEqual(['create', 'update', 'update', 'update', 'update']);
    const kept = await app.broker.call(links.ofSelection, { params: { id: selectionId } });
    expect(traces.at(-1)).toEqual(['update', { expirationTime: [expect.any(String), kept.expirationTime] }]);
  });

  test('the time can be changed, the code stays; a time without offset is that of Moscow [LAND-LINK-002, LINK-003, IND-LINK-011]', async () => {
    const { selectionId } = await givenSelection(app.db);
    const { id, password } = await givenLinkIn(app.db, domain, selectionId, { endsIn: '-1 second' });
    const expirationTime = endOfDay(21);
    const body = { requestSelectionId: selectionId, id, expirationTime };
    const answer = await ask(app, 'POST', `/api/${domain}/requestSelectionLink/update`, { body });
    const link = { id, requestSelectionId: selectionId, password, expirationTime };
    expect(answer).toMatchObject({ status: 200, json: link });
    // A time without an offset is Moscow time.
    const { rows } = await sql<{ isExact: boolean }>`
    select expiration_time = ${`${expirationTime}+03:00`}::timestamptz as "isExact"
    from ${tables.links} where id = ${id}`.execute(app.db);
    expect(rows).toEqual([{ isExact: true }]);
    expect(await app.broker.call(links.ofSelection, { params: { id: selectionId } })).toEqual(link);
  });

  test('today is allowed until its end, yesterday is not [LINK-012, IND-LINK-008]', async () => {
    const { selectionId } = await givenSelection(app.db);
    const refused = {
      code: 'link.past_date',
      fields: { expirationTime: 'Необходимо обновить дату, ссылка не валидная' },
    };
    const make = (expirationTime: string) =>
      app.broker.call(links.create, { body: { requestSelectionId: selectionId, expirationTime } });
    await expect(make(endOfDay(-1))).rejects.toMatchObject(refused);
    await expect(app.broker.call(links.ofSelection, { params: { id: selectionId } })).rejects.toThrow();
    const { id, expirationTime } = await make(endOfDay(0));
    const update = app.broker.call(links.update, {
      body: { requestSelectionId: selectionId, id, expirationTime: endOfDay(-1) },
    });
    await expect(update).rejects.toMatchObject(refused);
    expect(await app.broker.call(links.ofSelection, { params: { id: selectionId } })).toMatchObject({
      expirationTime,
    });
  });

  test.each([
    '2026-02-31T00:00:00',
    '2030-01-01',
    '01.01.2030',
    '2030-01-01T00:00:00Z',
    '2030-01-01T00:00:00+03:00',
    '',
  ])(
    'the time is sent as YYYY-MM-DDTHH:mm:ss without offset, of a new link and of another term: %j is refused [LAND-LINK-006, IND-LINK-011]',
    async (expirationTime) => {
      const { selectionId } = await givenSelection(app.db);
      const refused = { code: 'request.invalid', fields: { expirationTime: 'Некорректная дата' } };
      const body = { requestSelectionId: selectionId, expirationTime };
      expect(refusalIn(await ask(app, 'POST', links.create.path, { body }))).toMatchObject(refused);
      const { id } = await givenLinkIn(app.db, domain, selectionId);
      const update = await ask(app, 'POST', links.update.path, { body: { ...body, id } });
      expect(refusalIn(update)).toMatchObject(refused);
      const inItsForm = { ...body, id, expirationTime: '2030-01-01T07:08:09' };
      expect(await ask(app, 'POST', links.update.path, { body: inItsForm })).toMatchObject({
        status: 200,
        json: { id, requestSelectionId: selectionId, expirationTime: '2030-01-01T07:08:09' },
      });
    },
  );

  test('a deleted link is gone; the next one has another id and another code [LAND-LINK-003, LAND-LINK-004, LINK-009, IND-LINK-012, IND-LINK-013]', async () => {
    const { selectionId } = await givenSelection(app.db);
    const first = await givenLinkIn(app.db, domain, selectionId, { password: 'AAAAAA' });
    expect(await app.broker.call(links.remove, { params: { id: first.id } })).toEqual({ id: first.id });
    const gone = { code: 'link.not_found', status: 404 };
    await expect(app.broker.call(links.ofSelection, { params: { id: selectionId } })).rejects.toMatchObject(gone);
    await expect(app.broker.call(links.remove, { params: { id: first.id } })).rejects.toMatchObject(gone);
    const second = await app.broker.call(links.create, { body: { requestSelectionId: selectionId } });
    expect(second.id).not.toBe(first.id);
    expect(second.password).not.toBe('AAAAAA');
  });

  test('a link of another selection, and one that never was, cannot be changed', async () => {
    const mine = await givenSelection(app.db);
    const other = await givenSelection(app.db);
    const { id } = await givenLinkIn(app.db, domain, mine.selectionId);
    const update = (requestSelectionId: string, linkId: string) =>
      app.broker.call(links.update, { body: { requestSelectionId, id: linkId, expirationTime: endOfDay(1) } });
    const gone = { code: 'link.not_found' };
    await expect(update(other.selectionId, id)).rejects.toMatchObject(gone);
    await expect(update(mine.selectionId, unknownId)).rejects.toMatchObject(gone);
    const nowhere = app.broker.call(links.create, { body: { requestSelectionId: unknownId } });
    await expect(nowhere).rejects.toMatchObject({ code: 'selection.not_found' });
  });

  test('updateInfo tells the last change, how many are shown and until when the link holds [LAND-LINK-005]', async () => {
    const { selectionId, itemIds } = await givenSelection(app.db, { count: 3 });
    const info = () => app.broker.call(links.updateInfo, { params: { id: selectionId } });
    expect(await info()).toMatchObject({ itemCount: 3, expirationTime: null });
    await app.broker.call(selections.updateItem, { body: { id: itemIds[0] ?? '', status: false } });
    const { expirationTime } = await app.broker.call(links.create, { body: { requestSelectionId: selectionId } });
    const hidden = await info();
    expect(hidden).toMatchObject({ itemCount: 2, expirationTime });
    expect(hidden.dateTimeChanged).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
    const entityId = await givenObject(app.db);
    await app.broker.call(selections.addItem, { body: { entityId, requestSelectionId: selectionId } });
    expect((await info()).itemCount).toBe(3);
    const nowhere = app.broker.call(links.updateInfo, { params: { id: unknownId } });
    await expect(nowhere).rejects.toMatchObject({ code: 'selection.not_found' });
  });

  test('no code is kept in the history', async () => {
    const { selectionId } = await givenSelection(app.db);
    const { id, password } = await app.broker.call(links.create, { body: { requestSelectionId: selectionId } });
    await app.broker.call(links.update, {
      body: { requestSelectionId: selectionId, id, expirationTime: endOfDay(2) },
    });
    await app.broker.call(links.remove, { params: { id } });
    const { rows } = await sql<{ action: string; line: string }>`
    select action, a::text as line from shared.audit a where entity_id = ${id} order by id`.execute(app.db);
    expect(rows.map(({ action }) => action)).toEqual(['create', 'update', 'delete']);
    for (const { line } of rows) expect(line).not.toContain(password);
  });
});

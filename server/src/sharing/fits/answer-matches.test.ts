import { setTodayLine } from '@gektar/contract/today/today-endpoints.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { tablesOf } from '#sharing/domain-tables.ts';
import { ask, refusalIn } from '#testing/ask.ts';
import { type MatchesAnswer, matchAreas } from '#testing/match-areas.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

describe.each(matchAreas)('whom an object of $the.domain fits', (area) => {
  const { the, endpoint } = area;
  const givenObject = () => area.givenObject(app.db);
  const matches = (id: string, query: object = {}) => app.broker.call(endpoint, { params: { id }, query });
  const { domain, selections } = the;
  const pathOf = (id: string) => endpoint.path.replace('{id}', id);
  const tables = tablesOf(domain);

  async function hold(requestId: string, entityId: string): Promise<string> {
    const { id: requestSelectionId } = await app.broker.call(selections.ofRequest, { params: { requestId } });
    return (await app.broker.call(selections.addItem, { body: { requestSelectionId, entityId } })).id;
  }
  const rowsIn = ({ items }: MatchesAnswer, ids: readonly string[]) =>
    items.filter(({ request }) => ids.includes(request.id)).map(({ request, percent }) => [request.id, percent]);
  const hide = (objectId: string, requestId: string, isDone = true) =>
    app.broker.call(setTodayLine, { body: { line: { kind: 'fit', domain, objectId, requestId }, isDone } });

  test('a request whose selection has the object is listed whatever its percentage, with the day and whether it is shown there', async () => {
    const [objectId, other] = [await givenObject(), await givenObject()];
    const [fits, far, farther] = [
      await area.givenWish(app, 5),
      await area.givenWish(app, 9),
      await area.givenWish(app, 12),
    ];
    const before = await matches(objectId);
    expect(rowsIn(before, [fits, far, farther])).toEqual([[fits, 100]]);
    const item = await hold(far, objectId);
    await hold(farther, other);
    await sql`update ${tables.items} set date_time_created = '2026-11-18 10:20:30+03' where id = ${item}`.execute(
      app.db,
    );
    const after = await matches(objectId);
    expect(rowsIn(after, [fits, far, farther])).toEqual([
      [fits, 100],
      [far, 0],
    ]);
    expect([after.all - before.all, after.exact - before.exact]).toEqual([1, 0]);
    const heldIn = (answer: MatchesAnswer) => answer.items.find(({ request }) => request.id === far)?.held;
    expect(heldIn(after)).toEqual({ objectId, dateTimeAdded: '2026-11-18T10:20:30', isShown: true, refusal: null });
    expect(after.items.find(({ request }) => request.id === fits)?.held).toBeNull();
    await sql`update ${tables.items} set status = false where id = ${item}`.execute(app.db);
    expect(heldIn(await matches(objectId))?.isShown).toBe(false);
    await sql`insert into ${tables.answers} (request_selection_id, item_id, link_id, refused_at, refusal_reasons, refusal_text)
      select request_selection_id, id, link_id, refused_at, reasons, text from ${tables.items}, (values
        (gen_random_uuid(), '2026-11-19 10:00+03'::timestamptz, array['expensive'], 'раньше'),
        (gen_random_uuid(), '2026-11-20 10:00+03', array['far', 'large'], 'позже')) a (link_id, refused_at, reasons, text)
      where id = ${item}`.execute(app.db);
    expect(heldIn(await matches(objectId))?.refusal).toEqual({ reasons: ['far', 'large'], text: 'позже' });
  });

  test('an archived request is listed only if its selection has the object; an archived object has those alone, without a percentage', async () => {
    const objectId = await givenObject();
    const [open, archived, heldArchived] = [
      await area.givenWish(app, 5),
      await area.givenWish(app, 4),
      await area.givenWish(app, 3),
    ];
    await hold(heldArchived, objectId);
    await area.archiveRequest(app, archived);
    await area.archiveRequest(app, heldArchived);
    const all = [open, archived, heldArchived];
    expect(new Map(rowsIn(await matches(objectId), all) as [string, number][])).toEqual(
      new Map([
        [open, 100],
        [heldArchived, 100],
      ]),
    );
    await the.archive(app.broker, objectId);
    const answer = await matches(objectId);
    expect([answer.all, answer.exact]).toEqual([1, 0]);
    expect(rowsIn(answer, all)).toEqual([[heldArchived, null]]);
  });

  test('a hidden pair is marked for the employee who hid it, until it is returned; the asked number leaves out hidden and offered ones', async () => {
    const objectId = await givenObject();
    const [hidden, held, free] = [
      await area.givenWish(app, 2),
      await area.givenWish(app, 6),
      await area.givenWish(app, 7),
    ];
    const own = [hidden, held, free];
    await hold(held, objectId);
    await hide(objectId, hidden);
    const hiddenIn = (answer: MatchesAnswer) =>
      answer.items.filter(({ isHidden }) => isHidden).map(({ request }) => request.id);
    const whole = await matches(objectId, { take: 500 });
    expect(hiddenIn(whole)).toEqual([hidden]);
    const unoffered = await matches(objectId, { take: 500, unoffered: true });
    expect(rowsIn(unoffered, own)).toEqual([[free, 100]]);
    expect(whole.all - unoffered.all).toBe(2);
    const { call } = await app.anotherBroker();
    expect(hiddenIn(await call(endpoint, { params: { id: objectId }, query: { take: 500 } }))).toEqual([]);
    await hide(objectId, hidden, false);
    expect(hiddenIn(await matches(objectId, { take: 500 }))).toEqual([]);
  });

  test('named requests alone are listed, whatever their percentage, archived ones too; a deleted or unnamed one is not', async () => {
    const objectId = await givenObject();
    const [near, far, archived, unnamed] = [
      await area.givenWish(app, 6),
      await area.givenWish(app, 14),
      await area.givenWish(app, 3),
      await area.givenWish(app, 5),
    ];
    await hold(unnamed, objectId);
    await area.archiveRequest(app, archived);
    const requestIds = [near, far, archived, '019a0000-0000-7000-8000-000000000000'].join(',');
    const answer = await matches(objectId, { requestIds });
    expect(new Map(answer.items.map(({ request, percent }) => [request.id, percent]))).toEqual(
      new Map([
        [near, 100],
        [archived, 100],
        [far, 0],
      ]),
    );
    expect([answer.all, answer.exact]).toEqual([3, 2]);
    await the.archive(app.broker, objectId);
    expect((await matches(objectId, { requestIds })).items).toEqual([]);
  });

  test('wrong numbers and words are refused at their fields; an unknown object and a stranger are refused', async () => {
    const path = pathOf(await givenObject());
    const refused = async (query: string) => refusalIn(await ask(app, 'GET', `${path}?${query}`)).fields;
    expect(Object.keys((await refused('least=101')) ?? {})).toEqual(['least']);
    expect(Object.keys((await refused('mine=perhaps&unoffered=2')) ?? {})).toEqual(['mine', 'unoffered']);
    expect(Object.keys((await refused('take=-1')) ?? {})).toEqual(['take']);
    const tooMany = Array.from({ length: 21 }, (_, at) => `019a0000-0000-7000-8000-0000000000${at + 10}`).join(',');
    const wrongIds = async (ids: string) => Object.keys((await refused(`requestIds=${ids}`)) ?? {});
    expect(await wrongIds('near')).toEqual(['requestIds.0']);
    expect(await wrongIds(tooMany)).toEqual(['requestIds']);
    const unknown = pathOf('019a0000-0000-7000-8000-000000000000');
    expect(refusalIn(await ask(app, 'GET', unknown)).code).toBe(the.missing);
    expect((await app.fastify.inject({ method: 'GET', url: path })).statusCode).toBe(401);
  });
});

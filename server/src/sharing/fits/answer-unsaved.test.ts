import type { UnsavedFits } from '@gektar/contract/requests/unsaved-fits.ts';
import { setTodayLine } from '@gektar/contract/today/today-endpoints.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { givenManyCompanies } from '#testing/given-customers.ts';
import { matchAreas } from '#testing/match-areas.ts';
import { savedMatches } from '#testing/saved-matches.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  await givenManyCompanies(app.db, 4);
});
afterAll(() => app.close());

const nobody = '019a0000-0000-7000-8000-000000000000';
const wrong = 'Данные введены не корректно';

describe.each(matchAreas)('whom unsaved values of an object of $the.domain fit', (area) => {
  const { the, unsaved } = area;
  const send = (body: object, token?: null) =>
    ask(app, 'POST', unsaved.path, { body, ...(token === null && { token }) });
  async function answerTo(body: object) {
    const answer = await send(body);
    expect(answer.status, answer.text).toBe(200);
    return answer.json as UnsavedFits;
  }

  test('an edited object leaves out requests that it was offered to or hidden for, and counts those that hold it; an archived one fits nobody', async () => {
    const objectId = await area.givenObject(app.db);
    const [offered, hidden, far] = [
      await area.givenWish(app, 5),
      await area.givenWish(app, 6),
      await area.givenWish(app, 30),
    ];
    await area.givenWish(app, 4);
    const fresh = await area.bodyOf(app, objectId);
    const before = await answerTo({ ...fresh, id: objectId });
    for (const requestId of [offered, far]) {
      const { id: requestSelectionId } = await app.broker.call(the.selections.ofRequest, { params: { requestId } });
      await app.broker.call(the.selections.addItem, { body: { requestSelectionId, entityId: objectId } });
    }
    const line = { kind: 'fit', domain: the.domain, objectId, requestId: hidden } as const;
    await app.broker.call(setTodayLine, { body: { line, isDone: true } });
    const after = await answerTo({ ...fresh, id: objectId });
    expect([after.all - before.all, after.good - before.good]).toEqual([1, -2]);
    expect(after).toEqual(await savedMatches(app, area.endpoint, objectId));
    // A new object with the same values was offered to nobody.
    expect(await answerTo(fresh)).toEqual(before);
    await the.archive(app.broker, objectId);
    expect(await answerTo({ ...fresh, id: objectId })).toEqual({ all: 2, good: 0, first: [] });
  });

  test('an absent value is unknown: it excludes nothing and counts half', async () => {
    await area.givenWish(app, 5);
    const fresh = await area.bodyOf(app, await area.givenObject(app.db));
    const { [area.areaField]: _, ...without } = fresh;
    const [whole, part] = [await answerTo(fresh), await answerTo(without)];
    expect(whole.good).toBeGreaterThan(part.good);
    expect(whole.all).toBeGreaterThan(part.all);
  });

  test('the first three are named with their company, or else their person', async () => {
    const objectId = await area.givenObject(app.db);
    const fresh = await area.bodyOf(app, objectId);
    const ids = [await area.givenWish(app, 1), await area.givenWish(app, 2), await area.givenWish(app, 3)];
    const customers = [
      { company_id: 'supply-1', contact_id: 'person-2' },
      { company_id: 'unknown-1', contact_id: 'person-3' },
      { company_id: 'unknown-2', contact_id: null },
    ];
    for (const [at, { company_id, contact_id }] of customers.entries())
      await sql`update ${sql.table(`${the.domain}.requests`)} set company_id = ${company_id}, contact_id = ${contact_id},
        request_date = ${`2099-01-0${9 - at}`} where id = ${ids[at]}`.execute(app.db);
    const { first } = await answerTo(fresh);
    expect(first.map(({ requestId }) => requestId)).toEqual(ids);
    expect(first.map(({ client }) => client)).toEqual(['ООО «Поставка 1»', 'Имя3 Фамилия3', null]);
  });

  test('nothing is written', async () => {
    const objectId = await area.givenObject(app.db);
    const count = async () => {
      const { rows } = await sql`select
        (select count(*) from shared.audit) as audit,
        (select count(*) from shared.fits_to_find) as fits,
        (select count(*) from ${sql.table(area.table)}) as objects,
        (select sum(row_version) from ${sql.table(area.table)}) as versions`.execute(app.db);
      return rows;
    };
    const before = await count();
    const fresh = await area.bodyOf(app, objectId);
    await answerTo(fresh);
    await answerTo({ ...fresh, id: objectId });
    expect(await count()).toEqual(before);
  });

  test('wrong values are refused at their fields; what does not exist and a stranger are refused', async () => {
    const fresh = await area.bodyOf(app, await area.givenObject(app.db));
    for (const [name, value, message] of area.wrongValues) {
      const answer = await send({ ...fresh, [name]: value });
      expect([answer.status, refusalIn(answer).fields], name).toEqual([400, { [name]: message }]);
    }
    expect(refusalIn(await send({ ...fresh, id: 'x' })).fields).toEqual({ id: wrong });
    expect(refusalIn(await send({ ...fresh, id: nobody })).code).toBe(the.missing);
    expect((await send(fresh, null)).status).toBe(401);
  });
});

test('a new vacancy of an unknown building is refused; one of an archived building fits nobody', async () => {
  const [, vacancies] = matchAreas;
  const fresh = await vacancies?.bodyOf(app, await vacancies.givenObject(app.db));
  await vacancies?.givenWish(app, 5);
  const send = (body: object) => ask(app, 'POST', vacancies?.unsaved.path ?? '', { body });
  expect(refusalIn(await send({ ...fresh, buildingId: nobody })).code).toBe('building.not_found');
  expect(((await send({ ...fresh })).json as UnsavedFits).good).toBeGreaterThan(0);
  await sql`update industrial.buildings set is_enabled = false where id = ${fresh?.['buildingId']}`.execute(app.db);
  expect((await send({ ...fresh })).json).toEqual({ all: 0, good: 0, first: [] });
});

test('a value that is in no dictionary is compared as any other', async () => {
  const [plots] = matchAreas;
  const fresh = await plots?.bodyOf(app, await plots.givenObject(app.db));
  await plots?.givenWish(app, 5);
  const body = { ...fresh, landHighway: { id: 990_001 }, okveds: [{ id: 990_002 }] };
  const answer = await ask(app, 'POST', plots?.unsaved.path ?? '', { body });
  expect([answer.status, (answer.json as { good: number }).good > 0], answer.text).toEqual([200, true]);
});

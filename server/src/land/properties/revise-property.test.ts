import {
  createProperty,
  getProperty,
  listPropertyHistory,
  updateProperty,
} from '@gektar/contract/land/properties/property-endpoints.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { eventually } from '#testing/eventually.ts';
import { freshCadastralNumber, givenProperty, propertyFields } from '#testing/given.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const nobody = '019a0000-0000-7000-8000-000000000000';

/** Status of each answer, sorted. */
async function statuses(answers: readonly Promise<{ status: number }>[]): Promise<number[]> {
  return (await Promise.all(answers)).map(({ status }) => status).sort();
}

test('an older version is refused with the present state, and nothing of it is kept', async () => {
  const { broker } = app;
  const read = await givenProperty(app.db, { comment: 'сначала' });
  const saved = await broker.call(updateProperty, { body: { ...read, comment: 'раньше' } });
  const late = broker.call(updateProperty, {
    body: { ...read, comment: 'позже', cadastralNumbers: [freshCadastralNumber()] },
  });
  await expect(late).rejects.toMatchObject({
    code: 'property.changed',
    status: 409,
    message: 'Объект изменён другим сотрудником',
    current: saved,
  });
  expect(await broker.call(getProperty, { params: { id: read.id } })).toEqual(saved);
  // After seeing the current state, the broker may overwrite it.
  const merged = await broker.call(updateProperty, { body: { ...saved, comment: 'позже' } });
  expect(merged).toMatchObject({ comment: 'позже', rowVersion: 3 });
});

test('of creations at once with one number exactly one is kept [LAND-PROP-085]', async () => {
  const cadastralNumbers = [freshCadastralNumber()];
  const creations = Array.from({ length: 6 }, () =>
    ask(app, 'POST', '/api/land/properties', { body: propertyFields(app.broker.id, { cadastralNumbers }) }),
  );
  expect(await statuses(creations)).toEqual([201, 409, 409, 409, 409, 409]);
  for (const { status, ...answer } of await Promise.all(creations)) {
    if (status === 409) expect(refusalIn({ status, ...answer }).code).toBe('cadastral_number.taken');
  }
});

test('numbers crossed between two new objects, over and over, never end in an error', async () => {
  for (let round = 0; round < 10; round++) {
    const [one, other] = [freshCadastralNumber(), freshCadastralNumber()];
    const creations = [
      [one, other],
      [other, one],
    ].map((cadastralNumbers) =>
      ask(app, 'POST', '/api/land/properties', { body: propertyFields(app.broker.id, { cadastralNumbers }) }),
    );
    expect(await statuses(creations)).toEqual([201, 409]);
  }
});

test('an own number is not taken: it may stay, move or come back', async () => {
  const { broker } = app;
  const [one, other] = [freshCadastralNumber(), freshCadastralNumber()];
  let property = await givenProperty(app.db, { cadastralNumbers: [one, other] });
  for (const cadastralNumbers of [[one, other], [other, one], [other], [one, other]]) {
    property = await broker.call(updateProperty, { body: { ...property, cadastralNumbers } });
    expect(property.cadastralNumbers).toEqual(cadastralNumbers);
  }
});

test('a number given up is free for others, one taken meanwhile is not', async () => {
  const { broker } = app;
  const number = freshCadastralNumber();
  const first = await givenProperty(app.db, { cadastralNumbers: [number, freshCadastralNumber()] });
  const left = first.cadastralNumbers.slice(1);
  await broker.call(updateProperty, { body: { ...first, cadastralNumbers: left } });
  const second = await givenProperty(app.db, { cadastralNumbers: [number] });
  const back = broker.call(updateProperty, { body: { ...first, rowVersion: 2 } });
  await expect(back).rejects.toMatchObject({ code: 'cadastral_number.taken' });
  expect((await broker.call(getProperty, { params: { id: first.id } })).cadastralNumbers).toEqual(left);
  expect((await broker.call(getProperty, { params: { id: second.id } })).cadastralNumbers).toEqual([number]);
});

test('an operation that the database broke off in favour of another is run again', async () => {
  const { db, broker } = app;
  const [first, second] = [await givenProperty(db), await givenProperty(db)];
  const rival = new pg.Client({ connectionString: app.databaseUrl });
  await rival.connect();
  // This session checks for deadlocks only after 60 s, so the edit notices the deadlock first and is aborted.
  await rival.query("begin; set local deadlock_timeout = '60s'");
  await rival.query('delete from land.property_cadastral_numbers where property_id = $1', [first.id]);
  // The edit holds the second object and waits for the number of the first …
  const edit = broker.call(updateProperty, { body: { ...second, cadastralNumbers: first.cadastralNumbers } });
  await eventually(async () => {
    await rival.query('select pg_stat_clear_snapshot()');
    const { rowCount } = await rival.query(
      "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    expect(rowCount).toBeGreaterThan(0);
  });
  // … while its rival, which holds the number, wants the second object.
  await rival.query('update land.properties set comment = $2 where id = $1', [second.id, 'соперник']);
  await rival.query('commit');
  await rival.end();
  expect((await edit).cadastralNumbers).toEqual(first.cadastralNumbers);
  const { changes } = (await broker.call(listPropertyHistory, { params: { id: second.id } }))[0] ?? {};
  expect(changes).toEqual({
    cadastralNumbers: [second.cadastralNumbers, first.cadastralNumbers],
    comment: ['соперник', null],
  });
});

test('what the server keeps for itself is passed over in a body', async () => {
  const { broker } = app;
  const made = await broker.call(createProperty, {
    body: Object.assign(propertyFields(broker.id), {
      id: nobody,
      rowVersion: 9,
      isEnabled: false,
      dateTimeCreated: '2000-01-01T00:00:00',
      actualizationDateTime: '2000-01-01T00:00:00',
      pricePerHa: 1,
      client: 'x',
      order: 3,
      status: true,
      comments: [{ id: nobody, text: 'x' }],
    }),
  });
  expect(made).toMatchObject({
    rowVersion: 1,
    isEnabled: true,
    actualizationDateTime: null,
    pricePerHa: null,
    client: null,
    order: null,
    status: null,
    comments: [],
  });
  expect(made.id).not.toBe(nobody);
  const edited = await broker.call(updateProperty, {
    body: Object.assign({ ...made }, { isEnabled: false, dateTimeCreated: '2000-01-01T00:00:00', comments: [] }),
  });
  expect(edited).toMatchObject({ isEnabled: true, dateTimeCreated: made.dateTimeCreated });
});

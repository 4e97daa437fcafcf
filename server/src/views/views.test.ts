import type { View, ViewDraft } from '@gektar/contract/views/view.ts';
import * as endpoints from '@gektar/contract/views/view-endpoints.ts';
import { viewedLists } from '@gektar/contract/views/view-lists.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { givenProperty } from '#testing/given.ts';
import { givenBuilding, givenComplex, givenVacancy } from '#testing/given-complex.ts';
import { givenIndustrialRequest } from '#testing/given-industrial-request.ts';
import { givenRequest } from '#testing/given-request.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';
import { givenView, viewDraft } from '#testing/writing-calls/view-calls.ts';
import { countFilters } from './list-counts.ts';

let app: TestApp;
let colleague: Person;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  colleague = await app.anotherBroker();
});
afterAll(() => app.close());
beforeEach(async () => {
  await sql`truncate shared.list_habits, shared.views`.execute(app.db);
});

const list = 'land-properties';

async function seen(by: Person = app.broker, of: ViewDraft['list'] = list) {
  return await by.call(endpoints.listViews, { query: { list: of } });
}
const namesSeen = async (by?: Person) => (await seen(by)).views.map(({ name }) => name);

const editOf = ({ id, rowVersion, name, isShared, filter, order, columns, kind }: View) => ({
  ...{ id, rowVersion, name, isShared, filter, order, columns, kind },
});
const update = (view: View, about: object, by: Person = app.broker) =>
  ask(app, 'POST', '/api/views/update', { token: by.token, body: { ...editOf(view), ...about } });
const remove = (id: string, by: Person = app.broker) => ask(app, 'DELETE', `/api/views/${id}`, { token: by.token });
const restore = (id: string, by: Person = app.broker) =>
  ask(app, 'POST', `/api/views/${id}/restore`, { token: by.token });

describe('a view', () => {
  test.each(viewedLists)('of %s comes back as it was saved, in its list alone', async (of) => {
    const draft = viewDraft({ list: of });
    const { newId: id, ...content } = draft;
    const created = await app.broker.call(endpoints.createView, { body: draft });
    expect(created).toEqual({
      ...{ id, ...content, isMine: true, owner: 'Егор Степной', dateTimeShared: null, rowVersion: 1 },
    });
    expect((await seen(app.broker, of)).views).toEqual([created]);
    for (const other of viewedLists.filter((one) => one !== of)) {
      expect((await seen(app.broker, other)).views).toEqual([]);
    }
  });

  test('sent a second time is the same view; with other content under its id it is refused with the present state', async () => {
    const draft = viewDraft();
    const first = await app.broker.call(endpoints.createView, { body: draft });
    expect(await app.broker.call(endpoints.createView, { body: draft })).toEqual(first);
    const other = await ask(app, 'POST', '/api/views', { body: { ...draft, name: 'Другое' } });
    expect(refusalIn(other)).toMatchObject({ code: 'view.changed', current: first });
    expect(await namesSeen()).toEqual([draft.name]);
  });

  test('has a name of 1 to 60 characters that its owner has once in the list, whatever its case', async () => {
    await givenView(app, { name: 'Юг' });
    for (const name of ['', '   ', '\u200b']) {
      const answer = await ask(app, 'POST', '/api/views', { body: viewDraft({ name }) });
      expect(refusalIn(answer)).toMatchObject({ code: 'request.invalid', fields: { name: 'Обязательное поле' } });
    }
    const long = await ask(app, 'POST', '/api/views', { body: viewDraft({ name: 'я'.repeat(61) }) });
    expect(refusalIn(long).fields).toEqual({ name: 'Не больше 60 знаков' });
    for (const name of ['Юг', 'юг', ' ЮГ ']) {
      const answer = await ask(app, 'POST', '/api/views', { body: viewDraft({ name }) });
      expect(refusalIn(answer)).toMatchObject({
        code: 'view.name_taken',
        fields: { name: 'Вид с таким названием уже есть' },
      });
    }
    await givenView(app, { name: 'Юг', list: 'land-requests' });
    await givenView(app, { name: 'Юг' }, colleague);
    const renamed = await update(await givenView(app, { name: 'Север' }), { name: 'юг' });
    expect(refusalIn(renamed).code).toBe('view.name_taken');
  });

  test('is saved by the version that was read; of two people at once one is refused with what the other wrote', async () => {
    const view = await givenView(app);
    const answers = await Promise.all([
      update(view, { filter: { archive: 'all' } }),
      update(view, { filter: { archive: 'archived' } }),
    ]);
    const [done, refused] = answers[0].status === 200 ? answers : answers.toReversed();
    expect(done?.json).toMatchObject({ rowVersion: 2 });
    expect(refused && refusalIn(refused)).toMatchObject({ code: 'view.changed', current: done?.json });
    expect((await seen()).views).toEqual([done?.json]);
  });

  test('deleted is gone for everybody, and back at its place with its filter', async () => {
    const first = await givenView(app, { isShared: true });
    const second = await givenView(app);
    expect((await remove(first.id)).json).toEqual({ id: first.id });
    expect((await remove(first.id)).status).toBe(200);
    expect(await namesSeen()).toEqual([second.name]);
    expect(await namesSeen(colleague)).toEqual([]);
    const path = `/api/views/${first.id}`;
    const tries = [
      ask(app, 'DELETE', path, { token: colleague.token }),
      ask(app, 'POST', `${path}/restore`, { token: colleague.token }),
    ];
    for (const answer of await Promise.all(tries)) expect(refusalIn(answer).code).toBe('view.not_found');
    expect(refusalIn(await update(first, { name: 'Другое' })).code).toBe('view.not_found');
    expect((await restore(first.id)).json).toEqual(first);
    expect(await namesSeen()).toEqual([first.name, second.name]);
    expect(await namesSeen(colleague)).toEqual([first.name]);
  });

  test('deleted gives its name away: then it does not come back until it is free', async () => {
    const first = await givenView(app, { name: 'Юг' });
    await remove(first.id);
    const second = await givenView(app, { name: 'Юг' });
    expect(refusalIn(await restore(first.id)).code).toBe('view.name_taken');
    await remove(second.id);
    expect((await restore(first.id)).status).toBe(200);
  });

  test('deleted more than a day ago is removed by the next deletion of its owner', async () => {
    const old = await givenView(app);
    await remove(old.id);
    await sql`update shared.views set deleted_at = now() - interval '25 hours'`.execute(app.db);
    await remove((await givenView(app)).id);
    expect(refusalIn(await restore(old.id)).code).toBe('view.not_found');
  });
});

describe('who may', () => {
  test('a private view is nobody else’s to read, change, delete, restore or open first', async () => {
    const view = await givenView(app, { name: 'Секрет' });
    expect(await namesSeen(colleague)).toEqual([]);
    const mine = viewDraft({ newId: view.id });
    const answers = [
      await update(view, { name: 'Чужое' }, colleague),
      await remove(view.id, colleague),
      await restore(view.id, colleague),
      await ask(app, 'POST', '/api/views/habits', { token: colleague.token, body: { list, defaultViewId: view.id } }),
    ];
    expect(answers.map((answer) => refusalIn(answer).code)).toEqual(answers.map(() => 'view.not_found'));
    const sameId = await ask(app, 'POST', '/api/views', { token: colleague.token, body: mine });
    for (const { text } of [...answers, sameId]) expect(text).not.toContain('Секрет');
    expect(sameId.status).toBe(409);
    await ask(app, 'POST', '/api/views/order', { token: colleague.token, body: { list, ids: [view.id] } });
    expect((await seen()).views).toEqual([view]);
  });

  test('a shared view is read and copied by others, changed by its owner alone', async () => {
    const view = await givenView(app, { isShared: true });
    const [shown] = (await seen(colleague)).views;
    expect(shown).toEqual({ ...view, isMine: false });
    expect(shown?.dateTimeShared).toMatch(/^\d{4}-\d\d-\d\dT/);
    for (const answer of [
      await update(view, { name: 'Чужое' }, colleague),
      await remove(view.id, colleague),
      await restore(view.id, colleague),
    ]) {
      expect(refusalIn(answer).code).toBe('access.forbidden');
    }
    const { filter, order, columns, kind, name } = view;
    const copy = await givenView(app, { name, filter, order, columns, kind }, colleague);
    expect(copy).toMatchObject({ isMine: true, filter });
    expect((await seen()).views).toEqual([view]);
  });

  test('not shared any more it leaves the tabs of others, and the list that they opened with it', async () => {
    const view = await givenView(app, { isShared: true });
    await colleague.call(endpoints.setListHabits, { body: { list, defaultViewId: view.id } });
    expect((await seen(colleague)).habits.defaultViewId).toBe(view.id);
    await update(view, { isShared: false });
    expect(await seen(colleague)).toEqual({ views: [], habits: { defaultViewId: null, order: null } });
  });
});

describe('the order', () => {
  test('is own views as they were put, then those of others by name', async () => {
    const [a, b, c] = [await givenView(app), await givenView(app), await givenView(app)];
    await givenView(app, { name: 'Яуза', isShared: true }, colleague);
    await givenView(app, { name: 'Волга', isShared: true }, colleague);
    const order = (ids: string[]) => app.broker.call(endpoints.orderViews, { body: { list, ids } });
    expect(await order([c.id, uuidv7(), a.id])).toEqual({ ids: [c.id, a.id, b.id] });
    expect(await namesSeen()).toEqual([c.name, a.name, b.name, 'Волга', 'Яуза']);
    expect((await seen()).views[0]?.rowVersion).toBe(1);
    const late = await givenView(app);
    expect((await namesSeen())[3]).toBe(late.name);
  });

  test('of two windows at once is that of one of them', async () => {
    const views = [await givenView(app), await givenView(app), await givenView(app)];
    const ids = views.map(({ id }) => id);
    const orders = [ids, ids.toReversed()];
    await Promise.all(orders.map((one) => app.broker.call(endpoints.orderViews, { body: { list, ids: one } })));
    expect(orders).toContainEqual((await seen()).views.map(({ id }) => id));
  });
});

describe('habits', () => {
  test('are those of one person in one list; what is not named stays', async () => {
    const view = await givenView(app);
    const set = (about: object) => app.broker.call(endpoints.setListHabits, { body: { list, ...about } });
    expect((await seen()).habits).toEqual({ defaultViewId: null, order: null });
    await set({ order: { sort: 'Price', direction: 'desc' } });
    expect(await set({ defaultViewId: view.id })).toEqual({
      defaultViewId: view.id,
      order: { sort: 'Price', direction: 'desc' },
    });
    expect((await seen(colleague)).habits).toEqual({ defaultViewId: null, order: null });
    expect((await seen(app.broker, 'land-requests')).habits).toEqual({ defaultViewId: null, order: null });
    await remove(view.id);
    expect((await seen()).habits.defaultViewId).toBeNull();
    await restore(view.id);
    expect((await seen()).habits.defaultViewId).toBe(view.id);
    expect(await set({ defaultViewId: null, order: null })).toEqual({ defaultViewId: null, order: null });
  });

  test('a view of another list is not opened first', async () => {
    const view = await givenView(app, { list: 'land-requests' });
    const answer = await ask(app, 'POST', '/api/views/habits', { body: { list, defaultViewId: view.id } });
    expect(refusalIn(answer).code).toBe('view.not_found');
  });
});

describe('whatever is sent', () => {
  test('a view is stored as it is or refused, and the list of views answers', async () => {
    const draft = JSON.stringify(viewDraft({ filter: { a: 'deep' } }));
    const deep = draft.replace('"deep"', `${'['.repeat(50_000)}${']'.repeat(50_000)}`);
    expect(refusalIn(await ask(app, 'POST', '/api/views', { body: deep })).code).toBe('request.invalid');
    const filters = [
      { a: 'я'.repeat(30_000) },
      { a: '\0' },
      { a: '\ud800' },
      { ['__proto__']: { x: 1 } },
      { "';drop table shared.views;--": "'" },
      { landHighwayIds: [2_147_483_647], area: { from: 'много' } },
      [],
      null,
      'area',
    ];
    for (const filter of filters) {
      const answer = await ask(app, 'POST', '/api/views', { body: { ...viewDraft(), filter } });
      expect([201, 400], `${answer.status} ${answer.text.slice(0, 200)}`).toContain(answer.status);
      if (answer.status === 201) expect((answer.json as View).filter).toEqual(JSON.parse(JSON.stringify(filter)));
    }
    for (const about of [
      { kind: 'wall' },
      { order: { sort: 'Price', direction: 'sideways' } },
      { columns: { visibility: {}, order: [], widths: { a: -1 } } },
      { list: 'land-contacts' },
      { isShared: 'yes' },
      { newId: 'x' },
    ]) {
      const answer = await ask(app, 'POST', '/api/views', { body: { ...viewDraft(), ...about } });
      expect(refusalIn(answer).code).toBe('request.invalid');
    }
    expect((await ask(app, 'GET', `/api/views?list=${list}`)).status).toBe(200);
  });

  test('names are texts', async () => {
    for (const name of ['<script>alert(1)</script>', "'; drop table shared.views; --", '%_\\', '😀', '\u202eтекст']) {
      const view = await givenView(app, { name });
      expect(view.name).toBe(name.replace('\u202e', ''));
    }
  });
});

describe('counts', () => {
  /** Path and body of the count endpoint of each list. */
  const own: Readonly<Record<(typeof viewedLists)[number], (filter: object) => [path: string, body: object]>> = {
    'land-properties': (filter) => ['/api/land/properties/count', filter],
    'land-requests': (filter) => ['/api/land/requests/count', filter],
    'industrial-complexes': (filterModel) => ['/api/industrial/full-model/count', { filterModel }],
    'industrial-vacancies': (filterModel) => ['/api/industrial/full-model/count-vacancies', { filterModel }],
    'industrial-requests': (filter) => ['/api/industrial/requests/count', filter],
  };
  const range = fc.record({ from: fc.nat(30), to: fc.oneof(fc.constant(null), fc.integer({ min: 30, max: 90_000 })) });
  const flag = fc.constantFrom(true, false, null);
  const texts = fc.constantFrom('а', 'Логопарк', '50:', '1', 'нет такого');
  const random: Readonly<Record<(typeof viewedLists)[number], fc.Arbitrary<object>>> = {
    'land-properties': fc.record({ isEnabled: flag, area: range, searchText: texts }, { requiredKeys: [] }),
    'land-requests': fc.record({ isEnabled: flag, searchText: texts }, { requiredKeys: [] }),
    'industrial-complexes': fc.record(
      { isEnabled: flag, onlyWithVacancies: fc.boolean(), complex: fc.record({ distanceFromRingRoad: range }) },
      { requiredKeys: [] },
    ),
    'industrial-vacancies': fc.record(
      { isEnabled: flag, onlyWithVacancies: fc.boolean(), vacancy: fc.record({ averageNetRentalRate: range }) },
      { requiredKeys: [] },
    ),
    'industrial-requests': fc.record({ isEnabled: flag, searchText: texts }, { requiredKeys: [] }),
  };
  let full: TestApp;
  beforeAll(async () => {
    full = await openTestApp(inject('clusterUrl'));
    await givenRows(full);
  });
  afterAll(() => full.close());

  test.each(viewedLists)('of %s are those of the list itself, in one call', async (of) => {
    const filters = fc.sample(random[of], { numRuns: 30, seed: 7 });
    const answer = await full.broker.call(endpoints.countViews, { body: { list: of, filters } });
    const counted: unknown[] = [];
    for (const filter of filters) {
      const [path, body] = own[of](filter);
      counted.push({ count: (await ask(full, 'POST', path, { body })).json, isLate: false });
    }
    expect(answer).toEqual(counted);
    expect(new Set(answer.map(({ count }) => count)).size).toBeGreaterThan(2);
  });

  test('a filter that does not parse any more has no count; the others have theirs', async () => {
    const filters = [
      { isEnabled: true },
      { area: 'много' },
      null,
      7,
      { landHighwayIds: [2_147_483_647] },
      { isEnabled: null },
    ];
    const answer = await full.broker.call(endpoints.countViews, { body: { list, filters } });
    expect(answer.map(({ count }) => count)).toEqual([6, null, null, null, 0, 8]);
    expect(answer.every(({ isLate }) => !isLate)).toBe(true);
  });

  test('a count that takes long does not hold up the others', async () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const call = { db: app.db } as Parameters<typeof countFilters>[0];
    const counted = countFilters(
      call,
      ['quick', 'slow'],
      (_, filter) => (filter === 'slow' ? promise : Promise.resolve(3)),
      1,
    );
    expect(await counted).toEqual([
      { count: 3, isLate: false },
      { count: null, isLate: true },
    ]);
    resolve(5);
  });
});

/** 8 plots, requests and complexes of different sizes; every fourth is archived. */
async function givenRows({ db }: TestApp): Promise<void> {
  for (let number = 1; number <= 8; number += 1) {
    const isEnabled = number % 4 !== 0;
    const plot = await givenProperty(db, { area: number * 10 });
    const request = await givenRequest(db);
    const complex = await givenComplex(db, { distanceFromRingRoad: number * 10 });
    const building = await givenBuilding(db, complex.id);
    await givenVacancy(db, building.id, {
      areaSetWithPrice: {
        warehouse: { areaValue: 1_000, dry: { areaValue: 1_000, leasePricePerSqm: number * 10 } },
      },
    });
    const warehouses = await givenIndustrialRequest(db);
    if (isEnabled) continue;
    await sql`update land.properties set is_enabled = false where id = ${plot.id}`.execute(db);
    await sql`update land.requests set is_enabled = false where id = ${request.id}`.execute(db);
    await sql`update industrial.complexes set is_enabled = false where id = ${complex.id}`.execute(db);
    await sql`update industrial.requests set is_enabled = false where id = ${warehouses.id}`.execute(db);
  }
}

import type { Change } from '@gektar/contract/events/event.ts';
import {
  hashKey,
  type InfiniteData,
  InfiniteQueryObserver,
  infiniteQueryOptions,
  QueryClient,
  QueryObserver,
  queryOptions,
} from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyChanges } from './apply-changes.ts';
import { type LiveRow, listNews, noteNews, rowFlashes } from './live-rows.ts';

const me = { employeeId: 'me', nameOf: (id: string) => `Имя ${id}` };
const changed = (id: string | null, about: Partial<Change> = {}): Change => ({
  ...{ kind: 'property', id, version: 2, change: 'changed', employeeId: 'colleague' },
  ...about,
});

let client: QueryClient;
/** Rows as the server stores them. */
let stored: LiveRow[];
const read = vi.fn(async (ids: readonly string[]) => stored.filter(({ id }) => ids.includes(id)));
const find = vi.fn(async () => stored);
const key = ['land', 'properties', 'list'];
const countKey = ['land', 'properties', 'count'];
/** Number of rows that the filter of the list matches now. */
let found: number;
const list = infiniteQueryOptions({
  queryKey: key,
  queryFn: find,
  initialPageParam: 0,
  getNextPageParam: () => undefined,
  meta: {
    liveRows: {
      kind: 'property',
      alsoBy: ['selection'],
      owners: { kinds: ['complex'], ids: ['ownerId'] },
      sortField: 'price',
      countKey,
      read,
    },
  },
});
const rows = () => client.getQueryData<InfiniteData<LiveRow[]>>(key)?.pages.flat() ?? [];
const prices = () => rows().map(({ price }) => price);
const news = () => listNews.get().get(hashKey(key));
let stop: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  client = new QueryClient();
  stored = [
    { id: 'a', rowVersion: 1, price: 10, isEnabled: true, ownerId: 'x' },
    { id: 'b', rowVersion: 1, price: 20, isEnabled: true, ownerId: 'y' },
  ];
  found = 2;
  const stopList = new InfiniteQueryObserver(client, list).subscribe(() => undefined);
  const count = { queryKey: countKey, queryFn: async () => found, meta: { changedBy: ['property' as const] } };
  const stopCount = new QueryObserver(client, count).subscribe(() => undefined);
  stop = () => {
    stopList();
    stopCount();
  };
  await vi.runAllTimersAsync();
  read.mockClear();
  find.mockClear();
});
afterEach(() => {
  stop();
  client.clear();
  noteNews(hashKey(key), undefined);
  rowFlashes.set(new Map());
  vi.useRealTimers();
});

const store = (id: string, fields: object) => {
  stored = stored.map((row) => (row.id === id ? { ...row, ...fields } : row));
};

test('a changed row is read alone, replaced in its place and marked with its author', async () => {
  store('b', { rowVersion: 2, comment: 'Торг' });
  await applyChanges(client, [changed('b')], me);
  expect(read.mock.calls).toEqual([[['b']]]);
  expect(find).not.toHaveBeenCalled();
  expect(rows()[1]).toMatchObject({ comment: 'Торг', rowVersion: 2 });
  expect(rowFlashes.get().get('b')).toMatchObject({ by: 'Имя colleague', before: { rowVersion: 1 } });
  expect(news()).toBeUndefined();
  vi.advanceTimersByTime(10_000);
  expect(rowFlashes.get().size).toBe(0);
});

test('a version that is shown already is not read again; one without a number always is', async () => {
  await applyChanges(client, [changed('a', { version: 1 })], me);
  expect(read).not.toHaveBeenCalled();
  await applyChanges(client, [changed('a', { version: null })], me);
  expect(read).toHaveBeenCalledOnce();
});

test('an own change is neither marked nor announced', async () => {
  store('a', { rowVersion: 2, price: 30 });
  stored = [...stored, { id: 'c', rowVersion: 1, price: 5, isEnabled: true }];
  const own = { employeeId: 'me' };
  await applyChanges(client, [changed('a', own), changed('c', { ...own, version: 1, change: 'created' })], me);
  expect(prices()).toEqual([30, 20]);
  expect(rowFlashes.get().size).toBe(0);
  expect(news()).toBeUndefined();
});

test('new rows are counted, not inserted; a changed order is announced, not carried out', async () => {
  found = 4;
  await applyChanges(client, [changed('c', { change: 'created' }), changed('d', { change: 'created' })], me);
  expect(news()).toEqual({ newCount: 2, isReordered: false });
  store('a', { rowVersion: 2, price: 30 });
  await applyChanges(client, [changed('a')], me);
  expect(news()).toEqual({ newCount: 2, isReordered: true });
  expect(prices()).toEqual([30, 20]);
});

test('only what the filter of the list finds is new: a row of another region is not, one that is changed to fit is', async () => {
  await applyChanges(client, [changed('c', { change: 'created' })], me);
  expect(news()).toBeUndefined();
  found = 3;
  await applyChanges(client, [changed('e')], me);
  expect(news()).toEqual({ newCount: 1, isReordered: false });
});

test.each([
  ['deleted and brought back', 'gone', 'created'],
  ['changed so that it no longer fits and given its value back', 'changed', 'changed'],
] as const)('a row of the list that is %s is not new; another one is', async (_, left, back) => {
  const all = stored;
  stored = left === 'gone' ? stored.slice(0, 1) : stored;
  store('b', { rowVersion: 2, price: 99 });
  found = 1;
  await applyChanges(client, [changed('b', { change: left })], me);
  expect(news()).toEqual({ newCount: 0, isReordered: true });
  stored = all;
  store('b', { rowVersion: 3 });
  found = 2;
  await applyChanges(client, [changed('b', { change: back, version: 3 })], me);
  expect(news()).toMatchObject({ newCount: 0 });
  expect(rows().map(({ id, price }) => [id, price])).toEqual([
    ['a', 10],
    ['b', 20],
  ]);
  found = 3;
  await applyChanges(client, [changed('c', { change: 'created', version: 1 })], me);
  expect(news()).toMatchObject({ newCount: 1 });
});

test('an owner brought back with its rows brings no new ones; one that moves to the filter does', async () => {
  found = 1;
  const ofOwner = (change: Change['change'], version: number) => [
    changed('x', { kind: 'complex', change, version }),
    changed('a', { change, version }),
  ];
  await applyChanges(client, ofOwner('gone', 2), me);
  found = 2;
  await applyChanges(client, ofOwner('created', 3), me);
  expect(news()).toMatchObject({ newCount: 0 });
  found = 5;
  await applyChanges(client, [changed('z', { kind: 'complex', version: 4 })], me);
  expect(news()).toMatchObject({ newCount: 3 });
});

test('a row that no longer fits says that the list has changed', async () => {
  store('b', { rowVersion: 2, region: 77 });
  found = 1;
  await applyChanges(client, [changed('b')], me);
  expect(news()).toEqual({ newCount: 0, isReordered: true });
  expect(rows()).toHaveLength(2);
});

test('a change elsewhere in the list, further down than it is loaded, announces nothing', async () => {
  await applyChanges(client, [changed('far')], me);
  expect(news()).toBeUndefined();
  expect(read).not.toHaveBeenCalled();
});

test.each([
  ['is gone', () => (stored = stored.slice(1))],
  ['is archived', () => store('a', { rowVersion: 2, isEnabled: false })],
])('a row that %s stays in its place until the list is read again', async (_, write) => {
  write();
  await applyChanges(client, [changed('a')], me);
  expect(rows().map(({ id }) => id)).toEqual(['a', 'b']);
  expect(news()).toMatchObject({ isReordered: true });
});

test('rows follow their owners and what shares their id, and nothing else', async () => {
  await applyChanges(client, [changed('x', { kind: 'complex', version: 7 })], me);
  expect(read.mock.lastCall).toEqual([['a']]);
  await applyChanges(client, [changed('b', { kind: 'selection', version: null })], me);
  expect(read.mock.lastCall).toEqual([['b']]);
  read.mockClear();
  // Without a version, the event means that a part of the owner has changed; a row that is this part has its own event.
  await applyChanges(client, [changed('x', { kind: 'complex', version: null }), changed('a', { kind: 'vacancy' })], me);
  expect(read).not.toHaveBeenCalled();
});

test('an answer under way may be older than the change: the row is read after it', async () => {
  const slow = Promise.withResolvers<LiveRow[]>();
  find.mockImplementationOnce(() => slow.promise);
  void client.refetchQueries({ queryKey: key });
  const applied = applyChanges(client, [changed('a')], me);
  const old = stored;
  store('a', { rowVersion: 2, price: 99 });
  slow.resolve(old);
  await vi.runAllTimersAsync();
  await applied;
  expect(prices()).toEqual([99, 20]);
});

test('any of a kind: every shown row is read', async () => {
  await applyChanges(client, [changed(null, { version: null, employeeId: null })], me);
  expect(read.mock.lastCall).toEqual([['a', 'b']]);
});

test('a shown query is read again, a hidden one is marked; a change under way in this tab goes first', async () => {
  const queryFn = vi.fn(async () => ({ rowVersion: 1 }));
  const about = (id: string) =>
    queryOptions({ queryKey: ['land', 'property', id], queryFn, meta: { changedBy: ['property'], changedById: id } });
  const leave = new QueryObserver(client, about('a')).subscribe(() => undefined);
  await client.prefetchQuery(about('b'));
  await vi.runAllTimersAsync();
  queryFn.mockClear();
  await applyChanges(client, [changed('a'), changed('b')], me);
  expect(queryFn).toHaveBeenCalledOnce();
  expect(client.getQueryState(about('b').queryKey)?.isInvalidated).toBe(true);
  await applyChanges(client, [changed('a', { version: 1 })], me);
  expect(queryFn).toHaveBeenCalledOnce();
  void client
    .getMutationCache()
    .build(client, { mutationKey: ['land', 'property', 'a'], mutationFn: () => new Promise(() => undefined) })
    .execute(undefined);
  await applyChanges(client, [changed('a', { version: 5 })], me);
  expect(queryFn).toHaveBeenCalledOnce();
  leave();
});

test('a kind of which any change counts reads the query again, other kinds only by their id', async () => {
  const queryFn = vi.fn(async () => [1]);
  const about = queryOptions({
    queryKey: ['disclosures', 'land', 'property', 'a'],
    queryFn,
    meta: { changedBy: ['property'], changedById: 'a', changedByAny: ['showing'] },
  });
  const leave = new QueryObserver(client, about).subscribe(() => undefined);
  await vi.runAllTimersAsync();
  queryFn.mockClear();
  await applyChanges(client, [changed('b', { version: 2 })], me);
  expect(queryFn).not.toHaveBeenCalled();
  await applyChanges(client, [changed('request', { kind: 'showing', version: null, employeeId: null })], me);
  expect(queryFn).toHaveBeenCalledOnce();
  await applyChanges(client, [changed('a', { version: 2 })], me);
  expect(queryFn).toHaveBeenCalledTimes(2);
  leave();
});

test('a query about an object that this employee has deleted is not read again', async () => {
  const queryFn = vi.fn(async () => 3);
  const of = (id: string) =>
    queryOptions({ queryKey: ['land', 'fits', id], queryFn, meta: { changedBy: ['property'], ofObject: id } });
  const leaves = ['a', 'b'].map((id) => new QueryObserver(client, of(id)).subscribe(() => undefined));
  await vi.runAllTimersAsync();
  queryFn.mockClear();
  await applyChanges(client, [changed('a', { change: 'gone', version: null, employeeId: me.employeeId })], me);
  expect(client.getQueryState(of('a').queryKey)?.isInvalidated).toBe(true);
  expect(queryFn).toHaveBeenCalledOnce();
  for (const leave of leaves) leave();
});

test('a part of a shown object is marked by its own change, the object itself is not', async () => {
  let rate = 100;
  const whole = queryOptions({
    queryKey: ['industrial', 'complex', 'k', 'full'],
    queryFn: async () => ({ id: 'k', buildings: [{ id: 'h', vacancies: [{ id: 'v', rate }] }] }),
    meta: { changedBy: ['complex'], changedById: 'k' },
  });
  const leave = new QueryObserver(client, whole).subscribe(() => undefined);
  await vi.runAllTimersAsync();
  rate = 90;
  const complex = changed('k', { kind: 'complex', version: null });
  await applyChanges(client, [complex, changed('v', { kind: 'vacancy', employeeId: 'me' })], me);
  expect(rowFlashes.get().size).toBe(0);
  await applyChanges(client, [complex, changed('v', { kind: 'vacancy', version: 3 })], me);
  expect(client.getQueryData(whole.queryKey)?.buildings[0]?.vacancies).toEqual([{ id: 'v', rate: 90 }]);
  expect([...rowFlashes.get().keys()]).toEqual(['v']);
  leave();
});

test('what this employee has deleted is not read once more, its selection neither; what a colleague has deleted is', async () => {
  const queryFn = vi.fn(async () => ({ rowVersion: 1 }));
  const leave = (['property', 'selection'] as const).map((kind) =>
    new QueryObserver(client, {
      queryKey: ['land', kind, 'a'],
      queryFn,
      meta: { changedBy: [kind], changedById: 'a' },
    }).subscribe(() => undefined),
  );
  await vi.runAllTimersAsync();
  queryFn.mockClear();
  const gone = (employeeId: string) => [
    changed('a', { change: 'gone', version: null, employeeId }),
    changed('a', { kind: 'selection', version: null, employeeId }),
  ];
  await applyChanges(client, gone('me'), me);
  expect(queryFn).not.toHaveBeenCalled();
  await applyChanges(client, gone('colleague'), me);
  expect(queryFn).toHaveBeenCalledTimes(2);
  for (const stopOne of leave) stopOne();
});

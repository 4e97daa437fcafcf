import { Failure } from '@gektar/contract/failure.ts';
import { deleteProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { landPublic } from '@gektar/contract/land/selections/public-selection.ts';
import {
  addSelectionItem,
  addSelectionItems,
  clearSelection,
  deleteSelectionItem,
  getSelection,
  orderSelectionItems,
  updateSelectionItem,
} from '@gektar/contract/land/selections/selection.ts';
import { MAX_SELECTION_ITEMS } from '@gektar/contract/sharing/selection.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { givenProperty } from '#testing/given.ts';
import { givenLink } from '#testing/given-link.ts';
import { givenManyProperties } from '#testing/given-many.ts';
import { givenSelection } from '#testing/given-selection.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
let egor: Person;
let anna: Person;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  egor = app.broker;
  anna = await app.anotherBroker();
});
afterAll(() => app.close());

function itemsOf(id: string) {
  return egor.call(getSelection, { params: { id } }).then(({ items }) => items);
}
async function givenProperties(count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) ids.push((await givenProperty(app.db)).id);
  return ids;
}
/** Codes of refusals; any other error is a bug. */
async function refusalsOf(operations: readonly Promise<unknown>[]): Promise<Set<string>> {
  const ends = await Promise.allSettled(operations);
  const reasons = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
  for (const reason of reasons) expect(reason).toBeInstanceOf(Failure);
  return new Set(reasons.map((reason) => (reason as Failure).code));
}

test('two brokers who add one object at once add it once', async () => {
  const { selectionId } = await givenSelection(app.db);
  const [entityId = ''] = await givenProperties(1);
  const add = ({ call }: Person) => call(addSelectionItem, { body: { entityId, requestSelectionId: selectionId } });
  const items = await Promise.all([egor, anna, egor, anna, egor, anna].map(add));
  expect(new Set(items.map(({ id }) => id)).size).toBe(1);
  expect(await itemsOf(selectionId)).toHaveLength(1);
});

test('lists that overlap, added at once from both ends, come together without doubles or gaps', async () => {
  const { selectionId } = await givenSelection(app.db);
  const ids = await givenProperties(12);
  const add = ({ call }: Person, propertyIds: string[]) =>
    call(addSelectionItems, {
      params: { id: selectionId },
      body: { items: propertyIds.map((entityId) => ({ entityId })) },
    });
  const added = await Promise.all([
    add(egor, ids),
    add(anna, ids.toReversed()),
    add(egor, ids.slice(4)),
    add(anna, ids.slice(0, 8).toReversed()),
  ]);
  for (const { items } of added) expect(new Set(items.map(({ property }) => property.id)).size).toBe(items.length);
  const items = await itemsOf(selectionId);
  expect(items.map(({ order }) => order)).toEqual(ids.map((_, index) => index + 1));
  expect(items.map(({ property }) => property.id).sort()).toEqual(ids.toSorted());
});

test('the last place is given once', async () => {
  const other = await openTestApp(inject('clusterUrl'));
  await givenManyProperties(other.db, other.broker.id, MAX_SELECTION_ITEMS + 1);
  const ids = (await other.db.selectFrom('land.properties').select('id').execute()).map(({ id }) => id);
  const { selectionId } = await givenSelection(other.db);
  const add = (some: string[]) =>
    other.broker.call(addSelectionItems, {
      params: { id: selectionId },
      body: { items: some.map((entityId) => ({ entityId })) },
    });
  await add(ids.slice(0, MAX_SELECTION_ITEMS - 1));
  const both = ids.slice(MAX_SELECTION_ITEMS - 1).map((id) => add([id]));
  expect(await refusalsOf(both)).toEqual(new Set(['selection.full']));
  const { items } = await other.broker.call(getSelection, { params: { id: selectionId } });
  expect(items).toHaveLength(MAX_SELECTION_ITEMS);
  await other.close();
});

test('of two comments on one state one is kept, the other is told of it', async () => {
  const { itemIds } = await givenSelection(app.db, { count: 1 });
  const [id = ''] = itemIds;
  const comment = ({ call }: Person, text: string) =>
    call(updateSelectionItem, { body: { id, rowVersion: 1, comment: text } });
  const ends = await Promise.allSettled([comment(egor, 'Берём'), comment(anna, 'Не берём')]);
  const kept = ends.find((end) => end.status === 'fulfilled');
  const told = ends.find((end) => end.status === 'rejected');
  expect(told?.reason).toMatchObject({ code: 'selection_item.changed', current: kept?.value });
});

test('laying out while others delete, hide, add and the client marks ends with every item in one place', async () => {
  const { selectionId, itemIds, propertyIds } = await givenSelection(app.db, { count: 14 });
  const { password } = await givenLink(app.db, selectionId);
  const fresh = await givenProperties(4);
  const order = (ids: string[]) =>
    anna.call(orderSelectionItems, { params: { id: selectionId }, body: { itemIds: ids } });
  const refused = await refusalsOf([
    order(itemIds.toReversed()),
    ...itemIds.slice(0, 4).map((id) => egor.call(deleteSelectionItem, { params: { id } })),
    ...propertyIds.slice(4, 7).map((id) => anna.call(deleteProperty, { params: { id } })),
    order([...itemIds]),
    ...fresh.map((entityId) => egor.call(addSelectionItem, { body: { entityId, requestSelectionId: selectionId } })),
    ...itemIds.slice(2, 10).map((id) => egor.call(updateSelectionItem, { body: { id, status: false } })),
    ...itemIds.map((id) => app.anonymous(landPublic.markFavorite, { params: { id }, query: { password } })),
    order(itemIds.toReversed()),
  ]);
  for (const code of refused) expect(['selection_item.not_found', 'link.invalid']).toContain(code);
  const items = await itemsOf(selectionId);
  expect(items.map(({ order: place }) => place)).toEqual(items.map((_, index) => index + 1));
  expect(items.map(({ property }) => property.id).sort()).toEqual([...propertyIds.slice(7), ...fresh].sort());
});

test('objects that stand in the same selections are deleted at once, while they are added again', async () => {
  const ids = await givenProperties(6);
  const selections = [
    await givenSelection(app.db, { propertyIds: ids }),
    await givenSelection(app.db, { propertyIds: ids.toReversed() }),
    await givenSelection(app.db),
  ];
  const refused = await refusalsOf([
    ...ids.map((id) => egor.call(deleteProperty, { params: { id } })),
    ...selections.flatMap(({ selectionId }) =>
      ids.map((entityId) => anna.call(addSelectionItem, { body: { entityId, requestSelectionId: selectionId } })),
    ),
  ]);
  for (const code of refused) expect(['property.not_found', 'selection_item.not_found']).toContain(code);
  for (const { selectionId } of selections) expect(await itemsOf(selectionId)).toEqual([]);
});

test('clearing while objects are added ends either way, never in between', async () => {
  const { selectionId } = await givenSelection(app.db, { count: 5 });
  const ids = await givenProperties(5);
  const body = { items: ids.map((entityId) => ({ entityId })) };
  await Promise.all([
    egor.call(clearSelection, { params: { id: selectionId } }),
    anna.call(addSelectionItems, { params: { id: selectionId }, body }),
  ]);
  expect([0, ids.length]).toContain((await itemsOf(selectionId)).length);
});

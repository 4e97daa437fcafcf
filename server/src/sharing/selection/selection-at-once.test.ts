import { Failure } from '@gektar/contract/failure.ts';
import { MAX_SELECTION_ITEMS } from '@gektar/contract/sharing/selection-limits.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { givenLinkIn, objectIdOf, selectionDomains, selectionsOfBroker } from '#testing/selection-domains.ts';
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

describe.each(selectionDomains)('selections of $domain', (the) => {
  const { domain, selections, clients, missing, givenObject, givenObjects, remove } = the;
  const givenSelection = selectionsOfBroker(the, () => app);

  function itemsOf(id: string) {
    return egor.call(selections.one, { params: { id } }).then(({ items }) => items);
  }
  async function givenEach(count: number): Promise<string[]> {
    const ids: string[] = [];
    while (ids.length < count) ids.push(await givenObject(app.db));
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
    const [entityId = ''] = await givenEach(1);
    const add = ({ call }: Person) => call(selections.addItem, { body: { entityId, requestSelectionId: selectionId } });
    const items = await Promise.all([egor, anna, egor, anna, egor, anna].map(add));
    expect(new Set(items.map(({ id }) => id)).size).toBe(1);
    expect(await itemsOf(selectionId)).toHaveLength(1);
  });

  test('lists that overlap, added at once from both ends, come together without doubles or gaps', async () => {
    const { selectionId } = await givenSelection(app.db);
    const ids = await givenEach(12);
    const add = ({ call }: Person, objectIds: string[]) =>
      call(selections.addItems, {
        params: { id: selectionId },
        body: { items: objectIds.map((entityId) => ({ entityId })) },
      });
    const added = await Promise.all([
      add(egor, ids),
      add(anna, ids.toReversed()),
      add(egor, ids.slice(4)),
      add(anna, ids.slice(0, 8).toReversed()),
    ]);
    for (const { items } of added) expect(new Set(items.map(objectIdOf)).size).toBe(items.length);
    const items = await itemsOf(selectionId);
    expect(items.map(({ order }) => order)).toEqual(ids.map((_, index) => index + 1));
    expect(items.map(objectIdOf).sort()).toEqual(ids.toSorted());
  });

  test('the last place is given once', async () => {
    const other = await openTestApp(inject('clusterUrl'));
    const ids = await givenObjects(other, MAX_SELECTION_ITEMS + 1);
    const { selectionId } = await the.givenSelection(other.db, { responsibleEmployeeId: other.broker.id });
    const add = (some: string[]) =>
      other.broker.call(selections.addItems, {
        params: { id: selectionId },
        body: { items: some.map((entityId) => ({ entityId })) },
      });
    await add(ids.slice(0, MAX_SELECTION_ITEMS - 1));
    const both = ids.slice(MAX_SELECTION_ITEMS - 1).map((id) => add([id]));
    expect(await refusalsOf(both)).toEqual(new Set(['selection.full']));
    const { items } = await other.broker.call(selections.one, { params: { id: selectionId } });
    expect(items).toHaveLength(MAX_SELECTION_ITEMS);
    await other.close();
  });

  test('of two comments on one state one is kept, the other is told of it', async () => {
    const { itemIds } = await givenSelection(app.db, { count: 1 });
    const [id = ''] = itemIds;
    const comment = ({ call }: Person, text: string) =>
      call(selections.updateItem, { body: { id, rowVersion: 1, comment: text } });
    const ends = await Promise.allSettled([comment(egor, 'Берём'), comment(anna, 'Не берём')]);
    const kept = ends.find((end) => end.status === 'fulfilled');
    const rejected = ends.find((end) => end.status === 'rejected');
    expect(rejected?.reason).toMatchObject({ code: 'selection_item.changed', current: kept?.value });
  });

  test('laying out while others delete, hide, add and the client marks ends with every item in one place', async () => {
    const { selectionId, itemIds, objectIds } = await givenSelection(app.db, { count: 14 });
    const { password } = await givenLinkIn(app.db, domain, selectionId);
    const fresh = await givenEach(4);
    const order = (ids: string[]) =>
      anna.call(selections.order, { params: { id: selectionId }, body: { itemIds: ids } });
    const refused = await refusalsOf([
      order(itemIds.toReversed()),
      ...itemIds.slice(0, 4).map((id) => egor.call(selections.removeItem, { params: { id } })),
      ...objectIds.slice(4, 7).map((id) => remove(anna, id)),
      order([...itemIds]),
      ...fresh.map((entityId) =>
        egor.call(selections.addItem, { body: { entityId, requestSelectionId: selectionId } }),
      ),
      ...itemIds.slice(2, 10).map((id) => egor.call(selections.updateItem, { body: { id, status: false } })),
      ...itemIds.map((id) => app.anonymous(clients.markFavorite, { params: { id }, query: { password } })),
      order(itemIds.toReversed()),
    ]);
    for (const code of refused) expect(['selection_item.not_found', 'link.invalid']).toContain(code);
    const items = await itemsOf(selectionId);
    expect(items.map(({ order: place }) => place)).toEqual(items.map((_, index) => index + 1));
    expect(items.map(objectIdOf).sort()).toEqual([...objectIds.slice(7), ...fresh].sort());
  });

  test('objects that stand in the same selections are deleted at once, while they are added again', async () => {
    const ids = await givenEach(6);
    const given = [
      await givenSelection(app.db, { objectIds: ids }),
      await givenSelection(app.db, { objectIds: ids.toReversed() }),
      await givenSelection(app.db),
    ];
    const refused = await refusalsOf([
      ...ids.map((id) => remove(egor, id)),
      ...given.flatMap(({ selectionId }) =>
        ids.map((entityId) => anna.call(selections.addItem, { body: { entityId, requestSelectionId: selectionId } })),
      ),
    ]);
    for (const code of refused) expect([missing, 'selection_item.not_found']).toContain(code);
    for (const { selectionId } of given) expect(await itemsOf(selectionId)).toEqual([]);
  });

  test('clearing while objects are added ends either way, never in between', async () => {
    const { selectionId } = await givenSelection(app.db, { count: 5 });
    const ids = await givenEach(5);
    const body = { items: ids.map((entityId) => ({ entityId })) };
    await Promise.all([
      egor.call(selections.clear, { params: { id: selectionId } }),
      anna.call(selections.addItems, { params: { id: selectionId }, body }),
    ]);
    expect([0, ids.length]).toContain((await itemsOf(selectionId)).length);
  });
});

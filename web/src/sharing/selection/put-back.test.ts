import { expect, test } from 'vitest';
import { type DeletedItem, PutBackInPart, putBack } from './put-back.ts';
import type { AnyItem } from './selection-kind.ts';

interface Item extends AnyItem {
  readonly objectId: string;
}

function itemOf(id: string, objectId: string): Item {
  return {
    id,
    objectId,
    rowVersion: 1,
    requestId: 'request',
    status: true,
    comment: 'Торг',
    order: 1,
    isClientFavorite: false,
    clientFavoriteDateTime: null,
    addedByEmployeeId: null,
  };
}

const deleted: DeletedItem<Item> = { item: itemOf('old', 'A'), behind: ['B'] };
const remaining = [itemOf('item B', 'B'), itemOf('new', 'A')];
const selection = { id: 'selection', requestId: 'request', items: remaining, requestSelectionLink: null };

/** @param refused the call that the server refuses */
function put(refused?: 'add' | 'update' | 'read' | 'order') {
  const orders: string[][] = [];
  const added: (readonly (string | boolean | undefined)[])[] = [];
  const answer = async <Answer>(call: typeof refused, given: Answer) => {
    if (call === refused) throw new Error(call);
    return given;
  };
  const calls = {
    add: (...given: readonly (string | boolean | undefined)[]) => {
      added.push(given);
      return answer('add', itemOf('new', 'A'));
    },
    update: () => answer('update', itemOf('new', 'A')),
    read: () => answer('read', selection),
    order: (_: string, ids: string[]) => {
      orders.push(ids);
      return answer('order', selection);
    },
  };
  return { orders, added, done: putBack(calls, deleted, ({ id, objectId }) => ({ id, objectId })) };
}

test('a deleted item is put back at its place, as the removed one', async () => {
  const { orders, added, done } = put();
  expect(await done).toBe(selection);
  expect(orders).toEqual([['new', 'item B']]);
  expect(added).toEqual([['request', 'A', true, 'old']]);
});

test('what could not be added is refused; what is there is told to be there, and what it lacks', async () => {
  await expect(put('add').done).rejects.not.toBeInstanceOf(PutBackInPart);
  await expect(put('update').done).rejects.toMatchObject({ missing: 'comment' });
  for (const call of ['read', 'order'] as const)
    await expect(put(call).done).rejects.toMatchObject({ missing: 'place' });
});

import type { ListHabits, View } from '@gektar/contract/views/view.ts';
import { expect, test } from 'vitest';
import { createQueryClient } from '#api/query-client.ts';
import { entryOf } from './list-entry.ts';
import { viewsQuery } from './view-data.ts';

const ID = '019a0000-0000-7000-8000-000000000000';
const view = {
  ...{ id: ID, list: 'land-properties', name: 'Юг', isShared: false, isMine: true, owner: '', dateTimeShared: null },
  ...{ filter: { area: { from: 5, to: null } }, order: { sort: 'Price', direction: 'desc' }, columns: null },
  ...{ kind: 'map', rowVersion: 1 },
} satisfies View;
const order = { sort: 'Area', direction: 'desc' } as const;

function entry(search: object, habits: Partial<ListHabits> = {}, views: readonly View[] = [view]) {
  const client = createQueryClient();
  client.setQueryData(viewsQuery('land-properties').queryKey, {
    views: [...views],
    habits: { defaultViewId: null, order: null, ...habits },
  });
  return entryOf(client, 'land-properties', { ...search });
}

test('a list without an address opens as for anybody until somebody chose otherwise', async () => {
  expect(await entry({})).toBeUndefined();
});

test('the default view comes before the last order', async () => {
  expect(await entry({}, { order })).toEqual(order);
  expect(await entry({}, { defaultViewId: ID, order })).toEqual({
    area: { from: 5, to: null },
    ...{ sort: 'Price', direction: 'desc', view: 'map', tab: ID },
  });
});

test('a default view that is gone leaves the last order', async () => {
  expect(await entry({}, { defaultViewId: ID, order }, [])).toEqual(order);
});

test('the tab of all rows is opened without the default view', async () => {
  expect(await entry({ tab: 'all' }, { defaultViewId: ID })).toBeUndefined();
  expect(await entry({ tab: 'all' }, { defaultViewId: ID, order })).toEqual({ tab: 'all', ...order });
});

test('an address is opened as it is', async () => {
  for (const search of [{ q: 'Клин' }, { sort: 'Price' }, { view: 'map' }, { tab: ID }, { tab: 'all', q: 'Клин' }]) {
    expect(await entry(search, { defaultViewId: ID, order })).toBeUndefined();
  }
});

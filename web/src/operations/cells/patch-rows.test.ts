import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { patchRows } from './patch-rows.ts';

test('a row changes in every list of its domain and stays in its position; other rows are the same objects', () => {
  const client = new QueryClient();
  const one = { id: 'a', rowVersion: 1, price: 10, name: 'x' };
  const two = { id: 'b', rowVersion: 4, price: 20, name: 'y' };
  const lists = [
    ['land', 'properties', 'list', 1],
    ['land', 'properties', 'list', 2],
  ];
  for (const key of lists) client.setQueryData(key, { pages: [[two], [one]], pageParams: [0, 1] });
  client.setQueryData(['land', 'request', 'items'], { pages: [[{ id: 'a', propertyId: 'b' }]] });
  client.setQueryData(['industrial', 'list'], { pages: [[one]] });
  client.setQueryData(['land', 'properties', 'count'], 2);

  patchRows(client, 'land', 'a', { price: 11, rowVersion: 2, unknown: true });

  for (const key of lists) {
    const { pages } = client.getQueryData(key) as { pages: object[][] };
    expect(pages).toEqual([[two], [{ ...one, price: 11, rowVersion: 2 }]]);
    expect(pages[0]?.[0]).toBe(two);
  }
  expect(client.getQueryData(['land', 'request', 'items'])).toEqual({ pages: [[{ id: 'a', propertyId: 'b' }]] });
  expect(client.getQueryData(['industrial', 'list'])).toEqual({ pages: [[one]] });
  expect(client.getQueryData(['land', 'properties', 'count'])).toBe(2);

  patchRows(client, 'land', 'a', { price: 9, rowVersion: 1 });
  expect(client.getQueryData(lists[0] ?? [])).toMatchObject({ pages: [[two], [{ price: 11, rowVersion: 2 }]] });
});

import { MutationObserver, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from '#api/query-client.ts';
import { complexLabelQuery, ownComplexQuery } from '#industrial/editing/edit-data.ts';
import { fittingCountQuery, requestQueries as industrialRequests } from '#industrial/requests/request-data.ts';
import { favoritesQuery } from '#land/favorites/favorite-data.ts';
import { matchingCountQuery } from '#land/properties/matching-requests.ts';
import { plotFits } from '#land/properties/plot-fits.ts';
import { keepProperty, propertyQueries } from '#land/properties/property-data.ts';
import { requestQueries } from '#land/requests/request-data.ts';
import { landSelections } from '#land/selections/land-selections.ts';
import { employeesQuery } from '#people/people-data.ts';
import { fitCountQuery } from '#sharing/fits/fits-queries.ts';
import { selectionQuery } from '#sharing/selection/selection-cache.ts';
import { archivedBatchesQuery } from '#trash/archived-batch-data.ts';
import { trashQuery } from '#trash/trash-data.ts';

/** Queries that pages of both domains have just read. */
const read = {
  'list of objects': propertyQueries.list({}, { sort: 'Price', direction: 'asc' }),
  'page of an object': propertyQueries.one('p1'),
  'page of another object': propertyQueries.one('p2'),
  'whom an object fits': fitCountQuery(plotFits, 'p1'),
  'requests that an object fits': matchingCountQuery('p1'),
  favorites: favoritesQuery,
  'list of requests': requestQueries.list({}, { sort: 'Area', direction: 'asc' }),
  'page of a request': requestQueries.one('r1'),
  selection: selectionQuery(landSelections, 'r1'),
  trash: trashQuery('land', ''),
  'bulk archivings': archivedBatchesQuery('land'),
  'uses of values': { queryKey: ['land', 'dictionaries', 'categories', 'usage'] },
  'form of a complex': ownComplexQuery('c1'),
  'name of a complex': complexLabelQuery('c1'),
  'requests that a vacancy fits': fittingCountQuery({ kind: 'vacancy', id: 'v1' }),
  'list of industrial requests': industrialRequests.count({}),
  'industrial trash': trashQuery('industrial', ''),
  'values of a dictionary': { queryKey: ['land', 'dictionaries', 'categories'] },
  employees: employeesQuery,
} as const satisfies Record<string, { readonly queryKey: readonly unknown[] }>;

/** Queries that no write on a page changes. */
const constant = new Set(['values of a dictionary', 'employees']);

function clientWithAll(): QueryClient {
  const client = createQueryClient();
  for (const { queryKey } of Object.values(read)) client.setQueryData<unknown>(queryKey, { pages: [], pageParams: [] });
  return client;
}

function outdated(client: QueryClient): string[] {
  return Object.entries(read)
    .filter(([, { queryKey }]) => client.getQueryState(queryKey)?.isInvalidated)
    .map(([name]) => name);
}

const all = Object.keys(read).filter((name) => !constant.has(name));

test('after a write of any page, every page that was read before is asked for again', async () => {
  const client = clientWithAll();
  expect(outdated(client)).toEqual([]);
  await new MutationObserver(client, { mutationFn: () => Promise.resolve('written') }).mutate();
  expect(outdated(client)).toEqual(all);
});

test('after a refused write, nothing is asked for again', async () => {
  const client = clientWithAll();
  const write = new MutationObserver(client, { mutationFn: () => Promise.reject(new Error('refused')) });
  await expect(write.mutate()).rejects.toThrow('refused');
  expect(outdated(client)).toEqual([]);
});

test('what a write answered is known, and its page is not asked for again', async () => {
  const client = clientWithAll();
  const write = new MutationObserver(client, {
    mutationFn: () => Promise.resolve({ id: 'p1', area: 7.5 }),
    onSuccess: (answer) => keepProperty(client, answer as Parameters<typeof keepProperty>[1]),
  });
  await write.mutate();
  expect(client.getQueryData(propertyQueries.keyOf('p1'))).toEqual({ id: 'p1', area: 7.5 });
  expect(outdated(client)).toEqual(all.filter((name) => name !== 'page of an object'));
});

test('what is drawn during a write is not read anew by it: the write itself asks for what it has changed', async () => {
  const client = clientWithAll();
  let reads = 0;
  const drawn = new QueryObserver(client, {
    queryKey: favoritesQuery.queryKey,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => {
      reads += 1;
      return Promise.resolve([]);
    },
  });
  const stop = drawn.subscribe(() => undefined);
  await new MutationObserver(client, { mutationFn: () => Promise.resolve('written') }).mutate();
  expect(reads).toBe(0);
  stop();
  const enteredAgain = drawn.subscribe(() => undefined);
  expect(reads).toBe(1);
  enteredAgain();
});

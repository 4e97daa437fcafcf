import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { complexList } from '#industrial/complexes/complex-list.ts';
import { complexSearch } from '#industrial/complexes/complex-search.ts';
import { ComplexesTable } from '#industrial/complexes/complexes-table.tsx';
import { requestList as industrialRequests } from '#industrial/requests/request-list.ts';
import { requestSearch as vacancySearch } from '#industrial/requests/search-in-request.ts';
import { VacanciesTable } from '#industrial/vacancies/vacancies-table.tsx';
import { vacancyList } from '#industrial/vacancies/vacancy-list.ts';
import { vacancySearch as listSearch } from '#industrial/vacancies/vacancy-search.ts';
import { PropertiesTable } from '#land/properties/properties-table.tsx';
import { propertyList } from '#land/properties/property-list.ts';
import { propertySearch } from '#land/properties/property-search.ts';
import { requestList as landRequests } from '#land/requests/request-list.ts';
import { plotSearch } from '#land/requests/search-in-request.ts';
import { RequestsTable } from '#requests/requests-table.tsx';
import { type RowSelectionKey, rowSelectionKeyOf } from '#table/chosen-rows.ts';
import { DECLARED_LAYOUT } from '#table/column-layout.ts';
import type { ColumnSettings } from '#table/use-column-settings.ts';

beforeAll(() => {
  vi.stubGlobal('window', { innerWidth: 1440, innerHeight: 900 });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // Chosen rows belong to the employee of the stored token.
  vi.stubGlobal('localStorage', { getItem: () => null });
});
afterAll(() => void vi.unstubAllGlobals());

/** Renders the table of a list with rows of these ids; `isWhole`: the filter matches no others. */
type Draw = (rowSelectionKey: RowSelectionKey, ids: readonly string[], isWhole: boolean) => ReactNode;

const about = { isEnabled: true, area: 2.25, price: null, vacancyCount: 3, freeArea: 4.5, name: 'x' };
const part = (rowSelectionKey: RowSelectionKey, ids: readonly string[], isWhole: boolean) => ({
  rowSelectionKey,
  columns: [],
  settings: { layout: DECLARED_LAYOUT } as ColumnSettings,
  // Fields that the tables read from a row even without columns.
  rows: ids.map((id) => ({ ...about, id, cadastralNumbers: [id], complex: about, building: about })) as never,
  totalCount: isWhole ? ids.length : ids.length + 7,
  isPending: false,
  isStale: false,
  instead: null,
  resetKey: '',
  isLoadingMore: false,
  onEndReached: undefined,
});

const ofRequests = { filter: {}, total: undefined, ChosenBar: () => null };

const tables: readonly [
  name: string,
  list: string,
  criteria: readonly [one: object, another: object],
  filterOf: (raw: object) => object,
  draw: Draw,
][] = [
  [
    'plots',
    propertyList.key,
    [{ archive: 'archived' }, { archive: 'all' }],
    (raw) => propertySearch.filterOf(propertySearch.read({ ...raw })),
    (...args) => <PropertiesTable {...part(...args)} order={undefined} chosenBar={() => null} />,
  ],
  [
    'plots for a request',
    'land-request-search-17',
    [{ area: { from: 2 } }, { area: { to: 2 } }],
    (raw) => plotSearch.filterOf(plotSearch.read({ ...raw })),
    (...args) => <PropertiesTable {...part(...args)} order={undefined} chosenBar={() => null} />,
  ],
  [
    'complexes',
    complexList.key,
    [{ archive: 'archived' }, { name: 'Север' }],
    (raw) => complexSearch.filterOf(complexSearch.read({ ...raw })),
    (...args) => (
      <ComplexesTable
        {...part(...args)}
        about={complexList.table}
        order={{ sort: 'Name', direction: 'asc' }}
        filter={{}}
        total={undefined}
        actions={{ running: undefined, run: () => Promise.reject(new Error('not pressed')), stop: () => undefined }}
      />
    ),
  ],
  [
    'vacancies',
    vacancyList.key,
    [{ archive: 'archived' }, { withoutRate: true }],
    (raw) => listSearch.filterOf(listSearch.read({ ...raw })),
    (...args) => <VacanciesTable {...part(...args)} order={undefined} chosenBar={() => null} />,
  ],
  [
    'vacancies for a request',
    'industrial-request-search-17',
    [{ q: 'Север' }, { q: 'Юг' }],
    (raw) => vacancySearch.filterOf(vacancySearch.read({ ...raw })),
    (...args) => <VacanciesTable {...part(...args)} order={undefined} chosenBar={() => null} />,
  ],
  [
    'requests for plots',
    landRequests.key,
    [{ searchText: 'Лесная' }, { archive: 'archived' }],
    (raw) => landRequests.search.filterOf(landRequests.search.read({ ...raw })),
    (...args) => (
      <RequestsTable
        {...part(...args)}
        {...ofRequests}
        about={landRequests.table}
        order={{ sort: 'Area', direction: 'asc' }}
      />
    ),
  ],
  [
    'requests for vacancies',
    industrialRequests.key,
    [{ searchText: 'Север' }, { searchText: 'Юг' }],
    (raw) => industrialRequests.search.filterOf(industrialRequests.search.read({ ...raw })),
    (...args) => (
      <RequestsTable
        {...part(...args)}
        {...ofRequests}
        about={industrialRequests.table}
        order={{ sort: 'Name', direction: 'desc' }}
      />
    ),
  ],
];

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const FACT = { id: 'b', vacancyCount: 1, freeArea: 8.25, isEnabled: true };

/** Ids of the rows that `content` renders as chosen when `ids` were chosen under the key `of`. */
function chosenIn(of: RowSelectionKey, ids: readonly string[], content: ReactNode): string[] {
  const client = new QueryClient();
  const rows = new Map(ids.map((id) => [id, FACT]));
  client.setQueryData(['chosen-rows', of.list], { question: of.question, rows });
  const html = renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <RouterContextProvider router={router}>{content}</RouterContextProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
  const drawn = [...html.matchAll(/<tr id="[^"]*-(?<id>\w+)" aria-rowindex="\d+" aria-selected="(?<chosen>\w+)"/g)];
  expect(drawn.map(({ groups }) => groups?.['id'])).toEqual(['c', 'a', 'b']);
  return drawn.flatMap(({ groups }) => (groups?.['chosen'] === 'true' ? [groups['id'] ?? ''] : []));
}

describe.each(tables)('%s', (_, list, [one, another], filterOf, draw) => {
  const under = (raw: object) => rowSelectionKeyOf(list, filterOf(raw));
  const shown = ['c', 'a', 'b'];

  test('stay chosen while the filter is the same, whatever the order and the view', () => {
    const again = under({ ...one, sort: 'Name', direction: 'desc', view: 'table' });
    expect(chosenIn(under(one), ['b', 'far', 'c'], draw(again, shown, false))).toEqual(['c', 'b']);
  });

  test('are not chosen under another filter, nor in another list', () => {
    for (const other of [under(another), under({}), rowSelectionKeyOf('another', filterOf(one))])
      expect(chosenIn(under(one), ['b', 'c'], draw(other, shown, false)), other.question).toEqual([]);
  });
});

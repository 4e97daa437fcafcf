import type { PropertySort } from '@gektar/contract/land/properties/property-sorts.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import type { RequestFilterInput } from '@gektar/contract/land/requests/request-filter.ts';
import { requests } from '@gektar/format/plural.ts';
import { linkOptions, useNavigate, useSearch } from '@tanstack/react-router';
import { type EntityListAbout, EntityListPage } from '#form/filter/entity-list-page.tsx';
import { LandCrumbs } from '#land/land-crumbs.tsx';
import { REQUEST_CARD_HEIGHT } from '#sharing/requests/request-card.tsx';
import { AddButton } from '#ui/button/add-button.tsx';
import { Row } from '#ui/layout/row.ts';
import { CardTape } from '#ui/piece/card-tape.tsx';
import { RequestCard } from './request-card.tsx';
import { requestColumns } from './request-columns.tsx';
import { requestQueries } from './request-data.ts';
import { RequestFilterBar } from './request-filter.tsx';
import { requestSortLabels } from './request-labels.ts';
import { type RequestSearch, type RequestView, requestSearch } from './request-search.ts';
import { RequestsMapView } from './requests-map-view.tsx';

const rowId = (request: LandRequest) => request.id;

const about: EntityListAbout<LandRequest, RequestFilterInput, PropertySort, RequestView, RequestSearch> = {
  key: 'land-requests',
  search: requestSearch,
  queries: requestQueries,
  table: {
    label: 'Запросы',
    nameOf: ({ name }) => name,
    pageOf: ({ id }) => linkOptions({ to: '/land/request/$id', params: { id } }),
  },
  columnsFor: () => requestColumns,
  sortLabels: requestSortLabels,
  words: {
    title: 'Запросы',
    counted: requests,
    search: { label: 'Поиск по запросам', example: 'Название, клиент, телефон, комментарий' },
    noneFound: () => 'Запросов с такими условиями нет',
    noneYet: 'Запишите первый запрос клиента: что он ищет и где',
  },
};

/** The list of requests: a table, cards, or cards beside a map. The address holds everything that can be set (1§2). */
export function RequestsPage() {
  // Read here once more: the router leaves what nobody has checked in the address beside what was.
  const search = useSearch({ from: '/land/request', select: requestSearch.read, structuralSharing: true });
  const navigate = useNavigate({ from: '/land/request' });
  return (
    <EntityListPage
      about={about}
      search={search}
      navigate={navigate}
      crumbs={<LandCrumbs crumbs={[{ label: about.words.title }]} />}
      filters={(onChange, isNarrow) => <RequestFilterBar search={search} onChange={onChange} isNarrow={isNarrow} />}
      add={<AddButton to="/land/request/new" label="Добавить запрос" />}
      cards={({ instead, resetKey, view: _, ...cards }) => (
        <Row pane="still" rule="top-strong" align="stretch" grow>
          {instead ?? (
            <CardTape
              key={resetKey}
              rowId={rowId}
              estimate={REQUEST_CARD_HEIGHT}
              card={(request) => <RequestCard request={request} />}
              {...cards}
            />
          )}
        </Row>
      )}
      map={(found) => <RequestsMapView {...found} />}
    />
  );
}

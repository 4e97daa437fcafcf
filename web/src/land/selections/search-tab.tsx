import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import type { FoundPropertiesInput } from '@gektar/contract/land/properties/property-filter.ts';
import type { FoundPropertySort } from '@gektar/contract/land/properties/property-sorts.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { updateRequest } from '@gektar/contract/land/requests/request-calls.ts';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Suspense, useMemo } from 'react';
import { call } from '#api/call.ts';
import { DroppedChips } from '#form/filter/dropped-chips.tsx';
import type { EntityListAbout } from '#form/filter/entity-list-page.tsx';
import { plotEditing } from '#land/properties/edited-property.ts';
import { scoredMatchOf, weighedRequestOf } from '#land/properties/match-reasons.ts';
import { PropertiesTable } from '#land/properties/properties-table.tsx';
import { propertyFilterAbout } from '#land/properties/property-filter/criteria.ts';
import { PropertyFilterBar } from '#land/properties/property-filter/property-filter-bar.tsx';
import { sortLabels } from '#land/properties/property-labels.ts';
import { propertyList } from '#land/properties/property-list.ts';
import type { ListView } from '#land/properties/property-search.ts';
import {
  inRequestQueries,
  plotsNearQueries,
  plotsPreviewQuery,
  searchOfRequest,
} from '#land/requests/plots-in-request.ts';
import { requestQueries, useRequest } from '#land/requests/request-data.ts';
import {
  criteriaInForce,
  type PlotSearch,
  plotSearch,
  readInRequestSearch,
  requestCriteria,
} from '#land/requests/search-in-request.ts';
import type { ImportanceAbout } from '#sharing/selection/importance/importance-about.ts';
import { matchColumns } from '#sharing/selection/near/match-columns.tsx';
import { SearchView } from '#sharing/selection/search-view.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { CardSkeleton } from '#ui/waiting/skeletons.tsx';
import { landSelections } from './land-selections.ts';
import { PlotsOfRequest, useOkvedParents } from './plots-of-request.tsx';
import { membershipOf } from './selected-plot.tsx';
import { searchColumns } from './selection-columns.tsx';

const PropertiesMapView = lazyPart(async () => ({
  default: (await import('#land/properties/properties-map-view.tsx')).PropertiesMapView,
}));
const PropertiesCards = lazyPart(async () => ({
  default: (await import('#land/properties/properties-cards.tsx')).PropertiesCards,
}));

/** The tab 'Поиск': plots for a request; the filter starts with the request's criteria and can be changed (E-06). */
export function SearchTab() {
  const { id } = useParams({ from: '/land/request/$id' });
  const { data: request } = useRequest(id);
  // The parent page shows its tabs only once the request is loaded.
  return request ? (
    <PlotsOfRequest request={request}>
      <Search request={request} />
    </PlotsOfRequest>
  ) : null;
}

type List = EntityListAbout<PropertyRow, FoundPropertiesInput, FoundPropertySort, ListView, PlotSearch>;

/** Definition of the result list of a search inside a request: objects, also sortable by match. */
function listOf(request: LandRequest): List {
  return {
    ...propertyList,
    columnsFor: () => searchColumns,
    queries: inRequestQueries,
    search: { ...plotSearch, filterOf: (search) => searchOfRequest(request, search) },
    sortLabels: { ...sortLabels, Match: 'По соответствию' },
  };
}

/** Columns of the set 'Соответствие' after the wishes. */
const ALSO_SHOWN = ['district'];

function Search({ request }: { request: LandRequest }) {
  const search = useSearch({ from: '/land/request/$id/search', select: readInRequestSearch, structuralSharing: true });
  const navigate = useNavigate({ from: '/land/request/$id/search' });
  const criteria = criteriaInForce(search, request);
  const asked = requestCriteria(request);
  const about = useMemo(() => listOf(request), [request]);
  const parents = useOkvedParents(request);
  const match = useMemo(() => scoredMatchOf(request, parents, request.importance), [request, parents]);
  const nearColumns = useMemo(() => matchColumns(searchColumns, match, ALSO_SHOWN), [match]);
  const importance = useMemo(
    (): ImportanceAbout<PropertyRow> => ({
      request: weighedRequestOf(request, parents, request.importance),
      objects: { gender: 'he', titleOf: landSelections.nameOf },
      previewQuery: (body) => plotsPreviewQuery(request, body),
      findNear: async (client) => {
        const near = plotsNearQueries(request, requestCriteria(request), true).list;
        return (await client.fetchInfiniteQuery(near)).pages.flat();
      },
      save: (changed) => call(updateRequest, { body: { ...request, importance: changed } }),
      keep: (client, saved) => requestQueries.keepSaved(client, saved as LandRequest),
      changedCode: 'land_request.changed',
    }),
    [request, parents],
  );
  return (
    <SearchView
      about={about}
      filterAbout={propertyFilterAbout}
      matchSort="Match"
      search={search}
      criteria={criteria}
      asked={asked}
      navigate={navigate}
      read={readInRequestSearch}
      columns={searchColumns}
      near={{
        match,
        queriesFor: (said, withUnknown) => plotsNearQueries(request, said, withUnknown),
        openLabel: 'Открыть объект',
        editing: plotEditing,
      }}
      importance={importance}
      nearColumns={nearColumns}
      filters={(onChange, isNarrow, { musts, changed, dropped }) => (
        <PropertyFilterBar
          search={criteria}
          onChange={onChange}
          isNarrow={isNarrow}
          musts={musts}
          changed={changed}
          after={dropped.dropped.length > 0 && <DroppedChips about={propertyFilterAbout} {...dropped} />}
        />
      )}
      table={(table) => <PropertiesTable {...table} />}
      cards={({ instead, resetKey, ...cards }) =>
        instead ?? (
          <Suspense fallback={<CardSkeleton />}>
            <PropertiesCards key={resetKey} aside={membershipOf} {...cards} />
          </Suspense>
        )
      }
      map={(found) => <PropertiesMapView {...found} aside={membershipOf} />}
    />
  );
}

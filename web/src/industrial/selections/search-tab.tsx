import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { updateRequest } from '@gektar/contract/industrial/requests/request-calls.ts';
import type { SearchSort } from '@gektar/contract/industrial/requests/request-search.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { vacancies } from '@gektar/format/plural.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Suspense, useMemo } from 'react';
import { call } from '#api/call.ts';
import type { PlaceOnMap } from '#api/place-pages.ts';
import { CriteriaBar } from '#form/filter/criteria-bar.tsx';
import type { SetCriteria } from '#form/filter/criterion.ts';
import { DroppedChips } from '#form/filter/dropped-chips.tsx';
import type { EntityListAbout } from '#form/filter/entity-list-page.tsx';
import { LOAD_FAILURE } from '#industrial/industrial-words.ts';
import { scoredMatchOf, weighedRequestOf } from '#industrial/requests/match-reasons.ts';
import { requestQueries, requestQuery } from '#industrial/requests/request-data.ts';
import {
  chipsOfMusts,
  criteriaInForce,
  readInRequestSearch,
  requestCriteria,
  requestSearch,
  toVacancySearch,
  type VacancyCriteria,
  type VacancyView,
} from '#industrial/requests/search-in-request.ts';
import {
  type AskedInRequest,
  countInRequestQuery,
  inRequestQueries,
  placeInRequestQuery,
  pointsInRequestQuery,
  vacanciesNearQueries,
  vacanciesPreviewQuery,
} from '#industrial/requests/vacancies-in-request.ts';
import { vacancyEditing } from '#industrial/vacancies/edited-vacancy.ts';
import { VacanciesTable, vacancyTable } from '#industrial/vacancies/vacancies-table.tsx';
import { vacancyColumnSets } from '#industrial/vacancies/vacancy-column-sets.ts';
import { vacancySortLabels } from '#industrial/vacancies/vacancy-sort-labels.ts';
import type { FoundPart } from '#map/list-beside-map.tsx';
import { useFoundPlaces } from '#map/points/use-found-places.ts';
import type { ImportanceAbout } from '#sharing/selection/importance/importance-about.ts';
import { matchColumns } from '#sharing/selection/near/match-columns.tsx';
import { SearchView } from '#sharing/selection/search-view.tsx';
import { MatchAndMembership } from '#sharing/selection/selection-marks.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { CardSkeleton } from '#ui/waiting/skeletons.tsx';
import { AddChosenVacancies } from './add-chosen-vacancies.tsx';
import { headCriteria, searchFilterAbout } from './search-filter-about.tsx';
import { searchColumns } from './selection-columns.tsx';
import { VacanciesOfRequest } from './vacancies-of-request.tsx';

const VacanciesCards = lazyPart(async () => ({
  default: (await import('#industrial/vacancies/vacancies-cards.tsx')).VacanciesCards,
}));
const VacanciesMapView = lazyPart(async () => ({
  default: (await import('#industrial/vacancies/vacancies-map-view.tsx')).VacanciesMapView,
}));
const VacanciesWideMap = lazyPart(async () => ({
  default: (await import('#industrial/vacancies/vacancies-map-view.tsx')).VacanciesWideMap,
}));

const sortLabels = { ...vacancySortLabels, Match: 'По соответствию' } as const satisfies Record<SearchSort, string>;

type List = EntityListAbout<VacancyRow, AskedInRequest, SearchSort, VacancyView, VacancyCriteria>;

/** Definition of the result list of a search inside a request. */
function listOf(requestId: string): List {
  return {
    key: 'industrial-request-search',
    search: { ...requestSearch, filterOf: (said) => ({ requestId, search: toVacancySearch(said) }) },
    queries: inRequestQueries,
    table: vacancyTable,
    columnsFor: () => searchColumns,
    headCriteria,
    sortLabels,
    words: {
      title: 'Вакансии',
      counted: vacancies,
      noneFound: () => '',
      noneYet: '',
      failure: LOAD_FAILURE,
    },
  };
}

/** The tab 'Поиск вакансий': the filter starts with the request's criteria and can be changed (3§2, F-06). */
export function SearchTab() {
  const { id } = useParams({ from: '/industrial/requests/$id' });
  const { data: request } = useQuery(requestQuery(id));
  // The parent page shows its tabs only once the request is loaded.
  return request ? (
    <VacanciesOfRequest request={request}>
      <Search request={request} />
    </VacanciesOfRequest>
  ) : null;
}

const placeOf = ({ buildingName, name }: VacancyRow) => `${buildingName}, ${name}`;

/** Columns of the set 'Соответствие' after the wishes: the rate, unless it is a wish. */
const alsoShownFor = ({ netRentalRateTo }: IndustrialRequest) =>
  netRentalRateTo === null ? ['averageNetRentalRate'] : [];

function Search({ request }: { request: IndustrialRequest }) {
  const search = useSearch({
    from: '/industrial/requests/$id/search',
    select: readInRequestSearch,
    structuralSharing: true,
  });
  const navigate = useNavigate({ from: '/industrial/requests/$id/search' });
  const about = useMemo(() => listOf(request.id), [request.id]);
  const criteria = criteriaInForce(search, request);
  const match = useMemo(() => scoredMatchOf(request, undefined, request.importance), [request]);
  const nearColumns = useMemo(
    () => matchColumns(searchColumns, match, alsoShownFor(request), placeOf),
    [match, request],
  );
  const importance = useMemo(
    (): ImportanceAbout<VacancyRow> => ({
      request: weighedRequestOf(request, undefined, request.importance),
      objects: { gender: 'she', titleOf: ({ complexName }) => complexName, noteOf: placeOf },
      previewQuery: (body) => vacanciesPreviewQuery(request, body),
      findNear: async (client) => {
        const near = vacanciesNearQueries(request, requestCriteria(request), true).list;
        return (await client.fetchInfiniteQuery(near)).pages.flat();
      },
      save: (changed) => call(updateRequest, { body: { ...request, importance: changed } }),
      keep: (client, saved) => requestQueries.keepSaved(client, saved as IndustrialRequest),
      changedCode: 'industrial_request.changed',
    }),
    [request],
  );
  const asked = requestCriteria(request);
  const values: SetCriteria = requestSearch.criteriaOf(criteria);
  const useCount = (draft: SetCriteria) => useQuery(countInRequestQuery(about.search.filterOf(draft))).data;
  return (
    <SearchView
      about={about}
      filterAbout={searchFilterAbout}
      emptyPicture="no-warehouse"
      matchSort="Match"
      search={search}
      criteria={criteria}
      asked={asked}
      navigate={navigate}
      read={readInRequestSearch}
      columns={searchColumns}
      columnSets={vacancyColumnSets}
      near={{
        match,
        queriesFor: (said, withUnknown) => vacanciesNearQueries(request, said, withUnknown),
        openLabel: 'Открыть вакансию',
        editing: vacancyEditing,
      }}
      importance={importance}
      nearColumns={nearColumns}
      filters={(onChange, isNarrow, { musts, changed, dropped }) => (
        <CriteriaBar
          about={searchFilterAbout}
          criteria={values}
          musts={chipsOfMusts(musts, request)}
          changed={changed}
          after={dropped.dropped.length > 0 && <DroppedChips about={searchFilterAbout} {...dropped} />}
          onChange={onChange}
          useCount={useCount}
          isNarrow={isNarrow}
        />
      )}
      table={(table) => <VacanciesTable {...table} />}
      chosenBar={(chosen) => <AddChosenVacancies {...chosen} />}
      cards={({ instead, resetKey, view: _, ...cards }) =>
        instead ?? (
          <Suspense fallback={<CardSkeleton />}>
            <VacanciesCards key={resetKey} aside={membershipOf} {...cards} />
          </Suspense>
        )
      }
      map={(found) => <BesideMap found={found} />}
      wideMap={(found) => <OverMap found={found} />}
    />
  );
}

const membershipOf = (vacancy: VacancyRow) => <MatchAndMembership row={vacancy} />;

interface MapProps {
  readonly found: FoundPart<VacancyRow, AskedInRequest>;
}

function BesideMap({ found }: MapProps) {
  return <VacanciesMapView {...found} {...useMapOfSearch(found.filter)} />;
}

function OverMap({ found }: MapProps) {
  return <VacanciesWideMap {...found} {...useMapOfSearch(found.filter)} />;
}

/** Map data of a search. */
function useMapOfSearch(asked: AskedInRequest) {
  return {
    found: useFoundPlaces((window) => pointsInRequestQuery(asked, window), accent),
    ofPlace: (place: PlaceOnMap) => placeInRequestQuery(place, asked),
    aside: membershipOf,
  };
}

const accent = () => 'var(--accent)';

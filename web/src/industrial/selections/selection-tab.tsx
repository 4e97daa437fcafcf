import type { SearchSort } from '@gektar/contract/industrial/requests/request-search.ts';
import type { SelectionItem } from '@gektar/contract/industrial/selections/selection.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { useQuery } from '@tanstack/react-query';
import { linkOptions, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { requestQuery } from '#industrial/requests/request-data.ts';
import { areaSum } from '#industrial/vacancies/area-sum.ts';
import { VacancyCard } from '#industrial/vacancies/vacancy-card.tsx';
import { vacanciesOfPlaceQuery } from '#industrial/vacancies/vacancy-list-data.ts';
import type { FoundPart } from '#map/list-beside-map.tsx';
import { knownPlaces } from '#map/points/use-found-places.ts';
import { LoadedSelection } from '#sharing/selection/loaded-selection.tsx';
import { useSelection } from '#sharing/selection/selection-context.tsx';
import { MatchAndMembership } from '#sharing/selection/selection-marks.tsx';
import { readSelectionSearch } from '#sharing/selection/selection-search.ts';
import { SelectionSkeleton } from '#sharing/selection/selection-skeleton.tsx';
import { type ListOfSelection, SelectionView } from '#sharing/selection/selection-view.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { useIsNarrow } from '#ui/use-media.ts';
import { vacancySelections } from './industrial-selections.ts';
import { selectionColumns } from './selection-columns.tsx';
import { selectionPointsQuery } from './selection-points.ts';
import { SelectionTable } from './selection-table.tsx';
import { VacanciesOfRequest } from './vacancies-of-request.tsx';

const VacanciesMapView = lazyPart(async () => ({
  default: (await import('#industrial/vacancies/vacancies-map-view.tsx')).VacanciesMapView,
}));

/** Kinds of the list: rows or a map (3§2). */
const views = ['list', 'map'] as const;

/**
 * The tab 'Вакансии в подборке': the selected vacancies in the client's order, with the client link and the exports.
 */
export function SelectionTab() {
  const { id } = useParams({ from: '/industrial/requests/$id' });
  const { data: request } = useQuery(requestQuery(id));
  const search = useSearch({
    from: '/industrial/requests/$id/selection',
    select: readSelectionSearch,
    structuralSharing: true,
  });
  // Narrow screens show cards instead of table rows.
  const isNarrow = useIsNarrow();
  const navigate = useNavigate({ from: '/industrial/requests/$id/selection' });
  return (
    <LoadedSelection
      kind={vacancySelections}
      requestId={id}
      request={request}
      waiting={<SelectionSkeleton isTable={!isNarrow && search.view !== 'map'} />}
    >
      {(request, selection) => (
        <VacanciesOfRequest request={request}>
          <SelectionView
            kind={vacancySelections}
            request={request}
            selection={selection}
            search={search}
            navigate={navigate}
            searchTab={linkOptions({ to: '/industrial/requests/$id/search', params: { id } })}
            emptyCaption="Найдите вакансии под условия запроса и добавьте их сюда: отсюда клиент получит ссылку, таблицу и презентацию"
            sumOf={areaSum}
            views={views}
            columns={selectionColumns}
            {...(isNarrow ? { card: cardOf } : { list: tableOf })}
            map={(found) => <MapOfSelection requestId={id} found={found} />}
          />
        </VacanciesOfRequest>
      )}
    </LoadedSelection>
  );
}

const tableOf = (list: ListOfSelection<VacancyRow, SelectionItem, SearchSort>) => <SelectionTable {...list} />;
const cardOf = (vacancy: VacancyRow, number: number | undefined) => <VacancyCard vacancy={vacancy} number={number} />;
const membershipOf = (vacancy: VacancyRow) => <MatchAndMembership row={vacancy} />;

function MapOfSelection({ requestId, found }: { requestId: string; found: FoundPart<VacancyRow, { ids: string[] }> }) {
  const { items, numbers } = useSelection<VacancyRow, SelectionItem>();
  const { ids } = found.filter;
  const points = useQuery(selectionPointsQuery(requestId));
  const chosen = useMemo(
    () =>
      (points.data ?? []).flatMap(([id, latitude, longitude]) =>
        ids.includes(id) ? [{ id, latitude, longitude, colour: 'var(--accent)' }] : [],
      ),
    [points.data, ids],
  );
  return (
    <VacanciesMapView
      {...found}
      found={knownPlaces(points, chosen)}
      ofPlace={vacanciesOfPlaceQuery}
      aside={membershipOf}
      numberOf={({ id }) => numbers.get(items.get(id)?.id ?? '')}
    />
  );
}

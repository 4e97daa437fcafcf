import type { PropertySort } from '@gektar/contract/land/properties/property-filter.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { failureText } from '#api/failure-text.ts';
import type { ArchiveState } from '#form/filter/list-search.ts';
import { formatCountOf, requests as requestForms } from '#format/plural.ts';
import { LandCrumbs } from '#land/land-crumbs.tsx';
import { mapViewOf, mapViewText } from '#map/map-place.ts';
import { ColumnsMenu } from '#table/columns-menu.tsx';
import { useColumnSettings } from '#table/use-column-settings.ts';
import { CardTape } from '#ui/card-tape.tsx';
import { EmptyState, FailedState } from '#ui/empty-state.tsx';
import { LazySortMenu } from '#ui/lazy-sort-menu.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { CardSkeleton } from '#ui/skeletons.tsx';
import { ViewSwitch } from '#ui/view-switch.tsx';
import { RequestCard } from './request-card.tsx';
import { requestColumns } from './request-columns.tsx';
import { requestCountQuery, requestListQuery } from './request-data.ts';
import { RequestFilterBar } from './request-filter.tsx';
import { requestSortLabels } from './request-labels.ts';
import {
  type RequestSearch,
  readRequestSearch,
  requestCriteriaOf,
  requestFilterOf,
  requestOrderOf,
  requestViews,
} from './request-search.ts';
import { RequestsMapView } from './requests-map-view.tsx';
import classes from './requests-page.module.css';
import { RequestsTable } from './requests-table.tsx';

const archiveOptions = [
  { value: 'active', label: 'Активные', name: 'Только активные' },
  { value: 'archived', label: 'В архиве', name: 'Только архивные' },
  { value: 'all', label: 'Все', name: 'Все' },
] as const satisfies readonly { value: ArchiveState; label: string; name: string }[];

/** Height of a folded card, see request-card.module.css. */
const CARD_HEIGHT = 164;
const rowId = (request: LandRequest) => request.id;

/** The list of requests: a table, cards, or cards beside a map. The address holds everything that can be set (1§2). */
export function RequestsPage() {
  // Read here once more: the router leaves what nobody has checked in the address beside what was.
  const search = useSearch({ from: '/land/request', select: readRequestSearch, structuralSharing: true });
  const navigate = useNavigate({ from: '/land/request' });
  const filter = requestFilterOf(search);
  const { data: count } = useQuery(requestCountQuery(filter));
  const columns = useColumnSettings('land-requests', requestColumns);
  const list = useInfiniteQuery(requestListQuery(filter, requestOrderOf(search)));
  // A count of 0 empties the list at once, whatever page was there before (1§4).
  const requests = count === 0 ? [] : (list.data?.pages.flat() ?? []);

  const change = (next: Partial<RequestSearch>) =>
    void navigate({
      search: (before) => ({ ...readRequestSearch(before), ...next }),
      replace: true,
      resetScroll: false,
    });
  const changeCriteria = (criteria: object) =>
    void navigate({
      search: ({ view, archive, sort, direction, at }) => ({ view, archive, sort, direction, at, ...criteria }),
    });

  const { view = 'table' } = search;
  const title = <h1>{count === undefined ? 'Запросы' : formatCountOf(count, requestForms)}</h1>;
  const archive = (
    <Segmented
      aria-label="Архив"
      value={search.archive ?? 'active'}
      onChange={(value) => change({ archive: value })}
      options={archiveOptions}
    />
  );
  const views = (isNarrow: boolean) => (
    <ViewSwitch value={view} onChange={(next) => change({ view: next })} views={requestViews} isNarrow={isNarrow} />
  );
  const sortMenu = (
    <LazySortMenu<PropertySort> labels={requestSortLabels} {...requestOrderOf(search)} onChange={change} />
  );
  const paging = {
    onEndReached: list.hasNextPage ? () => void list.fetchNextPage() : undefined,
    isLoadingMore: list.isFetchingNextPage,
  };
  const instead = insteadOfRows();
  const cardsInstead = list.isPending ? <CardSkeleton /> : instead;

  if (view === 'map') {
    return (
      <RequestsMapView
        filter={filter}
        requests={requests}
        totalCount={count}
        {...paging}
        instead={cardsInstead}
        place={mapViewOf(search.at)}
        onMove={(place) => change({ at: mapViewText(place) })}
        head={
          <>
            <LandCrumbs crumbs={[{ label: 'Запросы' }]} />
            <div className={classes.headRow}>
              {title}
              <span className={classes.grow} />
              {views(true)}
            </div>
            <div className={classes.narrowRow}>
              {archive}
              {sortMenu}
            </div>
            <RequestFilterBar search={search} onChange={changeCriteria} isNarrow />
          </>
        }
      />
    );
  }

  return (
    <main className={classes.page}>
      <div className={classes.top}>
        <LandCrumbs crumbs={[{ label: 'Запросы' }]} />
        <div className={classes.headRow}>
          {title}
          {archive}
          <span className={classes.grow} />
          {views(false)}
          {view === 'table' ? <ColumnsMenu columns={requestColumns} settings={columns} /> : sortMenu}
        </div>
        <RequestFilterBar search={search} onChange={changeCriteria} />
      </div>
      {view === 'table' ? (
        <RequestsTable
          settings={columns}
          totalCount={count}
          resetKey={JSON.stringify(search)}
          requests={requests}
          order={requestOrderOf(search)}
          onOrderChange={change}
          isPending={list.isPending}
          isStale={list.isPlaceholderData}
          instead={instead}
          {...paging}
        />
      ) : (
        <div className={classes.list}>
          {cardsInstead ?? (
            <CardTape
              key={JSON.stringify(search)}
              rows={requests}
              rowId={rowId}
              estimate={CARD_HEIGHT}
              card={(request) => <RequestCard request={request} />}
              {...paging}
            />
          )}
        </div>
      )}
    </main>
  );

  function insteadOfRows(): ReactNode {
    if (list.isError && !list.data) {
      return (
        <FailedState
          // Spelled as in the source (1§8, K-10).
          title="Не удалось загрузать данные"
          caption={failureText(list.error)}
          onRetry={() => void list.refetch()}
        />
      );
    }
    if (list.isPending || requests.length > 0) return null;
    if (Object.keys(requestCriteriaOf(search)).length > 0) {
      return (
        <EmptyState
          title="Нет данных"
          caption="Запросов с такими условиями нет"
          action={{ label: 'Сбросить фильтры', onClick: () => changeCriteria({}) }}
        />
      );
    }
    return search.archive === 'archived' ? (
      <EmptyState title="Нет данных" picture="blank" caption="В архиве пока ничего нет" />
    ) : (
      <EmptyState title="Нет данных" picture="blank" caption="Запишите первый запрос клиента: что он ищет и где" />
    );
  }
}

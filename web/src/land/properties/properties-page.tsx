import type { PropertySort } from '@gektar/contract/land/properties/property-filter.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { failureText } from '#api/failure-text.ts';
import type { ArchiveState } from '#form/filter/list-search.ts';
import { formatCountOf, objects } from '#format/plural.ts';
import { LandCrumbs } from '#land/land-crumbs.tsx';
import { mapViewOf, mapViewText } from '#map/map-place.ts';
import { ColumnsMenu } from '#table/columns-menu.tsx';
import { useColumnSettings } from '#table/use-column-settings.ts';
import { EmptyState, FailedState } from '#ui/empty-state.tsx';
import { LazySortMenu } from '#ui/lazy-sort-menu.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { CardSkeleton } from '#ui/skeletons.tsx';
import { ViewSwitch } from '#ui/view-switch.tsx';
import { NewPropertyButton } from './new-property-button.tsx';
import classes from './properties-page.module.css';
import { PropertiesTable } from './properties-table.tsx';
import { propertyColumnSets } from './property-column-sets.ts';
import { propertyColumns } from './property-columns.tsx';
import { propertyCountQuery, propertyListQuery } from './property-data.ts';
import { PropertyFilterBar } from './property-filter/property-filter-bar.tsx';
import { sortLabels } from './property-labels.ts';
import {
  countCriteria,
  criteriaOf,
  filterOf,
  listViews,
  orderOf,
  type PropertySearch,
  readSearch,
} from './property-search.ts';

const PropertiesMapView = lazy(async () => ({
  default: (await import('./properties-map-view.tsx')).PropertiesMapView,
}));
const PropertiesCards = lazy(async () => ({ default: (await import('./properties-cards.tsx')).PropertiesCards }));

const archiveOptions = [
  { value: 'active', label: 'Активные', name: 'Только активные' },
  { value: 'archived', label: 'В архиве', name: 'Только архивные' },
  { value: 'all', label: 'Все', name: 'Все' },
] as const satisfies readonly { value: ArchiveState; label: string; name: string }[];

/** The list of objects: a table, or cards beside a map. The address holds everything that can be set (1§2). */
export function PropertiesPage() {
  // Read here once more: the router leaves what nobody has checked in the address beside what was.
  const search = useSearch({ from: '/land/property', select: readSearch, structuralSharing: true });
  const navigate = useNavigate({ from: '/land/property' });
  const filter = filterOf(search);
  const { data: count } = useQuery(propertyCountQuery(filter));
  const columns = useColumnSettings('land-properties', propertyColumns, propertyColumnSets);
  const list = useInfiniteQuery(propertyListQuery(filter, orderOf(search)));
  // A count of 0 empties the list at once, whatever page was there before (1§4).
  const properties = count === 0 ? [] : (list.data?.pages.flat() ?? []);

  const change = (next: Partial<PropertySearch>) =>
    void navigate({ search: (before) => ({ ...readSearch(before), ...next }), replace: true, resetScroll: false });
  const changeCriteria = (criteria: object) =>
    void navigate({
      search: ({ view, archive, sort, direction, at }) => ({ view, archive, sort, direction, at, ...criteria }),
    });

  const title = <h1>{count === undefined ? 'Объекты' : formatCountOf(count, objects)}</h1>;
  const archive = (
    <Segmented
      aria-label="Архив"
      value={search.archive ?? 'active'}
      onChange={(value) => change({ archive: value })}
      options={archiveOptions}
    />
  );
  const views = (isNarrow: boolean) => (
    <ViewSwitch
      value={search.view ?? 'table'}
      onChange={(view) => change({ view })}
      views={listViews}
      isNarrow={isNarrow}
    />
  );
  const filters = (isNarrow: boolean) => (
    <PropertyFilterBar search={search} onChange={changeCriteria} isNarrow={isNarrow} />
  );
  const paging = {
    onEndReached: list.hasNextPage ? () => void list.fetchNextPage() : undefined,
    isLoadingMore: list.isFetchingNextPage,
  };
  const instead = insteadOfRows();
  const { view = 'table' } = search;
  const isTable = view === 'table';

  const cardsInstead = list.isPending ? <CardSkeleton /> : instead;
  if (view === 'map') {
    return (
      <PropertiesMapView
        filter={filter}
        properties={properties}
        {...paging}
        instead={cardsInstead}
        place={mapViewOf(search.at)}
        onMove={(place) => change({ at: mapViewText(place) })}
        head={
          <>
            <LandCrumbs crumbs={[{ label: 'Объекты' }]} />
            <div className={classes.headRow}>
              {title}
              <span className={classes.grow} />
              {views(true)}
            </div>
            <div className={classes.narrowRow}>
              {archive}
              <LazySortMenu<PropertySort> labels={sortLabels} {...orderOf(search)} onChange={change} />
            </div>
            {filters(true)}
          </>
        }
      />
    );
  }

  return (
    <main className={classes.page}>
      <div className={classes.top}>
        <LandCrumbs crumbs={[{ label: 'Объекты' }]} />
        <div className={classes.headRow}>
          {title}
          {archive}
          <span className={classes.grow} />
          {views(false)}
          {isTable ? (
            <ColumnsMenu columns={propertyColumns} settings={columns} />
          ) : (
            <LazySortMenu<PropertySort> labels={sortLabels} {...orderOf(search)} onChange={change} />
          )}
          <NewPropertyButton />
        </div>
        {filters(false)}
      </div>
      {isTable ? (
        <PropertiesTable
          settings={columns}
          totalCount={count}
          resetKey={JSON.stringify(search)}
          properties={properties}
          order={orderOf(search)}
          onOrderChange={change}
          isPending={list.isPending}
          isStale={list.isPlaceholderData}
          instead={instead}
          {...paging}
        />
      ) : (
        (cardsInstead ?? (
          <Suspense fallback={<CardSkeleton />}>
            <PropertiesCards key={JSON.stringify(search)} view={view} properties={properties} {...paging} />
          </Suspense>
        ))
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
    if (list.isPending || properties.length > 0) return null;
    return <NothingHere search={search} onReset={() => changeCriteria({})} />;
  }
}

function NothingHere({ search, onReset }: { search: PropertySearch; onReset: () => void }) {
  if (countCriteria(search) > 0) {
    return (
      <EmptyState
        title="Нет данных"
        caption={`Объектов с такими условиями нет: ${Object.keys(criteriaOf(search)).length === 1 ? 'уберите фильтр' : 'уберите часть фильтров'}`}
        action={{ label: 'Сбросить фильтры', onClick: onReset }}
      />
    );
  }
  return (
    <EmptyState
      title="Нет данных"
      picture="blank"
      caption={
        search.archive === 'archived'
          ? 'В архиве пока ничего нет'
          : 'Добавьте первый объект: хватит кадастрового номера и выписки'
      }
    >
      {search.archive !== 'archived' && <NewPropertyButton />}
    </EmptyState>
  );
}

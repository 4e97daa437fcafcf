import type { PropertyListSort } from '@gektar/contract/land/properties/property-sorts.ts';
import { formatCountOf, objects } from '@gektar/format/plural.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { insteadOfRows, LIST_FAILURE } from '#form/filter/instead-of-rows.tsx';
import { ListPage } from '#form/filter/list-page.tsx';
import { ListSearchBox } from '#form/filter/list-search-box.tsx';
import { useUsualView } from '#form/filter/use-usual-view.ts';
import { LandCrumbs } from '#land/land-crumbs.tsx';
import { mapViewOf, mapViewText } from '#map/view/map-place.ts';
import { ColumnsMenu } from '#table/columns-menu.tsx';
import { useColumnSettings } from '#table/use-column-settings.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { LazySortMenu } from '#ui/menu/lazy-sort-menu.tsx';
import { pagingOf } from '#ui/paging.ts';
import { EmptyState } from '#ui/waiting/empty-state.tsx';
import { CardSkeleton } from '#ui/waiting/skeletons.tsx';
import { ChosenProperties } from './chosen-properties.tsx';
import { NewPropertyButton } from './new-property-button.tsx';
import { PropertiesTable } from './properties-table.tsx';
import { propertyColumnSets } from './property-column-sets.ts';
import { columnsFor } from './property-columns.tsx';
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
import { useBulkAction } from './use-bulk-action.ts';

const PropertiesMapView = lazyPart(async () => ({
  default: (await import('./properties-map-view.tsx')).PropertiesMapView,
}));
const PropertiesCards = lazyPart(async () => ({ default: (await import('./properties-cards.tsx')).PropertiesCards }));

/** The list of objects: a table, or cards beside a map. The address holds everything that can be set (1§2). */
export function PropertiesPage() {
  // Read here once more: the router leaves what nobody has checked in the address beside what was.
  const search = useSearch({ from: '/land/property', select: readSearch, structuralSharing: true });
  const navigate = useNavigate({ from: '/land/property' });
  const filter = filterOf(search);
  const { data: count, isPlaceholderData: isFormerCount } = useQuery(propertyCountQuery(filter));
  const total = isFormerCount ? undefined : count;
  const list = useInfiniteQuery(propertyListQuery(filter, orderOf(search)));
  // A count of 0 empties the list at once, whatever page was there before (1§4); that of the filter before says nothing of this one.
  const properties = total === 0 ? [] : (list.data?.pages.flat() ?? []);

  const tableColumns = columnsFor(properties);
  const columns = useColumnSettings('land-properties', tableColumns, propertyColumnSets);
  const actions = useBulkAction();

  const change = (next: Partial<PropertySearch>) =>
    void navigate({ search: (before) => ({ ...readSearch(before), ...next }), replace: true, resetScroll: false });
  const changeCriteria = (criteria: object) =>
    void navigate({
      search: ({ view, archive, sort, direction, at }) => ({ view, archive, sort, direction, at, ...criteria }),
    });

  const usualView = useUsualView(listViews);
  const { view = usualView } = search;
  const paging = pagingOf(list, { total, failure: LIST_FAILURE });
  const instead = insteadOfRows(list, properties.length, () => (
    <NothingHere search={search} onReset={() => changeCriteria({})} />
  ));
  const cardsInstead = list.isPending ? <CardSkeleton /> : instead;

  return (
    <ListPage
      crumbs={<LandCrumbs crumbs={[{ label: 'Объекты' }]} />}
      found={total === undefined ? undefined : formatCountOf(total, objects)}
      title={count === undefined ? 'Объекты' : formatCountOf(count, objects)}
      archive={search.archive ?? 'active'}
      onArchiveChange={(archive) => change({ archive })}
      view={view}
      views={listViews}
      onViewChange={(next) => change({ view: next === usualView ? undefined : next })}
      columns={<ColumnsMenu columns={tableColumns} settings={columns} />}
      sort={<LazySortMenu<PropertyListSort> labels={sortLabels} {...orderOf(search)} onChange={change} />}
      search={
        <ListSearchBox
          label="Поиск по объектам"
          placeholder="Номер, адрес, клиент, телефон"
          fewestLetters={3}
          value={search.q}
          onChange={(q) => change({ q })}
        />
      }
      filters={(isNarrow) => <PropertyFilterBar search={search} onChange={changeCriteria} isNarrow={isNarrow} />}
      add={<NewPropertyButton />}
      map={(head) => (
        <PropertiesMapView
          filter={filter}
          properties={properties}
          {...paging}
          instead={cardsInstead}
          place={mapViewOf(search.at)}
          onMove={(place) => change({ at: mapViewText(place) })}
          head={head}
        />
      )}
    >
      {view === 'list' || view === 'grid' ? (
        (cardsInstead ?? (
          <Suspense fallback={<CardSkeleton />}>
            <PropertiesCards key={JSON.stringify(search)} view={view} properties={properties} {...paging} />
          </Suspense>
        ))
      ) : (
        <PropertiesTable
          columns={tableColumns}
          settings={columns}
          keptAs={{ place: 'land-properties', question: JSON.stringify(filter) }}
          chosenBar={(chosen) => (
            <ChosenProperties
              chosen={chosen}
              loadedCount={properties.length}
              total={total}
              filter={filter}
              order={orderOf(search)}
              columns={tableColumns}
              settings={columns}
              actions={actions}
            />
          )}
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
      )}
    </ListPage>
  );
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

import type { Order } from '@gektar/contract/list.ts';
import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import type { FoundQueries } from '#api/entity-queries.ts';
import type { FoundPart } from '#map/list-beside-map.tsx';
import { mapViewOf, mapViewText } from '#map/view/map-view-text.ts';
import { type RowSelectionKey, rowSelectionKeyOf } from '#table/chosen-rows.ts';
import type { ColumnSet } from '#table/column-memory.ts';
import { ColumnsMenu } from '#table/columns-menu.tsx';
import { EditedCards } from '#table/edited-cards.tsx';
import { type ListRow, ListTable, type ListTableAbout, type ListTableProps } from '#table/list-table.tsx';
import type { TableColumn } from '#table/table-column.ts';
import { type ColumnSettings, useColumnSettings } from '#table/use-column-settings.ts';
import { GridSkeleton } from '#ui/component/grid-skeleton.tsx';
import { LazySortMenu } from '#ui/menu/lazy-sort-menu.tsx';
import type { ListView } from '#ui/menu/view-switch.tsx';
import type { Paging } from '#ui/paging.ts';
import { EmptyState } from '#ui/waiting/empty-state.tsx';
import { CardSkeleton } from '#ui/waiting/skeletons.tsx';
import type { FilterAbout, SetCriteria } from './criterion.ts';
import type { HeadCriteria } from './head-criteria.ts';
import { listHref } from './list-href.ts';
import { ListNewsButton } from './list-news-button.tsx';
import { ListHead, ListPage } from './list-page.tsx';
import type { ListAddress, ListSearch } from './list-search.ts';
import { ListSearchBox } from './list-search-box.tsx';
import type { OpenList, SavedViews, UseSavedViews } from './saved-views.ts';
import { useHeadFilter } from './use-head-filter.ts';
import { type ChangeCriteria, type NavigateList, useFound, useListAddress } from './use-list.ts';

export interface ListWords {
  /** Title of the list until its count is loaded: 'Объекты'. */
  readonly title: string;
  readonly counted: PluralForms;
  /** Texts of the search box above the list; if absent, the filter has a search field instead. */
  readonly search?: {
    /** 'Поиск по объектам' */
    readonly label: string;
    /** Examples of search texts: 'Номер, адрес, клиент, телефон'. */
    readonly example: string;
  };
  /** Text when no row meets the criteria. */
  readonly noneFound: (criteriaCount: number) => string;
  /** Text when there are no rows at all. */
  readonly noneYet: string;
  /** Text when the list could not be loaded; `LIST_FAILURE` by default (K-10). */
  readonly failure?: string;
}

/**
 * Description of a list page. Columns, cards, filter and map are passed to `EntityListPage`. Declared at module level.
 */
export interface EntityListAbout<
  Row extends ListRow,
  Filter extends object,
  Sort extends string,
  View extends ListView,
  Search extends ListAddress<Sort, View>,
> {
  /** Permanent name of the list in stored column settings and stored selections: 'land-properties'. */
  readonly key: string;
  readonly search: ListSearch<Search, Filter, Sort, View>;
  readonly queries: FoundQueries<Row, Filter, Sort>;
  readonly table: ListTableAbout<Row>;
  readonly columnsFor: (rows: readonly Row[]) => readonly TableColumn<Row, Sort>[];
  readonly columnSets?: readonly ColumnSet[];
  /** Columns whose heads contain a filter, each with its criterion. */
  readonly headCriteria?: HeadCriteria;
  readonly sortLabels: Readonly<Record<Sort, string>>;
  /** Height of a card in a grid (px), for its skeleton. */
  readonly gridCardHeight?: number;
  /** Minimum length of a search text; 1 by default. */
  readonly fewestLetters?: number;
  readonly words: ListWords;
}

/** Views that show only cards. */
export type CardView<View extends ListView> = Exclude<View, 'table' | 'map' | 'wide-map'>;

/** The cards of a list. */
export interface CardsPart<Row, View extends ListView> extends Paging {
  readonly view: CardView<View>;
  readonly rows: readonly Row[];
  /** Heads of sections, by the index of the card below them. */
  readonly heads?: ReadonlyMap<number, ReactNode> | undefined;
  /** A different key scrolls to the first card. */
  readonly resetKey: string;
  /** Skeleton, empty or failed instead of cards. */
  readonly instead: ReactNode;
}

/** Additional props of a table with selectable rows. */
export interface TablePart<Row extends ListRow, Filter, Sort extends string> extends ListTableProps<Row, Sort> {
  readonly order: Order<Sort>;
  readonly filter: Filter;
  /** Number of results; undefined while unknown. */
  readonly total: number | undefined;
  readonly rowSelectionKey: RowSelectionKey;
}

export interface EntityListPageProps<
  Row extends ListRow,
  Filter extends object,
  Sort extends string,
  View extends ListView,
  Search extends ListAddress<Sort, View>,
> {
  readonly about: EntityListAbout<Row, Filter, Sort, View, Search>;
  /** Parsed query of the URL. */
  readonly search: Search;
  readonly navigate: NavigateList<Search>;
  readonly crumbs: ReactNode;
  /** Content after the title: a switch to another list of the same section. */
  readonly beside?: ReactNode;
  /** @param changed names of criteria that differ from the open view */
  readonly filters: (onChange: ChangeCriteria, isNarrow: boolean, changed: readonly string[]) => ReactNode;
  /** The criteria of the list, for its views. */
  readonly filterAbout: FilterAbout;
  /** A hook: saved views of the list. */
  readonly useViews: UseSavedViews;
  /** The primary button, which leads to the creation of an entity. */
  readonly add: ReactNode;
  /** `ListTable` by default. */
  readonly table?: (part: TablePart<Row, Filter, Sort>) => ReactNode;
  readonly cards: (part: CardsPart<Row, View>) => ReactNode;
  readonly map: (part: FoundPart<Row, Filter>) => ReactNode;
  /** The map without cards, if the list has that view. */
  readonly wideMap?: (part: FoundPart<Row, Filter>) => ReactNode;
}

/** A list as a table, cards, a map, or a map with cards. All settings are in the URL (1§2). */
export function EntityListPage<
  Row extends ListRow,
  Filter extends object,
  Sort extends string,
  View extends ListView,
  Search extends ListAddress<Sort, View>,
>(props: EntityListPageProps<Row, Filter, Sort, View, Search>) {
  const { about, search } = props;
  const { words } = about;
  const set = useMemo((): SetCriteria => ({ ...about.search.criteriaOf(search) }), [about, search]);
  const address = useListAddress(about.search, search, props.navigate);
  const { filter, order } = address;
  // The view switch responds at once; the new view is rendered as a deferred value.
  const view = useDeferredValue(address.view);
  const found = useFound(about.queries, filter, order, words.failure);
  const columns = about.columnsFor(found.rows);
  const { rows, count, total, paging } = found;
  const ownColumns = useColumnSettings(about.key, columns, about.columnSets);
  const views = props.useViews(useOpenList(props, { usualView: address.usualView, total, columns, ownColumns }));
  const settings = views.columns;
  const resetKey = JSON.stringify(search);
  const instead = found.insteadOfRows(() => (
    <NothingHere
      words={words}
      isArchive={search.archive === 'archived'}
      criteriaCount={Object.keys(set).length}
      onReset={() => address.changeCriteria({})}
      add={props.add}
    />
  ));
  const headFilter = useHeadFilter(about.headCriteria, props.filterAbout, set, (criteria) =>
    address.changeCriteria(about.search.readCriteria(criteria)),
  );
  const { gridCardHeight } = about;
  const waiting =
    view === 'grid' && gridCardHeight !== undefined ? <GridSkeleton height={gridCardHeight} /> : <CardSkeleton />;
  const cardsInstead = found.isPending ? waiting : instead;
  const renderTable = props.table ?? ((part) => <ListTable {...part} />);
  const shared = { filter, rows, totalCount: count, ...paging };
  const foundPart: FoundPart<Row, Filter> = {
    ...shared,
    instead: cardsInstead,
    view: mapViewOf(search.at),
    onMove: (view) => address.changeMapView(mapViewText(view)),
  };

  return (
    <ListPage head={<PageHead of={props} {...{ count, total, view, columns, views }} />}>
      {view === 'table' ? (
        renderTable({
          ...shared,
          about: about.table,
          columns,
          settings,
          total,
          rowSelectionKey: rowSelectionKeyOf(about.key, filter),
          order,
          onOrderChange: (to) => {
            address.changeOrder(to);
            views.onOrder(about.search.orderOf({ ...search, ...to }));
          },
          isPending: found.isPending,
          isStale: found.isStale,
          instead,
          resetKey,
          headFilter,
        })
      ) : (
        <EditedCards about={about.table} rows={rows}>
          {view === 'map'
            ? props.map(foundPart)
            : view === 'wide-map'
              ? props.wideMap?.(foundPart)
              : props.cards({ view: view as CardView<View>, rows, resetKey, instead: cardsInstead, ...paging })}
        </EditedCards>
      )}
    </ListPage>
  );
}

interface OpenNow<Row, Sort extends string> {
  readonly usualView: ListView;
  readonly total: number | undefined;
  readonly columns: readonly TableColumn<Row, Sort>[];
  readonly ownColumns: ColumnSettings;
}

/** Data of the open list for its saved views; the same object until one of its parts changes. */
function useOpenList<
  Row extends ListRow,
  Filter extends object,
  Sort extends string,
  View extends ListView,
  Search extends ListAddress<Sort, View>,
>(
  { about, search, navigate, filterAbout }: EntityListPageProps<Row, Filter, Sort, View, Search>,
  { usualView, total, columns, ownColumns }: OpenNow<Row, Sort>,
): OpenList {
  const fixed = useMemo(() => {
    const { key, words, sortLabels, queries } = about;
    const { read, criteriaOf, filterOf, orderOf } = about.search;
    return {
      key,
      counted: words.counted,
      sortLabels,
      filter: filterAbout,
      read,
      criteriaOf: (raw) => ({ ...criteriaOf(read(raw)) }),
      filterOf: (raw) => filterOf(read(raw)),
      orderOf: (raw) => orderOf(read(raw)),
      hrefOf: (raw) => listHref(window.location.pathname, read(raw)),
      open: (raw) => void navigate({ search: () => read(raw) }),
      countKey: queries.count(filterOf(read({}))).queryKey.slice(0, 2),
    } satisfies Partial<OpenList>;
  }, [about, navigate, filterAbout]);
  return useMemo(
    () => ({ ...fixed, search, usualView, count: total, columns, ownColumns }),
    [fixed, search, usualView, total, columns, ownColumns],
  );
}

interface PageHeadProps<
  Row extends ListRow,
  Filter extends object,
  Sort extends string,
  View extends ListView,
  Search extends ListAddress<Sort, View>,
> {
  /** Props of the page; the same object until the URL or the surrounding page changes. */
  readonly of: EntityListPageProps<Row, Filter, Sort, View, Search>;
  readonly count: number | undefined;
  readonly total: number | undefined;
  readonly view: View;
  readonly columns: readonly TableColumn<Row, Sort>[];
  readonly views: SavedViews;
}

function Head<
  Row extends ListRow,
  Filter extends object,
  Sort extends string,
  View extends ListView,
  Search extends ListAddress<Sort, View>,
>({ of, count, total, view, columns, views }: PageHeadProps<Row, Filter, Sort, View, Search>) {
  const { about, search } = of;
  const { words } = about;
  const address = useListAddress(about.search, search, of.navigate);
  const { order, change } = address;
  return (
    <ListHead
      crumbs={of.crumbs}
      beside={of.beside}
      news={<ListNewsButton queryKey={about.queries.list(address.filter, order).queryKey} />}
      found={total === undefined ? undefined : formatCountOf(total, words.counted)}
      title={count === undefined ? words.title : formatCountOf(count, words.counted)}
      archive={search.archive ?? 'active'}
      archives={about.search.archives}
      onArchiveChange={(archive) => change({ archive })}
      view={view}
      chosenView={address.view}
      views={about.search.views}
      onViewChange={address.changeView}
      columns={<ColumnsMenu columns={columns} settings={views.columns} />}
      sort={
        <LazySortMenu<Sort>
          labels={about.sortLabels}
          {...order}
          onChange={(to) => {
            address.changeOrder(to);
            views.onOrder(about.search.orderOf({ ...search, ...to }));
          }}
        />
      }
      search={
        words.search && (
          <ListSearchBox
            label={words.search.label}
            placeholder={words.search.example}
            fewestLetters={about.fewestLetters}
            value={search.q}
            onChange={(q) => change({ q })}
          />
        )
      }
      filters={(isNarrow) => of.filters(address.changeCriteria, isNarrow, views.changed)}
      tabs={views.tabs}
      saving={views.saving}
      add={of.add}
    />
  );
}

/** Head of a list; does not render again while more rows are loaded. */
const PageHead = memo(Head) as typeof Head;

interface NothingHereProps {
  readonly words: ListWords;
  readonly isArchive: boolean;
  readonly criteriaCount: number;
  readonly onReset: () => void;
  readonly add: ReactNode;
}

function NothingHere({ words, isArchive, criteriaCount, onReset, add }: NothingHereProps) {
  if (criteriaCount > 0) {
    return (
      <EmptyState
        title="Нет данных"
        caption={words.noneFound(criteriaCount)}
        action={{ label: 'Сбросить фильтры', onClick: onReset }}
      />
    );
  }
  return (
    <EmptyState title="Нет данных" picture="blank" caption={isArchive ? 'В архиве пока ничего нет' : words.noneYet}>
      {!isArchive && add}
    </EmptyState>
  );
}

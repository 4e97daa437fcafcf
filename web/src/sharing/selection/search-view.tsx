import type { Order } from '@gektar/contract/list.ts';
import { formatCount } from '@gektar/format/number.ts';
import { formatCountOf, plural } from '@gektar/format/plural.ts';
import { type ReactNode, Suspense, useDeferredValue } from 'react';
import { type ChangedCriteria, changedCriteria } from '#form/filter/changed-criteria.ts';
import type { FilterAbout, SetCriteria } from '#form/filter/criterion.ts';
import type { DroppedChipsProps } from '#form/filter/dropped-chips.tsx';
import type { CardsPart, CardView, EntityListAbout } from '#form/filter/entity-list-page.tsx';
import type { ListAddress } from '#form/filter/list-search.ts';
import { ListSearchBox } from '#form/filter/list-search-box.tsx';
import { useHeadFilter } from '#form/filter/use-head-filter.ts';
import { useFound } from '#form/filter/use-list.ts';
import { useUsualView } from '#form/filter/use-usual-view.ts';
import type { FoundPart } from '#map/list-beside-map.tsx';
import { mapViewOf, mapViewText } from '#map/view/map-view-text.ts';
import { rowSelectionKeyOf } from '#table/chosen-rows.ts';
import type { ColumnSet } from '#table/column-memory.ts';
import { ColumnsMenu } from '#table/columns-menu.tsx';
import type { ListRow } from '#table/list-table.tsx';
import type { TableColumn } from '#table/table-column.ts';
import { type ColumnSettings, useColumnSettings } from '#table/use-column-settings.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { memoized } from '#ui/memoized.ts';
import { LazySortMenu } from '#ui/menu/lazy-sort-menu.tsx';
import { type ListView, ViewSwitch } from '#ui/menu/view-switch.tsx';
import { useIsNarrow } from '#ui/use-media.ts';
import { CardSkeleton } from '#ui/waiting/skeletons.tsx';
import { AddChosen, type AddChosenProps } from './add-chosen.tsx';
import { NothingFound } from './emptying-conditions.tsx';
import type { ImportanceAbout } from './importance/importance-about.ts';
import { ImportanceButton } from './importance/importance-button.tsx';
import type { InRequest } from './in-request-search.ts';
import { matchColumnSets } from './near/match-columns.tsx';
import { MarksLegend } from './near/match-mark.tsx';
import { MatchViewContext } from './near/near-context.ts';
import { NearLine } from './near/near-head.tsx';
import { useMatchParts } from './near/use-match-parts.tsx';
import { type NearAbout, useNear } from './near/use-near.ts';
import { useSelection } from './selection-context.tsx';
import classes from './selection-view.module.css';
import type { ChoosableTable } from './selection-view.tsx';
import { TabFrame } from './tab-frame.tsx';

/** How the criteria relate to those of the request: names of its musts and of changed ones, chips of removed ones. */
export interface FilterAgainst {
  readonly musts: readonly string[];
  readonly changed: readonly string[];
  readonly dropped: Omit<DroppedChipsProps, 'about'>;
}

export interface SearchViewProps<
  Row extends ListRow,
  Filter extends object,
  Sort extends string,
  View extends ListView,
  Search extends ListAddress<Sort, View>,
> {
  /** The list of the search. */
  readonly about: EntityListAbout<Row, Filter, Sort, View, Search>;
  readonly filterAbout: FilterAbout;
  /** Picture for an empty result; the picture of plots by default. */
  readonly emptyPicture?: 'no-warehouse';
  /** The sort by match, best first; used by default once a condition of the request is dropped. */
  readonly matchSort: Sort;
  readonly search: InRequest<Search>;
  /** Criteria in force: those of the request, or those the user has set. */
  readonly criteria: Search;
  /** Criteria of the request, as a search. */
  readonly asked: Search;
  readonly navigate: (to: {
    readonly search: (before: Readonly<Record<string, unknown>>) => InRequest<Search>;
    readonly replace?: boolean;
    readonly resetScroll?: boolean;
  }) => unknown;
  readonly read: (raw: Readonly<Record<string, unknown>>) => InRequest<Search>;
  /** Declared at module level. */
  readonly columns: readonly TableColumn<Row, Sort>[];
  readonly filters: (onChange: (criteria: object) => void, isNarrow: boolean, against: FilterAgainst) => ReactNode;
  readonly table: (part: ChoosableTable<Row, Sort>) => ReactNode;
  readonly cards: (part: CardsPart<Row, View>) => ReactNode;
  readonly map: (part: FoundPart<Row, Filter>) => ReactNode;
  /** The map without cards, if the search has such a view. */
  readonly wideMap?: (part: FoundPart<Row, Filter>) => ReactNode;
  /** Bar of the selected rows; `AddChosen` by default. */
  readonly chosenBar?: (chosen: AddChosenProps<Row>) => ReactNode;
  readonly columnSets?: readonly ColumnSet[];
  readonly near: NearAbout<Row, Search>;
  readonly importance: ImportanceAbout<Row>;
  /** Columns of the set 'Соответствие'; the same array until the request changes. */
  readonly nearColumns: readonly TableColumn<Row, Sort>[];
}

/** 'по условиям запроса, изменены 4 условия' */
function asRequestedWords(changeCount: number): string {
  if (changeCount === 0) return 'по условиям запроса';
  const verb = plural(changeCount, ['изменено', 'изменены', 'изменено']);
  return `по условиям запроса, ${verb} ${formatCountOf(changeCount, ['условие', 'условия', 'условий'])}`;
}

/** 'подходят 2, почти подходят 28' */
function foundWords(exactCount: number, nearCount: number | undefined): string {
  const exact = `подходят ${formatCount(exactCount)}`;
  return nearCount === undefined ? exact : `${exact}, почти подходят ${formatCount(nearCount)}`;
}

/** Objects for a request; the filter starts with the request's criteria and can be changed (E-06). */
export function SearchView<
  Row extends ListRow,
  Filter extends object,
  Sort extends string,
  View extends ListView,
  Search extends ListAddress<Sort, View>,
>(props: SearchViewProps<Row, Filter, Sort, View, Search>) {
  const { about, search, criteria, columns, chosenBar = (chosen) => <AddChosen {...chosen} /> } = props;
  const { kind, requestId } = useSelection();
  // Only active objects can be offered (E-06).
  const filter = about.search.filterOf(criteria);
  const difference = differenceOf(about.search.criteriaOf(props.asked), about.search.criteriaOf(criteria));
  // The order chosen by the user; by default the best match first once a condition of the request is dropped.
  const isByMatch = difference.dropped.length > 0 && search.sort === undefined;
  const order: Order<Sort> = isByMatch ? { sort: props.matchSort, direction: 'desc' } : about.search.orderOf(search);
  const found = useFound(about.queries, filter, order, about.words.failure);
  const { rows, count, total, paging, isPending } = found;
  const usualView = useUsualView(about.search.views);
  const { view: chosenView = usualView } = search;
  // `useDeferredValue`: the view switch responds at once, and rendering of the new view can be interrupted.
  const view = useDeferredValue(chosenView);
  const hasMap = view === 'map' || view === 'wide-map';
  const near = useNear(props.near, kind.domain, criteria, !hasMap);
  const isMatch = near.isOpen && !hasMap;
  const parts = useMatchParts(props.near, near, { rows, total, paging, isPending }, isMatch);
  const plainSettings = useColumnSettings(`${kind.domain}-request-search`, columns, props.columnSets);
  const matchSettings = useColumnSettings(`${kind.domain}-request-match`, props.nearColumns, matchColumnSets);
  const settings = isMatch ? matchSettings : plainSettings;
  const shownColumns = isMatch ? props.nearColumns : columns;
  const { change, changeCriteria } = changesOf(props);
  const headFilter = useHeadFilter(about.headCriteria, props.filterAbout, difference.set, changeCriteria);

  const instead = found.insteadOfRows(() => (
    <NothingFound
      picture={props.emptyPicture}
      about={props.filterAbout}
      set={difference.set}
      filterOf={(set) => about.search.filterOf(set as Search)}
      queries={about.queries}
      counted={about.words.counted}
      onChange={changeCriteria}
    />
  ));
  const cardsInstead = isPending ? <CardSkeleton /> : instead;
  const { withUnknown } = near;
  const nearCount = isMatch ? near.count : undefined;
  const bar = (
    <SearchBar
      of={props}
      {...{ difference, order, count, nearCount, isMatch, withUnknown, view, chosenView, usualView, settings }}
      columns={shownColumns}
    />
  );

  const foundPart: FoundPart<Row, Filter> = {
    filter,
    rows,
    totalCount: count,
    ...paging,
    instead: cardsInstead,
    view: mapViewOf(search.at),
    onMove: (view) => change({ at: mapViewText(view) }),
  };
  if (hasMap) {
    return (
      <TabFrame bar={bar}>
        <Suspense fallback={<CardSkeleton />}>
          {view === 'map' ? props.map(foundPart) : props.wideMap?.(foundPart)}
        </Suspense>
      </TabFrame>
    );
  }
  // A failed plain search is shown as it is; without exact results the near ones remain, once their number is known.
  const isEmpty = total === 0 && instead !== null;
  const matched = isMatch && (instead === null || (isEmpty && parts.hasNear)) ? parts : undefined;
  const isCounting = isMatch && isEmpty && matched === undefined && near.isCounting;
  const shown = matched ?? { rows, paging, totalCount: count };
  return (
    <TabFrame bar={bar}>
      <MatchViewContext value={matched?.view}>
        {view === 'table'
          ? props.table({
              columns: shownColumns,
              settings,
              rows: shown.rows,
              totalCount: shown.totalCount,
              bands: matched?.bands,
              details: matched?.details,
              current: matched?.current,
              resetKey: JSON.stringify([criteria, order]),
              order,
              onOrderChange: change,
              isPending: isPending || isCounting,
              isStale: found.isStale,
              instead: matched || isCounting ? null : instead,
              headFilter,
              rowSelectionKey: rowSelectionKeyOf(`${kind.domain}-request-search-${requestId}`, filter),
              chosenBar: ({ rows: chosen, onClear }) =>
                chosenBar({
                  chosen,
                  loadedCount: shown.rows.length,
                  total: matched ? matched.totalCount : total,
                  onClear,
                }),
              ...shown.paging,
            })
          : props.cards({
              view: view as CardView<View>,
              rows: shown.rows,
              heads: matched?.cardHeads,
              resetKey: JSON.stringify([criteria, order, view]),
              instead: matched ? null : isCounting ? <CardSkeleton /> : cardsInstead,
              ...shown.paging,
            })}
      </MatchViewContext>
      {!matched && <NearLine near={near} />}
    </TabFrame>
  );
}

/** How the criteria in force differ from those of the request. */
interface Difference extends ChangedCriteria {
  readonly asked: SetCriteria;
  readonly set: SetCriteria;
}

function differenceOf(asked: SetCriteria, set: SetCriteria): Difference {
  return { asked, set, ...changedCriteria(asked, set) };
}

/** Handlers that change the URL. */
function changesOf<
  Row extends ListRow,
  Filter extends object,
  Sort extends string,
  View extends ListView,
  Search extends ListAddress<Sort, View>,
>({ about, navigate, read }: SearchViewProps<Row, Filter, Sort, View, Search>) {
  type Place = InRequest<Search>;
  const change = (next: Partial<ListAddress<Sort, View>>) =>
    void navigate({
      search: (before) => ({ ...read(before), ...next }),
      replace: true,
      resetScroll: false,
    });
  const changeCriteria = (next: object) =>
    void navigate({
      search: ({ view, sort, direction, at }) =>
        ({ view, sort, direction, at, ...about.search.readCriteria({ ...next }), own: true }) as Place,
    });
  return {
    change,
    changeCriteria,
    asRequested: () =>
      void navigate({ search: ({ view, sort, direction, at }) => ({ view, sort, direction, at }) as Place }),
  };
}

interface SearchBarProps<
  Row extends ListRow,
  Filter extends object,
  Sort extends string,
  View extends ListView,
  Search extends ListAddress<Sort, View>,
> {
  /** Props of the view: the same object until the URL changes. */
  readonly of: SearchViewProps<Row, Filter, Sort, View, Search>;
  readonly difference: Difference;
  readonly order: Order<Sort>;
  readonly count: number | undefined;
  /** Number of near results while they are shown. */
  readonly nearCount: number | undefined;
  readonly isMatch: boolean;
  readonly withUnknown: boolean;
  /** Columns of the shown table. */
  readonly columns: readonly TableColumn<Row, Sort>[];
  readonly view: View;
  readonly chosenView: View;
  readonly usualView: View;
  readonly settings: ColumnSettings;
}

function Bar<
  Row extends ListRow,
  Filter extends object,
  Sort extends string,
  View extends ListView,
  Search extends ListAddress<Sort, View>,
>({
  of,
  difference,
  order,
  count,
  nearCount,
  isMatch,
  withUnknown,
  columns,
  view,
  chosenView,
  usualView,
  settings,
}: SearchBarProps<Row, Filter, Sort, View, Search>) {
  const { about, search, criteria } = of;
  const { change, changeCriteria, asRequested } = changesOf(of);
  const { asked, set, changed, dropped } = difference;
  const isNarrow = useIsNarrow();
  const changeCount = changed.length + dropped.length;
  const hasMatches = isMatch && count !== undefined && (count > 0 || nearCount !== 0);
  const musts = of.importance.request.rows.filter(({ stored }) => stored.isMust).map(({ name }) => name);
  const against: FilterAgainst = {
    musts,
    changed,
    dropped: { asked, dropped, onRestore: (name, value) => changeCriteria({ ...set, [name]: value }) },
  };

  return (
    <>
      <Row wrap="wrap" gap={12} mih={32} className={classes.row} data-keeps-focus>
        <Text as="span" fz={16} fw={600} role="status">
          {count === undefined ? '…' : formatCountOf(count + (nearCount ?? 0), about.words.counted)}
        </Text>
        <Text as="span" fz={13} c="soft">
          {hasMatches ? foundWords(count, nearCount) : asRequestedWords(changeCount)}
        </Text>
        {hasMatches && <MarksLegend />}
        {search.own && (
          <Text as="span" fz={13} className="on-screen">
            <LinkButton onClick={asRequested}>Вернуть как в запросе</LinkButton>
          </Text>
        )}
        {about.words.search && (
          <ListSearchBox
            isNarrow={isMatch}
            label={about.words.search.label}
            placeholder={about.words.search.example}
            fewestLetters={about.fewestLetters}
            value={criteria.q}
            onChange={(q) => changeCriteria({ ...criteria, q })}
          />
        )}
        <span className="grow" />
        {!isNarrow && <ImportanceButton about={of.importance} withUnknown={withUnknown} />}
        <ViewSwitch
          value={chosenView}
          onChange={(next) => change({ view: next === usualView ? undefined : next })}
          views={about.search.views}
          isNarrow={isNarrow}
        />
        {view === 'table' && <ColumnsMenu columns={columns} settings={settings} />}
        {/* A map without cards has no order. */}
        {view !== 'table' && view !== 'wide-map' && (
          <LazySortMenu<Sort> labels={about.sortLabels} {...order} onChange={change} />
        )}
      </Row>
      {of.filters(changeCriteria, isNarrow || view === 'map', against)}
    </>
  );
}

/** Number of results and their criteria; does not render again while more rows are loaded. */
const SearchBar = memoized(Bar);

import type { FullFilterInput, VacancySort } from '@gektar/contract/industrial/full-model/full-filter.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { formatCountOf, vacancies } from '@gektar/format/plural.ts';
import { type ReactNode, Suspense } from 'react';
import { useFound } from '#form/filter/use-list.ts';
import { useUsualView } from '#form/filter/use-usual-view.ts';
import { vacancyLink } from '#industrial/industrial-links.ts';
import { LOAD_FAILURE } from '#industrial/industrial-words.ts';
import { ListBesideMap } from '#map/list-beside-map.tsx';
import { mapViewOf, mapViewText } from '#map/view/map-place.ts';
import { WideMap } from '#map/wide-map.tsx';
import { ColumnsMenu } from '#table/columns-menu.tsx';
import type { TableSelection } from '#table/data-table.tsx';
import { ListTable, type ListTableAbout } from '#table/list-table.tsx';
import type { TableColumn } from '#table/table-column.ts';
import { useColumnSettings } from '#table/use-column-settings.ts';
import { Caption } from '#ui/layout/caption.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { LazySortMenu } from '#ui/menu/lazy-sort-menu.tsx';
import { ViewSwitch } from '#ui/menu/view-switch.tsx';
import { CardGrid } from '#ui/piece/card-grid.tsx';
import { useIsNarrow } from '#ui/use-media.ts';
import { EmptyState } from '#ui/waiting/empty-state.tsx';
import { FoundStatus } from '#ui/waiting/found-status.tsx';
import { CardSkeleton } from '#ui/waiting/skeletons.tsx';
import { HeadFilter, headCriteria } from './head-filter.tsx';
import { VACANCY_CARD_HEIGHT, VacancyCard } from './vacancy-card.tsx';
import { vacancyColumnSets } from './vacancy-column-sets.ts';
import { vacanciesOfPlaceQuery, vacancyListQueries } from './vacancy-list-data.ts';
import { type VacancySearch, type VacancyView, vacancySearch, vacancyViews } from './vacancy-search.ts';
import { vacancyTableColumns } from './vacancy-table-columns.tsx';

const VacanciesMap = lazyPart(() => import('./vacancies-map.tsx'));

const table: ListTableAbout<VacancyRow> = {
  label: 'Вакансии',
  nameOf: ({ complexName, name }) => `${complexName}, ${name}`,
  pageOf: vacancyLink,
};

const sortLabels = {
  ComplexName: 'По комплексу',
  AvailabilityDate: 'По дате доступности',
  TotalVacancyArea: 'По площади',
  SalePrice: 'По цене продажи',
  MinumalRentalArea: 'По блоку аренды',
  HasShelves: 'По стеллажам',
  AverageBaseRate: 'По ставке',
} as const satisfies Record<VacancySort, string>;

export interface VacanciesViewProps {
  /** View, order, place of the map and criteria, from an address or from a state. */
  readonly search: VacancySearch;
  readonly onChange: (search: VacancySearch) => void;
  /** Which vacancies at all, where it is not the criteria alone: those of one complex. */
  readonly within?: ((filter: FullFilterInput) => FullFilterInput) | undefined;
  /** After the name of the complex: what a request makes of a vacancy. Declared at module level with the others. */
  readonly columns?: readonly TableColumn<VacancyRow, VacancySort>[] | undefined;
  /** Permanent name of this table in settings of columns. */
  readonly tableKey?: string | undefined;
  readonly selection?: TableSelection | undefined;
  readonly selectionBar?: ReactNode;
  /** At the foot of a card. */
  readonly aside?: ((vacancy: VacancyRow) => ReactNode) | undefined;
  /** Below the count: chips of the filter. */
  readonly filters?: ReactNode;
}

/** Vacancies as a table, cards, a map, or cards beside it (2§2, 3§2): a part of a page that says which. */
export function VacanciesView(props: VacanciesViewProps) {
  const { search, onChange, columns = vacancyTableColumns, tableKey = 'industrial-vacancies', aside } = props;
  const usualView = useUsualView<VacancyView>(vacancyViews);
  const isNarrow = useIsNarrow();
  const { view = usualView } = search;
  const asked = vacancySearch.filterOf(search);
  const filter = props.within?.(asked) ?? asked;
  const order = vacancySearch.orderOf(search);
  const found = useFound(vacancyListQueries, filter, order, LOAD_FAILURE);
  const settings = useColumnSettings(tableKey, columns, vacancyColumnSets);
  const change = (next: Partial<VacancySearch>) => onChange({ ...search, ...next });
  const { rows, count, total, paging } = found;

  const instead = found.insteadOfRows(() => (
    <EmptyState title="Нет данных" caption="Вакансий с такими условиями нет" />
  ));
  const cardsInstead = found.isPending ? <CardSkeleton /> : instead;
  const part = {
    filter,
    rows,
    totalCount: count,
    instead: cardsInstead,
    head: null,
    place: mapViewOf(search.at),
    onMove: (place: Parameters<typeof mapViewText>[0]) => change({ at: mapViewText(place) }),
    counted: vacancies,
    placeFailure: LOAD_FAILURE,
    ofPlace: vacanciesOfPlaceQuery,
    estimate: VACANCY_CARD_HEIGHT,
    ...paging,
  };
  const map = (of: Omit<Parameters<typeof VacanciesMap>[0], 'filter'>) => <VacanciesMap {...of} filter={filter} />;
  return (
    <Stack pane="still" isFlex grow>
      <Stack columns="minmax(0, 1fr)" gap={8} pad="10px var(--gutter)" isFirm>
        <Row wrap gap={12}>
          <Caption as="h2" size={16} isOnLine weight="bold">
            {count === undefined ? 'Вакансии' : formatCountOf(count, vacancies)}
          </Caption>
          <FoundStatus found={total === undefined ? undefined : formatCountOf(total, vacancies)} />
          <Row isAside gap={8} wrap>
            <ViewSwitch
              value={view}
              onChange={(next) => change({ view: next === usualView ? undefined : next })}
              views={vacancyViews}
              isNarrow={isNarrow}
            />
            {view === 'table' ? (
              <ColumnsMenu columns={columns} settings={settings} />
            ) : (
              <LazySortMenu<VacancySort> labels={sortLabels} {...order} onChange={change} />
            )}
          </Row>
        </Row>
        {props.filters}
      </Stack>
      {view === 'table' && (
        <ListTable
          about={table}
          columns={columns}
          settings={settings}
          rows={rows}
          totalCount={count}
          order={order}
          onOrderChange={change}
          isPending={found.isPending}
          isStale={found.isStale}
          instead={instead}
          resetKey={JSON.stringify([filter, order])}
          selection={props.selection}
          selectionBar={props.selectionBar}
          headFilter={(column) => {
            const name = headCriteria[column as keyof typeof headCriteria];
            return (
              name && (
                <HeadFilter
                  name={name}
                  value={search[name] ?? undefined}
                  onChange={(value) => onChange(vacancySearch.read({ ...search, [name]: value }))}
                />
              )
            );
          }}
          {...paging}
        />
      )}
      {view === 'list' &&
        (cardsInstead ?? (
          <CardGrid
            view="list"
            rows={rows}
            card={(vacancy) => <VacancyCard vacancy={vacancy} aside={aside?.(vacancy)} />}
            {...paging}
          />
        ))}
      <Suspense fallback={<CardSkeleton />}>
        {view === 'map' && (
          <ListBesideMap
            isPart
            {...part}
            card={(vacancy, beside) => <VacancyCard vacancy={vacancy} aside={aside?.(vacancy)} {...beside} />}
            map={map}
          />
        )}
        {view === 'wide-map' && (
          <WideMap
            {...part}
            card={(vacancy, beside) => <VacancyCard vacancy={vacancy} aside={aside?.(vacancy)} {...beside} />}
            map={map}
          />
        )}
      </Suspense>
    </Stack>
  );
}

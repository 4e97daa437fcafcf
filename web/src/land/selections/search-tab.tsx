import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import type { PropertyListSort } from '@gektar/contract/land/properties/property-sorts.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { formatCount } from '@gektar/format/number.ts';
import { formatCountOf, objects } from '@gektar/format/plural.ts';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ListSearchBox } from '#form/filter/list-search-box.tsx';
import { useFound } from '#form/filter/use-list.ts';
import { useUsualView } from '#form/filter/use-usual-view.ts';
import { chosenTitle } from '#land/properties/chosen-facts.ts';
import { PropertiesTable } from '#land/properties/properties-table.tsx';
import { LIST_TAKE, propertyQueries } from '#land/properties/property-data.ts';
import { PropertyFilterBar } from '#land/properties/property-filter/property-filter-bar.tsx';
import { sortLabels } from '#land/properties/property-labels.ts';
import { type Criteria, filterOf, listViews, orderOf, readCriteria } from '#land/properties/property-search.ts';
import { requestQuery } from '#land/requests/request-data.ts';
import { mapViewOf, mapViewText } from '#map/view/map-place.ts';
import { ColumnsMenu } from '#table/columns-menu.tsx';
import { useColumnSettings } from '#table/use-column-settings.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { Caption } from '#ui/layout/caption.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { LazySortMenu } from '#ui/menu/lazy-sort-menu.tsx';
import { ViewSwitch } from '#ui/menu/view-switch.tsx';
import { SelectionAction, SelectionBar } from '#ui/piece/selection-bar.tsx';
import { useIsNarrow } from '#ui/use-media.ts';
import { EmptyState } from '#ui/waiting/empty-state.tsx';
import { CardSkeleton } from '#ui/waiting/skeletons.tsx';
import { criteriaInForce, type InRequestSearch, readInRequestSearch } from './request-search.ts';
import classes from './search-tab.module.css';
import { searchColumns } from './selection-columns.tsx';
import { useSelectionPlace } from './selection-context.tsx';
import { useAddMany } from './selection-data.ts';
import { MembershipButton } from './selection-marks.tsx';
import { SelectionProvider } from './selection-provider.tsx';

const PropertiesMapView = lazyPart(async () => ({
  default: (await import('#land/properties/properties-map-view.tsx')).PropertiesMapView,
}));
const PropertiesCards = lazyPart(async () => ({
  default: (await import('#land/properties/properties-cards.tsx')).PropertiesCards,
}));

/** The tab 'Поиск': plots for a request; the filter opens with what the request asks and can be widened by hand (E-06). */
export function SearchTab() {
  const { id } = useParams({ from: '/land/request/$id' });
  const { data: request } = useQuery(requestQuery(id));
  // The page above waits for it.
  return request ? (
    <SelectionProvider request={request}>
      <Search request={request} />
    </SelectionProvider>
  ) : null;
}

const membership = (property: PropertyRow) => <MembershipButton property={property} />;

function Search({ request }: { request: LandRequest }) {
  const search = useSearch({ from: '/land/request/$id/search', select: readInRequestSearch, structuralSharing: true });
  const navigate = useNavigate({ from: '/land/request/$id/search' });
  const criteria = criteriaInForce(search, request);
  // Only what is active can be offered (E-06).
  const filter = filterOf(criteria);
  const order = orderOf(search);
  const found = useFound(propertyQueries, filter, order);
  const { rows, count, total, paging } = found;
  const columns = useColumnSettings('land-request-search', searchColumns);
  const isNarrowScreen = useIsNarrow();
  const usualView = useUsualView(listViews);
  const { view = usualView } = search;

  const change = (next: Partial<InRequestSearch>) =>
    void navigate({
      search: (before) => ({ ...readInRequestSearch(before), ...next }),
      replace: true,
      resetScroll: false,
    });
  const changeCriteria = (next: Criteria) =>
    void navigate({
      search: ({ view, sort, direction, at }) => ({
        view,
        sort,
        direction,
        at,
        ...readCriteria(next),
        own: true as const,
      }),
    });
  const asRequested = () =>
    void navigate({ search: ({ view, sort, direction, at }) => ({ view, sort, direction, at }) });

  const instead = found.insteadOfRows(() => (
    <EmptyState
      title="Нет данных"
      caption="Под эти условия ничего не подходит. Снимите часть условий: запрос от этого не изменится"
      action={{ label: 'Снять все условия', onClick: () => changeCriteria({}) }}
    />
  ));
  const cardsInstead = found.isPending ? <CardSkeleton /> : instead;
  const bar = (isNarrow: boolean) => (
    <>
      <Row wrap gap={12} className={classes.row}>
        <Caption as="span" size={16} isOnLine weight="bold" role="status">
          {count === undefined ? '…' : formatCountOf(count, objects)}
        </Caption>
        <Caption as="span" size={13} isOnLine tone="soft">
          {search.own ? <LinkButton onClick={asRequested}>Как в запросе</LinkButton> : 'по условиям запроса'}
        </Caption>
        <span className={classes.grow} />
        <ViewSwitch
          value={view}
          onChange={(next) => change({ view: next === usualView ? undefined : next })}
          views={listViews}
          isNarrow={isNarrow || isNarrowScreen}
        />
        {view === 'table' ? (
          <ColumnsMenu columns={searchColumns} settings={columns} />
        ) : (
          <LazySortMenu<PropertyListSort> labels={sortLabels} {...order} onChange={change} />
        )}
      </Row>
      <ListSearchBox
        label="Поиск по объектам"
        placeholder="Номер, адрес, клиент, телефон"
        fewestLetters={3}
        value={criteria.q}
        onChange={(q) => changeCriteria({ ...criteria, q })}
      />
      <PropertyFilterBar search={criteria} onChange={changeCriteria} isNarrow={isNarrow || isNarrowScreen} />
    </>
  );

  if (view === 'map') {
    return (
      <Suspense fallback={<CardSkeleton />}>
        <PropertiesMapView
          filter={filter}
          rows={rows}
          totalCount={count}
          {...paging}
          instead={cardsInstead}
          place={mapViewOf(search.at)}
          onMove={(place) => change({ at: mapViewText(place) })}
          head={bar(true)}
          aside={membership}
          isPart
        />
      </Suspense>
    );
  }
  return (
    <Stack pane="still" isFlex grow>
      <Stack columns="minmax(0, 1fr)" gap={8} pad="10px var(--gutter)" isFirm className={classes.bar}>
        {bar(false)}
      </Stack>
      {view === 'table' ? (
        <PropertiesTable
          columns={searchColumns}
          settings={columns}
          totalCount={count}
          resetKey={JSON.stringify([criteria, order])}
          rows={rows}
          order={order}
          onOrderChange={change}
          isPending={found.isPending}
          isStale={found.isStale}
          instead={instead}
          keptAs={{ place: `land-request-search-${request.id}`, question: JSON.stringify(filter) }}
          chosenBar={(chosen) => (
            <ChosenBar requestId={request.id} chosen={chosen.rows} total={total} onClear={chosen.onClear} />
          )}
          {...paging}
        />
      ) : (
        (cardsInstead ?? (
          <Suspense fallback={<CardSkeleton />}>
            <PropertiesCards
              key={JSON.stringify([criteria, order, view])}
              view={view}
              rows={rows}
              aside={membership}
              {...paging}
            />
          </Suspense>
        ))
      )}
    </Stack>
  );
}

interface ChosenBarProps {
  readonly requestId: string;
  readonly chosen: readonly PropertyRow[];
  readonly total: number | undefined;
  readonly onClear: () => void;
}

function ChosenBar({ requestId, chosen, total, onClear }: ChosenBarProps) {
  const { items } = useSelectionPlace();
  const add = useAddMany(requestId);
  const outside = chosen.filter(({ id }) => items.get(id)?.status !== true);
  return (
    <SelectionBar
      title={chosenTitle(chosen.length, chosen.length >= LIST_TAKE && total !== chosen.length ? total : undefined)}
      details={
        outside.length < chosen.length ? `уже в подборке ${formatCount(chosen.length - outside.length)}` : undefined
      }
      onClear={onClear}
    >
      <SelectionAction
        isMain
        icon={<IconPlus {...icon16} />}
        disabled={add.isPending || outside.length === 0}
        onClick={() =>
          add.mutate(
            outside.map(({ id }) => id),
            { onSuccess: onClear },
          )
        }
      >
        Добавить в подборку
      </SelectionAction>
    </SelectionBar>
  );
}

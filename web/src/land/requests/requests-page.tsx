import type { PropertySort } from '@gektar/contract/land/properties/property-sorts.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { formatCountOf, requests as requestForms } from '@gektar/format/plural.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { insteadOfRows, LIST_FAILURE } from '#form/filter/instead-of-rows.tsx';
import { ListPage } from '#form/filter/list-page.tsx';
import { ListSearchBox } from '#form/filter/list-search-box.tsx';
import { useUsualView } from '#form/filter/use-usual-view.ts';
import { LandCrumbs } from '#land/land-crumbs.tsx';
import { mapViewOf, mapViewText } from '#map/view/map-place.ts';
import { ColumnsMenu } from '#table/columns-menu.tsx';
import { useColumnSettings } from '#table/use-column-settings.ts';
import { Row } from '#ui/layout/row.ts';
import { LazySortMenu } from '#ui/menu/lazy-sort-menu.tsx';
import { pagingOf } from '#ui/paging.ts';
import { CardTape } from '#ui/piece/card-tape.tsx';
import { EmptyState } from '#ui/waiting/empty-state.tsx';
import { CardSkeleton } from '#ui/waiting/skeletons.tsx';
import { NewRequestButton } from './new-request-button.tsx';
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
import { RequestsTable } from './requests-table.tsx';

/** Height of a folded card, see request-card.module.css. */
const CARD_HEIGHT = 164;
const rowId = (request: LandRequest) => request.id;

/** The list of requests: a table, cards, or cards beside a map. The address holds everything that can be set (1§2). */
export function RequestsPage() {
  // Read here once more: the router leaves what nobody has checked in the address beside what was.
  const search = useSearch({ from: '/land/request', select: readRequestSearch, structuralSharing: true });
  const navigate = useNavigate({ from: '/land/request' });
  const filter = requestFilterOf(search);
  const { data: count, isPlaceholderData: isFormerCount } = useQuery(requestCountQuery(filter));
  const total = isFormerCount ? undefined : count;
  const columns = useColumnSettings('land-requests', requestColumns);
  const list = useInfiniteQuery(requestListQuery(filter, requestOrderOf(search)));
  // A count of 0 empties the list at once, whatever page was there before (1§4); that of the filter before says nothing of this one.
  const requests = total === 0 ? [] : (list.data?.pages.flat() ?? []);

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

  const usualView = useUsualView(requestViews);
  const { view = usualView } = search;
  const paging = pagingOf(list, { total, failure: LIST_FAILURE });
  const instead = insteadOfRows(list, requests.length, () => (
    <NothingHere search={search} onReset={() => changeCriteria({})} />
  ));
  const cardsInstead = list.isPending ? <CardSkeleton /> : instead;

  return (
    <ListPage
      crumbs={<LandCrumbs crumbs={[{ label: 'Запросы' }]} />}
      found={total === undefined ? undefined : formatCountOf(total, requestForms)}
      title={count === undefined ? 'Запросы' : formatCountOf(count, requestForms)}
      archive={search.archive ?? 'active'}
      onArchiveChange={(archive) => change({ archive })}
      view={view}
      views={requestViews}
      onViewChange={(next) => change({ view: next === usualView ? undefined : next })}
      columns={<ColumnsMenu columns={requestColumns} settings={columns} />}
      sort={<LazySortMenu<PropertySort> labels={requestSortLabels} {...requestOrderOf(search)} onChange={change} />}
      search={
        <ListSearchBox
          label="Поиск по запросам"
          placeholder="Название, клиент, телефон, комментарий"
          value={search.q}
          onChange={(q) => change({ q })}
        />
      }
      filters={(isNarrow) => <RequestFilterBar search={search} onChange={changeCriteria} isNarrow={isNarrow} />}
      add={<NewRequestButton />}
      map={(head) => (
        <RequestsMapView
          filter={filter}
          requests={requests}
          totalCount={count}
          {...paging}
          instead={cardsInstead}
          place={mapViewOf(search.at)}
          onMove={(place) => change({ at: mapViewText(place) })}
          head={head}
        />
      )}
    >
      {view === 'list' ? (
        <Row pane="still" rule="top-strong" align="stretch" grow>
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
        </Row>
      ) : (
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
      )}
    </ListPage>
  );
}

function NothingHere({ search, onReset }: { search: RequestSearch; onReset: () => void }) {
  if (Object.keys(requestCriteriaOf(search)).length > 0) {
    return (
      <EmptyState
        title="Нет данных"
        caption="Запросов с такими условиями нет"
        action={{ label: 'Сбросить фильтры', onClick: onReset }}
      />
    );
  }
  return (
    <EmptyState
      title="Нет данных"
      picture="blank"
      caption={
        search.archive === 'archived' ? 'В архиве пока ничего нет' : 'Запишите первый запрос клиента: что он ищет и где'
      }
    >
      {search.archive !== 'archived' && <NewRequestButton />}
    </EmptyState>
  );
}

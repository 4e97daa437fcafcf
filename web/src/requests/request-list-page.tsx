import type { ReactNode } from 'react';
import { EntityListPage } from '#form/filter/entity-list-page.tsx';
import { LIST_FAILURE } from '#form/filter/instead-of-rows.tsx';
import type { ListAddress } from '#form/filter/list-search.ts';
import type { UseSavedViews } from '#form/filter/saved-views.ts';
import type { NavigateList } from '#form/filter/use-list.ts';
import { AddButton } from '#ui/button/add-button.tsx';
import { CardTape } from '#ui/component/card-tape.tsx';
import { DomainCrumbs } from '#ui/domain-crumbs.tsx';
import { Row } from '#ui/layout/row.ts';
import { REQUEST_CARD_HEIGHT } from './request-card.tsx';
import { RequestFilterBar } from './request-filter-bar.tsx';
import type { AnyRequest, RequestKind } from './request-kind.ts';
import type { RequestListAbout, RequestView } from './request-list.ts';
import { RequestsMapView } from './requests-map-view.tsx';
import { RequestsTable } from './requests-table.tsx';

interface RequestListPageProps<
  Request extends AnyRequest,
  Filter extends object,
  Sort extends string,
  Search extends ListAddress<Sort, RequestView>,
> {
  readonly kind: RequestKind<Request>;
  readonly about: RequestListAbout<Request, Filter, Sort, Search>;
  /** The parsed URL of the list. */
  readonly search: Search;
  readonly navigate: NavigateList<Search>;
  /** Button before 'Добавить запрос'. */
  readonly quickAdd?: ReactNode;
  /** Hook that returns the saved views of the list. */
  readonly useViews: UseSavedViews;
}

const rowId = ({ id }: AnyRequest) => id;

/** The list of requests: a table, cards, or cards next to a map. All settings are in the URL (1§2, 3§2). */
export function RequestListPage<
  Request extends AnyRequest,
  Filter extends object,
  Sort extends string,
  Search extends ListAddress<Sort, RequestView>,
>({ kind, about, search, navigate, quickAdd, useViews }: RequestListPageProps<Request, Filter, Sort, Search>) {
  const { words, queries, Card } = about;
  return (
    <EntityListPage
      about={about}
      search={search}
      navigate={navigate}
      crumbs={<DomainCrumbs domain={kind.domain} crumbs={[{ label: words.title }]} />}
      filterAbout={about.filter}
      useViews={useViews}
      filters={(onChange, isNarrow, changed) => (
        <RequestFilterBar about={about} search={search} onChange={onChange} isNarrow={isNarrow} changed={changed} />
      )}
      add={
        <>
          {quickAdd}
          <AddButton to={kind.paths.creation} label="Добавить запрос" />
        </>
      }
      table={(part) => <RequestsTable {...part} ChosenBar={about.ChosenBar} />}
      cards={({ instead, resetKey, view: _, ...cards }) => (
        <Row pane="still" bdt="line-2" align="stretch" flex={1}>
          {instead ?? (
            <CardTape
              key={resetKey}
              rowId={rowId}
              estimate={REQUEST_CARD_HEIGHT}
              card={(request) => <Card request={request} />}
              {...cards}
            />
          )}
        </Row>
      )}
      map={(found) => (
        <RequestsMapView
          {...found}
          {...about.map}
          name={about.key}
          pointsOf={queries.points}
          ofPlace={queries.ofPlace}
          placeFailure={words.failure ?? LIST_FAILURE}
          card={(request, { isLit, onHover }) => <Card request={request} isLit={isLit} onHover={onHover} />}
        />
      )}
    />
  );
}

import { requests } from '@gektar/format/plural.ts';
import type { ComponentType } from 'react';
import type { FoundQueries, PlaceQuery } from '#api/entity-queries.ts';
import type { FilterAbout } from '#form/filter/criterion.ts';
import type { EntityListAbout } from '#form/filter/entity-list-page.tsx';
import type { ListAddress } from '#form/filter/list-search.ts';
import type { ListTableAbout } from '#table/list-table.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import type { ChosenRequestsBarProps } from './chosen-requests.tsx';
import type { RequestCardProps } from './request-card.tsx';
import type { AnyRequest, RequestKind } from './request-kind.ts';
import type { RequestPointsQuery } from './request-points.ts';

/** Ways to show a list of requests. */
export const requestViews = ['table', 'list', 'map'] as const;
export type RequestView = (typeof requestViews)[number];

/** The kind (table, cards or map) in the URL of another list, if requests have it too. */
export function requestViewOf({ view }: { readonly view?: string | undefined }): RequestView | undefined {
  return requestViews.find((known) => known === view);
}

/** The parts that each domain adds to its list of requests. */
interface OwnList<Request extends AnyRequest, Filter extends object> {
  readonly queries: {
    readonly points: (filter: Filter) => RequestPointsQuery;
    readonly ofPlace: PlaceQuery<Request, Filter>;
  };
  readonly filter: FilterAbout;
  readonly Card: ComponentType<RequestCardProps<Request>>;
  readonly map: {
    readonly colour: string;
    /** Text before the number of requests without a place: 'Без региона, не на карте'. */
    readonly placeless: string;
  };
}

/** Description of a list of requests. */
export type RequestListAbout<
  Request extends AnyRequest,
  Filter extends object,
  Sort extends string,
  Search extends ListAddress<Sort, RequestView>,
> = EntityListAbout<Request, Filter, Sort, RequestView, Search> &
  OwnList<Request, Filter> & {
    /** Bar under the table while rows are chosen. */
    readonly ChosenBar: ComponentType<ChosenRequestsBarProps<Request, Filter, Sort>>;
  };

/**
 * Description of a domain's list of requests, made from the common and the domain's parts. @param failure message of a
 * failed load
 */
export function requestListOf<
  Request extends AnyRequest,
  Filter extends object,
  Sort extends string,
  Search extends ListAddress<Sort, RequestView>,
>(
  { domain, links }: Pick<RequestKind<Request>, 'domain' | 'links'>,
  {
    failure,
    loadEditing,
    loadChosenBar,
    ...own
  }: Pick<
    EntityListAbout<Request, Filter, Sort, RequestView, Search>,
    'search' | 'columnsFor' | 'headCriteria' | 'sortLabels'
  > &
    OwnList<Request, Filter> & {
      readonly queries: FoundQueries<Request, Filter, Sort>;
      readonly failure?: string;
      /** Loads the bar of chosen rows when the first one is chosen. */
      readonly loadChosenBar: () => Promise<{
        readonly default: ComponentType<ChosenRequestsBarProps<Request, Filter, Sort>>;
      }>;
    } & Pick<ListTableAbout<Request>, 'loadEditing'>,
): RequestListAbout<Request, Filter, Sort, Search> {
  return {
    ...own,
    ChosenBar: lazyPart(loadChosenBar),
    key: `${domain}-requests`,
    table: {
      label: 'Запросы',
      nameOf: ({ name }) => name,
      pageOf: ({ id }) => links.page(id),
      ...(loadEditing && { loadEditing }),
    },
    words: {
      title: 'Запросы',
      counted: requests,
      search: { label: 'Поиск по запросам', example: 'Название, клиент, телефон, комментарий' },
      noneFound: () => 'Запросов с такими условиями нет',
      noneYet: 'Запишите первый запрос клиента: что он ищет и где',
      ...(failure !== undefined && { failure }),
    },
  };
}

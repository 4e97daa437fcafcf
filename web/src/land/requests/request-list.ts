import type { PropertySort } from '@gektar/contract/land/properties/property-sorts.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { requestCriteria } from '@gektar/contract/land/requests/request-criteria.ts';
import type { RequestFilterInput } from '@gektar/contract/land/requests/request-filter.ts';
import { headCriteriaOf } from '#form/filter/head-criteria.ts';
import { requestListOf } from '#requests/request-list.ts';
import { RequestCard } from './request-card.tsx';
import { requestColumns } from './request-columns.tsx';
import { requestQueries } from './request-data.ts';
import { requestFilter } from './request-filter.tsx';
import { requestKind } from './request-kind.ts';
import { type RequestSearch, requestSearch } from './request-search.ts';

/** The list of requests for plots. */
export const requestList = requestListOf<LandRequest, RequestFilterInput, PropertySort, RequestSearch>(requestKind, {
  search: requestSearch,
  queries: requestQueries,
  columnsFor: () => requestColumns,
  headCriteria: headCriteriaOf(requestCriteria, { company: 'companyId' }),
  sortLabels: {
    DateTimeCreated: 'По дате создания',
    LastConversationDate: 'По дате актуализации',
    Price: 'По бюджету',
    Area: 'По площади',
  },
  loadEditing: () => import('./request-editing.tsx'),
  loadChosenBar: async () => ({ default: (await import('./chosen-requests.tsx')).ChosenRequests }),
  filter: requestFilter,
  Card: RequestCard,
  // The colour of the land domain: a request may ask for several property types, so it has no colour of a type.
  map: { colour: '#2b6a45', placeless: 'Без региона, не на карте' },
});

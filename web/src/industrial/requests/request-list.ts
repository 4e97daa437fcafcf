import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { requestCriteria } from '@gektar/contract/industrial/requests/request-criteria.ts';
import type { RequestFilterInput, RequestSort } from '@gektar/contract/industrial/requests/request-filter.ts';
import { headCriteriaOf } from '#form/filter/head-criteria.ts';
import { LOAD_FAILURE } from '#industrial/industrial-words.ts';
import { requestListOf } from '#requests/request-list.ts';
import { RequestCard } from './request-card.tsx';
import { requestColumns } from './request-columns.tsx';
import { requestQueries } from './request-data.ts';
import { requestFilter } from './request-filter.tsx';
import { requestKind } from './request-kind.ts';
import { type RequestSearch, requestSearch } from './request-search.ts';

/** The list of requests for vacancies. */
export const requestList = requestListOf<IndustrialRequest, RequestFilterInput, RequestSort, RequestSearch>(
  requestKind,
  {
    search: requestSearch,
    queries: requestQueries,
    columnsFor: () => requestColumns,
    headCriteria: headCriteriaOf(requestCriteria, { company: 'companyId' }),
    sortLabels: {
      DateTimeCreated: 'По дате создания',
      RequestDate: 'По дате запроса',
      Name: 'По названию',
      VacancyArea: 'По площади',
    },
    loadEditing: () => import('./request-editing.tsx'),
    loadChosenBar: async () => ({ default: (await import('./chosen-requests.tsx')).ChosenRequests }),
    filter: requestFilter,
    Card: RequestCard,
    map: { colour: 'var(--accent)', placeless: 'Без места, не на карте' },
    failure: LOAD_FAILURE,
  },
);

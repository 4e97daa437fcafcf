import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import type { RequestFilterInput, RequestSort } from '@gektar/contract/industrial/requests/request-filter.ts';
import { requests } from '@gektar/format/plural.ts';
import type { EntityListAbout } from '#form/filter/entity-list-page.tsx';
import { LOAD_FAILURE } from '#industrial/industrial-words.ts';
import { requestColumns } from './request-columns.tsx';
import { requestQueries } from './request-data.ts';
import { requestLink } from './request-links.ts';
import { type RequestSearch, type RequestView, requestSearch } from './request-search.ts';

const sortLabels = {
  DateTimeCreated: 'По дате создания',
  RequestDate: 'По дате запроса',
  Name: 'По названию',
  VacancyArea: 'По площади',
} as const satisfies Record<RequestSort, string>;

/** The list of requests, as data. */
export const requestList: EntityListAbout<
  IndustrialRequest,
  RequestFilterInput,
  RequestSort,
  RequestView,
  RequestSearch
> = {
  key: 'industrial-requests',
  search: requestSearch,
  queries: requestQueries,
  table: { label: 'Запросы', nameOf: ({ name }) => name, pageOf: ({ id }) => requestLink(id) },
  columnsFor: () => requestColumns,
  sortLabels,
  words: {
    title: 'Запросы',
    counted: requests,
    search: { label: 'Поиск по запросам', example: 'Название, клиент, телефон, комментарий' },
    noneFound: () => 'Запросов с такими условиями нет',
    noneYet: 'Запишите первый запрос клиента: что он ищет и где',
    failure: LOAD_FAILURE,
  },
};

import * as z from 'zod';
import { ById } from '#by-id.ts';
import { endpoint } from '#endpoint.ts';
import { entityEndpoints } from '#entity-endpoints.ts';
import { VacancyPoint } from '#industrial/full-model/full-model-endpoints.ts';
import { paging } from '#list.ts';
import { MapPlaces } from '#map-cells.ts';
import { changeEndpoints } from '#operations/operation-endpoints.ts';
import { IndustrialRequest, NewRequest, RequestDraft } from './request.ts';
import { RequestFilter, requestOrder } from './request-filter.ts';
import { SearchBody, SearchListBody, SearchPlacesBody, VacancyInRequest } from './request-search.ts';

/** Pages of ten, infinite scroll. */
const page = z.object({ ...paging(10), ...requestOrder });
const ofRequest = z.object({ requestId: z.uuid() });

const calls = entityEndpoints('/api/industrial/requests', IndustrialRequest, 'industrial_request.not_found');

export const listRequests = calls.list('Все запросы страницами, без фильтра', page, IndustrialRequest);

export const createRequest = calls.create(
  'Новый запрос; вместе с ним создаётся его подборка (F-01); с тем же newId второй не появится',
  NewRequest,
  'industrial_request.changed',
  'industrial_request.unknown_reference',
  'trash.id_taken',
);

export const findRequests = calls.find('get-by-filter', 'Запросы по фильтру, страницей', {
  query: page,
  body: RequestFilter,
  row: IndustrialRequest,
});

export const countRequests = calls.count('Сколько запросов отвечают фильтру', RequestFilter);

/** Map points of filtered requests: a point per request and place (E-08). Own addition to the specification. */
export const mapRequests = endpoint({
  method: 'POST',
  path: '/api/industrial/requests/map-requests',
  access: 'employee',
  summary: 'Точки запросов по фильтру: id запроса, широта, долгота, id региона; у запроса без места точки нет',
  body: RequestFilter,
  output: z.array(z.tuple([z.uuid(), z.number(), z.number(), z.int()])),
  failures: [],
});

/** Whether the employee may update, archive and delete (B-07); everything else is open to all. */
export const checkEditAccess = endpoint({
  method: 'GET',
  path: '/api/industrial/requests/check-edit-access',
  access: 'employee',
  summary: 'Можно ли сотруднику изменять запрос: автор, ответственный и те, кому дан доступ',
  query: ofRequest,
  output: z.boolean(),
  failures: ['industrial_request.not_found'],
});

export const updateRequest = calls.update(
  'Изменить запрос; устаревшее состояние не принимается',
  RequestDraft,
  'industrial_request.changed',
  'industrial_request.unknown_reference',
  'access.forbidden',
);

/** Own addition to the specification, as in land. */
export const listRequestsForVacancy = endpoint({
  method: 'GET',
  path: '/api/industrial/requests/vacancy/{id}',
  access: 'employee',
  summary: 'Действующие запросы, чьим условиям отвечает вакансия (F-06), новые первыми',
  params: ById,
  query: z.object(paging(1000)),
  output: z.array(IndustrialRequest),
  failures: ['vacancy.not_found'],
});

/** Number of pages of the list. */
export const countRequestsForVacancy = endpoint({
  method: 'GET',
  path: '/api/industrial/requests/vacancy/{id}/count',
  access: 'employee',
  summary: 'Сколько действующих запросов, чьим условиям отвечает вакансия',
  params: ById,
  output: z.int(),
  failures: ['vacancy.not_found'],
});

export const listRequestsForComplex = endpoint({
  method: 'GET',
  path: '/api/industrial/requests/complex/{id}',
  access: 'employee',
  summary: 'Действующие запросы, чьим условиям отвечает хоть одна вакансия комплекса (F-06), новые первыми',
  params: ById,
  query: z.object(paging(1000)),
  output: z.array(IndustrialRequest),
  failures: ['complex.not_found'],
});

export const countRequestsForComplex = endpoint({
  method: 'GET',
  path: '/api/industrial/requests/complex/{id}/count',
  access: 'employee',
  summary: 'Сколько действующих запросов, чьим условиям отвечает хоть одна вакансия комплекса',
  params: ById,
  output: z.int(),
  failures: ['complex.not_found'],
});

export const getRequest = calls.get('Один запрос');

export const deleteRequest = calls.delete('Удалить запрос вместе с подборкой и ссылкой', 'access.forbidden');

export const archiveRequest = calls.archive('В архив или из архива (A-02, M-38)', 'access.forbidden');

/** Own addition to the specification (0005). */
export const listRequestHistory = calls.history('История изменений запроса, новые первыми');

export const findVacanciesInRequest = endpoint({
  method: 'POST',
  path: '/api/industrial/full-model/get-vacancies-inside-request',
  access: 'employee',
  summary: 'Открытые вакансии по условиям запроса, с их местом в его подборке (F-06, M-26)',
  query: ofRequest.extend(paging(200)),
  body: SearchListBody,
  output: z.array(VacancyInRequest),
  failures: ['industrial_request.not_found'],
});

export const countVacanciesInRequest = endpoint({
  method: 'POST',
  path: '/api/industrial/full-model/get-count-vacancies-inside-request',
  access: 'employee',
  summary: 'Сколько открытых вакансий отвечают условиям запроса; без requestId – условиям ещё не сохранённого',
  query: ofRequest.partial(),
  body: SearchBody,
  output: z.int(),
  failures: ['industrial_request.not_found'],
});

/** Own addition to the specification: `map-points/map-search` under the request's own names. */
export const mapVacanciesInRequest = endpoint({
  method: 'POST',
  path: '/api/industrial/map-points/map-search-inside-request',
  access: 'employee',
  summary: 'Точки открытых вакансий по условиям запроса',
  query: ofRequest,
  body: SearchBody,
  output: z.array(VacancyPoint),
  failures: ['industrial_request.not_found'],
});

/** Own addition to the specification: what the map of a search asks. */
export const mapPlacesInRequest = endpoint({
  method: 'POST',
  path: '/api/industrial/map-points/places-inside-request',
  access: 'employee',
  summary:
    'Места открытых вакансий по условиям запроса: все точки, пока их немного, иначе их число в клетках окна карты',
  query: ofRequest,
  body: SearchPlacesBody,
  output: MapPlaces,
  failures: ['industrial_request.not_found'],
});

export const mapSelection = endpoint({
  method: 'GET',
  path: '/api/industrial/map-points/map-selection/{requestId}',
  access: 'employee',
  summary: 'Точки вакансий подборки запроса',
  params: ofRequest,
  output: z.array(VacancyPoint),
  failures: ['selection.not_found'],
});

/** Cells, bulk changes and undo. */
export const industrialRequestChanges = changeEndpoints('/api/industrial/requests', RequestFilter);

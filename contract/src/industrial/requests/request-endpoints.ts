import * as z from 'zod';
import { endpoint } from '#endpoint.ts';
import { VacancyPoint } from '#industrial/full-model/full-model-endpoints.ts';
import { VacancyRow } from '#industrial/vacancies/vacancy.ts';
import { paging } from '#list.ts';
import { MapPlaces } from '#map-cells.ts';
import { changeEndpoints } from '#operations/operation-endpoints.ts';
import { requestEndpoints } from '#requests/request-endpoints.ts';
import { NearSearchBody } from './near-search.ts';
import { IndustrialRequest, NewRequest, RequestDraft } from './request.ts';
import { RequestFilter, requestOrder } from './request-filter.ts';
import { SearchBody, SearchListBody, SearchPlacesBody, VacancyInRequest } from './request-search.ts';
import { UnsavedComplex } from './unsaved-complex.ts';
import { UnsavedVacancy } from './unsaved-vacancy.ts';

const ofRequest = z.object({ requestId: z.uuid() });

const page = z.object({ ...paging(10), ...requestOrder });
const shapes = { request: IndustrialRequest, created: NewRequest, edited: RequestDraft, filter: RequestFilter, page };
const calls = requestEndpoints('/api/industrial/requests', 'industrial_request', shapes, 'access.forbidden');

export const { createRequest, updateRequest, deleteRequest } = calls;
export const { listRequests, countRequests, getRequest, listRequestHistory } = calls;

export const previewImportance = calls.previewImportance(VacancyRow);

export const findRequests = calls.findRequests('get-by-filter');

/** Map points, one per request and place. */
export const mapRequests = calls.mapRequests(
  'Точки запросов по фильтру: id запроса, широта, долгота, id региона; у запроса без места точки нет',
);

/**
 * Whether the employee may update, archive and delete the request (B-07); all other actions are open to every employee.
 */
export const checkEditAccess = endpoint({
  method: 'GET',
  path: '/api/industrial/requests/check-edit-access',
  access: 'employee',
  summary: 'Можно ли сотруднику изменять запрос: автор, ответственный и те, кому дан доступ',
  query: ofRequest,
  output: z.boolean(),
  failures: ['industrial_request.not_found'],
});

/** Not in the specification: requests that a vacancy fits, as in land. */
export const listRequestsForVacancy = calls.listFitting(
  'vacancy/{id}',
  'Действующие запросы, чьим условиям отвечает вакансия (F-06), новые первыми',
  'vacancy.not_found',
);

/** Number of the requests in `listRequestsForVacancy`. */
export const countRequestsForVacancy = calls.countFitting(
  'vacancy/{id}/count',
  'Сколько действующих запросов, чьим условиям отвечает вакансия',
  z.int(),
  'vacancy.not_found',
);

export const listRequestsForComplex = calls.listFitting(
  'complex/{id}',
  'Действующие запросы, чьим условиям отвечает хоть одна вакансия комплекса (F-06), новые первыми',
  'complex.not_found',
);

export const countRequestsForComplex = calls.countFitting(
  'complex/{id}/count',
  'Сколько действующих запросов, чьим условиям отвечает хоть одна вакансия комплекса',
  z.int(),
  'complex.not_found',
);

export const listMatchesOfVacancy = calls.listMatches(
  'vacancy/{id}',
  'Кому подходит вакансия: действующие запросы с соответствием, лучшие первыми',
  'vacancy.not_found',
);

export const listMatchesOfComplex = calls.listMatches(
  'complex/{id}',
  'Кому подходит комплекс: действующие запросы с соответствием лучшей вакансии, лучшие первыми',
  'complex.not_found',
);

export const matchUnsavedVacancy = calls.matchUnsaved(
  'vacancy',
  'Кому подойдёт вакансия с несохранёнными значениями: сколько запросов и первые из них; ничего не записывает',
  UnsavedVacancy,
  'vacancy.not_found',
  'building.not_found',
);

export const matchUnsavedComplex = calls.matchUnsaved(
  'complex',
  'Кому подойдёт комплекс с несохранёнными значениями: сколько запросов и первые из них; ничего не записывает',
  UnsavedComplex,
  'complex.not_found',
);

export const archiveRequest = calls.archive('В архив или из архива (A-02, M-38)', 'access.forbidden');

export const findVacanciesInRequest = endpoint({
  method: 'POST',
  path: '/api/industrial/full-model/get-vacancies-inside-request',
  access: 'employee',
  summary:
    'Открытые вакансии по условиям запроса, с их местом в его подборке (F-06, M-26); без requestId – по условиям ещё не сохранённого',
  query: ofRequest.partial().extend(paging(200)),
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

/** Not in the specification: vacancies that almost fit a request (N-12). */
export const findVacanciesNearRequest = endpoint({
  method: 'POST',
  path: '/api/industrial/full-model/get-vacancies-near-request',
  access: 'employee',
  summary: 'Почти подходят: открытые вакансии, у которых не сходится не больше двух пожеланий запроса, лучшие первыми',
  query: ofRequest.partial().extend(paging(200)),
  body: NearSearchBody,
  output: z.array(VacancyInRequest),
  failures: ['industrial_request.not_found'],
});

export const countVacanciesNearRequest = endpoint({
  method: 'POST',
  path: '/api/industrial/full-model/get-count-vacancies-near-request',
  access: 'employee',
  summary: 'Сколько открытых вакансий почти подходят запросу',
  body: NearSearchBody,
  output: z.int(),
  failures: [],
});

/** Not in the specification: `map-points/map-search` with the request's field names. */
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

/** Not in the specification: points and cells for the map of a search. */
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

/** Cell edits, bulk changes and undo. */
export const industrialRequestChanges = changeEndpoints('/api/industrial/requests', RequestFilter);

import * as z from 'zod';
import { archiveTo } from '#archive-to.ts';
import { ById } from '#by-id.ts';
import { endpoint } from '#endpoint.ts';
import { entityCalls } from '#entity-calls.ts';
import { PropertyRow } from '#land/properties/property.ts';
import { paging } from '#list.ts';
import { changeEndpoints } from '#operations/operation-endpoints.ts';
import { requestEndpoints } from '#requests/request-endpoints.ts';
import { NearPlotsBody } from './near-plots.ts';
import { LandRequest, NewRequest, RequestDraft } from './request.ts';
import { RequestFilter, requestOrder } from './request-filter.ts';
import { UnsavedPlot } from './unsaved-plot.ts';

const paths = entityCalls('/api/land/requests');
const calls = requestEndpoints('/api/land/requests', 'land_request', {
  request: LandRequest,
  created: NewRequest,
  edited: RequestDraft,
  filter: RequestFilter,
  // Pages of ten, infinite scroll.
  page: z.object({ ...paging(10), ...requestOrder }),
});

export const { createRequest, updateRequest, deleteRequest } = calls;
export const { listRequests, countRequests, getRequest, listRequestHistory } = calls;

export const previewImportance = calls.previewImportance(PropertyRow);

export const findRequests = calls.findRequests('getByFilter');

/** Map points, one per request and region. */
export const mapRequests = calls.mapRequests(
  'Точки запросов по фильтру: id запроса, широта, долгота, id региона; у запроса без региона точки нет',
);

export const listRequestsForProperty = calls.listFitting(
  'property/{id}',
  'Запросы, чьим условиям отвечает объект (A-15, E-06)',
  'property.not_found',
);

export const listActualRequestsForProperty = calls.listFitting(
  'property/{id}/actual',
  'Из них актуальные и не архивные',
  'property.not_found',
);

export const listMatchesOfProperty = calls.listMatches(
  'property/{id}',
  'Кому подходит объект: актуальные запросы с соответствием, лучшие первыми',
  'property.not_found',
);

export const matchUnsavedProperty = calls.matchUnsaved(
  'property',
  'Кому подойдёт объект с несохранёнными значениями: сколько запросов и первые из них; ничего не записывает',
  UnsavedPlot,
  'property.not_found',
);

/** Number of the requests in each of the two lists above. Not in the specification. */
export const countRequestsForProperty = calls.countFitting(
  'property/{id}/count',
  'Сколько запросов, чьим условиям отвечает объект: всех и актуальных',
  z.object({ all: z.int(), actual: z.int() }),
  'property.not_found',
);

/** Not in the specification: plots that almost fit a request (N-12). */
export const findPlotsNearRequest = endpoint({
  method: 'POST',
  path: '/api/land/requests/plots-near',
  access: 'employee',
  summary: 'Почти подходят: объекты, у которых не сходится не больше двух пожеланий запроса, лучшие первыми',
  query: z.object(paging(200)),
  body: NearPlotsBody,
  output: z.array(PropertyRow),
  failures: [],
});

export const countPlotsNearRequest = endpoint({
  method: 'POST',
  path: '/api/land/requests/plots-near/count',
  access: 'employee',
  summary: 'Сколько объектов почти подходят запросу',
  body: NearPlotsBody,
  output: z.int(),
  failures: [],
});

/** Verb and toggle are as specified; the wanted state may be given (M-38). The answer contains the new state. */
export const toggleRequestArchive = endpoint({
  ...paths.act('DELETE', 'archive'),
  summary: 'В архив или из архива (A-02, M-38)',
  params: ById,
  query: archiveTo,
  output: LandRequest,
  failures: ['land_request.not_found', 'operation.id_taken'],
});

export const copyRequest = endpoint({
  ...paths.act('POST', 'copy'),
  summary: 'Копия условий под сегодняшним днём, с пустой подборкой (E-07)',
  params: ById,
  output: LandRequest,
  success: 201,
  failures: ['land_request.not_found'],
});

/** A GET that changes state, as given (1§7, A-03): never prefetch it; the answer is not stored. */
export const actualizeRequest = calls.act('GET', 'actualize', 'Запрос подтверждён сегодня (D-19)');

/** Cell edits, bulk changes and undo. */
export const landRequestChanges = changeEndpoints('/api/land/requests', RequestFilter);

import * as z from 'zod';
import { archiveTo } from '#archive-to.ts';
import { ById } from '#by-id.ts';
import { endpoint } from '#endpoint.ts';
import { entityEndpoints } from '#entity-endpoints.ts';
import { paging } from '#list.ts';
import { changeEndpoints } from '#operations/operation-endpoints.ts';
import { LandRequest, NewRequest, RequestDraft } from './request.ts';
import { RequestFilter, requestOrder } from './request-filter.ts';

/** Pages of ten, infinite scroll. */
const page = z.object({ ...paging(10), ...requestOrder });

const calls = entityEndpoints('/api/land/requests', LandRequest, 'land_request.not_found');

export const listRequests = calls.list('Все запросы страницами, без фильтра', page, LandRequest);

export const createRequest = calls.create(
  'Новый запрос; вместе с ним создаётся его подборка (F-01); с тем же newId второй не появится',
  NewRequest,
  'land_request.changed',
  'land_request.unknown_reference',
  'trash.id_taken',
);

export const findRequests = calls.find('getByFilter', 'Запросы по фильтру, страницей', {
  query: page,
  body: RequestFilter,
  row: LandRequest,
});

export const countRequests = calls.count('Сколько запросов отвечают фильтру', RequestFilter);

/** Map points of filtered requests: a point per request and region (E-08). Own addition to the specification. */
export const mapRequests = endpoint({
  method: 'POST',
  path: '/api/land/requests/map-requests',
  access: 'employee',
  summary: 'Точки запросов по фильтру: id запроса, широта, долгота, id региона; у запроса без региона точки нет',
  body: RequestFilter,
  output: z.array(z.tuple([z.uuid(), z.number(), z.number(), z.int()])),
  failures: [],
});

export const listRequestsForProperty = endpoint({
  method: 'GET',
  path: '/api/land/requests/property/{id}',
  access: 'employee',
  summary: 'Запросы, чьим условиям отвечает объект (A-15, E-06)',
  params: ById,
  query: z.object(paging(1000)),
  output: z.array(LandRequest),
  failures: ['property.not_found'],
});

export const listActualRequestsForProperty = endpoint({
  method: 'GET',
  path: '/api/land/requests/property/{id}/actual',
  access: 'employee',
  summary: 'Из них актуальные и не архивные',
  params: ById,
  query: z.object(paging(1000)),
  output: z.array(LandRequest),
  failures: ['property.not_found'],
});

/** Number of pages of either list. Own addition to the specification. */
export const countRequestsForProperty = endpoint({
  method: 'GET',
  path: '/api/land/requests/property/{id}/count',
  access: 'employee',
  summary: 'Сколько запросов, чьим условиям отвечает объект: всех и актуальных',
  params: ById,
  output: z.object({ all: z.int(), actual: z.int() }),
  failures: ['property.not_found'],
});

export const updateRequest = calls.update(
  'Изменить запрос; устаревшее состояние не принимается',
  RequestDraft,
  'land_request.changed',
  'land_request.unknown_reference',
);

export const getRequest = calls.get('Один запрос');

export const deleteRequest = calls.delete('Удалить запрос вместе с подборкой и ссылкой');

/** The verb and the toggle are given, a wanted state may be named (M-38): the answer contains the new state. */
export const toggleRequestArchive = endpoint({
  method: 'DELETE',
  path: '/api/land/requests/{id}/archive',
  access: 'employee',
  summary: 'В архив или из архива (A-02, M-38)',
  params: ById,
  query: archiveTo,
  output: LandRequest,
  failures: ['land_request.not_found'],
});

export const copyRequest = endpoint({
  method: 'POST',
  path: '/api/land/requests/{id}/copy',
  access: 'employee',
  summary: 'Копия условий под сегодняшним днём, с пустой подборкой (E-07)',
  params: ById,
  output: LandRequest,
  success: 201,
  failures: ['land_request.not_found'],
});

/** A GET that changes state, as given (1§7, A-03): never prefetch it; the answer is not stored. */
export const actualizeRequest = calls.act('GET', 'actualize', 'Запрос подтверждён сегодня (D-19)');

export const listRequestHistory = calls.history('История изменений запроса, новые первыми');

/** Cells, bulk changes and undo. */
export const landRequestChanges = changeEndpoints('/api/land/requests', RequestFilter);

import * as z from 'zod';
import { archiveTo } from '#archive-to.ts';
import { ById } from '#by-id.ts';
import { endpoint } from '#endpoint.ts';
import { EntityEvent } from '#history.ts';
import { paging } from '#list.ts';
import { LandRequest, NewRequest, RequestDraft } from './request.ts';
import { RequestFilter, requestOrder } from './request-filter.ts';

/** Pages of ten, infinite scroll. */
const page = z.object({ ...paging(10), ...requestOrder });

export const listRequests = endpoint({
  method: 'GET',
  path: '/api/land/requests',
  access: 'employee',
  summary: 'Все запросы страницами, без фильтра',
  query: page,
  output: z.array(LandRequest),
  failures: [],
});

export const createRequest = endpoint({
  method: 'POST',
  path: '/api/land/requests',
  access: 'employee',
  summary: 'Новый запрос; вместе с ним создаётся его подборка (F-01); с тем же newId второй не появится',
  body: NewRequest,
  output: LandRequest,
  success: 201,
  failures: ['land_request.changed', 'land_request.unknown_reference'],
});

export const findRequests = endpoint({
  method: 'POST',
  path: '/api/land/requests/getByFilter',
  access: 'employee',
  summary: 'Запросы по фильтру, страницей',
  query: page,
  body: RequestFilter,
  output: z.array(LandRequest),
  failures: [],
});

export const countRequests = endpoint({
  method: 'POST',
  path: '/api/land/requests/count',
  access: 'employee',
  summary: 'Сколько запросов отвечают фильтру',
  body: RequestFilter,
  output: z.int(),
  failures: [],
});

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

export const updateRequest = endpoint({
  method: 'POST',
  path: '/api/land/requests/update',
  access: 'employee',
  summary: 'Изменить запрос; устаревшее состояние не принимается',
  body: RequestDraft,
  output: LandRequest,
  failures: ['land_request.not_found', 'land_request.changed', 'land_request.unknown_reference'],
});

export const getRequest = endpoint({
  method: 'GET',
  path: '/api/land/requests/{id}',
  access: 'employee',
  summary: 'Один запрос',
  params: ById,
  output: LandRequest,
  failures: ['land_request.not_found'],
});

export const deleteRequest = endpoint({
  method: 'DELETE',
  path: '/api/land/requests/{id}',
  access: 'employee',
  summary: 'Удалить запрос вместе с подборкой и ссылкой',
  params: ById,
  output: ById,
  failures: ['land_request.not_found'],
});

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
export const actualizeRequest = endpoint({
  method: 'GET',
  path: '/api/land/requests/{id}/actualize',
  access: 'employee',
  summary: 'Запрос подтверждён сегодня (D-19)',
  params: ById,
  output: LandRequest,
  failures: ['land_request.not_found'],
});

export const listRequestHistory = endpoint({
  method: 'GET',
  path: '/api/land/requests/{id}/history',
  access: 'employee',
  summary: 'История изменений запроса, новые первыми',
  params: ById,
  query: z.object(paging(50)),
  output: z.array(EntityEvent),
  failures: ['land_request.not_found'],
});

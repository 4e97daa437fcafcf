import type { CallOf, CallsOf } from '#endpoint.ts';
import { entityCalls } from '#entity-calls.ts';
import { changeCalls } from '#operations/change-calls.ts';
import type * as endpoints from './request-endpoints.ts';

const calls = entityCalls('/api/industrial/requests');

export const createRequest: CallOf<typeof endpoints.createRequest> = calls.create;

export const findRequests: CallOf<typeof endpoints.findRequests> = calls.find('get-by-filter');

export const countRequests: CallOf<typeof endpoints.countRequests> = calls.count;

export const mapRequests: CallOf<typeof endpoints.mapRequests> = {
  method: 'POST',
  path: '/api/industrial/requests/map-requests',
  access: 'employee',
};

export const checkEditAccess: CallOf<typeof endpoints.checkEditAccess> = {
  method: 'GET',
  path: '/api/industrial/requests/check-edit-access',
  access: 'employee',
};

export const updateRequest: CallOf<typeof endpoints.updateRequest> = calls.update;

export const listRequestsForVacancy: CallOf<typeof endpoints.listRequestsForVacancy> = {
  method: 'GET',
  path: '/api/industrial/requests/vacancy/{id}',
  access: 'employee',
};

export const countRequestsForVacancy: CallOf<typeof endpoints.countRequestsForVacancy> = {
  method: 'GET',
  path: '/api/industrial/requests/vacancy/{id}/count',
  access: 'employee',
};

export const listRequestsForComplex: CallOf<typeof endpoints.listRequestsForComplex> = {
  method: 'GET',
  path: '/api/industrial/requests/complex/{id}',
  access: 'employee',
};

export const countRequestsForComplex: CallOf<typeof endpoints.countRequestsForComplex> = {
  method: 'GET',
  path: '/api/industrial/requests/complex/{id}/count',
  access: 'employee',
};

export const getRequest: CallOf<typeof endpoints.getRequest> = calls.get;

export const deleteRequest: CallOf<typeof endpoints.deleteRequest> = calls.delete;

export const archiveRequest: CallOf<typeof endpoints.archiveRequest> = calls.archive;

export const listRequestHistory: CallOf<typeof endpoints.listRequestHistory> = calls.history;

export const findVacanciesInRequest: CallOf<typeof endpoints.findVacanciesInRequest> = {
  method: 'POST',
  path: '/api/industrial/full-model/get-vacancies-inside-request',
  access: 'employee',
};

export const countVacanciesInRequest: CallOf<typeof endpoints.countVacanciesInRequest> = {
  method: 'POST',
  path: '/api/industrial/full-model/get-count-vacancies-inside-request',
  access: 'employee',
};

export const mapPlacesInRequest: CallOf<typeof endpoints.mapPlacesInRequest> = {
  method: 'POST',
  path: '/api/industrial/map-points/places-inside-request',
  access: 'employee',
};

export const mapSelection: CallOf<typeof endpoints.mapSelection> = {
  method: 'GET',
  path: '/api/industrial/map-points/map-selection/{requestId}',
  access: 'employee',
};

export const industrialRequestChanges: CallsOf<typeof endpoints.industrialRequestChanges> =
  changeCalls('/api/industrial/requests');

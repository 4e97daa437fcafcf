import type { CallOf, CallsOf } from '#endpoint.ts';
import { entityCalls } from '#entity-calls.ts';
import { changeCalls } from '#operations/change-calls.ts';
import { type RequestCallsOf, requestCalls } from '#requests/request-calls.ts';
import type * as endpoints from './request-endpoints.ts';

const calls = entityCalls('/api/industrial/requests');
const common: RequestCallsOf<typeof endpoints> = requestCalls('/api/industrial/requests');

export const { createRequest, updateRequest, deleteRequest } = common;
export const { countRequests, mapRequests, getRequest, listRequestHistory, previewImportance } = common;

export const findRequests: CallOf<typeof endpoints.findRequests> = calls.find('get-by-filter');

export const checkEditAccess: CallOf<typeof endpoints.checkEditAccess> = calls.listOf('check-edit-access');

export const listRequestsForVacancy: CallOf<typeof endpoints.listRequestsForVacancy> = calls.listOf('vacancy/{id}');

export const countRequestsForVacancy: CallOf<typeof endpoints.countRequestsForVacancy> =
  calls.listOf('vacancy/{id}/count');

export const listRequestsForComplex: CallOf<typeof endpoints.listRequestsForComplex> = calls.listOf('complex/{id}');

export const countRequestsForComplex: CallOf<typeof endpoints.countRequestsForComplex> =
  calls.listOf('complex/{id}/count');

export const listMatchesOfVacancy: CallOf<typeof endpoints.listMatchesOfVacancy> = calls.listOf('vacancy/{id}/matches');

export const listMatchesOfComplex: CallOf<typeof endpoints.listMatchesOfComplex> = calls.listOf('complex/{id}/matches');

export const matchUnsavedVacancy: CallOf<typeof endpoints.matchUnsavedVacancy> = calls.find('vacancy/unsaved-matches');

export const matchUnsavedComplex: CallOf<typeof endpoints.matchUnsavedComplex> = calls.find('complex/unsaved-matches');

export const archiveRequest: CallOf<typeof endpoints.archiveRequest> = calls.archive;

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

export const findVacanciesNearRequest: CallOf<typeof endpoints.findVacanciesNearRequest> = {
  method: 'POST',
  path: '/api/industrial/full-model/get-vacancies-near-request',
  access: 'employee',
};

export const countVacanciesNearRequest: CallOf<typeof endpoints.countVacanciesNearRequest> = {
  method: 'POST',
  path: '/api/industrial/full-model/get-count-vacancies-near-request',
  access: 'employee',
};

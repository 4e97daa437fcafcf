import type { CallOf, CallsOf } from '#endpoint.ts';
import { entityCalls } from '#entity-calls.ts';
import { changeCalls } from '#operations/change-calls.ts';
import type * as endpoints from './request-endpoints.ts';

const calls = entityCalls('/api/land/requests');

export const createRequest: CallOf<typeof endpoints.createRequest> = calls.create;

export const findRequests: CallOf<typeof endpoints.findRequests> = calls.find('getByFilter');

export const countRequests: CallOf<typeof endpoints.countRequests> = calls.count;

export const mapRequests: CallOf<typeof endpoints.mapRequests> = {
  method: 'POST',
  path: '/api/land/requests/map-requests',
  access: 'employee',
};

export const listRequestsForProperty: CallOf<typeof endpoints.listRequestsForProperty> = {
  method: 'GET',
  path: '/api/land/requests/property/{id}',
  access: 'employee',
};

export const listActualRequestsForProperty: CallOf<typeof endpoints.listActualRequestsForProperty> = {
  method: 'GET',
  path: '/api/land/requests/property/{id}/actual',
  access: 'employee',
};

export const countRequestsForProperty: CallOf<typeof endpoints.countRequestsForProperty> = {
  method: 'GET',
  path: '/api/land/requests/property/{id}/count',
  access: 'employee',
};

export const updateRequest: CallOf<typeof endpoints.updateRequest> = calls.update;

export const getRequest: CallOf<typeof endpoints.getRequest> = calls.get;

export const deleteRequest: CallOf<typeof endpoints.deleteRequest> = calls.delete;

export const toggleRequestArchive: CallOf<typeof endpoints.toggleRequestArchive> = {
  method: 'DELETE',
  path: '/api/land/requests/{id}/archive',
  access: 'employee',
};

export const copyRequest: CallOf<typeof endpoints.copyRequest> = {
  method: 'POST',
  path: '/api/land/requests/{id}/copy',
  access: 'employee',
};

export const actualizeRequest: CallOf<typeof endpoints.actualizeRequest> = calls.act('GET', 'actualize');

export const listRequestHistory: CallOf<typeof endpoints.listRequestHistory> = calls.history;

export const landRequestChanges: CallsOf<typeof endpoints.landRequestChanges> = changeCalls('/api/land/requests');

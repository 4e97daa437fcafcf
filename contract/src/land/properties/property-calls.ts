import type { CallOf, CallsOf } from '#endpoint.ts';
import { entityCalls } from '#entity-calls.ts';
import { changeCalls } from '#operations/change-calls.ts';
import type * as endpoints from './property-endpoints.ts';

const calls = entityCalls('/api/land/properties');

export const findProperties: CallOf<typeof endpoints.findProperties> = calls.find('get-all');

export const countProperties: CallOf<typeof endpoints.countProperties> = calls.count;

export const mapPropertyPlaces: CallOf<typeof endpoints.mapPropertyPlaces> = {
  method: 'POST',
  path: '/api/land/properties/map-places',
  access: 'employee',
};

export const createProperty: CallOf<typeof endpoints.createProperty> = calls.create;

export const updateProperty: CallOf<typeof endpoints.updateProperty> = calls.update;

export const listOverdueProperties: CallOf<typeof endpoints.listOverdueProperties> = calls.listOf('overdue-properties');

export const countOverdueProperties: CallOf<typeof endpoints.countOverdueProperties> = {
  method: 'GET',
  path: '/api/land/properties/overdue-properties-amount',
  access: 'employee',
};

export const checkCadastralNumber: CallOf<typeof endpoints.checkCadastralNumber> = {
  method: 'GET',
  path: '/api/land/properties/cadastral-numbers/check/{number}',
  access: 'employee',
};

export const getProperty: CallOf<typeof endpoints.getProperty> = calls.get;

export const deleteProperty: CallOf<typeof endpoints.deleteProperty> = calls.delete;

export const archiveProperty: CallOf<typeof endpoints.archiveProperty> = calls.act('POST', 'archive');

export const unarchiveProperty: CallOf<typeof endpoints.unarchiveProperty> = calls.act('POST', 'unarchive');

export const actualizeProperty: CallOf<typeof endpoints.actualizeProperty> = calls.act('GET', 'actualize');

export const listPropertyRequests: CallOf<typeof endpoints.listPropertyRequests> = calls.part('requests');

export const listPropertyHistory: CallOf<typeof endpoints.listPropertyHistory> = calls.history;

export const propertyChanges: CallsOf<typeof endpoints.propertyChanges> = changeCalls('/api/land/properties');

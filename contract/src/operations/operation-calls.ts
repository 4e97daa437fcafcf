import type { CallOf } from '#endpoint.ts';
import type * as endpoints from './operation-endpoints.ts';

export const listOperations: CallOf<typeof endpoints.listOperations> = {
  method: 'GET',
  path: '/api/operations',
  access: 'employee',
};

export const getOperation: CallOf<typeof endpoints.getOperation> = {
  method: 'GET',
  path: '/api/operations/{id}',
  access: 'employee',
};

export const listOutcomes: CallOf<typeof endpoints.listOutcomes> = {
  method: 'GET',
  path: '/api/operations/{id}/outcomes',
  access: 'employee',
};

export const stopOperation: CallOf<typeof endpoints.stopOperation> = {
  method: 'POST',
  path: '/api/operations/{id}/stop',
  access: 'employee',
};

export const undoOperation: CallOf<typeof endpoints.undoOperation> = {
  method: 'POST',
  path: '/api/operations/{id}/undo',
  access: 'employee',
};

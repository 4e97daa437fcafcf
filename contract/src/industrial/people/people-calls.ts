import type { CallOf } from '#endpoint.ts';
import type * as endpoints from './people-endpoints.ts';

export const createContact: CallOf<typeof endpoints.createContact> = {
  method: 'POST',
  path: '/api/industrial/contacts',
  access: 'employee',
};

export const updateContact: CallOf<typeof endpoints.updateContact> = {
  method: 'POST',
  path: '/api/industrial/contacts/update',
  access: 'employee',
};

export const deleteContact: CallOf<typeof endpoints.deleteContact> = {
  method: 'DELETE',
  path: '/api/industrial/contacts/{id}',
  access: 'employee',
};

export const createOperator: CallOf<typeof endpoints.createOperator> = {
  method: 'POST',
  path: '/api/industrial/operators-with-roles',
  access: 'employee',
};

export const updateOperator: CallOf<typeof endpoints.updateOperator> = {
  method: 'POST',
  path: '/api/industrial/operators-with-roles/update',
  access: 'employee',
};

export const deleteOperator: CallOf<typeof endpoints.deleteOperator> = {
  method: 'DELETE',
  path: '/api/industrial/operators-with-roles/{id}',
  access: 'employee',
};

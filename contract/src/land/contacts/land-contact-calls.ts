import type { CallOf } from '#endpoint.ts';
import type * as endpoints from './land-contact.ts';

export const listLandContacts: CallOf<typeof endpoints.listLandContacts> = {
  method: 'GET',
  path: '/api/land/land-contacts',
  access: 'employee',
};

export const createLandContact: CallOf<typeof endpoints.createLandContact> = {
  method: 'POST',
  path: '/api/land/land-contacts',
  access: 'employee',
};

export const updateLandContact: CallOf<typeof endpoints.updateLandContact> = {
  method: 'POST',
  path: '/api/land/land-contacts/update',
  access: 'employee',
};

export const deleteLandContact: CallOf<typeof endpoints.deleteLandContact> = {
  method: 'DELETE',
  path: '/api/land/land-contacts/{id}',
  access: 'employee',
};

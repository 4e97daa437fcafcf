import type { CallOf } from '#endpoint.ts';
import type * as endpoints from './disclosures.ts';

export const findShownTo: CallOf<typeof endpoints.findShownTo> = {
  method: 'GET',
  path: '/api/Contact/disclosures',
  access: 'employee',
};

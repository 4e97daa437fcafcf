import type { CallOf } from '#endpoint.ts';
import type * as endpoints from './caller-endpoints.ts';

export const findCallers: CallOf<typeof endpoints.findCallers> = {
  method: 'GET',
  path: '/api/Contact/callers',
  access: 'employee',
};

export const getCaller: CallOf<typeof endpoints.getCaller> = {
  method: 'GET',
  path: '/api/Contact/caller',
  access: 'employee',
};

import type { CallOf } from '#endpoint.ts';
import type * as endpoints from './export-progress.ts';

export const getExportProgress: CallOf<typeof endpoints.getExportProgress> = {
  method: 'GET',
  path: '/api/export-progress/{id}',
  access: 'employee',
};

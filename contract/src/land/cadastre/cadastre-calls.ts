import type { CallOf } from '#endpoint.ts';
import type * as endpoints from './cadastre-endpoints.ts';

export const getPolygonsByCadastralNumber: CallOf<typeof endpoints.getPolygonsByCadastralNumber> = {
  method: 'GET',
  path: '/api/polygon-by-cadaster',
  access: 'employee',
};

export const getPolygonByImage: CallOf<typeof endpoints.getPolygonByImage> = {
  method: 'POST',
  path: '/api/polygon-by-image',
  access: 'employee',
  form: { files: 'file' },
};

import type { CallOf } from '#endpoint.ts';
import type * as endpoints from './favorite-endpoints.ts';

export const listFavorites: CallOf<typeof endpoints.listFavorites> = {
  method: 'GET',
  path: '/api/land/favorites',
  access: 'employee',
};

export const listFavoriteIds: CallOf<typeof endpoints.listFavoriteIds> = {
  method: 'GET',
  path: '/api/land/favorites/ids',
  access: 'employee',
};

export const addFavorite: CallOf<typeof endpoints.addFavorite> = {
  method: 'POST',
  path: '/api/land/favorites',
  access: 'employee',
};

export const updateFavorite: CallOf<typeof endpoints.updateFavorite> = {
  method: 'POST',
  path: '/api/land/favorites/update',
  access: 'employee',
};

export const removeFavorite: CallOf<typeof endpoints.removeFavorite> = {
  method: 'DELETE',
  path: '/api/land/favorites/{propertyId}',
  access: 'employee',
};

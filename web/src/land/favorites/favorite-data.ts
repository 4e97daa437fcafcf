import { listFavoriteIds, listFavorites } from '@gektar/contract/land/favorites/favorite-calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** First part of all query keys of favorites. */
export const favorites = ['land', 'favorites'] as const;

export const favoriteIdsQuery = queryOptions({
  queryKey: [...favorites, 'ids'],
  meta: { changedBy: ['favorites'] },
  queryFn: ({ signal }) => call(listFavoriteIds, {}, { signal }),
});

export const favoritesQuery = queryOptions({
  queryKey: [...favorites, 'list'],
  meta: { changedBy: ['favorites', 'property'] },
  queryFn: ({ signal }) => call(listFavorites, { query: {} }, { signal }),
});

import type { Favorite } from '@gektar/contract/land/favorites/favorite.ts';
import { addFavorite, removeFavorite } from '@gektar/contract/land/favorites/favorite-calls.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { placeText } from '#api/failure-text.ts';
import { useAction } from '#ui/use-action.ts';
import { favoriteIdsQuery, favorites, favoritesQuery } from './favorite-data.ts';

/** Shown when a star is reset after a failure (1§8). */
export const FAILED = 'Произошла ошибка. Пожалуйста, попробуйте позже';

interface Toggle {
  readonly propertyId: string;
  readonly isFavorite: boolean;
}

/** The star responds at once; if the server refuses, it is reset with a message (1§4, 1§8). */
export function useFavoriteToggle() {
  const client = useQueryClient();
  return useAction({
    run: async ({ propertyId, isFavorite }: Toggle): Promise<unknown> =>
      isFavorite ? call(addFavorite, { body: { propertyId } }) : call(removeFavorite, { params: { propertyId } }),
    onMutate: async ({ propertyId, isFavorite }) => {
      await client.cancelQueries({ queryKey: favorites });
      const before = {
        ids: client.getQueryData(favoriteIdsQuery.queryKey),
        list: client.getQueryData(favoritesQuery.queryKey),
      };
      keepIds(client, [propertyId], isFavorite);
      if (!isFavorite) dropFromList(client, propertyId);
      return before;
    },
    revert: (before) => {
      client.setQueryData(favoriteIdsQuery.queryKey, before?.ids);
      client.setQueryData(favoritesQuery.queryKey, before?.list);
    },
    failed: (error) => ({ title: placeText(error, FAILED) }),
    onSettled: () => client.invalidateQueries({ queryKey: favorites }),
  });
}

/** Adds or removes cached favorite ids: before the server has answered, or to revert that after a failure. */
export function keepIds(client: QueryClient, propertyIds: readonly string[], isFavorite: boolean): void {
  const changed = new Set(propertyIds);
  client.setQueryData(favoriteIdsQuery.queryKey, (ids: string[] | undefined) => {
    const others = (ids ?? []).filter((id) => !changed.has(id));
    return isFavorite ? [...others, ...propertyIds] : others;
  });
}

function dropFromList(client: QueryClient, propertyId: string): void {
  client.setQueryData(favoritesQuery.queryKey, (list: Favorite[] | undefined) =>
    list?.filter(({ property }) => property.id !== propertyId),
  );
}

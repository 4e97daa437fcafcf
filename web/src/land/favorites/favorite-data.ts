import type { Favorite } from '@gektar/contract/land/favorites/favorite.ts';
import {
  addFavorite,
  listFavoriteIds,
  listFavorites,
  removeFavorite,
  updateFavorite,
} from '@gektar/contract/land/favorites/favorite-endpoints.ts';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { placeText } from '#api/failure-text.ts';
import { keepAnswer } from '#api/keep-answer.ts';
import { useBulkRun } from '#ui/bulk/use-bulk-run.ts';
import { showError } from '#ui/toast/toast.tsx';
import { useAction } from '#ui/use-action.ts';

const favorites = ['land', 'favorites'] as const;

export const favoriteIdsQuery = queryOptions({
  queryKey: [...favorites, 'ids'],
  queryFn: ({ signal }) => call(listFavoriteIds, {}, { signal }),
});

export const favoritesQuery = queryOptions({
  queryKey: [...favorites, 'list'],
  queryFn: ({ signal }) => call(listFavorites, { query: {} }, { signal }),
});

/** Said when a star went back (1§8). */
const FAILED = 'Произошла ошибка. Пожалуйста, попробуйте позже';

interface Toggle {
  readonly propertyId: string;
  readonly isFavorite: boolean;
}

/** The star answers at once; if the server refuses, it goes back and says so (1§4, 1§8). */
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

/** The same for many objects at once: the stars of those that the server refuses go back, one toast tells of all of them. */
export function useBulkFavorites() {
  const client = useQueryClient();
  const { progress, run, stop } = useBulkRun();
  return {
    progress,
    stop,
    add: async (propertyIds: readonly string[]) => {
      await client.cancelQueries({ queryKey: favorites });
      keepIds(client, propertyIds, true);
      const { done, failed } = await run(propertyIds, (propertyId) => call(addFavorite, { body: { propertyId } }));
      // A stopped run leaves objects that were never asked for.
      const added = new Set(done);
      const others = propertyIds.filter((id) => !added.has(id));
      keepIds(client, others, false);
      const [first] = failed;
      if (first !== undefined) showError(placeText(first.error, FAILED));
      await client.invalidateQueries({ queryKey: favorites });
    },
  };
}

function keepIds(client: QueryClient, propertyIds: readonly string[], isFavorite: boolean): void {
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

/** Saves comment and status over the state that the list shows; the list takes the record as it came back. */
export async function saveNote(
  client: QueryClient,
  favorite: Favorite,
  note: Pick<Favorite, 'status' | 'comment'>,
): Promise<Favorite> {
  const { id, rowVersion } =
    client.getQueryData(favoritesQuery.queryKey)?.find((one) => one.id === favorite.id) ?? favorite;
  const saved = await call(updateFavorite, { body: { id, rowVersion, ...note } });
  await keepFavorite(client, saved);
  return saved;
}

export function keepFavorite(client: QueryClient, saved: Favorite): Promise<void> {
  return keepAnswer<Favorite[]>(client, favoritesQuery.queryKey, (list) =>
    list?.map((favorite) => (favorite.id === saved.id ? saved : favorite)),
  );
}

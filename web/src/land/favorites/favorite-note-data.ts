import type { Favorite } from '@gektar/contract/land/favorites/favorite.ts';
import { updateFavorite } from '@gektar/contract/land/favorites/favorite-calls.ts';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { keepAnswer } from '#api/keep-answer.ts';
import { favoritesQuery } from './favorite-data.ts';

/** Saves comment and status as an edit of the cached favorite, then updates the list with the server's answer. */
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

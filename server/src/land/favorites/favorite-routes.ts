import { Failure } from '@gektar/contract/failure.ts';
import type { Favorite } from '@gektar/contract/land/favorites/favorite.ts';
import {
  addFavorite,
  listFavoriteIds,
  listFavorites,
  removeFavorite,
  updateFavorite,
} from '@gektar/contract/land/favorites/favorite-endpoints.ts';
import { v7 as uuidv7 } from 'uuid';
import { inTransaction } from '#database/transaction.ts';
import type { Route } from '#http/router.ts';
import {
  findFavorite,
  findFavoriteIds,
  findFavorites,
  insertFavorite,
  removeFavoriteOf,
  updateFavoriteNote,
} from './favorite-queries.ts';

/** Favorites of one employee; invisible to others (E-11). */
export function favoriteRoutes(route: Route): void {
  route(listFavorites, (call) => findFavorites(call, call.employeeId, call.query));
  route(listFavoriteIds, ({ db, employeeId }) => findFavoriteIds(db, employeeId));
  route(addFavorite, async ({ db, employeeId, body }) => {
    const id = await insertFavorite(db, uuidv7(), employeeId, body.propertyId);
    return must(await findFavorite(db, employeeId, id));
  });
  route(updateFavorite, ({ db, employeeId, body }) =>
    // In a transaction, so that a refusal writes nothing.
    inTransaction(db, async (tx) => {
      const isUpdated = await updateFavoriteNote(tx, employeeId, body);
      const favorite = must(await findFavorite(tx, employeeId, body.id));
      if (!isUpdated) throw new Failure('favorite.changed', { current: favorite });
      return favorite;
    }),
  );
  route(removeFavorite, async ({ db, employeeId, params }) => {
    await removeFavoriteOf(db, employeeId, params.propertyId);
    return { id: params.propertyId };
  });
}

function must(favorite: Favorite | undefined): Favorite {
  if (!favorite) throw new Failure('favorite.not_found');
  return favorite;
}

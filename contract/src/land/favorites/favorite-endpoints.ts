import * as z from 'zod';
import { endpoint } from '#endpoint.ts';
import { paging } from '#list.ts';
import { RowVersion } from '#row-version.ts';
import { Favorite } from './favorite.ts';

export const listFavorites = endpoint({
  method: 'GET',
  path: '/api/land/favorites',
  access: 'employee',
  summary: 'Избранное сотрудника, новое последним',
  query: z.object(paging(1000)),
  output: z.array(Favorite),
  failures: [],
});

export const listFavoriteIds = endpoint({
  method: 'GET',
  path: '/api/land/favorites/ids',
  access: 'employee',
  summary: 'Id объектов в избранном сотрудника',
  output: z.array(z.uuid()),
  failures: [],
});

export const addFavorite = endpoint({
  method: 'POST',
  path: '/api/land/favorites',
  access: 'employee',
  summary: 'Объект в избранное; повтор ничего не меняет',
  body: z.object({ propertyId: z.uuid() }),
  output: Favorite,
  success: 201,
  failures: ['property.not_found', 'favorite.not_found'],
});

export const updateFavorite = endpoint({
  method: 'POST',
  path: '/api/land/favorites/update',
  access: 'employee',
  summary: 'Комментарий и состояние записи избранного (E-11)',
  body: z.object({
    id: z.uuid(),
    rowVersion: RowVersion,
    status: z.boolean(),
    comment: z
      .string()
      .trim()
      .max(10_000)
      .nullable()
      .default(null)
      .transform((text) => text || null),
  }),
  output: Favorite,
  failures: ['favorite.not_found', 'favorite.changed'],
});

/** Takes the property's id, as specified (1§7); the answer has it as `id`, like every deletion. */
export const removeFavorite = endpoint({
  method: 'DELETE',
  path: '/api/land/favorites/{propertyId}',
  access: 'employee',
  summary: 'Убрать объект из избранного; повтор ничего не меняет',
  params: z.object({ propertyId: z.uuid() }),
  output: z.object({ id: z.uuid() }),
  failures: [],
});

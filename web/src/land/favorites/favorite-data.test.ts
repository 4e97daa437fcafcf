import type { Favorite } from '@gektar/contract/land/favorites/favorite.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { favoriteIdsQuery, favoritesQuery } from './favorite-data.ts';
import { keepFavorite } from './favorite-note-data.ts';
import { keepIds } from './favorite-toggle.ts';

const favorite = (id: string, comment: string): Favorite => ({ id, rowVersion: 1, comment }) as Favorite;

test('a saved note takes the place of its favorite alone', async () => {
  const client = new QueryClient();
  const [pond, road, field] = [favorite('a', 'пруд'), favorite('b', 'дорога'), favorite('c', 'поле')];
  client.setQueryData(favoritesQuery.queryKey, [pond, road, field]);
  const saved = { ...road, rowVersion: 2, comment: 'дорога с асфальтом' };
  await keepFavorite(client, saved);
  expect(client.getQueryData(favoritesQuery.queryKey)).toEqual([pond, saved, field]);
});

test('a saved note makes no list where none has been read', async () => {
  const client = new QueryClient();
  await keepFavorite(client, favorite('a', 'пруд'));
  expect(client.getQueryData(favoritesQuery.queryKey)).toBeUndefined();
});

test('stars are put and taken away, those of other plots stay', () => {
  const client = new QueryClient();
  const starred = () => client.getQueryData(favoriteIdsQuery.queryKey);
  keepIds(client, ['a', 'b'], true);
  expect(starred()).toEqual(['a', 'b']);
  keepIds(client, ['b', 'c'], true);
  expect(starred()).toEqual(['a', 'b', 'c']);
  keepIds(client, ['a', 'c'], false);
  expect(starred()).toEqual(['b']);
});

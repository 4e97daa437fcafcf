import { expect, test } from 'vitest';
import { heldAmong } from './held-among.ts';
import type { HeldObjects } from './to-selection-kind.ts';

const held = (requestId: string, count: number, isClientFavorite = false): HeldObjects => ({
  requestId,
  count,
  isClientFavorite,
  dateTimeCreated: '2026-11-18T12:00:00',
  addedByEmployeeId: null,
});

test('more objects than one call takes are asked for in parts, and the counts of a request are summed', async () => {
  const asked: (readonly string[])[] = [];
  const answers = [[held('a', 1), held('b', 2)], [held('a', 2, true)]];
  const found = await heldAmong(
    {
      ofObjects: async (ids) => {
        asked.push(ids);
        return answers[asked.length - 1] ?? [];
      },
    },
    ['1', '2', '3'],
    2,
  );
  expect(asked).toEqual([['1', '2'], ['3']]);
  expect(found).toEqual([held('a', 3, true), held('b', 2)]);
});

test('nothing is asked about no objects', async () => {
  expect(await heldAmong({ ofObjects: () => Promise.reject(new Error('asked')) }, [], 2)).toEqual([]);
});

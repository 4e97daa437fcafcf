import type { Polygon } from '@gektar/contract/measure/polygon.ts';
import { expect, test, vi } from 'vitest';
import { type Cadastre, withOwnOutlines } from './cadastre.ts';

const [outside, own]: [Polygon, Polygon] = [
  {
    coordinates: [
      [55, 37],
      [55, 38],
      [56, 38],
    ],
  },
  {
    coordinates: [
      [57, 37],
      [57, 38],
      [58, 38],
    ],
  },
];

async function answer(outlinesOf: Cadastre['outlinesOf'], deadlineMs = 60_000) {
  const onTrouble = vi.fn();
  const cadastre = withOwnOutlines(
    { cadastre: { outlinesOf }, deadlineMs, onTrouble },
    { outlinesOf: async () => [own] },
  );
  return { outlines: await cadastre.outlinesOf('50:20:1:1'), troubles: onTrouble.mock.calls.length };
}

test('the cadastre outside is asked first, and its word counts', async () => {
  expect(await answer(async (number) => (number === '50:20:1:1' ? [outside] : []))).toEqual({
    outlines: [outside],
    troubles: 0,
  });
});

test('a number that it does not know may be known here', async () => {
  expect(await answer(async () => [])).toEqual({ outlines: [own], troubles: 0 });
});

test('a refusal and a silence beyond the deadline leave the word to our own table', async () => {
  expect(await answer(() => Promise.reject(new Error('403')))).toEqual({ outlines: [own], troubles: 1 });
  expect(await answer(() => new Promise(() => undefined), 20)).toEqual({ outlines: [own], troubles: 1 });
});

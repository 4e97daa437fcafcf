import { expect, test } from 'vitest';
import { PIN_HEIGHT, pilePins, pinWidth } from './pin-piles.ts';

const pin = (order: number, x: number, y: number) => ({ text: String(order), order, x, y });
const piled = (pins: Parameters<typeof pilePins>[0]) => pilePins(pins).map(({ text, x, y }) => [text, x, y]);

test('pins that stand apart stay alone, where they are', () => {
  expect(piled([pin(1, 0, 0), pin(2, 40, 0), pin(3, 0, PIN_HEIGHT)])).toEqual([
    ['1', 0, 0],
    ['2', 40, 0],
    ['3', 0, PIN_HEIGHT],
  ]);
  expect(piled([])).toEqual([]);
});

test('pins of one point are one with all of their numbers, at that point', () => {
  expect(piled([pin(2, 70, 30), pin(4, 0, 0), pin(5, 70, 30)])).toEqual([
    ['2, 5', 70, 30],
    ['4', 0, 0],
  ]);
});

test('pins that would cover each other are one; of many the first numbers are named and the rest counted', () => {
  expect(piled([pin(1, 0, 0), pin(2, 10, 4)])).toEqual([['1, 2', 5, 2]]);
  const [pile] = pilePins(Array.from({ length: 60 }, (_, n) => pin(n + 1, n % 5, n % 3)));
  expect(pile?.text).toBe('1, 2 +58');
  expect(pile?.pins.map(({ order }) => order)).toEqual(Array.from({ length: 60 }, (_, n) => n + 1));
});

test('a pile that grew over its neighbour takes it in, until nothing covers anything', () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const pins = Array.from({ length: 1_000 }, (_, n) => pin(n + 1, random() * 1_200, random() * 800));
  const piles = pilePins(pins);
  expect(piles.flatMap((pile) => pile.pins)).toHaveLength(1_000);
  for (const [index, one] of piles.entries()) {
    expect(one.pins.map(({ order }) => order)).toEqual(one.pins.map(({ order }) => order).toSorted((a, b) => a - b));
    for (const other of piles.slice(index + 1)) {
      const isClear =
        Math.abs(one.x - other.x) >= (pinWidth(one.text) + pinWidth(other.text)) / 2 ||
        Math.abs(one.y - other.y) >= PIN_HEIGHT;
      expect(isClear, `${one.text} and ${other.text}`).toBe(true);
    }
  }
});

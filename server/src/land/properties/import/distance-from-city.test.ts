import type { LatLon } from '@gektar/contract/measure/position.ts';
import { expect, inject, test } from 'vitest';
import { openDb } from '#database/db.ts';
import { createDatabase } from '#testing/cluster.ts';
import { distanceFromCity } from './distance-from-city.ts';
import { regionalCapitals } from './regional-capitals.ts';

// Measured on the full outline of the ring road, 416 corners.
test.each<[string, LatLon, number]>([
  ['Мытищи', [55.9105, 37.7364], 2.8],
  ['Одинцово', [55.678, 37.2777], 7.8],
  ['Домодедово', [55.4363, 37.7665], 16.2],
  ['Подольск', [55.4312, 37.5455], 16.4],
  ['Зеленоград', [55.9849, 37.2056], 18.0],
  ['Троицк', [55.4833, 37.3], 18.3],
  ['Щапово', [55.403774, 37.461716], 20.9],
  ['Ногинск', [55.8545, 38.4418], 37.9],
  ['Клин', [56.3333, 36.7333], 66.4],
  ['Шаховская', [56.0323, 35.5061], 119.2],
])('around Moscow the ring road is what distances are counted from: %s', (_town, point, km) => {
  expect(Math.abs((distanceFromCity(50, point) ?? 0) - km)).toBeLessThanOrEqual(0.21);
});

test('inside the ring road a plot is in the city', () => {
  expect(distanceFromCity(77, [55.7558, 37.6173])).toBe(0);
  expect(distanceFromCity(77, [55.6, 37.6])).toBe(0);
  expect(distanceFromCity(77, [55.89, 37.6])).toBe(0);
});

test('elsewhere distances are counted from the capital of the region', () => {
  // Обнинск from Калуга, Гатчина from Санкт-Петербург, by a map.
  expect(distanceFromCity(40, [55.0968, 36.6101])).toBeCloseTo(69.5, 0);
  expect(distanceFromCity(47, [59.5652, 30.1282])).toBeCloseTo(43, 0);
  expect(distanceFromCity(24, [56.009, 92.852])).toBe(0);
});

test('every region on record but the two around Moscow has a capital', async () => {
  const db = openDb(await createDatabase(inject('clusterUrl'), 'regional_capitals'));
  const regions = await db.selectFrom('shared.regions').select('id').where('id', 'not in', [50, 77]).execute();
  await db.destroy();
  const known = Object.keys(regionalCapitals).map(Number);
  expect(known.toSorted((a, b) => a - b)).toEqual(regions.map(({ id }) => id).toSorted((a, b) => a - b));
  expect(distanceFromCity(1_000, [55, 37])).toBeUndefined();
});

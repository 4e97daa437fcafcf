import { expect, test } from 'vitest';
import { readFigures } from './search-figures.ts';

test.each([
  ['5 млн', { price: { from: 4_500_000, to: 5_500_000 } }],
  ['5,5 млн руб.', { price: { from: 4_950_000, to: 6_050_000 } }],
  ['до 7 миллионов', { price: { from: null, to: 7_000_000 } }],
  ['от 900 тыс', { price: { from: 900_000, to: null } }],
  ['3-4 млн', { price: { from: 3_000_000, to: 4_000_000 } }],
  ['от 9 до 8 млн', { price: { from: 8_000_000, to: 9_000_000 } }],
  ['12 000 000 ₽', { price: { from: 10_800_000, to: 13_200_000 } }],
  ['12 га', { areaHa: { from: 10.8, to: 13.2 }, areaM2: { from: 108_000, to: 132_000 } }],
  ['45 000 м²', { areaHa: { from: 4.05, to: 4.95 }, areaM2: { from: 40_500, to: 49_500 } }],
  ['до 2000 кв. м', { areaHa: { from: null, to: 0.2 }, areaM2: { from: null, to: 2_000 } }],
  ['20 соток', { areaHa: { from: 0.18, to: 0.22 }, areaM2: { from: 1_800, to: 2_200 } }],
  ['55.75, 37.61', { position: [55.75, 37.61] }],
  ['55,7512 37,6184', { position: [55.7512, 37.6184] }],
])('%s is read as figures', (typed, figures) => {
  expect(readFigures(typed)).toEqual(figures);
});

test.each(['5', '50:20', 'млн', '12 гатчина', 'участок 12 га', '95.75, 37.61', '8 916 123-45-67', '55.75'])(
  '%s is none',
  (typed) => {
    expect(readFigures(typed)).toBeUndefined();
  },
);

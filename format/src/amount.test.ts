import { expect, test } from 'vitest';
import { type AmountKind, readAmount } from './amount.ts';

type Ends = readonly [from: number | null, to: number | null, exact?: number];

test.each<[string, AmountKind, Ends]>([
  ['5 000', 'squareMetre', [null, null, 5000]],
  ['5000', 'squareMetre', [null, null, 5000]],
  ['5\u00A0000', 'squareMetre', [null, null, 5000]],
  ['5-8 тыс', 'squareMetre', [5000, 8000]],
  ['5–8 тыс. м²', 'squareMetre', [5000, 8000]],
  ['5 - 8 т', 'squareMetre', [5000, 8000]],
  ['5 тыс - 8 тыс', 'squareMetre', [5000, 8000]],
  ['5000-8 тыс', 'squareMetre', [5000, 8000]],
  ['800-1,5 тыс', 'squareMetre', [800, 1500]],
  ['5000-8000 кв.м', 'squareMetre', [5000, 8000]],
  ['от 5 до 8 тыс метров', 'squareMetre', [5000, 8000]],
  ['от 5 тыс', 'squareMetre', [5000, null]],
  ['до 10 тысяч метров', 'squareMetre', [null, 10_000]],
  ['не менее 3 000 м2', 'squareMetre', [3000, null]],
  ['около 2 500', 'squareMetre', [null, null, 2500]],
  ['Площадь: 700', 'squareMetre', [null, null, 700]],
  ['1,5 га', 'squareMetre', [null, null, 15_000]],
  ['12,5 га', 'hectare', [null, null, 12.5]],
  ['3-7', 'hectare', [3, 7]],
  ['3…7 га', 'hectare', [3, 7]],
  ['15 соток', 'hectare', [null, null, 0.15]],
  ['10-15 соток', 'hectare', [0.1, 0.15]],
  ['5000 м2', 'hectare', [null, null, 0.5]],
  ['от 2 га', 'hectare', [2, null]],
  ['150 млн', 'rouble', [null, null, 150_000_000]],
  ['150 млн руб.', 'rouble', [null, null, 150_000_000]],
  ['1.2 млрд', 'rouble', [null, null, 1_200_000_000]],
  ['1,2 миллиарда рублей', 'rouble', [null, null, 1_200_000_000]],
  ['100-150 млн', 'rouble', [100_000_000, 150_000_000]],
  ['до 90 000 000 ₽', 'rouble', [null, 90_000_000]],
  ['900к', 'rouble', [null, null, 900_000]],
  ['9000', 'rate', [null, null, 9000]],
  ['до 9 тыс', 'rate', [null, 9000]],
  ['не дороже 8 500 руб./м² в год', 'rate', [null, 8500]],
  ['8500 за метр', 'rate', [null, null, 8500]],
])('%j as %s', (text, kind, [from, to, exact = null]) => {
  expect(readAmount(text, kind)).toEqual({ from, to, exact });
});

test.each<[string, AmountKind]>([
  ['', 'rouble'],
  ['по запросу', 'rouble'],
  ['8-5 тыс', 'squareMetre'],
  ['0', 'squareMetre'],
  ['-5', 'hectare'],
  ['5 00', 'squareMetre'],
  ['12,5,7 га', 'hectare'],
  ['20.11.2026', 'rouble'],
  ['+7 900 000-00-42', 'rouble'],
  ['5 тыс штук', 'squareMetre'],
  ['5 км', 'squareMetre'],
  ['150 м', 'rouble'],
  ['3 этажа', 'squareMetre'],
  ['1e9', 'rouble'],
  ['<b>5</b>', 'rouble'],
  ['5-8-9 тыс', 'squareMetre'],
  ['9 999 999 999 999', 'rouble'],
  ['до 5 до 8', 'squareMetre'],
  [`${'9'.repeat(5000)} млрд`, 'rouble'],
])('%j is no amount of the kind %s', (text, kind) => {
  expect(readAmount(text, kind)).toBeUndefined();
});

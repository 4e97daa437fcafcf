import { expect, test } from 'vitest';
import { valueText } from './object-values.ts';

test('a number has the decimals that will be written', () => {
  const description = { kind: 'number', unit: 'га' } as const;
  expect(valueText({ label: 'Площадь', description } as Parameters<typeof valueText>[0], 0.125)).toBe('0,125');
  expect([0.097, 12.5, 7_000].map((value) => valueText({ label: 'Площадь' }, value))).toEqual([
    ...['0,097', '12,50', '7\u00a0000,00'],
  ]);
});

import { expect, test } from 'vitest';
import { formatBytes } from './bytes.ts';

test.for([
  [0, '0 Б'],
  [812, '812 Б'],
  [1023, '1 023 Б'],
  [1024, '1 КБ'],
  [1_500_000, '1,4 МБ'],
  [52_428_800, '50 МБ'],
  [1_073_741_823, '1 ГБ'],
  [5_000_000_000_000, '4,5 ТБ'],
] as const)('%i bytes read as %s', ([bytes, text]) => {
  expect(formatBytes(bytes).replaceAll(/[\u00A0\u202F]/g, ' ')).toBe(text);
});

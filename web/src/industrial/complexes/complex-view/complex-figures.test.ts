import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import { expect, test } from 'vitest';
import { complexFigures } from './complex-figures.ts';

test("a rate is 'По запросу' only while a vacancy is open", () => {
  const rate = (averageRentalRate: number | null, vacancyCount: number) => {
    const complex: Partial<FullComplex> = { averageRentalRate, vacancyCount, freeArea: 0, buildings: [] };
    return complexFigures(complex as FullComplex)[2];
  };
  expect(rate(null, 0)).toEqual({ label: 'Ставка, ср.', text: 'Не указано', isWord: true });
  expect(rate(null, 2)).toEqual({ label: 'Ставка, ср.', text: 'По запросу', isWord: true });
  expect(rate(9_348.75, 2)).toMatchObject({ text: '9\u00a0348,75' });
});

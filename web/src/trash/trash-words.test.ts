import type { TrashEntry } from '@gektar/contract/trash/trash.ts';
import { expect, test } from 'vitest';
import { daysLeftText, partsText } from './trash-words.ts';

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

test('days that are left are counted in words, the last one by its name', () => {
  expect([1, 2, 3, 30].map((daysLeft) => plain(daysLeftText({ daysLeft })))).toEqual([
    'последний день',
    '2 дня',
    '3 дня',
    '30 дней',
  ]);
});

test('what went along is counted; nothing is said of nothing', () => {
  const of = (buildingCount: number, vacancyCount: number) =>
    plain(partsText({ buildingCount, vacancyCount } as TrashEntry));
  expect(of(0, 0)).toBeUndefined();
  expect(of(2, 5)).toBe('вместе с ним: 2 здания, 5 вакансий');
  expect(of(0, 1)).toBe('вместе с ним: 1 вакансия');
});

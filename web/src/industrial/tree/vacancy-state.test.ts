import { expect, test } from 'vitest';
import { isOpenVacancy, vacancyState } from './vacancy-state.ts';

test.each([
  [3, 'Приостановлена'],
  [4, 'Забронирована'],
  [5, 'Требует проверки'],
])('status %i without a deal warns by its name [IND-VAC-004, IND-VAC-031]', (vacancyStatus, tip) => {
  expect(vacancyState({ vacancyStatus, hasDeal: false })).toEqual({ kind: 'warning', tip });
});

test('a vacancy with a deal is told closed, whatever its status [IND-VAC-005]', () => {
  for (const vacancyStatus of [1, 2, 3, 4, 5]) {
    expect(vacancyState({ vacancyStatus, hasDeal: true })).toEqual({ kind: 'closed', tip: 'Закрытая вакансия' });
  }
});

test('any other vacancy is open, without a tip', () => {
  expect(vacancyState({ vacancyStatus: 1, hasDeal: false })).toEqual({ kind: 'open' });
  expect(vacancyState({ vacancyStatus: 2, hasDeal: false })).toEqual({ kind: 'open' });
});

test('active vacancies that no deal closed are counted as open', () => {
  const active = { isEnabled: true, vacancyStatus: 1, hasDeal: false };
  expect(isOpenVacancy(active)).toBe(true);
  expect(isOpenVacancy({ ...active, vacancyStatus: 4 })).toBe(true);
  expect(isOpenVacancy({ ...active, vacancyStatus: 2 })).toBe(false);
  expect(isOpenVacancy({ ...active, hasDeal: true })).toBe(false);
  expect(isOpenVacancy({ ...active, isEnabled: false })).toBe(false);
});

import { nbsp } from '@gektar/format/no-break.ts';
import { expect, test } from 'vitest';
import { vacancyCrumb, vacancyPageName, vacancyPlace, vacancyTitle } from './vacancy-words.ts';

const placed = { name: '2-А', buildingName: 'Корпус 2', complexName: 'Логопарк Север' };

test('a vacancy is called by its word and its own name, once', () => {
  expect(vacancyTitle(placed)).toBe('Вакансия 2-А');
  expect(vacancyTitle({ name: 'вакансия 7' })).toBe('вакансия 7');
  expect(vacancyTitle({ name: 'Вакансия' })).toBe('Вакансия');
  expect(vacancyTitle({ name: 'Вакансионный блок' })).toBe('Вакансия Вакансионный блок');
});

test('breadcrumb and tab of the browser name its building, too', () => {
  expect(vacancyCrumb(placed)).toBe('Корпус 2, вакансия 2-А');
  expect(vacancyPageName(placed)).toBe('Вакансия 2-А · Корпус 2 · Логопарк Север');
});

test.each([
  [{ id: 1, name: 'Новосходненское шоссе' }, 24, 'Новосходненское шоссе, 24,00 км от МКАД'],
  [null, 7.5, '7,50 км от МКАД'],
  [{ id: 1, name: 'Новосходненское шоссе' }, null, 'Новосходненское шоссе'],
  [null, null, ''],
])('highway %o and distance %o are one line', (highway, distanceFromRingRoad, line) => {
  expect(vacancyPlace({ highway, distanceFromRingRoad }).replaceAll(nbsp, ' ')).toBe(line);
});

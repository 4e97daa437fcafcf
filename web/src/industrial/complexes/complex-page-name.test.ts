import { expect, test } from 'vitest';
import { complexPageName } from './complex-page-name.ts';

const complex = {
  name: 'Логопарк Север',
  buildings: [
    { id: 'b1', name: 'Корпус 1', vacancies: [{ id: 'v1', name: '1-А' }] },
    { id: 'b2', name: 'Корпус 2', vacancies: [{ id: 'v2', name: '2-Б' }] },
  ],
};

test('the tab names the complex, then the building and the vacancy that the address names [IND-CPX-019]', () => {
  expect(complexPageName(complex, {})).toBe('Комплекс Логопарк Север');
  expect(complexPageName(complex, { building: 'b2' })).toBe('Комплекс Логопарк Север · Здание Корпус 2');
  expect(complexPageName(complex, { building: 'b2', vacancy: 'v2' })).toBe(
    'Комплекс Логопарк Север · Здание Корпус 2 · Вакансия 2-Б',
  );
});

test('a part that is not of the complex, or not of that building, is left out of the title', () => {
  expect(complexPageName(complex, { building: 'b3', vacancy: 'v1' })).toBe('Комплекс Логопарк Север');
  expect(complexPageName(complex, { building: 'b1', vacancy: 'v2' })).toBe('Комплекс Логопарк Север · Здание Корпус 1');
});

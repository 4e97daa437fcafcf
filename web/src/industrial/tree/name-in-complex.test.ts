import { expect, test } from 'vitest';
import { nameAndBuilding, nameInComplex } from './name-in-complex.ts';

test('vacancies of one name are told apart by their buildings, those of one building by their names', () => {
  const offered = [
    { buildingName: 'Корпус 1', name: '1-А' },
    { buildingName: 'Корпус 2', name: '1-А' },
    { buildingName: 'Корпус 2', name: '1-Б' },
    { buildingName: 'Цех', name: '1-А' },
  ];
  expect(offered.map(nameInComplex)).toEqual(['корпус 1, 1-А', 'корпус 2, 1-А', 'корпус 2, 1-Б', 'Цех, 1-А']);
  expect(offered.map(nameAndBuilding)).toEqual(['1-А, корпус 1', '1-А, корпус 2', '1-Б, корпус 2', '1-А, Цех']);
});

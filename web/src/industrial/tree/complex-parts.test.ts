import type { FullBuilding } from '@gektar/contract/industrial/buildings/building.ts';
import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { expect, test } from 'vitest';
import { overdueDays } from '#industrial/tree/freshness.ts';
import { type ComplexPageSearch, complexAddress, readComplexPageSearch } from './complex-page-search.ts';
import { archivedCount, buildingsIn, chosenParts, viewOf } from './complex-parts.ts';

const vacancy = (id: string, isEnabled = true) =>
  ({ id, name: id, isEnabled, vacancyStatus: 1, deal: null }) as VacancyRow;
const building = (id: string, vacancies: VacancyRow[], isEnabled = true) => {
  const about: Partial<FullBuilding> = { id, name: id, isEnabled, vacancies, deals: [] };
  return about as FullBuilding;
};
const complex = (isEnabled = true) =>
  ({
    id: 'complex',
    isEnabled,
    buildings: [
      building('1', [vacancy('1-А'), vacancy('1-Б', false)]),
      building('2', []),
      building('3', [vacancy('3-А')], false),
    ],
  }) as FullComplex;
const names = (buildings: readonly FullBuilding[]) =>
  buildings.map(({ id, vacancies }) => [id, ...vacancies.map((one) => one.id)].join(' '));

test('archived parts are gone from the active view and stand in the archived one [IND-BLD-048]', () => {
  expect(names(buildingsIn(complex(), 'active'))).toEqual(['1 1-А', '2']);
  expect(names(buildingsIn(complex(), 'archived'))).toEqual(['1 1-Б', '3 3-А']);
  expect(archivedCount(complex())).toBe(2);
});

test('an archived complex shows all of its parts', () => {
  expect(names(buildingsIn(complex(false), 'active'))).toEqual(['1 1-А 1-Б', '2', '3 3-А']);
  expect(archivedCount(complex(false))).toBe(0);
});

test('the address chooses a part; one in the archive is shown among its like, an unknown one is the first', () => {
  const shown = (search: ComplexPageSearch) => {
    const view = viewOf(complex(), search);
    const { building: one, vacancy: other } = chosenParts(view, buildingsIn(complex(), view), search);
    return [view, one?.id, other?.id];
  };
  expect(shown({})).toEqual(['active', '1', undefined]);
  expect(shown({ building: '1', vacancy: '1-А' })).toEqual(['active', '1', '1-А']);
  expect(shown({ building: '1', vacancy: '1-Б' })).toEqual(['archived', '1', '1-Б']);
  expect(shown({ building: '3' })).toEqual(['archived', '3', undefined]);
  expect(shown({ building: 'gone' })).toEqual(['active', '1', undefined]);
  expect(shown({ archive: true })).toEqual(['archived', '1', undefined]);
});

test('what the address says is read back; what it cannot say is left out', () => {
  expect(complexAddress('c')).toBe('/industrial/complex/c');
  const search = { tab: 'deals', building: 'b', vacancy: 'v', deal: undefined, archive: true } as const;
  expect(complexAddress('c', search)).toBe('/industrial/complex/c?tab=deals&building=b&vacancy=v&archive=true');
  expect(readComplexPageSearch(search)).toEqual(search);
  expect(readComplexPageSearch({ tab: 'nothing', building: 7, archive: 'yes' })).toEqual({});
});

test('vacancies are overdue once the period after their confirmation has passed', () => {
  expect(overdueDays('2026-10-14T12:00:00', 30, '2026-11-13')).toBe(0);
  expect(overdueDays('2026-10-14T12:00:00', 30, '2026-11-22')).toBe(9);
  expect(overdueDays(null, 30, '2026-11-22')).toBe(0);
});

import type { BuildingSummary } from '@gektar/contract/industrial/buildings/building.ts';
import type { VacancyLabel } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { describe, expect, test } from 'vitest';
import {
  blockedReason,
  isDense,
  openAtFirst,
  openVacancyCount,
  type TreePosition,
  type TreeView,
  treeRows,
  treeStep,
  vacancyCount,
  withOpen,
} from './tree-rows.ts';

const vacancy = (name: string, about: Partial<VacancyLabel> = {}): VacancyLabel => ({
  id: name,
  isEnabled: true,
  name,
  vacancyStatus: 1,
  vacancyTypes: 1,
  areaSize: 1_000,
  mainAreaTypeCalc: 1,
  hasDeal: false,
  ...about,
});
const building = (name: string, vacancies: VacancyLabel[], about: Partial<BuildingSummary> = {}): BuildingSummary => ({
  id: name,
  isEnabled: true,
  name,
  buildingType: { id: 1, name: 'Складское' },
  totalArea: 10_000,
  buildingClass: 2,
  complexId: 'complex',
  vacancies,
  deals: [],
  ...about,
});

const closed = vacancy('1-Д', { vacancyStatus: 2, hasDeal: true });
const few = [
  building('Корпус 1', [vacancy('1-А'), vacancy('1-В', { vacancyStatus: 4 }), closed]),
  building('Корпус 2', [vacancy('2-А')]),
  building('Корпус 3', []),
  building('Корпус 4', [vacancy('4-А')], { isEnabled: false }),
];
const many = Array.from({ length: 30 }, (_, index) =>
  building(`Здание ${index + 1}`, [vacancy(`${index + 1}-А`), vacancy(`${index + 1}-Б`)]),
);

const rowsOf = (buildings: readonly BuildingSummary[], view: Partial<TreeView>, current?: TreePosition) =>
  treeRows(buildings, { open: new Set(), isOpenOnly: false, search: '', ...view }, current);
const keys = (...args: Parameters<typeof rowsOf>) => rowsOf(...args).map(({ key }) => key);

describe('lines of the tree', () => {
  test('a folded building is one line, an unfolded one lists its vacancies and adding [IND-BLD-006, IND-BLD-008, IND-BLD-009]', () => {
    expect(keys(few, { open: new Set(['Корпус 2', 'Корпус 3']) })).toEqual([
      'Корпус 1',
      'Корпус 2',
      '2-А',
      'Корпус 2/add',
      'Корпус 3',
      'Корпус 3/add',
      'Корпус 4',
    ]);
  });

  test('while a vacancy is created, its building has the row of the new one [IND-BLD-010]', () => {
    const current = { buildingId: 'Корпус 2', vacancyId: 'new' };
    expect(keys(few.slice(1, 2), { open: new Set(['Корпус 2']) }, current)).toEqual([
      'Корпус 2',
      '2-А',
      'Корпус 2/new',
      'Корпус 2/add',
    ]);
  });

  test('a new vacancy is called as it is typed, before that as what it is', () => {
    const current = { buildingId: 'Корпус 2', vacancyId: 'new' };
    const named = (newName?: string) =>
      rowsOf(few, { open: new Set(['Корпус 2']), newName }, current).flatMap((row) =>
        row.kind === 'new' ? row.name : [],
      );
    expect([named('Секция 7'), named(''), named()]).toEqual([['Секция 7'], ['Новая вакансия'], ['Новая вакансия']]);
  });

  test('only open vacancies are listed on demand, the current one stays', () => {
    const open = new Set(['Корпус 1']);
    expect(keys(few.slice(0, 1), { open, isOpenOnly: true })).toEqual(['Корпус 1', '1-А', '1-В', 'Корпус 1/add']);
    const current = { buildingId: 'Корпус 1', vacancyId: '1-Д' };
    expect(keys(few.slice(0, 1), { open, isOpenOnly: true }, current)).toContain('1-Д');
    expect(openVacancyCount(few)).toBe(4);
    expect(rowsOf(few, {})[0]).toMatchObject({ openCount: 2 });
  });

  test('a search unfolds the vacancies that it finds, a found building stays as it was', () => {
    expect(keys(few, { search: ' 2-а ' })).toEqual(['Корпус 2', '2-А', 'Корпус 2/add']);
    expect(keys(few, { search: 'корпус 3' })).toEqual(['Корпус 3']);
    expect(keys(few, { search: 'нет такого' })).toEqual([]);
  });

  test('among many buildings one is unfolded at a time [IND-BLD-006]', () => {
    expect([isDense(few), isDense(many)]).toEqual([false, true]);
    expect(
      isDense([
        building(
          'Один',
          Array.from({ length: 61 }, (_, index) => vacancy(`${index}`)),
        ),
      ]),
    ).toBe(true);
    expect([...openAtFirst(few, undefined)]).toEqual(['Корпус 1', 'Корпус 2']);
    expect([...openAtFirst(many, { buildingId: 'Здание 7' })]).toEqual(['Здание 7']);
    expect([...withOpen(new Set(['Здание 7']), 'Здание 8', true)]).toEqual(['Здание 8']);
    expect([...withOpen(new Set(['Корпус 1']), 'Корпус 2', false)]).toEqual(['Корпус 1', 'Корпус 2']);
  });
});

test('adding is refused in an archive; the rule of the complex comes before that of the building [IND-BLD-012, IND-BLD-013, IND-BLD-014]', () => {
  expect(blockedReason(true, true)).toBeUndefined();
  expect(blockedReason(true, false)).toBe('Здание находится в архиве, невозможно добавить новый объект');
  expect(blockedReason(false, true)).toBe('Комплекс находится в архиве, невозможно добавить новый объект');
  expect(blockedReason(false, false)).toBe('Комплекс находится в архиве, невозможно добавить новый объект');
});

describe('keys of the tree', () => {
  const rows = rowsOf(few, { open: new Set(['Корпус 1']) });

  test('↓ and ↑ move line by line, Home and End to the ends', () => {
    expect(treeStep('ArrowDown', rows, 0)).toEqual({ to: 1 });
    expect(treeStep('ArrowUp', rows, 0)).toEqual({ to: 0 });
    expect(treeStep('End', rows, 0)).toEqual({ to: rows.length - 1 });
    expect(treeStep('Home', rows, 3)).toEqual({ to: 0 });
  });

  test('→ unfolds, then goes in; ← goes to the building, then folds', () => {
    const second = rows.findIndex(({ key }) => key === 'Корпус 2');
    expect(treeStep('ArrowRight', rows, second)).toEqual({ unfold: 'Корпус 2' });
    expect(treeStep('ArrowRight', rows, 0)).toEqual({ to: 1 });
    expect(treeStep('ArrowRight', rows, 1)).toBeUndefined();
    expect(treeStep('ArrowLeft', rows, 3)).toEqual({ to: 0 });
    expect(treeStep('ArrowLeft', rows, 0)).toEqual({ fold: 'Корпус 1' });
    expect(treeStep('ArrowLeft', rows, second)).toBeUndefined();
  });

  test('* unfolds all, other keys are left alone', () => {
    expect(treeStep('*', rows, 2)).toEqual({ unfoldAll: true });
    expect(treeStep('Enter', rows, 2)).toBeUndefined();
    expect(treeStep('ArrowDown', [], 0)).toBeUndefined();
  });
});

test('the number beside each switch of the tree is that of the vacancies it lists once all is unfolded', () => {
  const listed = (isOpenOnly: boolean) =>
    rowsOf(few, { open: new Set(few.map(({ id }) => id)), isOpenOnly }).filter(({ kind }) => kind === 'vacancy').length;
  expect([openVacancyCount(few), vacancyCount(few)]).toEqual([listed(true), listed(false)]);
  expect(openVacancyCount(few)).toBeLessThan(vacancyCount(few));
});

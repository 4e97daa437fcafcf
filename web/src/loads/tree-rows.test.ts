import type { LoadTree, TreeVacancy } from '@gektar/contract/loads/load-tree.ts';
import { expect, test } from 'vitest';
import { areaOf, complexesShown, moveOf, rowsOf, sourceText } from './tree-rows.ts';

const vacancy = (row: number, area: number | null = row * 100): TreeVacancy => ({
  ...{ key: `Склады!${row}`, name: `Б-${row}`, about: 'сухой, A', areaKind: 'warehouse', area },
  ...{ sheet: 'Склады', row, text: '' },
});
const tree: LoadTree = {
  complexes: [
    {
      ...{ node: 'c1', name: 'Логопарк Север', spellings: [], complexId: 'id-1', isNew: false, near: null },
      buildings: [
        {
          ...{ node: 'b1', name: 'Корпус 1', spellings: [], buildingId: 'id-2', isNew: false },
          vacancies: [vacancy(6), vacancy(7), vacancy(8)],
        },
        { node: 'b2', name: 'Корпус 2', spellings: [], buildingId: null, isNew: false, vacancies: [vacancy(11)] },
      ],
    },
    {
      ...{ node: 'c2', name: 'Соколово', spellings: [], complexId: null, isNew: true, near: null },
      buildings: [
        { node: 'b3', name: '', spellings: [], buildingId: null, isNew: false, vacancies: [vacancy(16, null)] },
      ],
    },
  ],
};
const all = rowsOf(tree.complexes, new Set());
const at = (node: string) => {
  const row = all.find((one) => one.node === node);
  if (row === undefined) throw new Error(node);
  return row;
};

test('lines below a closed one are left out; sums and rows are those of all vacancies', () => {
  expect(rowsOf(tree.complexes, new Set(['c1'])).map(({ node }) => node)).toEqual(['c1', 'c2', 'b3', 'Склады!16']);
  expect([areaOf(at('c1')), areaOf(at('b2')), areaOf(at('c2'))]).toEqual([3200, 1100, null]);
  expect([sourceText(at('c1')), sourceText(at('b2'))]).toEqual(['6-8, 11', '11']);
  expect(sourceText({ vacancies: [vacancy(3), vacancy(2), vacancy(9)] })).toBe('2, 3, 9');
});

test('filters show new complexes, or those with a question', () => {
  const names = (shown: 'new' | 'asked') => complexesShown(tree, shown, new Set(['Склады!8'])).map(({ name }) => name);
  expect([names('new'), names('asked')]).toEqual([['Соколово'], ['Логопарк Север']]);
});

test('a dropped line goes to the complex and the building of its target; onto its own part it does not move', () => {
  expect(moveOf(at('Склады!7'), at('b2'))).toEqual({
    ...{ kind: 'place', keys: ['Склады!7'], complex: null, building: { name: 'Корпус 2', id: null, isNew: false } },
  });
  expect(moveOf(at('Склады!16'), at('Склады!6'))).toEqual({
    kind: 'place',
    keys: ['Склады!16'],
    complex: { name: 'Логопарк Север', id: 'id-1', isNew: false },
    building: { name: 'Корпус 1', id: 'id-2', isNew: false },
  });
  expect(moveOf(at('b2'), at('c2'))).toEqual({
    ...{ kind: 'place', keys: ['Склады!11'], complex: { name: 'Соколово', id: null, isNew: true }, building: null },
  });
  expect([moveOf(at('Склады!6'), at('b1')), moveOf(at('b1'), at('c1')), moveOf(at('c1'), at('c1'))]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

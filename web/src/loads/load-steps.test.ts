import type { LoadQuestion } from '@gektar/contract/loads/load.ts';
import { expect, test } from 'vitest';
import { readLoadSearch } from './load-search.ts';
import { firstStep, stepsOf } from './load-steps.ts';

const question = (level: LoadQuestion['level'], count: number, field = 'price') =>
  ({ level, count, group: level, field }) as LoadQuestion;
const asking = {
  state: 'questions' as const,
  domain: 'land' as const,
  sender: { id: '0199-межа', name: 'Агентство «Межа»' },
  questions: [question('column', 58), question('group', 4)],
};

test('a load opens with what is asked first: the columns, then the objects', () => {
  expect(firstStep(asking)).toBe('columns');
  expect(firstStep({ ...asking, questions: [question('cell', 1)] })).toBe('objects');
  expect(firstStep({ ...asking, questions: [] })).toBe('objects');
  expect(firstStep({ ...asking, state: 'done' })).toBe('run');
});

test('a load of an unknown sender opens with its columns, whatever it asks', () => {
  const unknown = { ...asking, sender: null, questions: [] };
  expect(firstStep(unknown)).toBe('columns');
  expect(firstStep({ ...unknown, domain: 'industrial', questions: [question('cell', 2)] })).toBe('columns');
  expect(firstStep({ ...unknown, state: 'done' })).toBe('run');
});

test('a load whose rows are being read shows its columns; the other steps cannot be opened yet', () => {
  const reading = { ...asking, state: 'reading' as const, questions: [] };
  expect(firstStep(reading)).toBe('columns');
  expect(stepsOf(reading, 'columns').map(({ state }) => state)).toEqual(['current', 'next', 'next']);
});

test('the head counts questions to the file by question, those to objects by cell, each once; the acceptance is no link yet', () => {
  expect(stepsOf(asking, 'objects').map(({ label, state, questionCount }) => [label, state, questionCount])).toEqual([
    ['Столбцы', 'past', 1],
    ['Объекты', 'current', 4],
    ['Приём', 'next', 0],
  ]);
  expect(stepsOf({ ...asking, state: 'done' }, 'run').map(({ state }) => state)).toEqual(['past', 'past', 'current']);
});

test('a field that the file does not have is asked about once, whatever the number of objects', () => {
  const questions = [question('group', 4), question('absent', 11, 'height'), question('absent', 11, 'status')];
  const load = { ...asking, questions };
  expect(firstStep(load)).toBe('objects');
  expect(stepsOf(load, 'objects').map(({ label, questionCount }) => [label, questionCount])).toEqual([
    ['Столбцы', 0],
    ['Объекты', 6],
    ['Приём', 0],
  ]);
});

test('a link with an unknown step or filter opens the load without it', () => {
  expect(readLoadSearch({ step: 'objects', show: 'doubt', group: 'leaseVat' })).toEqual({
    step: 'objects',
    show: 'doubt',
    group: 'leaseVat',
  });
  expect(readLoadSearch({ step: 'rows', show: 'every', group: 7 })).toEqual({});
});

test('warehouses have a step with complexes, which counts questions about their names and those of buildings', () => {
  const questions = [question('group', 3, 'complex.name'), question('cell', 1, 'building.name'), question('cell', 1)];
  const load = { ...asking, domain: 'industrial', questions } as const;
  expect(firstStep(load)).toBe('tree');
  expect(stepsOf(load, 'tree').map(({ label, state, questionCount }) => [label, state, questionCount])).toEqual([
    ['Столбцы', 'past', 0],
    ['Комплексы', 'current', 2],
    ['Объекты', 'past', 1],
    ['Приём', 'next', 0],
  ]);
});

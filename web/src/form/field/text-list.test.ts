import { describe, expect, test } from 'vitest';
import { addEntries, entryProblem, removeEntry, replaceEntry, sortEntries, splitEntries } from './text-list.ts';

const numbers = ['50:20:0010203:145', '50:20:0010417:38'];

describe('a typed list', () => {
  test('takes a new entry at the front, updates and deletes', () => {
    expect(addEntries(numbers, [' 77:17:0000000:9031 '])[0]).toBe('77:17:0000000:9031');
    expect(replaceEntry(numbers, 1, '1:2:3:4')).toEqual(['50:20:0010203:145', '1:2:3:4']);
    expect(removeEntry(numbers, 0)).toEqual(['50:20:0010417:38']);
  });

  test('takes several pasted entries at once, without doubles', () => {
    expect(splitEntries(' 1:1\n2:2; 3:3,\n')).toEqual(['1:1', '2:2', '3:3']);
    expect(addEntries(['2:2'], ['1:1', '2:2', '1:1'])).toEqual(['1:1', '2:2']);
  });

  test('asks about each of several entries: the good ones can join, of the others it is told what is wrong [LAND-PROP-092]', async () => {
    const check = async (entry: string) => (entry.startsWith('9') ? 'Занят' : undefined);
    expect(await sortEntries(numbers, ['1:1', '9:1', '50:20:0010417:38', '9:2', '1:1'], check)).toEqual({
      good: ['1:1'],
      bad: ['9:1', '9:2', '50:20:0010417:38'],
      problem: 'Занят: 9:1, 9:2. Уже есть в списке: 50:20:0010417:38',
    });
    expect(await sortEntries(numbers, ['9:1'], check)).toEqual({ good: [], bad: ['9:1'], problem: 'Занят' });
    expect(await sortEntries(numbers, ['1:1', '2:2'], check)).toMatchObject({
      good: ['1:1', '2:2'],
      problem: undefined,
    });
    expect(await sortEntries(numbers, [], check)).toMatchObject({ problem: 'Введите данные' });
  });

  test('asks for something to be entered, and only once', () => {
    expect(entryProblem(numbers, ' ')).toBe('Введите данные');
    expect(entryProblem(numbers, '50:20:0010417:38 ')).toBe('Уже есть в списке');
    expect(entryProblem(numbers, '50:20:0010417:38', 1)).toBeUndefined();
  });
});

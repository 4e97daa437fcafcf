import type { LoadKnown } from '@gektar/contract/loads/load.ts';
import { expect, test } from 'vitest';
import { knownChoices, knownWords } from './known-words.ts';

const known = (about: Partial<LoadKnown>): LoadKnown => ({
  ...{ kind: 'day', text: '2026-11-17', label: '', row: 1, count: 1, isByHand: false },
  ...about,
});

test('what the file says about itself names the row that says it', () => {
  expect(knownWords(known({}))).toEqual({ name: 'Цены на', value: '17.11.2026', source: 'строка 1' });
  expect(knownWords(known({ row: null })).source).toBe('день загрузки');
  const opex = known({ kind: 'opex', text: 'excluded', row: 2 });
  expect(knownWords(opex)).toEqual({ name: 'OPEX', value: 'сверх ставки', source: 'строка 2' });
  expect(knownWords({ ...opex, text: 'included' }).value).toBe('в ставке');
  expect(knownWords(known({ kind: 'sections', text: 'take', label: 'Шоссе', row: 5, count: 3 }))).toEqual({
    ...{ name: 'Шоссе', value: 'из строк-разделов', source: '3\u00a0раздела' },
  });
});

test('a line that a person corrected says so, and what it can be instead', () => {
  const opex = known({ kind: 'opex', text: 'included', row: 2, isByHand: true });
  expect(knownWords(opex)).toEqual({ name: 'OPEX', value: 'в ставке', source: 'исправлено' });
  expect(knownChoices(opex)).toEqual([
    ['included', 'в ставке'],
    ['excluded', 'сверх ставки'],
  ]);
  expect(knownWords(known({ isByHand: true, row: null })).source).toBe('исправлено');
  expect(knownChoices(known({}))).toEqual([]);
  const sections = known({ kind: 'sections', text: 'skip', label: 'Шоссе', count: 2, isByHand: true });
  expect(knownWords(sections).value).toBe('не берём из разделов');
});

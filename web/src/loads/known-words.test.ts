import type { LoadKnown } from '@gektar/contract/loads/load.ts';
import { expect, test } from 'vitest';
import { knownWords } from './known-words.ts';

const known = (about: Partial<LoadKnown>): LoadKnown => ({
  ...{ kind: 'day', text: '2026-11-17', label: '', row: 1, count: 1 },
  ...about,
});

test('what the file says about itself names the row that says it', () => {
  expect(knownWords(known({}))).toEqual({ name: 'Цены на', value: '17.11.2026', source: 'строка 1' });
  expect(knownWords(known({ row: null })).source).toBe('день загрузки');
  const opex = known({ kind: 'opex', text: 'excluded', row: 2 });
  expect(knownWords(opex)).toEqual({ name: 'OPEX', value: 'сверх ставки', source: 'строка 2' });
  expect(knownWords({ ...opex, text: 'included' }).value).toBe('в ставке');
  expect(knownWords(known({ kind: 'sections', text: '', label: 'Шоссе', row: 5, count: 3 }))).toEqual({
    ...{ name: 'Шоссе', value: 'из строк-разделов', source: '3\u00a0раздела' },
  });
});

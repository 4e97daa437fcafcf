import { dictionary } from '@gektar/contract/dictionaries/dictionary-description.ts';
import { endpointsOfDictionaries } from '@gektar/contract/dictionaries/dictionary-endpoints.ts';
import { expect, test } from 'vitest';
import { failureText } from '#api/failure-text.ts';
import { choiceHooks, choicesFor, dictionarySources } from './choice-sources.ts';

test('a value is chosen by its name, by its code where values are ordered by it, by its colour where it has one', () => {
  const value = { id: 1, name: 'Склад', code: '6.9', color: 'plum' } as const;
  const described = {
    plain: dictionary('Категории'),
    ordered: dictionary('Виды', { extras: ['code'], orderBy: 'code' }),
    coded: dictionary('Шоссе', { extras: ['code'] }),
    coloured: dictionary('Типы', { extras: ['color'] }),
  };
  const shown = (name: keyof typeof described) => choicesFor(name, described[name])([value]);
  expect(shown('plain')).toEqual([{ value: 1, label: 'Склад' }]);
  expect(shown('ordered')).toEqual([{ value: 1, label: 'Склад', code: '6.9' }]);
  expect(shown('coded')).toEqual([{ value: 1, label: 'Склад' }]);
  expect(shown('coloured')).toEqual([{ value: 1, label: 'Склад', colour: '#93408f' }]);
});

test('a lookup of an unknown dictionary is an internal error [DICT-010] (I-07)', () => {
  const described = { known: dictionary('Категории') };
  const { choicesOf, useEntries } = choiceHooks(
    dictionarySources('land', described, endpointsOfDictionaries('land', described)),
  );
  expect(choicesOf('known')).toBeTypeOf('function');
  for (const name of ['unknown', 'toString', '']) {
    for (const lookUp of [choicesOf, useEntries]) {
      const asked = () => lookUp(name as 'known');
      expect(asked).toThrow(`no dictionary is called ${name}`);
    }
  }
  expect(failureText(new Error('no dictionary is called unknown'))).toBe('An error occurred');
});

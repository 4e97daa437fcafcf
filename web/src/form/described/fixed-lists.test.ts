import { anyBit, anyOf } from '@gektar/contract/criteria/criterion.ts';
import { mask, option, options } from '@gektar/contract/fields.ts';
import { expect, test } from 'vitest';
import { fixedOptions, sumOf } from '#form/field/fixed-options.ts';
import { chosenIn, valueOfChosen } from '#form/filter/criterion.ts';
import { criterionWords } from '#form/filter/criterion-words.ts';
import { describedCriteria } from '#form/filter/described-criteria.ts';
import { describedText } from './described-text.ts';
import { emptyValue, isValueFilled, valuesOf, wireOf } from './described-values.ts';

const types = [
  { id: 1, name: 'Аренда' },
  { id: 2, name: 'Продажа' },
  { id: 4, name: 'Хранение' },
];
const classes = [
  { id: 1, name: 'A' },
  { id: 2, name: 'B' },
  { id: 3, name: 'B-', isHidden: true as const },
];
const fields = { types: mask('Типы', types), class: option('Класс', classes), classes: options('Классы', classes) };

test('values of a fixed list are read by their names', () => {
  expect(describedText(fields.types, 5)).toBe('Аренда, Хранение');
  expect(describedText(fields.types, 0)).toBe('Не указано');
  expect(describedText(fields.class, 3)).toBe('B-');
  expect(describedText(fields.class, null)).toBe('Не указано');
  expect(describedText(fields.class, 9)).toBe('Не указано');
  expect(describedText(fields.classes, [3, 1])).toBe('A, B-');
  expect(describedText(fields.classes, [])).toBe('Не указано');
});

test('a form holds no bits as 0, which is empty, and sends nothing for it', () => {
  expect(emptyValue(fields.types)).toBe(0);
  expect(isValueFilled(fields.types, 0)).toBe(false);
  expect(isValueFilled(fields.types, 2)).toBe(true);
  expect(isValueFilled(fields.class, 2)).toBe(true);
  expect(isValueFilled(fields.class, null)).toBe(false);
  expect(emptyValue(fields.classes)).toEqual([]);
  expect(isValueFilled(fields.classes, [])).toBe(false);
  expect(isValueFilled(fields.classes, [2])).toBe(true);
  const names = ['types', 'class'];
  expect(valuesOf(fields, names, { types: null, class: 2 })).toEqual({ types: 0, class: 2 });
  expect(wireOf(fields, names, { types: 0, class: null }, undefined)).toEqual({ types: null, class: null });
  expect(wireOf(fields, names, { types: 6, class: 1 }, undefined)).toEqual({ types: 6, class: 1 });
});

test('a hidden value is offered only where it is chosen', () => {
  expect(fixedOptions(classes).map(({ label }) => label)).toEqual(['A', 'B']);
  expect(fixedOptions(classes, [3]).map(({ label }) => label)).toEqual(['A', 'B', 'B-']);
});

test('a criterion on bits is chosen like any other and travels as their sum', () => {
  const criteria = describedCriteria(
    fields,
    { types: anyBit('types', types), classes: anyOf('class') },
    () => () => [],
  );
  const [ofTypes, ofClasses] = [criteria.types, criteria.classes];
  if (ofTypes.kind !== 'choice' || ofClasses.kind !== 'choice') throw new Error('not chosen from a list');
  expect(ofTypes.useChoices()).toEqual(fixedOptions(types));
  expect(chosenIn(ofTypes, 6)).toEqual([2, 4]);
  expect(chosenIn(ofTypes, undefined)).toEqual([]);
  expect(valueOfChosen(ofTypes, [2, 4])).toBe(6);
  expect(valueOfChosen(ofTypes, [])).toBeNull();
  expect(criterionWords(ofTypes, 6, ofTypes.useChoices())).toBe('Продажа, Хранение');
  expect(chosenIn(ofClasses, [1, 2])).toEqual([1, 2]);
  expect(valueOfChosen(ofClasses, [])).toEqual([]);
  expect(sumOf([1, 4])).toBe(5);
});

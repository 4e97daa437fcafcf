import { expect, test } from 'vitest';
import { criterionWords } from '#form/filter/criterion-words.ts';
import { criteriaAbout } from './criteria.ts';

const words = (name: keyof typeof criteriaAbout, value: unknown) =>
  String(
    criterionWords(criteriaAbout[name], value, [
      { value: 77, label: 'Москва' },
      { value: 50, label: 'Московская область' },
    ]),
  ).replaceAll('\u00a0', ' ');

test('a range is told with its unit', () => {
  expect(words('area', { from: 0.5 })).toBe('от 0,50 га');
  expect(words('kmFromCity', { from: null, to: 110 })).toBe('до 110,00 км');
});

test('chosen values are named, many are counted', () => {
  expect(words('regionIds', [77])).toBe('Москва');
  expect(words('regionIds', [77, 50, 40])).toBe('Москва, Московская область и ещё 1');
});

test('a flag is told in its own words [LAND-PROP-054, LAND-PROP-055]', () => {
  expect(words('onSale', true)).toBe('Открыт');
  expect(words('onSale', false)).toBe('Закрыт');
  expect(words('isChecked', true)).toBe('Проверен');
  expect(words('isChecked', false)).toBe('Не проверен');
  expect(words('hasPond', false)).toBe('Нет');
});

test('a utility is told by presence, kind and capacity', () => {
  expect(words('gasSupply', { isPresent: true, atLeast: 100 })).toBe('есть, от 100,00 м3/сутки');
  expect(words('sewerage', { type: 2 })).toBe('тех. присоединение');
});

test('days are told with both, one or the other end', () => {
  expect(words('dateTimeCreated', { from: '2026-11-01', to: '2026-11-20' })).toBe('01.11.2026 - 20.11.2026');
  expect(words('dateTimeCreated', { from: '2026-11-01' })).toBe('с 01.11.2026');
  expect(words('dateTimeCreated', { to: '2026-11-20' })).toBe('по 20.11.2026');
});

import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { ValueName } from './dictionaries/dictionary.ts';
import { fieldMessages } from './field-message.ts';
import { LandContactFields } from './land/contacts/land-contact.ts';
import { ImageType } from './land/dictionaries/dictionary-values.ts';
import { PropertyFields } from './land/properties/property.ts';
import { PropertyFilter } from './land/properties/property-filter.ts';
import { speakRussian } from './speak-russian.ts';

beforeAll(speakRussian);

/** Path → first message, as in the server's answer. */
function complaints(schema: z.ZodType, value: unknown): Record<string, string> {
  const { error } = schema.safeParse(value);
  const fields: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) fields[path.join('.')] ??= message;
  return fields;
}

test('the messages stand letter for letter', () => {
  expect(fieldMessages).toEqual({
    required: 'Обязательное поле',
    positive: 'Положительное число',
    integer: 'Целое число',
    incorrect: 'Данные введены не корректно',
    enter: 'Введите данные',
    choose: 'Введите или выберите из списка',
    dictionaryName: 'Поле обязательно для запонения',
    range: 'Данные введены некорректно',
    rangeOrder: "Значение в поле 'От' должно быть меньше или равно значению в поле 'До'",
    rangeTooltip: 'Ошибка',
    zero: 'Недопустимое значение',
    digits: 'Только цифры',
    date: 'Некорректная дата',
    contact: 'Данные ведены некорректно',
  });
});

test('an object with nothing filled in names every required field, each with the message of its kind [LAND-PROP-073, VAL-001, VAL-005, VAL-006]', () => {
  expect(complaints(PropertyFields, {})).toEqual({
    cadastralNumbers: 'Введите данные',
    latitude: 'Обязательное поле',
    longitude: 'Обязательное поле',
    category: 'Введите или выберите из списка',
    propertyType: 'Введите или выберите из списка',
    ownershipType: 'Введите или выберите из списка',
    region: 'Введите или выберите из списка',
    responsibleEmployeeId: 'Введите или выберите из списка',
    lastConversationDate: 'Обязательное поле',
    area: 'Обязательное поле',
    kmFromCity: 'Обязательное поле',
    linkToDisk: 'Обязательное поле',
    linkToDocumentation: 'Обязательное поле',
  });
});

const { area, kmFromCity, price, latitude, longitude, lastConversationDate, cadastralNumbers, gasSupply, linkToDisk } =
  PropertyFields.shape;

test.each([
  ['a negative number', price, -1, 'Положительное число'],
  ['a zero where zero is disallowed', area, 0, 'Недопустимое значение'],
  ['a number that is positive, but less than is kept', area, 0.00009, 'Не меньше 0,0001'],
  ['a zero elsewhere', kmFromCity, 0, undefined],
  ['letters for a number', price, 'сто', 'Только цифры'],
  ['a boolean for a number', kmFromCity, true, 'Только цифры'],
  ['a fraction for a whole number', ImageType.shape.order, 1.5, 'Целое число'],
  ['a date that is none', lastConversationDate, '31.12.2026', 'Некорректная дата'],
  ['a day that no calendar has', lastConversationDate, '2026-02-31T00:00:00', 'Некорректная дата'],
  ['nothing where a date must be', lastConversationDate, null, 'Обязательное поле'],
  ['an empty list', cadastralNumbers, [], 'Введите данные'],
  ['null for a list', cadastralNumbers, null, 'Введите данные'],
  ['blanks for a link', linkToDisk, '  ', 'Обязательное поле'],
  ['a latitude too far south', latitude, -90.1, 'Данные введены не корректно'],
  ['a longitude too far east', longitude, 180.01, 'Данные введены не корректно'],
  ['a number for a text', linkToDisk, 5, 'Данные введены не корректно'],
  ['a name left out', ValueName, undefined, 'Поле обязательно для запонения'],
  ['a blank name', ValueName, '   ', 'Поле обязательно для запонения'],
  ['a number for a name', ValueName, 5, 'Поле обязательно для запонения'],
])('%s [VAL-001…005, VAL-009, VAL-011, DICT-005, DICT-006]', (_, schema, value, message) => {
  expect(complaints(schema, value)['']).toBe(message);
});

test.each([
  ['minimum length', LandContactFields.shape.firstName, '', 'П', 'Данные ведены некорректно'],
  ['float number', price, 'сто', 12.5, 'Только цифры'],
  ['integer', ImageType.shape.order, 1.5, 1, 'Целое число'],
  ['coordinate: latitude', latitude, 90.5, 89.5, 'Данные введены не корректно'],
  ['coordinate: longitude', longitude, -180.5, -179.5, 'Данные введены не корректно'],
  ['empty', linkToDisk, ' ', 'disk.example/1', 'Обязательное поле'],
  ['phone', LandContactFields.shape.phone, '495', '8 (495) 000-00-00', 'Данные ведены некорректно'],
  ['e-mail', LandContactFields.shape.email, 'a b@c.example', 'a.b@polekom.example', 'Данные ведены некорректно'],
])('there is a rule of %s, with its message [VAL-012]', (_, schema: z.ZodType, wrong, right, message) => {
  expect([complaints(schema, wrong), complaints(schema, right)]).toEqual([{ '': message }, {}]);
});

test('a field complains at its own path, however deep [VAL-010]', () => {
  expect(complaints(z.object({ cadastralNumbers }), { cadastralNumbers: ['50:20', ' ', 7] })).toEqual({
    'cadastralNumbers.1': 'Обязательное поле',
    'cadastralNumbers.2': 'Данные введены не корректно',
  });
  expect(complaints(z.object({ gasSupply }), { gasSupply: { type: 3, to: 'много' } })).toEqual({
    'gasSupply.type': 'Данные введены не корректно',
    'gasSupply.to': 'Только цифры',
  });
});

test.each([
  ['a utility', z.object({ range: gasSupply }), { type: 1, from: 2, to: 1 }],
  ['a numeric filter', z.object({ range: PropertyFilter.shape.price }), { from: 2, to: 1 }],
  [
    'a filter by days',
    z.object({ range: PropertyFilter.shape.dateTimeCreated }),
    { from: '2026-01-02', to: '2026-01-01' },
  ],
])('of %s from greater than to, both ends are marked [VAL-007, VAL-027, VAL-033]', (_, schema, range) => {
  expect(complaints(schema, { range })).toEqual({
    'range.from': 'Данные введены некорректно',
    'range.to': 'Данные введены некорректно',
  });
});

test('a range with one end, with equal ends, or with none is in order', () => {
  for (const price of [{ from: 5 }, { to: 5 }, { from: 5, to: 5 }, { from: null, to: null }, {}, null]) {
    expect(complaints(PropertyFilter, { price })).toEqual({});
  }
});

test('no and zero are filled in', () => {
  expect(complaints(z.object({ kmFromCity, onSale: z.boolean() }), { kmFromCity: 0, onSale: false })).toEqual({});
});

test('what speaks for a missing value leaves other faults their own words', () => {
  expect(complaints(ValueName, 'х'.repeat(501))).toEqual({ '': 'Не больше 500 знаков' });
  expect(complaints(ValueName, 'a\0b')).toEqual({ '': 'Данные введены не корректно' });
  expect(complaints(cadastralNumbers, Array.from({ length: 101 }, String))).toEqual({ '': 'Не больше 100 значений' });
});

import { expect, test } from 'vitest';
import { emptyValues, fieldsOf, isChanged, namesOfPerson, problemsOf, valuesOfTyped } from './own-customer-values.ts';

test.each([
  ['company', 'ООО «Межа»', { name: 'ООО «Межа»' }],
  ['company', 'Склад 24', { name: 'Склад 24' }],
  ['company', '8 (495) 123-45-67', { phones: ['74951234567'] }],
  ['company', '7707 329 152', { phones: ['77707329152'] }],
  ['company', '500100732259', { inn: '500100732259' }],
  ['contact', '916 123', { phones: ['7916123'], companyId: 'c' }],
  ['contact', '+375 29 123-45-67', { phones: ['+375291234567'], companyId: 'c' }],
  ['contact', '+7 916 123-45-67', { phones: ['79161234567'], companyId: 'c' }],
  ['contact', ' Семён  Пашин ', { firstName: 'Семён', lastName: 'Пашин', companyId: 'c' }],
] as const)('a new %s from the typed «%s»', (kind, typed, values) => {
  expect(valuesOfTyped(kind, typed, 'c')).toEqual({ ...emptyValues, ...values });
});

test.each([
  ['Пашин Семён', 'Семён', 'Пашин'],
  ['Семён Пашин', 'Семён', 'Пашин'],
  ['Пашина', '', 'Пашина'],
  ['Сергей', 'Сергей', ''],
  ['Ян Ли', 'Ян', 'Ли'],
  ['Константин', 'Константин', ''],
  ['Марина Пашина', 'Марина', 'Пашина'],
  ['Пашина Марина', 'Марина', 'Пашина'],
  ['', '', ''],
])('«%s» is first name «%s» and last name «%s»', (typed, firstName, lastName) => {
  expect(namesOfPerson(typed)).toEqual({ firstName, lastName });
});

test('empty fields of phones and e-mails are not sent, and errors are at the fields', () => {
  const values = { ...emptyValues, name: ' ', inn: '7707329153', phones: ['', '7916'], emails: ['имя@', ' '] };
  expect(fieldsOf('company', values)).toMatchObject({ phones: ['7916'], emails: ['имя@'] });
  expect(problemsOf('company', values)).toEqual({
    name: 'Обязательное поле',
    inn: 'Проверьте ИНН: контрольное число не сходится',
    'phones.0': 'Телефон из 11 цифр: +7 (916) 123-45-67',
    'emails.0': 'Адрес вида name@example.ru',
  });
  expect(problemsOf('contact', emptyValues)).toEqual({ firstName: 'Обязательное поле' });
  expect(isChanged('company', { ...emptyValues, phones: ['', ''] }, emptyValues)).toBe(false);
  expect(isChanged('company', values, emptyValues)).toBe(true);
});

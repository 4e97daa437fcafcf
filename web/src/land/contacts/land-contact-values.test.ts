import { speakRussian } from '@gektar/contract/speak-russian.ts';
import { expect, test } from 'vitest';
import { checkContact, isChanged, mergeValues, valuesOf } from './land-contact-values.ts';

speakRussian();
const empty = valuesOf(undefined);
const least = { ...empty, firstName: 'Пётр', lastName: 'Ёлкин' };
const WRONG = 'Данные ведены некорректно';

test('everything wrong in the form is told in the same literal words [LAND-CONT-009]', () => {
  expect(checkContact(empty)).toEqual({ problems: { firstName: WRONG, lastName: WRONG } });
  expect(checkContact({ ...least, phone: '7916', email: 'x@' })).toEqual({ problems: { phone: WRONG, email: WRONG } });
  const long = 'я'.repeat(10_001);
  const tooLong = { firstName: long, lastName: long, middleName: long, phone: long, email: long, comment: long };
  const all = { firstName: WRONG, lastName: WRONG, middleName: WRONG, phone: WRONG, email: WRONG, comment: WRONG };
  expect(checkContact(tooLong)).toEqual({ problems: all });
});

test('what is left empty is nothing, a phone is kept as digits', () => {
  const nothing = { middleName: null, phone: null, email: null, comment: null };
  expect(checkContact(least)).toEqual({ fields: { firstName: 'Пётр', lastName: 'Ёлкин', ...nothing } });
  expect(checkContact({ ...least, phone: '8 (916) 123-45-67' })).toMatchObject({ fields: { phone: '79161234567' } });
});

test('blanks at the ends are no change', () => {
  expect(isChanged({ ...least, comment: '  ' }, least)).toBe(false);
  expect(isChanged({ ...least, comment: 'после обеда' }, least)).toBe(true);
});

test('of two edits the fields typed here stay, the others are theirs', () => {
  const theirs = { ...least, phone: '79161234567', comment: 'их' };
  expect(mergeValues({ ...least, comment: 'наш' }, least, theirs)).toEqual({ ...theirs, comment: 'наш' });
});

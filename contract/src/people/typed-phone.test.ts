import { describe, expect, test } from 'vitest';
import { comparedDigits, readTypedPhone, similarNumbers } from './typed-phone.ts';

describe('a number of ours in any written form is the same number', () => {
  test.each([
    '+79000000042',
    '+7 (900) 000-00-42',
    '8 900 000 00 42',
    '8(900)0000042',
    '900 000 00 42',
    '7 900 000 0042',
    '8-900-000-00-42',
    '8.900.000.00.42',
    '+7\u00A0(900)\u00A0000\u201300\u201342',
    'тел. +7 900 000-00-42, доб. 105',
    'Телефон: 8 (900) 000-00-42 #12',
    'tel:+79000000042',
    'моб.: 900/000/00/42',
    '\u202A+7 900 000-00-42\u202C',
    '＋７ ９００ ０００ ００ ４２',
    '00 7 900 000 00 42',
    '8 900 000 00 42; 8 495 111-22-33',
    '8 900 000 00 42\n8 495 111-22-33',
  ])('%j', (typed) => {
    expect(readTypedPhone(typed)).toMatchObject({ whole: '79000000042', number: '79000000042', isCertain: true });
  });
});

test.each([
  ['+375 (29) 123-45-67', '375291234567'],
  ['00375291234567', '375291234567'],
  ['8 10 375 29 123 45 67', '375291234567'],
  ['+49 30 12345678', '493012345678'],
  ['+1 (212) 555-01-00', '12125550100'],
])('a foreign number keeps its country code: %j', (typed, digits) => {
  expect(readTypedPhone(typed)).toEqual({ parts: [digits], whole: digits, number: `+${digits}`, isCertain: true });
});

test('six digits are a part of a number, in each form that they may be stored in', () => {
  expect(readTypedPhone('900 000')).toEqual({
    parts: ['900000'],
    whole: undefined,
    number: undefined,
    isCertain: false,
  });
  expect(readTypedPhone('8 900 000')?.parts).toEqual(['8900000', '7900000']);
  // Ten digits may be a whole number, or eleven digits without the last one.
  expect(readTypedPhone('8 900 000 00 4')).toMatchObject({
    parts: ['78900000004', '8900000004', '7900000004'],
    isCertain: false,
  });
  // Twelve digits may also be an INN, fourteen a cadastral number.
  expect(readTypedPhone('375291234567')).toMatchObject({ whole: '375291234567', isCertain: false });
});

test.each(['', '90000', 'Вера 900000', '50:20:0010203:145', '1234567890123456', '+', '()', '900000 га', "900000'; --"])(
  'no telephone number: %j',
  (typed) => {
    expect(readTypedPhone(typed)).toBeUndefined();
  },
);

test('numbers are compared as the database compares them', () => {
  expect(['8 (900) 000-00-42', '9000000042', '+7 900 000 00 42'].map(comparedDigits)).toEqual(
    Array(3).fill('79000000042'),
  );
  expect(comparedDigits('+375 29 123-45-67')).toBe('375291234567');
});

test('similar numbers differ in one digit, never in the first', () => {
  const similar = similarNumbers('79000000042');
  expect(similar).toHaveLength(90);
  expect(new Set(similar).size).toBe(90);
  expect(similar).toContain('79000000040');
  expect(similar).not.toContain('79000000042');
  for (const number of similar) {
    expect(number.startsWith('7')).toBe(true);
    expect([...number].filter((digit, index) => digit !== '79000000042'[index])).toHaveLength(1);
  }
});

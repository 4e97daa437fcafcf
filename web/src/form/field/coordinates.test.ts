import { expect, test } from 'vitest';
import { coordinateTyping } from '#form/typing/coordinate-typing.ts';
import { isCoordinateText, isLatitude, isLongitude, parseDegrees, parsePosition } from './coordinates.ts';

test('a coordinate has a sign, one to three digits, a dot and decimals; without them it is unfinished [VAL-016]', () => {
  expect(['55.682410', '-0.5', '+137.1'].every(isCoordinateText)).toBe(true);
  expect(['55', '55.', '.5', '1234.5', '55,68', 'x'].some(isCoordinateText)).toBe(false);
  expect(['', '-', '55', '55.'].map(coordinateTyping.toValue)).toEqual([null, null, null, null]);
  expect(coordinateTyping.toValue('55.6')).toBe(55.6);
});

test('whole degrees are written with a decimal, and read back', () => {
  expect([55, -0.5, 0, null].map(coordinateTyping.toKept)).toEqual(['55.0', '-0.5', '0.0', '']);
  expect(coordinateTyping.toValue(coordinateTyping.toKept(55))).toBe(55);
});

test('coordinates reach 90 degrees of latitude and 180 of longitude [VAL-015]', () => {
  expect([isLatitude(90), isLatitude(-90), isLatitude(90.000001)]).toEqual([true, true, false]);
  expect([isLongitude(180), isLongitude(-180), isLongitude(-180.1)]).toEqual([true, true, false]);
});

test.each([
  ['55.682410, 37.104218', 55.68241, 37.104218],
  [' 55.68 37.10\n', 55.68, 37.1],
  ['−33.8;151.2', -33.8, 151.2],
  ['55,751244; 37,618423', 55.751244, 37.618423],
  ['-33,8 151,2', -33.8, 151.2],
])('%j is a position, latitude first [VAL-017]', (text, latitude, longitude) => {
  expect(parsePosition(text)).toEqual({ latitude, longitude });
});

test.each([
  '',
  'дом',
  '55.68',
  '55 37',
  '55.68 37.1 10.5',
  '55,751244, 37,618423',
  '55,75,37,61',
  '55,7 37.6',
  '95.1 37.1',
  '95,1; 37,1',
  '37.1 190.5',
  '1234.5 37.1',
])('%j is no position [VAL-017]', (text) => {
  expect(parsePosition(text)).toBeUndefined();
});

test('one coordinate stands alone in its text, with a dot or a decimal comma', () => {
  expect([' 55.75\n', '55,75', '−0.5'].map(parseDegrees)).toEqual([55.75, 55.75, -0.5]);
  expect(['', '55', '55.75 37.6', '55,751244, 37,618423', 'x 55.75', '1234.5'].map(parseDegrees)).toEqual(
    Array.from({ length: 6 }, () => undefined),
  );
});

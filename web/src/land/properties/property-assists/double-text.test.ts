import { expect, test } from 'vitest';
import { doubleText } from './double-text.ts';

const plainly = (text: string) => text.replaceAll(/\s/g, ' ');

test('every reason is said, the surest first', () => {
  const all = doubleText({ reasons: ['number', 'outline', 'near'], distanceM: 12.4, overlapShare: 0.352 });
  expect(plainly(all)).toBe('тот же номер, контур совпадает на 35 %, точка в 12 м');
  expect(doubleText({ reasons: ['near'], distanceM: 0.2, overlapShare: null })).toBe('та же точка');
});

test('a distance that is no reason is left out', () => {
  const far = doubleText({ reasons: ['outline'], distanceM: 730, overlapShare: 1 });
  expect(plainly(far)).toBe('контур совпадает на 100 %');
});

test('a point within an outline is said where the other object has none', () => {
  expect(doubleText({ reasons: ['outline'], distanceM: 80, overlapShare: null })).toBe('точка внутри контура');
});

import { expect, test } from 'vitest';
import { isNotBefore, isVisible, readSnapshot, type Snapshot } from './snapshot.ts';

const of = (text: string): Snapshot => {
  const snapshot = readSnapshot(text);
  if (snapshot === undefined) throw new Error(text);
  return snapshot;
};

test('a transaction is visible below xmin, invisible from xmax on, and between them unless it was running', () => {
  const snapshot = of('10:20:12,15');
  const visible = [9n, 10n, 11n, 12n, 13n, 15n, 19n, 20n, 21n].filter((id) => isVisible(snapshot, id));
  expect(visible).toEqual([9n, 10n, 11n, 13n, 19n]);
});

test('numbers beyond those of JavaScript keep their last digit', () => {
  const snapshot = of('9007199254740993:9007199254740995:9007199254740993');
  expect(isVisible(snapshot, 9_007_199_254_740_993n)).toBe(false);
  expect(isVisible(snapshot, 9_007_199_254_740_994n)).toBe(true);
});

test('snapshots are ordered by what they have seen', () => {
  const times = ['10:10:', '10:12:10', '11:12:', '11:14:11,12', '11:14:12', '12:14:12', '14:14:'].map(of);
  for (const [index, later] of times.entries()) {
    for (const earlier of times.slice(0, index)) {
      expect(isNotBefore(later, earlier), `${later.text} ${earlier.text}`).toBe(true);
      expect(isNotBefore(earlier, later), `${earlier.text} ${later.text}`).toBe(false);
    }
    expect(isNotBefore(later, later)).toBe(true);
  }
});

test.each([
  '',
  '1',
  '1:2',
  '1:2:3:4',
  '0:2:',
  '2:1:',
  '1:5:5',
  '1:5:0',
  '1:5:3,2',
  '1:5:3,',
  '-1:5:',
  '1:5:x',
  `1:9223372036854775808:`,
])('is no snapshot: %j', (text) => expect(readSnapshot(text)).toBeUndefined());

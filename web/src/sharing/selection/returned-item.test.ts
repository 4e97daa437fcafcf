import { expect, test } from 'vitest';
import { idsWithReturned, objectsBehind } from './returned-item.ts';

/** Items of these objects; the item of the object `added` has a new id. */
const items = (objects: string, added = '') =>
  [...objects].map((objectId) => ({ id: objectId === added ? 'new' : `item ${objectId}`, objectId }));
const back = (now: string, added: string, behind: readonly string[]) =>
  idsWithReturned(items(now, added), 'new', behind)
    .map((id) => (id === 'new' ? added : id.slice(-1)))
    .join('');
const behind = (before: string, deleted: string) => objectsBehind(items(before), `item ${deleted}`);

test.each([
  ['first', 'BCDA', 'A'],
  ['in the middle', 'ACDB', 'B'],
  ['last', 'ABCD', 'D'],
])('an object that stood %s stands there again', (_, now, added) => {
  expect(back(now, added, behind('ABCD', added))).toBe('ABCD');
});

test('two that were deleted stand as before, whichever is called back first', () => {
  const [ofA, ofB] = [behind('ABCD', 'A'), behind('BCD', 'B')];
  expect(back('CDB', 'B', ofB)).toBe('BCD');
  expect(back('BCDA', 'A', ofA)).toBe('ABCD');
  expect(back('CDA', 'A', ofA)).toBe('ACD');
  expect(back('ACDB', 'B', ofB)).toBe('ABCD');
});

test('in an order that a colleague changed it stands ahead of its nearest neighbour; last when none is left', () => {
  expect(back('DCB', 'B', behind('ABCD', 'B'))).toBe('DBC');
  expect(back('AEB', 'B', behind('ABCD', 'B'))).toBe('AEB');
});

import type { RoundTripCell } from '@gektar/contract/round-trip/round-trip.ts';
import { expect, test } from 'vitest';
import { arranged, changesOf, isWritten, keyOf, noChoices, openConflicts, shareOf } from './cell-choices.ts';

function cellOf(about: Partial<RoundTripCell>): RoundTripCell {
  return {
    ...{ id: 'a', rowVersion: 4, row: 2, field: 'price', exported: 100, isExportedKnown: true, given: 90, now: 100 },
    conflict: null,
    ...about,
  };
}

const changed = { kind: 'changed', employeeId: null, dateTime: null } as const;
const plain = cellOf({});
const other = cellOf({ field: 'area', given: 7 });
const conflict = cellOf({ id: 'b', row: 3, rowVersion: 9, conflict: changed });
const deleted = cellOf({ id: 'c', row: 4, rowVersion: null, conflict: { ...changed, kind: 'deleted' } });
const all = [plain, other, conflict, deleted];

test('a conflict without a choice is not written; a chosen side decides', () => {
  expect(changesOf(all, noChoices)).toEqual([{ id: 'a', rowVersion: 4, fields: { price: 90, area: 7 } }]);
  expect(openConflicts(all, noChoices)).toEqual([conflict]);
  const file = { ...noChoices, sides: new Map([[keyOf(conflict), 'file' as const]]) };
  expect(changesOf(all, file)).toContainEqual({ id: 'b', rowVersion: 9, fields: { price: 90 } });
  const now = { ...noChoices, sides: new Map([[keyOf(conflict), 'now' as const]]) };
  expect([isWritten(conflict, now), openConflicts(all, now)]).toEqual([false, []]);
});

test('an unticked cell is left out', () => {
  expect(changesOf(all, { ...noChoices, left: new Set([keyOf(plain)]) })).toEqual([
    { id: 'a', rowVersion: 4, fields: { area: 7 } },
  ]);
});

test('conflicts come first, then rows of the file or fields by name', () => {
  const label = (field: string) => (field === 'price' ? 'Цена' : 'Площадь');
  expect(arranged(all, 'object', label)).toEqual([conflict, deleted, plain, other]);
  expect(arranged(all, 'field', label)).toEqual([conflict, deleted, other, plain]);
});

test('a number changes by a share of the exported one', () => {
  expect(shareOf({ exported: 100, given: 95 })).toBeCloseTo(-0.05);
  expect([
    shareOf({ exported: null, given: 95 }),
    shareOf({ exported: 0, given: 1 }),
    shareOf({ exported: 'а', given: 'б' }),
  ]).toEqual([undefined, undefined, undefined]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ColumnTable, filterMarked, marked } from './column-table.ts';
import { columnKinds } from './criteria-columns.ts';
import { is, isWithin, type Predicate, secondsOfDays, type Value } from './predicate.ts';

const few = fc.constantFrom(...Array.from({ length: 40 }, () => crypto.randomUUID()));

test('rows follow a map, whatever is added, replaced and removed', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(few, fc.option(fc.integer({ min: 0, max: 9 }))), { maxLength: 400 }), (steps) => {
      const table = new ColumnTable([{ name: 'price', holds: 'numbers', sql: '' }]);
      const there = new Map<string, number>();
      for (const [id, price] of steps) {
        if (price === null) {
          there.delete(id);
          table.remove(id);
        } else {
          there.set(id, price);
          table.put(id, [price]);
        }
      }
      const found = [...table.find([])].map((slot) => [table.idOf(slot), table.numbers('price').at(slot)] as const);
      expect(new Map(found)).toEqual(there);
      expect(found).toHaveLength(there.size);
      expect(steps.every(([id]) => (table.slotOf(id) !== undefined) === there.has(id))).toBe(true);
      // Slots of removed rows are reused.
      expect(table.size).toBeLessThanOrEqual(40);
    }),
  );
});

test('many rows are found by their ids, as many others are not, in at most 200 bytes for an id', () => {
  const [ids, others] = [0, 1].map(() => Array.from({ length: 100_000 }, () => crypto.randomUUID()));
  const table = new ColumnTable([]);
  for (const id of ids ?? []) table.put(id, []);
  expect(ids?.every((id, at) => table.slotOf(id) === at && table.idOf(at) === id)).toBe(true);
  expect(others?.some((id) => table.slotOf(id) !== undefined)).toBe(false);
  expect(table.bytes).toBeLessThan(100_000 * 200);
});

test('equal numbers are ordered by id as the database orders them, backwards when descending', () => {
  const ids = Array.from({ length: 50 }, () => crypto.randomUUID());
  const table = new ColumnTable([{ name: 'price', holds: 'numbers', sql: '' }]);
  for (const id of ids) table.put(id, [7]);
  const inOrder = (direction: 'asc' | 'desc') =>
    table.firstOf(table.find([]), 'price', direction, 50).map((slot) => table.idOf(slot));
  expect(inOrder('asc')).toEqual(ids.toSorted());
  expect(inOrder('desc')).toEqual(ids.toSorted().reverse());
});

interface Row {
  readonly id: string;
  readonly price: number | null;
  readonly type: number;
}
const rows = fc.array(
  fc.record({
    id: fc.uuid(),
    price: fc.option(fc.integer({ min: 0, max: 5 })),
    type: fc.integer({ min: 1, max: 3 }),
  }),
  { maxLength: 200 },
);

function tableOf(given: readonly Row[]): ColumnTable {
  const table = new ColumnTable([
    { name: 'price', holds: 'numbers', sql: '' },
    { name: 'type', holds: 'values', sql: '' },
  ]);
  for (const { id, price, type } of given) table.put(id, [price, type]);
  return table;
}

test('the first of an order are those of the whole order, without a number last', () => {
  fc.assert(
    fc.property(
      rows,
      fc.constantFrom('asc' as const, 'desc' as const),
      fc.integer({ min: 1, max: 20 }),
      (given, direction, count) => {
        const table = tableOf(given);
        const sign = direction === 'asc' ? 1 : -1;
        const byId = new Map(given.map((row) => [row.id, row]));
        const whole = [...byId.values()].toSorted((one, other) => {
          if (one.price === null || other.price === null) {
            if (one.price !== other.price) return one.price === null ? 1 : -1;
          } else if (one.price !== other.price) return sign * (one.price - other.price);
          return sign * (one.id < other.id ? -1 : 1);
        });
        const first = table.firstOf(table.find([]), 'price', direction, count).map((slot) => table.idOf(slot));
        expect(first).toEqual(whole.slice(0, count).map(({ id }) => id));
      },
    ),
  );
});

test('rows that are replaced and removed are found as they are', () => {
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
  const table = tableOf([
    { id: one, price: 1, type: 1 },
    { id: other, price: 2, type: 2 },
  ]);
  const found = (...asked: Parameters<ColumnTable['find']>) =>
    [...table.find(...asked)].map((slot) => table.idOf(slot));
  table.put(one, [3, 2]);
  expect(found(is('type', 2))).toEqual([one, other]);
  expect(found(isWithin('price', { from: 3, to: null }))).toEqual([one]);
  table.remove(one);
  table.remove(one);
  expect(found([])).toEqual([other]);
  table.put(crypto.randomUUID(), [null, 1]);
  expect(table.size).toBe(2);
  expect(found(isWithin('price', { from: 0, to: null }))).toEqual([other]);
});

test('a value of more than 256, and of more than 65,536 kinds, is told apart', () => {
  const table = new ColumnTable([{ name: 'kind', holds: 'values', sql: '' }]);
  const ids = Array.from({ length: 70_000 }, (_, kind) => {
    const id = crypto.randomUUID();
    table.put(id, [kind]);
    return id;
  });
  for (const kind of [0, 255, 256, 65_535, 65_536, 69_999]) {
    expect([...table.find(is('kind', kind))].map((slot) => table.idOf(slot))).toEqual([ids[kind]]);
  }
});

test('a value that no row has any more matches nothing', () => {
  const table = new ColumnTable([{ name: 'kind', holds: 'values', sql: '' }]);
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
  table.put(other, [['a', 1]]);
  for (let kind = 0; kind < 1_000; kind += 1) table.put(one, [kind]);
  expect([...table.find(is('kind', 999))].map((slot) => table.idOf(slot))).toEqual([one]);
  expect(table.find(is('kind', 998))).toHaveLength(0);
  table.put(one, [['a', 1]]);
  expect(table.find([{ column: 'kind', holds: (value) => Array.isArray(value) }])).toHaveLength(2);
  expect(table.find(is('kind', 999))).toHaveLength(0);
});

test('rows of one table are marked by those that refer to them', () => {
  const complexes = new ColumnTable([]);
  const [here, there] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const id of [here, there]) complexes.put(id, []);
  const buildings = new ColumnTable([{ name: 'complex', holds: { rowOf: 'complexes' }, sql: '' }], { complexes });
  buildings.put(crypto.randomUUID(), [there]);
  const marks = marked(complexes, buildings.find([]), buildings.numbers('complex'));
  expect([...filterMarked(complexes.find([]), marks)].map((slot) => complexes.idOf(slot))).toEqual([there]);
  expect(() => buildings.put(crypto.randomUUID(), [crypto.randomUUID()])).toThrow('not there');
});

test('predicates are those of the conditions', () => {
  const ofX = <Kind extends keyof typeof columnKinds>(kind: Kind, wanted: unknown): readonly Predicate[] =>
    columnKinds[kind].predicates(wanted as never, { kind, of: 'x' }) ?? [];
  const holds = (asked: readonly Predicate[], value: Value) => asked.every((one) => 'holds' in one && one.holds(value));
  expect(
    [ofX('is', null), ofX('anyOf', []), ofX('anyOfRecords', []), ofX('anyBit', null), isWithin('x', null)].flat(),
  ).toEqual([]);
  expect(holds(ofX('is', false), false)).toBe(true);
  expect(holds(ofX('is', false), null)).toBe(false);
  expect([[1, 2], [3], null].map((own) => holds(ofX('anyOf', [2, 4]), own))).toEqual([true, false, false]);
  expect([2, 3, null].map((own) => holds(ofX('anyOf', [2, 4]), own))).toEqual([true, false, false]);
  expect(['ab', 'AB', null].map((own) => holds(ofX('anyOfRecords', ['AB']), own))).toEqual([true, false, false]);
  expect([5, 2, null].map((own) => holds(ofX('anyBit', 4), own))).toEqual([true, false, false]);
  expect([true, false].map((own) => [holds(ofX('has', true), own), holds(ofX('lacks', true), own)])).toEqual([
    [true, false],
    [false, true],
  ]);
  const [day] = ofX('during', { from: '2026-11-20', to: '2026-11-20' });
  const start = Date.UTC(2026, 10, 20) / 1000;
  expect(day).toEqual({ column: 'x', least: start, most: expect.closeTo(start + 86_400, 5) });
  expect(secondsOfDays({ from: null, to: '2026-11-20' }).to).toBe(start + 86_399.999999);
  for (const year of ['0001', '1969', '1970', '2026', '9999']) {
    const end = Date.parse(`${year}-12-31T00:00:00Z`) / 1000 + 86_400;
    const [last] = ofX('until', { from: null, to: `${year}-12-31` });
    const most = last !== undefined && 'most' in last ? last.most : Number.NaN;
    expect(most, year).toBeLessThan(end);
    expect(most, year).toBeGreaterThan(end - 1e-4);
  }
});

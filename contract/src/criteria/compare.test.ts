import { expect, test, vi } from 'vitest';
import { type Kind, kinds, matcherOf } from './compare.ts';
import { anyOf, is, within, words } from './criterion.ts';

const compare = (kind: Kind, wanted: unknown, offered: unknown) => kind.compare(wanted as never, offered as never);
const stateOf = (kind: Kind, wanted: unknown, offered: unknown) => compare(kind, wanted, offered).state;
const isSet = (kind: Kind, wanted: unknown) => kind.isSet(wanted as never);
const tens = { from: 10, to: 20 };

test.each<[kind: keyof typeof kinds, unset: readonly unknown[], set: readonly unknown[]]>([
  [
    'within',
    [null, { from: null, to: null }],
    [
      { from: 0, to: null },
      { from: null, to: 7 },
    ],
  ],
  ['upTo', [null], [0, 5]],
  ['overlaps', [null, { from: null, to: null }], [{ from: null, to: 3 }]],
  ['during', [null, { from: null, to: null }], [{ from: '2026-11-20', to: null }]],
  ['until', [null, { from: '2026-11-20', to: null }], [{ from: null, to: '2026-11-20' }]],
  ['overlapsDays', [null], [{ from: '2026-11-20', to: null }]],
  ['olderThan', [null], [1, 30]],
  ['anyOf', [[]], [[4]]],
  ['anyOfRecords', [[]], [['019a1b2c']]],
  ['anyInTree', [[]], [[1]]],
  ['customer', [null], ['17']],
  ['anyBit', [null], [2]],
  ['is', [null], [true, false]],
  ['needs', [false], [true]],
  ['has', [false], [true]],
  ['lacks', [false], [true]],
  ['contains', [null, '', ' '], ['50:']],
  ['words', [null, ' '], ['Юг']],
  ['only', [null], [[], ['019a1b2c']]],
])('a criterion of the kind %s restricts something once it is set', (kind, unset, set) => {
  expect(unset.map((wanted) => isSet(kinds[kind], wanted))).toEqual(unset.map(() => false));
  expect(set.map((wanted) => isSet(kinds[kind], wanted))).toEqual(set.map(() => true));
});

test('ends of a range belong to it, an open end has no limit, no value is unknown', () => {
  const states = [10, 20, 9, 21, null].map((value) => stateOf(kinds.within, tens, value));
  expect(states).toEqual(['met', 'met', 'missed', 'missed', 'unknown']);
  expect(stateOf(kinds.within, { from: 10, to: null }, 99)).toBe('met');
  expect(stateOf(kinds.upTo, 10, 11)).toBe('missed');
});

test('the distance of a miss is a share of the end it misses, of days their number', () => {
  expect([compare(kinds.within, tens, 9), compare(kinds.within, tens, 25), compare(kinds.upTo, 0, 3)]).toEqual([
    { state: 'missed', distance: 0.1 },
    { state: 'missed', distance: 0.25 },
    { state: 'missed', distance: 3 },
  ]);
  expect(compare(kinds.overlaps, tens, { from: 30, to: null })).toEqual({ state: 'missed', distance: 0.5 });
  expect(compare(kinds.until, { from: null, to: '2026-11-20' }, '2026-12-02T00:00:00')).toEqual({
    state: 'missed',
    distance: 12,
  });
  expect(compare(kinds.within, tens, 15)).toEqual({ state: 'met', distance: 0 });
});

test('ranges meet where they share a value; one without ends is unknown', () => {
  const has = [
    [20, 30],
    [5, 10],
    [21, 30],
    [1, 9],
    [null, 10],
    [20, null],
    [null, 9],
    [null, null],
  ].map(([from, to]) => stateOf(kinds.overlaps, tens, { from, to }));
  expect(has).toEqual(['met', 'met', 'missed', 'missed', 'met', 'met', 'missed', 'unknown']);
  expect(stateOf(kinds.overlaps, tens, null)).toBe('unknown');
  const days = { from: '2026-11-20', to: '2026-11-21' };
  expect(stateOf(kinds.overlapsDays, days, { from: '2026-11-21T00:00:00', to: null })).toBe('met');
  expect(stateOf(kinds.during, days, '2026-11-21T23:59:59')).toBe('met');
  expect(stateOf(kinds.during, days, '2026-11-22T00:00:00')).toBe('missed');
});

test('one of several values is enough, however they are carried', () => {
  expect(stateOf(kinds.anyOf, [1, 2], [{ id: 2 }, { id: 3 }])).toBe('met');
  expect(stateOf(kinds.anyOf, [1], { id: 2 })).toBe('missed');
  expect(stateOf(kinds.anyOf, [1], 1)).toBe('met');
  expect([null, []].map((offered) => stateOf(kinds.anyOf, [1], offered))).toEqual(['unknown', 'unknown']);
  expect([1 + 4, 2, null].map((sum) => stateOf(kinds.anyBit, 4, sum))).toEqual(['met', 'missed', 'unknown']);
});

test('a moment is older than a number of days once their last second has passed', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:01+03:00') });
  const moments = ['2026-10-21T12:00:00', '2026-10-21T12:00:01', '2026-11-20T12:00:00', null];
  expect(moments.map((moment) => stateOf(kinds.olderThan, 30, moment))).toEqual(['met', 'missed', 'missed', 'unknown']);
  vi.useRealTimers();
});

test('flags: a state, a need, a value that is there', () => {
  expect([true, false, null].map((has) => stateOf(kinds.is, false, has))).toEqual(['missed', 'met', 'unknown']);
  expect([true, false, null].map((has) => stateOf(kinds.needs, true, has))).toEqual(['met', 'missed', 'unknown']);
  expect([0, null].map((has) => stateOf(kinds.has, true, has))).toEqual(['met', 'missed']);
});

test('texts: a part of any of several, all words of one', () => {
  expect(stateOf(kinds.contains, ' СКЛ ', ['Ангар', 'Склад'])).toBe('met');
  expect(stateOf(kinds.contains, 'цех', ['Склад'])).toBe('missed');
  expect(stateOf(kinds.words, 'ворота северные', 'Парк «Северные ворота»')).toBe('met');
  expect(stateOf(kinds.words, 'подъем', 'Подъёмная, 4')).toBe('met');
  expect(stateOf(kinds.words, 'ворота южные', 'Парк «Северные ворота»')).toBe('missed');
});

interface Filter {
  readonly price: { readonly from: number | null; readonly to: number | null } | null;
  readonly types: readonly number[];
  readonly isOpen: boolean | null;
  readonly complex: string | null;
}
const matcher = matcherOf<Filter, { cost: number | null; type: { id: number }; complexName: string }, boolean>(
  {
    price: within('price', { max: 9 }),
    types: anyOf('type'),
    isOpen: is('isOpen'),
    complex: words('name', { inRow: 'complexName', max: 9 }),
  },
  { kinds: {}, computed: { price: ({ cost }) => cost, isOpen: (_, isOpen) => isOpen } },
);
const row = { cost: 7, type: { id: 2 }, complexName: 'Восток' };

test('a row is compared criterion by criterion; values are computed or stand in the row under another name', () => {
  const filter: Filter = { price: { from: 8, to: null }, types: [], isOpen: false, complex: 'восток' };
  expect(matcher.setIn(filter)).toEqual(['price', 'isOpen', 'complex']);
  expect(matcher.missedBy(row, filter, true)).toEqual(['price', 'isOpen']);
  expect(matcher.missedBy(row, filter, false)).toEqual(['price']);
  expect(matcher.compare(row, filter, 'types', true)).toEqual({ state: 'met', distance: 0 });
  expect(matcher.fits(row, { ...filter, price: null }, false)).toBe(true);
  expect(matcher.fits(row, filter, false)).toBe(false);
});

test('a kind that nobody compares is refused when the criteria are described', () => {
  expect(() => matcherOf({ x: { kind: 'riddle', of: 'x' } }, { kinds: {}, computed: {} })).toThrow('riddle');
});

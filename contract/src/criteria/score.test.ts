import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matcherOf } from './compare.ts';
import { anyOf, has, needs, until, upTo, within } from './criterion.ts';
import { type Importance, weighedCriteria } from './importance.ts';
import { wish } from './requirements.ts';
import { percentOf, type Score, scorerOf } from './score.ts';
import { manyScorerOf } from './score-many.ts';

interface Wanted {
  readonly types: number[];
  readonly area: { from: number | null; to: number | null } | null;
  readonly rate: number | null;
  readonly day: { from: string | null; to: string | null } | null;
  readonly classes: number[];
  readonly shelves: boolean;
  readonly dry: boolean;
}

interface Offered {
  readonly id: number;
  readonly type: number | null;
  readonly area: number | null;
  readonly rate: number | null;
  readonly day: string | null;
  readonly class: number | null;
  readonly shelves: boolean | null;
  readonly dry: number | null;
}

const criteria = {
  types: anyOf('type'),
  area: within('area', { max: 1_000 }),
  rate: upTo('rate', { max: 1_000 }),
  day: until('day'),
  classes: anyOf('class', { ranking: [1, 2, 3, 4] }),
  shelves: needs('shelves'),
  dry: has('dry'),
};
const matcher = matcherOf<Wanted, Offered>(criteria, { kinds: {}, computed: {} });
const weighed = weighedCriteria(criteria, {}, [
  { ...wish('types', 3), isMust: true },
  wish('area', 5),
  wish('rate', 4),
  wish('day', 3),
  wish('classes', 2),
  wish('shelves', 1),
  { ...wish('dry', 3), isMust: true },
]);

const nothing: Wanted = { types: [], area: null, rate: null, day: null, classes: [], shelves: false, dry: false };
const wanted: Wanted = {
  ...nothing,
  types: [1],
  area: { from: 100, to: 200 },
  rate: 40,
  day: { from: null, to: '2027-04-01' },
  classes: [1, 2],
  shelves: true,
};
const fitting: Offered = {
  id: 0,
  type: 1,
  area: 150,
  rate: 40,
  day: '2027-04-01T00:00:00',
  class: 2,
  shelves: true,
  dry: 7,
};

const scoreOf = (filter: Wanted, row: Offered, importance: Importance = {}) =>
  scorerOf(weighed, matcher, filter, importance)(row, undefined);
const stateOf = ({ parts }: Score, name: string) => parts.find((part) => part.name === name)?.state;

// Weights of the wishes: area 5, rate 4, day 3, class 2, shelves 1; together 15.
test.each<[what: string, about: Partial<Offered>, share: number, group: Score['group'], percent: number]>([
  ['everything is met', {}, 1, 'exact', 100],
  ['an area 7.5 of at most 15 % too small is half a wish', { area: 92.5 }, 12.5 / 15, 'near', 83],
  ['an area 15 % too small is worth nothing, but near', { area: 85 }, 10 / 15, 'near', 66],
  ['an area beyond 15 % is missed', { area: 84.9 }, 10 / 15, 'near', 66],
  ['an area 6 % too large', { area: 212 }, (0.6 * 5 + 10) / 15, 'near', 86],
  ['a rate 1.5 % too high', { rate: 40.6 }, (0.9 * 4 + 11) / 15, 'near', 97],
  ['a day 3 of 30 days too late', { day: '2027-04-04T00:00:00' }, (0.9 * 3 + 12) / 15, 'near', 98],
  ['a neighbouring class is half a wish', { class: 3 }, 14 / 15, 'near', 93],
  ['a class two steps away is missed', { class: 4 }, 13 / 15, 'near', 86],
  ['an unknown flag is half a wish', { shelves: null }, 14.5 / 15, 'near', 96],
  ['a flag that is not set is missed', { shelves: false }, 14 / 15, 'near', 93],
  ['two missed wishes are near', { shelves: false, class: 4 }, 12 / 15, 'near', 80],
  ['three missed wishes are too many', { shelves: false, class: 4, rate: 80 }, 8 / 15, 'none', 53],
  ['a missed must excludes', { type: 2 }, 1, 'none', 99],
  ['an unknown must does not exclude, and is no exact fit', { type: null }, 1, 'near', 99],
])('%s', (_, about, share, group, percent) => {
  const score = scoreOf(wanted, { ...fitting, ...about });
  expect(score.share).toBeCloseTo(share, 12);
  expect([score.group, percentOf(score)]).toEqual([group, percent]);
});

test('a request sets weights, musts and tolerances of its own', () => {
  const row = { ...fitting, area: 60, class: 4, shelves: null };
  expect(scoreOf(wanted, row).group).toBe('near');
  // Area: 40 of 50 % too small; class: 2 of 3 steps, 0 after 4.
  const wide: Importance = { area: { tolerance: 50 }, classes: { weight: 4, tolerance: 3 }, shelves: { weight: 0 } };
  expect(scoreOf(wanted, row, wide).share).toBeCloseTo((5 * 0.2 + 4 + 3 + 4 * 0.5) / 16, 12);
  expect(stateOf(scoreOf(wanted, row, wide), 'shelves')).toBeUndefined();
  expect(scoreOf(wanted, row, { area: { isMust: true, tolerance: 90 } }).group).toBe('none');
  expect(scoreOf(wanted, { ...fitting, type: 2 }, { types: { isMust: false } })).toMatchObject({
    share: 15 / 18,
    group: 'near',
  });
  expect(stateOf(scoreOf(wanted, row, { area: { tolerance: 0 } }), 'area')).toBe('missed');
  // The weight of a must does not matter.
  expect(scoreOf(wanted, { ...fitting, type: 2 }, { types: { weight: 0 } }).group).toBe('none');
});

test('a request without conditions is met by everything', () => {
  expect(scoreOf(nothing, { ...fitting, area: null })).toEqual({ parts: [], share: 1, group: 'exact' });
});

test('a percent is rounded down: 100 % means that nothing is missing', () => {
  expect(percentOf({ share: 0.999_99, group: 'near' })).toBe(99);
  expect(percentOf({ share: 1, group: 'near' })).toBe(99);
  expect(percentOf({ share: 1, group: 'exact' })).toBe(100);
  // 0.29 × 100 is 28.999999999999996.
  expect(percentOf({ share: 0.29, group: 'near' })).toBe(29);
});

const amount = fc.constantFrom(0, 85, 99, 100, 114, 115, 150, 200, 229, 230, 231, 400);
const maybe = fc.option(amount);
const day = fc.option(
  fc.constantFrom('2027-03-01T00:00:00', '2027-04-01T00:00:00', '2027-04-16T00:00:00', '2027-06-01T00:00:00'),
);
const rows = fc.record({
  id: fc.nat(1_000_000),
  type: fc.option(fc.integer({ min: 1, max: 3 })),
  area: maybe,
  rate: maybe,
  day,
  class: fc.option(fc.integer({ min: 1, max: 4 })),
  shelves: fc.option(fc.boolean()),
  dry: fc.option(fc.constant(5)),
});
const filters = fc.record({
  types: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }),
  area: fc.constantFrom(null, { from: 100, to: 200 }, { from: null, to: 100 }, { from: 115, to: null }),
  rate: fc.option(fc.constantFrom(0, 100, 200)),
  day: fc.constantFrom(null, { from: '2027-05-01', to: '2027-04-01' }),
  classes: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 2 }),
  shelves: fc.boolean(),
  dry: fc.boolean(),
});
const given = fc.record(
  { isMust: fc.boolean(), weight: fc.integer({ min: 0, max: 5 }), tolerance: fc.constantFrom(0, 1, 3, 15, 100) },
  { requiredKeys: [] },
);
const importances = fc.dictionary(fc.constantFrom(...Object.keys(criteria)), given) as fc.Arbitrary<Importance>;
const RUNS = { numRuns: 3_000, seed: 20_261_127 };

test('the parts of a score sum up to the whole; a wish never adds more than its weight', () => {
  fc.assert(
    fc.property(filters, rows, importances, (filter, row, importance) => {
      const { parts, share } = scoreOf(filter, row, importance);
      const wishes = parts.filter(({ isMust }) => !isMust);
      const whole = wishes.reduce((sum, { weight }) => sum + weight, 0);
      const reached = wishes.reduce((sum, { weight, fit }) => sum + weight * fit, 0);
      if (whole > 0) expect(share * whole).toBeCloseTo(reached, 9);
      else expect(share).toBe(1);
      for (const { fit, weight, isMust } of parts) {
        expect(fit).toBeGreaterThanOrEqual(0);
        expect(fit).toBeLessThanOrEqual(1);
        expect(isMust || weight > 0).toBe(true);
      }
    }),
    RUNS,
  );
});

test('all is met exactly when the plain search of what counts finds the object; a missed must excludes it', () => {
  const groups = new Map<string, number>();
  fc.assert(
    fc.property(filters, rows, importances, (filter, row, importance) => {
      const { parts, group } = scoreOf(filter, row, importance);
      const counted = Object.fromEntries(parts.map(({ name }) => [name, filter[name as keyof Wanted]]));
      expect(group === 'exact').toBe(matcher.fits(row, { ...nothing, ...counted }, undefined));
      const isExcluded = parts.some(({ isMust, state }) => isMust && state === 'missed');
      const missed = parts.filter(({ isMust, state }) => !isMust && state === 'missed').length;
      expect(group === 'none').toBe(isExcluded || missed > 2);
      groups.set(group, (groups.get(group) ?? 0) + 1);
    }),
    RUNS,
  );
  expect(Math.min(...['exact', 'near', 'none'].map((group) => groups.get(group) ?? 0))).toBeGreaterThan(100);
});

test('a value that fits better never lowers the share, and an unknown one never beats a met one', () => {
  let better = 0;
  fc.assert(
    fc.property(
      filters,
      rows,
      rows,
      fc.constantFrom(...Object.values(criteria)),
      importances,
      (filter, row, other, { of }, importance) => {
        const [one, two] = [scoreOf(filter, row, importance), scoreOf(filter, { ...row, [of]: other[of] }, importance)];
        const fitsOf = ({ parts }: Score) => parts.map(({ fit }) => fit);
        const differences = fitsOf(two).map((fit, at) => fit - (fitsOf(one)[at] ?? 0));
        if (differences.some((difference) => difference < 0)) return;
        expect(two.share).toBeGreaterThanOrEqual(one.share);
        if (two.share > one.share) better += 1;
        for (const [at, { state }] of two.parts.entries())
          if (state === 'met') expect(fitsOf(two)[at]).toBeGreaterThanOrEqual(fitsOf(one)[at] ?? 0);
          else expect(fitsOf(two)[at]).toBeLessThan(1);
      },
    ),
    RUNS,
  );
  expect(better).toBeGreaterThan(100);
});

test('many objects at once have the scores of each alone', () => {
  let found = 0;
  fc.assert(
    fc.property(
      fc.array(rows, { minLength: 1, maxLength: 12 }),
      filters,
      importances,
      filters,
      (all, filter, importance, before) => {
        const score = manyScorerOf(weighed, matcher, all, undefined);
        // An earlier request leaves nothing behind.
        score(before, {}, () => undefined);
        const scores: unknown[] = [];
        score(filter, importance, (index, isExact, share) => scores.push([index, isExact, share]));
        const alone = all.flatMap((row, index) => {
          const { group, share } = scoreOf(filter, row, importance);
          return group === 'none' ? [] : [[index, group === 'exact', share]];
        });
        expect(scores).toEqual(alone);
        found += alone.length;
      },
    ),
    RUNS,
  );
  expect(found).toBeGreaterThan(3_000);
});

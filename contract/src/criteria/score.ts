import { namesOf } from '#records.ts';
import { type Closeness, closenessOf, toleranceUnitOf } from './closeness.ts';
import type { Comparison } from './compare.ts';
import { type Importance, type WeighedCriteria, type Weighing, weighingOf } from './importance.ts';

/** Wishes that an object among 'Почти подходят' may miss. */
export const MOST_MISSED = 2;

/** One criterion of a request in the score of an object. */
export interface ScorePart<Name extends string = string> extends Closeness, Weighing {
  readonly name: Name;
}

/** How well an object matches a request (N-12). */
export interface Score<Name extends string = string> {
  /** The counted criteria: musts, and wishes with a weight. */
  readonly parts: readonly ScorePart<Name>[];
  /** 0…1: Σ weight × fit ÷ Σ weight over the wishes; 1 without wishes. */
  readonly share: number;
  /** `exact`: every criterion is met; `near`: no must and at most two wishes are missed; otherwise `none`. */
  readonly group: 'exact' | 'near' | 'none';
}

/** Comparison of rows with filters: part of `matcherOf`. */
export interface Matcher<Filter, Row, Context> {
  readonly setIn: (filter: Filter) => readonly string[];
  // A method: its names are those that `setIn` returns.
  compare(row: Row, filter: Filter, name: string, context: Context): Comparison;
}

/** A criterion that a request sets, as it counts in scores. */
export interface CountedCriterion<Name extends string = string> extends Weighing {
  readonly name: Name;
}

/**
 * The criteria that count in the scores of a request: those that its filter sets, without wishes of weight 0, in the
 * order of `WeighedCriteria`.
 */
export function countedCriteria<Name extends string>(
  weighed: WeighedCriteria<Name>,
  set: ReadonlySet<string>,
  importance: Importance,
): CountedCriterion<Name>[] {
  return namesOf(weighed.defaults).flatMap((name) => {
    if (!set.has(name)) return [];
    const weighing = weighingOf(weighed, name, importance);
    return weighing.isMust || weighing.weight > 0 ? [{ name, ...weighing }] : [];
  });
}

/** Percent of a score, rounded down: 100 % means that nothing is missing. */
export function percentOf({ share, group }: Pick<Score, 'share' | 'group'>): number {
  const percent = Math.floor(share * 100 + 1e-9);
  return group === 'exact' ? 100 : Math.min(percent, 99);
}

/**
 * Scores objects against one request. The server's SQL computes the same in both directions; tests compare them on
 * every pair.
 */
export function scorerOf<Filter extends object, Row extends object, Context, Name extends string>(
  weighed: WeighedCriteria<Name>,
  { setIn, compare }: Matcher<Filter, Row, Context>,
  filter: Filter,
  importance: Importance = {},
) {
  const counted = countedCriteria(weighed, new Set(setIn(filter)), importance);
  const units = new Map(
    counted.map(({ name }) => [name, weighed.criteria[name] && toleranceUnitOf(weighed.criteria[name])]),
  );
  return (row: Row, context: Context): Score<Name> => {
    const parts = counted.map((weighing): ScorePart<Name> => {
      const { name, isMust, tolerance } = weighing;
      // A must is either met or missed; only wishes have a tolerance.
      const unit = isMust ? undefined : units.get(name);
      return { ...weighing, ...closenessOf(compare(row, filter, name, context), unit, tolerance) };
    });
    return { parts, share: shareOf(parts), group: groupOf(parts) };
  };
}

function shareOf(parts: readonly ScorePart[]): number {
  const wishes = parts.filter(({ isMust }) => !isMust);
  const whole = wishes.reduce((sum, { weight }) => sum + weight, 0);
  return whole === 0 ? 1 : wishes.reduce((sum, { weight, fit }) => sum + weight * fit, 0) / whole;
}

function groupOf(parts: readonly ScorePart[]): Score['group'] {
  if (parts.every(({ state }) => state === 'met')) return 'exact';
  const missed = parts.filter(({ state }) => state === 'missed');
  if (missed.some(({ isMust }) => isMust)) return 'none';
  return missed.length <= MOST_MISSED ? 'near' : 'none';
}

import { closenessOf, toleranceUnitOf } from './closeness.ts';
import type { Comparison } from './compare.ts';
import type { Importance, WeighedCriteria } from './importance.ts';
import { type CountedCriterion, countedCriteria, MOST_MISSED } from './score.ts';

/** Comparison of rows with filters: part of `matcherOf`. */
export interface ValueMatcher<Filter, Row, Context> {
  readonly setIn: (filter: Filter) => readonly string[];
  // Methods: their names are those that `setIn` returns.
  offeredBy(name: string, row: Row, context: Context): unknown;
  compareOffered(offered: unknown, filter: Filter, name: string): Comparison;
}

/**
 * Receives the score of an object that a request finds exactly or almost.
 * @param index index of the object
 * @param isExact whether `Score.group` is `exact`; otherwise it is `near`
 * @param share as `Score.share`
 */
export type OnScore = (index: number, isExact: boolean, share: number) => void;

/** Values of the objects at one criterion. */
interface Column {
  /** The different values. */
  readonly values: readonly unknown[];
  /** Index in `values`, by the index of the object. */
  readonly indexes: Uint32Array;
}

/** Results of one criterion, by the index in `Column.values`. */
interface Results {
  readonly isMet: Uint8Array;
  readonly isMissed: Uint8Array;
  readonly fits: Float64Array;
}

/**
 * Scores the same objects against many requests. Gives the results of `scorerOf`, but compares each different value
 * only once per request: objects of a complex, or of a list, share most of their values. Calls `onScore` for the
 * objects that the request finds exactly or almost, in order.
 */
export function manyScorerOf<Filter extends object, Row extends object, Context, Name extends string>(
  weighed: WeighedCriteria<Name>,
  { setIn, offeredBy, compareOffered }: ValueMatcher<Filter, Row, Context>,
  rows: readonly Row[],
  context: Context,
) {
  const columns = new Map<Name, Column>();
  function columnOf(name: Name): Column {
    const known = columns.get(name);
    if (known) return known;
    const column = columnFrom(rows.map((row) => offeredBy(name, row, context)));
    columns.set(name, column);
    return column;
  }

  function resultsOf(values: readonly unknown[], filter: Filter, counted: CountedCriterion<Name>): Results {
    const { name, isMust, tolerance } = counted;
    const criterion = weighed.criteria[name];
    const unit = isMust || criterion === undefined ? undefined : toleranceUnitOf(criterion);
    const [isMet, isMissed] = [new Uint8Array(values.length), new Uint8Array(values.length)];
    const fits = new Float64Array(values.length);
    for (const [at, value] of values.entries()) {
      const { state, fit } = closenessOf(compareOffered(value, filter, name), unit, tolerance);
      isMet[at] = Number(state === 'met');
      isMissed[at] = Number(state === 'missed');
      fits[at] = fit;
    }
    return { isMet, isMissed, fits };
  }

  // Reused by all requests.
  const isExact = new Uint8Array(rows.length);
  const missed = new Uint8Array(rows.length);
  const reached = new Float64Array(rows.length);

  return (filter: Filter, importance: Importance, onScore: OnScore): void => {
    const counted = countedCriteria(weighed, new Set(setIn(filter)), importance);
    isExact.fill(1);
    missed.fill(0);
    reached.fill(0);
    // Objects that no must excludes.
    let found = Uint32Array.from(rows.keys());
    for (const must of counted.filter(({ isMust }) => isMust)) {
      const { values, indexes } = columnOf(must.name);
      const { isMet, isMissed } = resultsOf(values, filter, must);
      found = found.filter((object) => !isMissed[indexes[object] ?? 0]);
      for (const object of found) isExact[object] = (isExact[object] ?? 0) & (isMet[indexes[object] ?? 0] ?? 0);
    }
    if (found.length === 0) return;
    const wishes = counted.filter(({ isMust }) => !isMust);
    // In the order of `scorerOf`: floating-point sums depend on it.
    for (const wish of wishes) {
      const { values, indexes } = columnOf(wish.name);
      const { isMet, isMissed, fits } = resultsOf(values, filter, wish);
      for (const object of found) {
        const at = indexes[object] ?? 0;
        isExact[object] = (isExact[object] ?? 0) & (isMet[at] ?? 0);
        missed[object] = (missed[object] ?? 0) + (isMissed[at] ?? 0);
        reached[object] = (reached[object] ?? 0) + wish.weight * (fits[at] ?? 0);
      }
    }
    const whole = wishes.reduce((sum, { weight }) => sum + weight, 0);
    for (const object of found) {
      if ((missed[object] ?? 0) > MOST_MISSED) continue;
      onScore(object, isExact[object] === 1, whole === 0 ? 1 : (reached[object] ?? 0) / whole);
    }
  };
}

function columnFrom(all: readonly unknown[]): Column {
  const known = new Map<unknown, number>();
  const values: unknown[] = [];
  const indexes = Uint32Array.from(all, (value) => {
    const key = typeof value === 'object' ? JSON.stringify(value) : value;
    const at = known.get(key) ?? values.length;
    if (at === values.length) {
      values.push(value);
      known.set(key, at);
    }
    return at;
  });
  return { values, indexes };
}

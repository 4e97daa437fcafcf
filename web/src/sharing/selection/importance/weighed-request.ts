import { type ToleranceUnit, toleranceUnitOf } from '@gektar/contract/criteria/closeness.ts';
import type { Comparison } from '@gektar/contract/criteria/compare.ts';
import {
  type Importance,
  type WeighedCriteria,
  type Weighing,
  weighingOf,
} from '@gektar/contract/criteria/importance.ts';
import { scorerOf } from '@gektar/contract/criteria/score.ts';
import type { Fits } from '@gektar/contract/criteria/suggested-weights.ts';
import { matchTexts } from '#sharing/selection/described-match.ts';
import type { ScoredMatchAbout } from '#sharing/selection/near/request-match.ts';

/** A criterion that a request sets, as a row of 'Что важно'. */
export interface WeighedRow {
  readonly name: string;
  readonly label: string;
  /** Wanted value: 'от 10,00 м'. */
  readonly asked: string;
  /** Unit of the tolerance; undefined where there is none. */
  readonly unit: ToleranceUnit | undefined;
  /** Default weighing of the criterion. */
  readonly usual: Weighing;
  readonly stored: Weighing;
}

/** The criteria of one request with their stored weighing. */
export interface WeighedRequest<Row> {
  readonly weighed: WeighedCriteria;
  readonly stored: Importance;
  /** Musts first, then wishes, the heaviest first. */
  readonly rows: readonly WeighedRow[];
  /** Name of a criterion within a sentence: 'класс'. */
  readonly nameOf: (criterion: string) => string;
  /** Fits of an object by criterion, whatever its weight. */
  readonly fitsOf: (row: Row) => Fits;
}

interface Matcher<Filter, Row, Context> {
  readonly setIn: (filter: Filter) => readonly string[];
  // Declared as a method, because TypeScript checks methods bivariantly: an implementation accepts only names from
  // `setIn`.
  compare(row: Row, filter: Filter, name: string, context: Context): Comparison;
}

/** The weighed criteria of requests, from the descriptions of the criteria (N-12). */
export function weighedRequestBy<Filter extends object, Row extends object, Request extends object, Context>(
  about: ScoredMatchAbout<Filter, Row, Request>,
  matcher: Matcher<Filter, Row, Context>,
) {
  const { weighed, criteria, words, labelOf, filterOf } = about;
  const { wantedText } = matchTexts(about);
  return (request: Request, context: Context, stored: Importance): WeighedRequest<Row> => {
    const filter = filterOf(request);
    const set = new Set(matcher.setIn(filter));
    const rows = Object.entries(weighed.defaults)
      .filter(([name]) => set.has(name))
      .map(([name, usual]): WeighedRow => {
        const criterion = criteria[name];
        return {
          name,
          label: labelOf(name),
          asked: wantedText(name, request) ?? 'Да',
          unit: criterion && toleranceUnitOf(criterion),
          usual,
          stored: weighingOf(weighed, name, stored),
        };
      });
    const equal = Object.fromEntries(rows.map(({ name }) => [name, { ...stored[name], isMust: false, weight: 1 }]));
    const scoreOf = scorerOf(weighed, matcher, filter, equal);
    return {
      weighed,
      stored,
      rows: rows.toSorted((one, other) => rankOf(other.stored) - rankOf(one.stored)),
      nameOf: (criterion) => words[criterion]?.name ?? labelOf(criterion),
      fitsOf: (row) => Object.fromEntries(scoreOf(row, context).parts.map(({ name, fit }) => [name, fit])),
    };
  };
}

const rankOf = ({ isMust, weight }: Weighing) => (isMust ? 100 : weight);

import type { Range } from '#measure/range.ts';
import type { Criteria } from './criterion.ts';

/** Difference between an object and a criterion that it misses, in words of the criterion's kind. */
export type Gap =
  /** A number lies outside of the wanted range: by how much, in the unit of the field. */
  | { readonly in: 'unit' | 'days'; readonly side: 'below' | 'above'; readonly amount: number }
  /** Fewest steps of the ranking to a wanted value. */
  | { readonly in: 'steps'; readonly amount: number }
  /** A flag that is not set. */
  | { readonly in: 'absence' }
  /** Text defined by a kind that only one domain has: 'нужно тех. присоединение'. */
  | { readonly in: 'words'; readonly words: string };

// A method type: each kind may narrow both values to those of its criteria.
type GapOf = { of(wanted: unknown, offered: unknown): Gap | undefined }['of'];
/** Gap functions of the kinds that only one domain has, by kind. */
export type GapKinds = Readonly<Record<string, GapOf>>;

type Ends<T> = Range<T> | null | undefined;

const dayMs = 86_400_000;
const open = { from: null, to: null };
const point = <T>(value: T | null | undefined): Range<T> => ({ from: value ?? null, to: value ?? null });

function beyond<T extends number | string>(
  wanted: Ends<T>,
  offered: Ends<T>,
  amountOf: (one: T, other: T) => number,
  unit: 'unit' | 'days',
): Gap | undefined {
  const [{ from, to }, has] = [wanted ?? open, offered ?? open];
  if (from !== null && has.to !== null && has.to < from) {
    return { in: unit, side: 'below', amount: amountOf(from, has.to) };
  }
  if (to !== null && has.from !== null && has.from > to) {
    return { in: unit, side: 'above', amount: amountOf(has.from, to) };
  }
  return undefined;
}

const numbers = (wanted: Ends<number>, offered: Ends<number>) => beyond(wanted, offered, (a, b) => a - b, 'unit');
const daysOf = (range: Ends<string>): Range<string> => ({
  from: range?.from?.slice(0, 10) ?? null,
  to: range?.to?.slice(0, 10) ?? null,
});
const days = (wanted: Ends<string>, offered: Ends<string>) =>
  beyond(daysOf(wanted), daysOf(offered), (a, b) => Math.round((Date.parse(a) - Date.parse(b)) / dayMs), 'days');
const absence = (): Gap => ({ in: 'absence' });

const kinds: GapKinds = {
  within: (wanted: Ends<number>, offered: number | null) => numbers(wanted, point(offered)),
  upTo: (to: number | null, offered: number | null) => numbers({ from: null, to }, point(offered)),
  overlaps: numbers,
  during: (wanted: Ends<string>, offered: string | null) => days(wanted, point(offered)),
  until: (wanted: Ends<string>, offered: string | null) => days({ from: null, to: wanted?.to ?? null }, point(offered)),
  overlapsDays: days,
  is: absence,
  needs: absence,
  has: absence,
};

/**
 * Gap of an object at a missed criterion; undefined for kinds without a measure: lists without a ranking, texts.
 * @param distance of the comparison
 */
export function gapOf(
  criterion: Criteria[string],
  wanted: unknown,
  offered: unknown,
  distance: number | null,
  own: GapKinds = {},
): Gap | undefined {
  if (criterion.ranking) return distance === null ? undefined : { in: 'steps', amount: distance };
  return { ...kinds, ...own }[criterion.kind]?.(wanted, offered);
}

/** Whether a range has a minimum and no maximum. */
export function isFloor(wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return false;
  if ('atLeast' in wanted) return wanted.atLeast !== null;
  return 'from' in wanted && 'to' in wanted && wanted.from !== null && wanted.to === null;
}

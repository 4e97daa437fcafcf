import { isOlderThan } from '@gektar/format/date.ts';
import { foldedWords, foldLetters } from '#fold-letters.ts';
import type { Range } from '#measure/range.ts';
import { isRecord, namesOf } from '#records.ts';
import type { Criteria } from './criterion.ts';

/** Meaning of a criterion in plain JavaScript; the server's SQL is compared with it by tests. */

/** Result of comparing one object with one criterion. */
export interface Comparison {
  /** `unknown` where the object has no value to compare. */
  readonly state: 'met' | 'missed' | 'unknown';
  /**
   * How far a missed number lies outside, as a share of the missed end (0.1 = by a tenth); for a missed day, the number
   * of days; for a missed value of a ranking, the number of steps; null where no distance is defined.
   */
  readonly distance: number | null;
}

const met: Comparison = { state: 'met', distance: 0 };
const missed: Comparison = { state: 'missed', distance: null };
const unknown: Comparison = { state: 'unknown', distance: null };

/** How criteria of one kind are compared. */
export interface Kind {
  // Methods, not function properties: TypeScript then accepts a kind whose parameters have narrower types. The filter's
  // description pairs each kind with values of its own criteria.
  /** Whether a value restricts anything. */
  isSet(wanted: unknown): boolean;
  compare(wanted: unknown, offered: unknown, criterion?: Criteria[string]): Comparison;
}

type Id = number | string;
/** A value that is compared by id: ids, or objects with an id. */
type Chosen = Id | null | { readonly id: Id } | readonly (Id | { readonly id: Id })[];

const outside = (distance: number): Comparison => ({ state: 'missed', distance });

/** @param distance between two values, in the unit of `Comparison` */
function between<T extends number | string>(
  { from, to }: Range<T>,
  offered: Range<T> | null,
  distance: (end: T, value: T) => number,
): Comparison {
  if (offered === null || (offered.from === null && offered.to === null)) return unknown;
  if (from !== null && offered.to !== null && offered.to < from) return outside(distance(from, offered.to));
  if (to !== null && offered.from !== null && offered.from > to) return outside(distance(to, offered.from));
  return met;
}

const share = (end: number, value: number) => Math.abs(value - end) / (end === 0 ? 1 : end);
const days = (end: string, value: string) => Math.abs(Date.parse(value) - Date.parse(end)) / 86_400_000;

function point<T>(value: T | null): Range<T> | null {
  return value === null ? null : { from: value, to: value };
}

/** A kind of numbers or days: compares a requested range with the range of an object. */
function ranges<Wanted, Offered, T extends number | string>(
  wantedOf: (wanted: Wanted) => Range<T>,
  offeredOf: (offered: Offered) => Range<T> | null,
  distance: (end: T, value: T) => number,
): Kind {
  const isSet = (wanted: Wanted) => {
    const { from, to } = wantedOf(wanted);
    return from !== null || to !== null;
  };
  return {
    isSet,
    compare: (wanted: Wanted, offered: Offered) => between(wantedOf(wanted), offeredOf(offered), distance),
  };
}

type Ends<T> = Range<T> | null;
const open = { from: null, to: null };
const ends = <T>(range: Ends<T>): Range<T> => range ?? open;
const dayOf = (moment: string | null) => (moment === null ? null : moment.slice(0, 10));
const daysOf = (range: Ends<string>): Range<string> => ({
  from: dayOf(range?.from ?? null),
  to: dayOf(range?.to ?? null),
});
const isList = (wanted: readonly unknown[]) => wanted.length > 0;

function idsOf(offered: Chosen): readonly Id[] {
  if (offered === null) return [];
  if (typeof offered !== 'object') return [offered];
  return 'id' in offered ? [offered.id] : offered.flatMap(idsOf);
}

const anyId: Kind = {
  isSet: isList,
  compare: (wanted: readonly Id[], offered: Chosen, criterion?: Criteria[string]) => {
    const ids = idsOf(offered);
    if (ids.length === 0) return unknown;
    if (ids.some((id) => wanted.includes(id))) return met;
    return criterion?.ranking ? outside(stepsBetween(criterion.ranking, wanted, ids)) : missed;
  },
};

/** Fewest steps in a ranking from one of the first ids to one of the second. */
function stepsBetween(ranking: readonly number[], wanted: readonly Id[], offered: readonly Id[]): number {
  const places = (ids: readonly Id[]) => ids.map((id) => ranking.indexOf(Number(id)));
  const steps = places(wanted).flatMap((place) => places(offered).map((other) => Math.abs(place - other)));
  return Math.min(...steps);
}

/** A kind without a distance: it is either met or missed. */
function plain<Wanted, Offered>(
  isSet: (wanted: Wanted) => boolean,
  isMet: (wanted: Wanted, offered: NonNullable<Offered>) => boolean,
): Kind {
  return {
    isSet,
    compare: (wanted: Wanted, offered: Offered | null) => {
      if (offered === null || offered === undefined) return unknown;
      return isMet(wanted, offered) ? met : missed;
    },
  };
}

const isTrue = (wanted: boolean) => wanted;
const isText = (wanted: string | null) => (wanted ?? '').trim() !== '';
const hasWords = (wanted: string | null) => foldedWords(wanted ?? '').length > 0;
const isThere = (wanted: unknown) => wanted !== null;

/** The comparison of every kind that is common to the domains. */
export const kinds = {
  within: ranges(ends<number>, point<number>, share),
  upTo: ranges((to: number | null) => ({ from: null, to }), point<number>, share),
  overlaps: ranges(ends<number>, (offered: Ends<number>) => offered, share),
  during: ranges(daysOf, (moment: string | null) => point(dayOf(moment)), days),
  until: ranges(
    (wanted: Ends<string>) => ({ ...daysOf(wanted), from: null }),
    (moment: string | null) => point(dayOf(moment)),
    days,
  ),
  overlapsDays: ranges(daysOf, (offered: Ends<string>) => offered && daysOf(offered), days),
  anyOf: anyId,
  anyOfRecords: anyId,
  // The offered codes include their ancestors, so a wanted code also finds the codes below it.
  anyInTree: anyId,
  customer: plain(isThere, (wanted: string, offered: string) => wanted === offered),
  anyBit: plain(isThere, (wanted: number, offered: number) => (offered & wanted) !== 0),
  is: plain(isThere, (wanted: boolean, offered: boolean) => wanted === offered),
  needs: plain(isTrue, (_: boolean, offered: boolean) => offered),
  // A missing value means "does not have it", so the result is never `unknown`.
  has: { isSet: isTrue, compare: (_: boolean, offered: unknown) => (offered === null ? missed : met) },
  lacks: { isSet: isTrue, compare: (_: boolean, offered: unknown) => (offered === null ? met : missed) },
  olderThan: plain(isThere, (wanted: number, offered: string) => isOlderThan(offered, wanted)),
  contains: plain(isText, (wanted: string, offered: string | readonly string[]) => {
    const part = wanted.trim().toLowerCase();
    return [offered].flat().some((text) => text.toLowerCase().includes(part));
  }),
  // Text without letters or digits restricts nothing.
  words: plain(hasWords, (wanted: string, offered: string) => {
    const folded = foldLetters(offered);
    return foldedWords(wanted).every((word) => folded.includes(word));
  }),
  only: plain(isThere, (wanted: readonly string[], offered: string) => wanted.includes(offered)),
} as const satisfies Readonly<Record<string, Kind>>;

/** Functions that compute a value of a row, keyed by the value's name. */
export type Computed<Row, Context> = Readonly<Record<string, (row: Row, context: Context) => unknown>>;

/** Comparison of the rows of an entity with its filter. */
export interface Matching<Row, Context> {
  readonly kinds: Readonly<Record<string, Kind>>;
  /** Values that are computed from a row for the comparison. */
  readonly computed: Computed<Row, Context>;
}

/**
 * Compares rows with a filter, criterion by criterion.
 * @param matching a comparison for every kind among the criteria
 */
export function matcherOf<Filter extends object, Row extends object, Context = undefined>(
  criteria: { readonly [Name in keyof Filter]: Criteria[string] },
  { kinds: own, computed }: Matching<Row, Context>,
) {
  type Name = keyof Filter & string;
  const names = namesOf(criteria);
  const all: Readonly<Record<string, Kind>> = { ...kinds, ...own };
  const kindOf = new Map(
    names.map((name) => {
      const kind = all[criteria[name].kind];
      if (kind === undefined) throw new Error(`no comparison for a criterion of the kind ${criteria[name].kind}`);
      return [name, kind];
    }),
  );

  const isSet = (filter: Filter, name: Name) => kindOf.get(name)?.isSet(filter[name]) === true;

  /** The value of a row that a criterion compares. */
  function offeredBy(name: Name, row: Row, context: Context): unknown {
    const { of, inRow = of } = criteria[name];
    const compute = computed[of];
    if (compute) return compute(row, context);
    return isRecord(row) ? row[inRow] : undefined;
  }

  /** Compares a value of a row, `offeredBy`, with a criterion that the filter sets. */
  function compareOffered(offered: unknown, filter: Filter, name: Name): Comparison {
    return kindOf.get(name)?.compare(filter[name], offered, criteria[name]) ?? met;
  }

  /** Compares a row with one criterion; an unset criterion counts as met. */
  function compare(row: Row, filter: Filter, name: Name, context: Context): Comparison {
    return isSet(filter, name) ? compareOffered(offeredBy(name, row, context), filter, name) : met;
  }

  return {
    offeredBy,
    compareOffered,
    compare,
    /** The criteria that restrict something, in the order of their description. */
    setIn: (filter: Filter): Name[] => names.filter((name) => isSet(filter, name)),
    /** The criteria that a row does not meet, unordered. */
    missedBy: (row: Row, filter: Filter, context: Context): Name[] =>
      names.filter((name) => compare(row, filter, name, context).state !== 'met'),
    /** Whether a row meets all criteria. */
    fits: (row: Row, filter: Filter, context: Context): boolean =>
      names.every((name) => compare(row, filter, name, context).state === 'met'),
  };
}

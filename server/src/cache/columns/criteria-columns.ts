import { kinds as comparisons, type Kind } from '@gektar/contract/criteria/compare.ts';
import type { Criteria } from '@gektar/contract/criteria/criterion.ts';
import type { Range } from '@gektar/contract/measure/range.ts';
import { namesOf } from '@gektar/contract/records.ts';
import { endsIn, type Source, type SourceOf, valueIn } from '#database/criteria/source.ts';
import type { ColumnAbout } from './column-table.ts';
import { is, isWithin, type NumberRange, type Predicate, secondsOf, secondsOfDays } from './predicate.ts';

// Criteria over in-memory columns (0040).

/** Columns that a kind of criterion needs, and its predicates over them. */
export interface ColumnKind {
  readonly columns: (source: () => Source, criterion: Criteria[string]) => ColumnAbout[];
  /** Result undefined: only the database can answer. */
  // Declared as a method, so that each kind may narrow the type of `wanted` to the values of its criteria.
  predicates(wanted: unknown, criterion: Criteria[string]): readonly Predicate[] | undefined;
}
export type ColumnKinds = Readonly<Record<string, ColumnKind>>;

/** Numbers within a range. @param sqlOf makes the SQL of the number from the SQL of the value */
function numbers<Wanted>(rangeOf: (wanted: Wanted) => NumberRange, sqlOf = (value: string) => value): ColumnKind {
  return {
    columns: (source, { of }) => [{ name: of, holds: 'numbers', sql: sqlOf(valueIn(source())) }],
    predicates: (wanted: Wanted, { of }) => isWithin(of, rangeOf(wanted)),
  };
}

/** SQL of one value, or of an array of several. */
function valuesIn(source: Source): string {
  if ('values' in source) return source.values;
  if (!('links' in source)) return valueIn(source);
  const { table, owner, value } = source.links;
  return `array(select l.${value} from ${table} l where l.${owner} = ${source.of} order by 1)`;
}

/** Compares each distinct value once, with the contract's comparison. */
export function comparedBy({ isSet, compare }: Kind): ColumnKind {
  return {
    columns: (source, { of }) => [{ name: of, holds: 'values', sql: valuesIn(source()) }],
    predicates: (wanted, { of }) =>
      isSet(wanted) ? [{ column: of, holds: (own) => compare(wanted, own).state === 'met' }] : [],
  };
}

/** Whether there is a value. @param state what a set criterion wants: true for a value, false for none */
function presence(state: boolean): ColumnKind {
  return {
    columns: (source, { of }) => [{ name: `has ${of}`, holds: 'values', sql: `${valueIn(source())} is not null` }],
    predicates: (isWanted: boolean, { of }) => is(`has ${of}`, isWanted ? state : null),
  };
}

/** For a criterion that only the database can answer, when it is set. */
export const fromDatabase: ColumnKind = {
  columns: () => [],
  predicates: (wanted: string | number | object | null) =>
    wanted === null || wanted === '' || (Array.isArray(wanted) && wanted.length === 0) ? [] : undefined,
};

const ofRecords = comparedBy(comparisons.anyOfRecords);

/** The columns of every kind that is common to the domains. */
export const columnKinds = {
  within: numbers((range: NumberRange) => range),
  upTo: numbers((to: number | null) => ({ to })),
  overlaps: {
    columns: (source, { of }) => {
      const ends = endsIn(source());
      return (['from', 'to'] as const).map((end) => ({ name: `${of} ${end}`, holds: 'numbers', sql: ends[end] }));
    },
    predicates: (range: NumberRange, { of }) => [
      ...isWithin(`${of} to`, { from: range?.from }),
      ...isWithin(`${of} from`, { to: range?.to }),
    ],
  },
  during: numbers(secondsOfDays, secondsOf),
  until: numbers((days: Range<string> | null) => ({ to: secondsOfDays(days).to }), secondsOf),
  anyOf: comparedBy(comparisons.anyOf),
  anyOfRecords: {
    ...ofRecords,
    // The database spells UUIDs in lower case.
    predicates: (ids: readonly string[], about) => {
      const spelled = ids.map((id) => id.toLowerCase());
      return ofRecords.predicates(spelled, about);
    },
  },
  anyBit: comparedBy(comparisons.anyBit),
  is: comparedBy(comparisons.is),
  needs: comparedBy(comparisons.needs),
  has: presence(true),
  lacks: presence(false),
  // Depends on the current time, which is known only to the database.
  olderThan: fromDatabase,
  anyInTree: fromDatabase,
  customer: fromDatabase,
  contains: fromDatabase,
  words: fromDatabase,
  // An empty list restricts, too: it matches nothing.
  only: { columns: () => [], predicates: (ids: readonly string[] | null) => (ids === null ? [] : undefined) },
} as const satisfies ColumnKinds;

/**
 * The columns of criteria, and the predicates of a filter by them.
 * @param kinds kinds of the domain, which override common ones of the same name
 */
export function criteriaColumns<Filter extends object>(
  criteria: { readonly [Name in keyof Filter]: Criteria[string] },
  sourceOf: SourceOf,
  kinds: ColumnKinds = {},
) {
  const all: ColumnKinds = { ...columnKinds, ...kinds };
  const described = namesOf(criteria).map((name) => {
    const criterion: Criteria[string] = criteria[name];
    const kind = all[criterion.kind];
    if (kind === undefined) throw new Error(`no columns for a criterion of the kind ${criterion.kind}`);
    return { name, criterion, kind };
  });
  return {
    columns: eachOnce(described.flatMap(({ kind, criterion }) => kind.columns(() => sourceOf(criterion), criterion))),
    /** The predicates of all set criteria; undefined when one of them needs the database. */
    predicates(filter: Filter): readonly Predicate[] | undefined {
      const predicates = described.map(({ name, kind, criterion }) => kind.predicates(filter[name], criterion));
      return predicates.every((some) => some !== undefined) ? predicates.flat() : undefined;
    },
  };
}

/** Columns without repeated names. */
export function eachOnce(columns: readonly ColumnAbout[]): ColumnAbout[] {
  return [...new Map(columns.map((column) => [column.name, column])).values()];
}

import type { Criteria } from '@gektar/contract/criteria/criterion.ts';
import type { Range } from '@gektar/contract/measure/range.ts';
import { namesOf } from '@gektar/contract/records.ts';
import { endsIn, type Source, type SourceOf, valueIn } from '#database/criteria/source.ts';
import type { ColumnAbout } from './column-table.ts';
import { hasAnyBitOf, hasAnyOf, is, isAnyOf, isDuringDays, isWithin, type Predicate, secondsOf } from './predicate.ts';

// Criteria over in-memory columns (0040).

/** Columns of a criterion, and its predicates by them. */
export interface ColumnKind {
  readonly columns: (source: () => Source, criterion: Criteria[string]) => ColumnAbout[];
  /** undefined: only the database can answer. */
  // A method: each kind takes the values of its own criteria, which the description of the filter pairs with it.
  predicates(wanted: unknown, source: () => Source, criterion: Criteria[string]): readonly Predicate[] | undefined;
}
export type ColumnKinds = Readonly<Record<string, ColumnKind>>;

function values(of: string, source: Source): ColumnAbout {
  if ('values' in source) return { name: of, holds: 'values', sql: source.values };
  if (!('links' in source)) return { name: of, holds: 'values', sql: valueIn(source) };
  const { table, owner, value } = source.links;
  const sql = `array(select l.${value} from ${table} l where l.${owner} = ${source.of} order by 1)`;
  return { name: of, holds: 'values', sql };
}

type Columns = ColumnKind['columns'];
const oneOfValues: Columns = (source, { of }) => [values(of, source())];
const oneOfNumbers: Columns = (source, { of }) => [{ name: of, holds: 'numbers', sql: valueIn(source()) }];
const isThere: Columns = (source, { of }) => [
  { name: `has ${of}`, holds: 'values', sql: `${valueIn(source())} is not null` },
];
const oneOfTimes: Columns = (source, { of }) => [{ name: of, holds: 'numbers', sql: secondsOf(valueIn(source())) }];

/** For a criterion that only the database can answer, when it is set. */
export const fromDatabase: ColumnKind = {
  columns: () => [],
  predicates: (wanted: string | object | null) =>
    wanted === null || wanted === '' || (Array.isArray(wanted) && wanted.length === 0) ? [] : undefined,
};

/** The columns of every kind that is common to the domains. */
export const columnKinds = {
  within: { columns: oneOfNumbers, predicates: (range: Range<number> | null, _, { of }) => isWithin(of, range) },
  upTo: { columns: oneOfNumbers, predicates: (to: number | null, _, { of }) => isWithin(of, { from: null, to }) },
  overlaps: {
    columns: (source, { of }) => {
      const { from, to } = endsIn(source());
      return [
        { name: `${of} from`, holds: 'numbers', sql: from },
        { name: `${of} to`, holds: 'numbers', sql: to },
      ];
    },
    predicates: (range: Range<number> | null, _, { of }) => [
      ...isWithin(`${of} to`, { from: range?.from ?? null }),
      ...isWithin(`${of} from`, { to: range?.to ?? null }),
    ],
  },
  during: { columns: oneOfTimes, predicates: (days: Range<string> | null, _, { of }) => isDuringDays(of, days) },
  until: {
    columns: oneOfTimes,
    predicates: (days: Range<string> | null, _, { of }) => isDuringDays(of, days && { from: null, to: days.to }),
  },
  anyOf: {
    columns: oneOfValues,
    predicates: (ids: readonly number[], source, { of }) =>
      'value' in source() ? isAnyOf(of, ids) : hasAnyOf(of, ids),
  },
  anyOfRecords: {
    columns: oneOfValues,
    // In the database's spelling of UUIDs.
    predicates: (ids: readonly string[], _, { of }) =>
      isAnyOf(
        of,
        ids.map((id) => id.toLowerCase()),
      ),
  },
  anyBit: { columns: oneOfValues, predicates: (bits: number | null, _, { of }) => hasAnyBitOf(of, bits) },
  is: { columns: oneOfValues, predicates: (state: boolean | null, _, { of }) => is(of, state) },
  needs: { columns: oneOfValues, predicates: (isWanted: boolean, _, { of }) => is(of, isWanted || null) },
  has: { columns: isThere, predicates: (isWanted: boolean, _, { of }) => is(`has ${of}`, isWanted || null) },
  lacks: {
    columns: isThere,
    predicates: (isWanted: boolean, _, { of }) => is(`has ${of}`, isWanted ? false : null),
  },
  anyInTree: fromDatabase,
  customer: fromDatabase,
  contains: fromDatabase,
  words: fromDatabase,
  // An empty list finds none: it restricts.
  only: { columns: () => [], predicates: (ids: readonly string[] | null) => (ids === null ? [] : undefined) },
} as const satisfies ColumnKinds;

/**
 * The columns of criteria, and the predicates of a filter by them.
 * @param kinds of the domain; they precede the common ones
 */
export function criteriaColumns<Filter extends object>(
  criteria: { readonly [Name in keyof Filter]: Criteria[string] },
  sourceOf: SourceOf,
  kinds: ColumnKinds = {},
) {
  const all: ColumnKinds = { ...columnKinds, ...kinds };
  const each = namesOf(criteria).map((name) => {
    const criterion: Criteria[string] = criteria[name];
    const kind = all[criterion.kind];
    if (kind === undefined) throw new Error(`no columns for a criterion of the kind ${criterion.kind}`);
    return { name, criterion, kind, source: () => sourceOf(criterion) };
  });
  const columns = new Map(
    each.flatMap(({ kind, source, criterion }) => kind.columns(source, criterion)).map((one) => [one.name, one]),
  );
  return {
    columns: [...columns.values()],
    /** The predicates of all set criteria; undefined when one of them needs the database. */
    predicates(filter: Filter): readonly Predicate[] | undefined {
      const found: Predicate[] = [];
      for (const { name, kind, source, criterion } of each) {
        const asked = kind.predicates(filter[name], source, criterion);
        if (asked === undefined) return undefined;
        found.push(...asked);
      }
      return found;
    },
  };
}

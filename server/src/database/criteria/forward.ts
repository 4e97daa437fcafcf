import type { Criteria } from '@gektar/contract/criteria/criterion.ts';
import { foldedWords } from '@gektar/contract/fold-letters.ts';
import type { Range } from '@gektar/contract/measure/range.ts';
import { namesOf } from '@gektar/contract/records.ts';
import { type RawBuilder, sql } from 'kysely';
import {
  allOf,
  anyOf,
  type Condition,
  duringDays,
  equals,
  hasAny,
  hasAnyBit,
  linkedTo,
  olderThan,
  oneOf,
  overlapping,
  overlappingDays,
  within,
} from '#database/conditions.ts';
import { containing } from '#database/like.ts';
import { endsIn, type Source, type SourceOf, valueIn } from './source.ts';

/** SQL conditions of a kind of criterion over objects. An unset criterion adds no condition. */
// A method type: each kind may narrow the type of `wanted` to the values of its criteria.
export type ForwardKind = { of(wanted: unknown, source: () => Source, criterion: Criteria[string]): Condition[] }['of'];
export type ForwardKinds = Readonly<Record<string, ForwardKind>>;

const one = (source: () => Source) => sql.raw(valueIn(source()));

function anyOfIds(ids: readonly number[], source: () => Source): Condition[] {
  const from = source();
  if ('links' in from) return linkedTo({ ...from.links, of: sql.raw(from.of) }, from.links.value, ids);
  if ('values' in from) return hasAny(sql.raw(from.values), ids);
  return anyOf(sql.raw(valueIn(from)), 'int[]', ids);
}

/** The SQL of every kind that is common to the domains. */
export const forwardKinds = {
  within: (range: Range<number> | null, source) => within(one(source), range),
  upTo: (to: number | null, source) => within(one(source), { from: null, to }),
  overlaps: (range: Range<number> | null, source) => {
    const { from, to } = endsIn(source());
    return overlapping(sql.raw(from), sql.raw(to), range);
  },
  during: (days: Range<string> | null, source) => duringDays(one(source), days),
  until: (days: Range<string> | null, source) => duringDays(one(source), days && { from: null, to: days.to }),
  overlapsDays: (days: Range<string> | null, source) => {
    const { from, to } = endsIn(source());
    return overlappingDays(sql.raw(from), sql.raw(to), days);
  },
  olderThan: (days: number | null, source) => olderThan(one(source), days),
  anyOf: anyOfIds,
  anyOfRecords: (ids: readonly string[], source) => anyOf(one(source), 'uuid[]', ids),
  customer: (id: string | null, source) => equals(one(source), id),
  anyBit: (bits: number | null, source) => hasAnyBit(one(source), bits),
  is: (state: boolean | null, source) => equals(one(source), state),
  needs: (isWanted: boolean, source) => (isWanted ? [sql<boolean>`${one(source)}`] : []),
  has: (isWanted: boolean, source) => (isWanted ? [sql<boolean>`${one(source)} is not null`] : []),
  lacks: (isWanted: boolean, source) => (isWanted ? [sql<boolean>`${one(source)} is null`] : []),
  contains: (text: string | null, source) =>
    text?.trim() ? [sql<boolean>`${one(source)} ilike ${containing(text.trim())}`] : [],
  words: (text: string | null, source) =>
    foldedWords(text ?? '').map(
      (word) => sql<boolean>`shared.without_yo(${one(source)}) ilike shared.without_yo(${containing(word)})`,
    ),
  only: (ids: readonly string[] | null, source) => oneOf(one(source), ids),
} as const satisfies ForwardKinds;

/** For each criterion of a filter, a function from its value to its SQL conditions. */
export type Conditions<Filter> = { readonly [Name in keyof Filter]-?: (value: Filter[Name]) => Condition[] };

/**
 * The conditions of every criterion.
 * @param kinds kinds of the domain, which override common ones of the same name
 */
export function forwardConditions<Filter extends object>(
  criteria: { readonly [Name in keyof Filter]: Criteria[string] },
  sourceOf: SourceOf,
  kinds: ForwardKinds = {},
): Conditions<Filter> {
  const all: ForwardKinds = { ...forwardKinds, ...kinds };
  const entries = Object.entries<Criteria[string]>(criteria).map(([name, criterion]) => {
    const kind = all[criterion.kind];
    if (kind === undefined) throw new Error(`no SQL for a criterion of the kind ${criterion.kind}`);
    return [name, (wanted: unknown) => kind(wanted, () => sourceOf(criterion), criterion)];
  });
  const conditions: object = Object.fromEntries(entries);
  return conditions as Conditions<Filter>;
}

/** Every criterion that is set, as SQL. */
export function conditionsOf<Filter extends object>(conditions: Conditions<Filter>, filter: Filter): Condition[] {
  return namesOf(conditions).flatMap((name) => conditions[name](filter[name]));
}

/** Number of these criteria that a row meets; unset ones are not counted. */
export function countMet<Filter extends object>(
  conditions: Conditions<Filter>,
  filter: Filter,
  names: readonly (keyof Filter)[],
): RawBuilder<number> {
  const set = names.map((name) => conditions[name](filter[name])).filter((all) => all.length > 0);
  const each = set.map((all) => sql`coalesce(${allOf(all)}, false)::int`);
  return each.length === 0 ? sql<number>`0::int` : sql<number>`(${sql.join(each, sql` + `)})`;
}

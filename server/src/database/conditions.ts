import type { Range } from '@gektar/contract/measure/range.ts';
import { type RawBuilder, sql } from 'kysely';

/** Filter criteria as SQL. An unset one adds no condition, so that the plan of a list suits the actual filter. */
export type Condition = RawBuilder<boolean>;
type Column = RawBuilder<unknown>;

export function allOf(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

export function equals(column: Column, value: boolean | string | null): Condition[] {
  return value === null ? [] : [sql<boolean>`${column} = ${value}`];
}

export function anyOf(column: Column, type: 'int[]' | 'uuid[]', values: readonly (number | string)[]): Condition[] {
  return values.length === 0 ? [] : [sql<boolean>`${column} = any(${values}::${sql.raw(type)})`];
}

/** The column has any of these bits; `null` adds no condition. */
export function hasAnyBit(column: Column, bits: number | null): Condition[] {
  return bits === null ? [] : [sql<boolean>`${column} & ${bits}::int <> 0`];
}

/** The array column contains any of these numbers; an empty list adds no condition. */
export function hasAny(column: Column, values: readonly number[]): Condition[] {
  return values.length === 0 ? [] : [sql<boolean>`${column} && ${values}::smallint[]`];
}

/** The column is one of these ids: an empty list matches nothing, `null` adds no condition. */
export function oneOf(column: Column, ids: readonly string[] | null): Condition[] {
  return ids === null ? [] : [sql<boolean>`${column} = any(${ids}::uuid[])`];
}

/** Link table between an entity and its values. */
export interface Links {
  readonly table: string;
  /** Column of the table with the entity's id; `of` is the SQL of that id in the query. */
  readonly owner: string;
  readonly of: Column;
}

export function linkedTo({ table, owner, of }: Links, name: string, ids: readonly number[]): Condition[] {
  if (ids.length === 0) return [];
  return [
    sql<boolean>`exists (select from ${sql.table(table)} l where ${sql.ref(`l.${owner}`)} = ${of} and ${sql.ref(`l.${name}`)} = any(${ids}::int[]))`,
  ];
}

export function within(column: Column, range: Range<number> | null): Condition[] {
  return [
    ...(range?.from == null ? [] : [sql<boolean>`${column} >= ${range.from}::numeric`]),
    ...(range?.to == null ? [] : [sql<boolean>`${column} <= ${range.to}::numeric`]),
  ];
}

/** The stored range overlaps the requested one. An open end is unlimited; a stored range without ends never matches. */
export function overlapping(from: Column, to: Column, range: Range<number> | null): Condition[] {
  if (range === null || (range.from === null && range.to === null)) return [];
  return [
    sql<boolean>`num_nonnulls(${from}, ${to}) > 0`,
    ...(range.from === null ? [] : [sql<boolean>`(${to} is null or ${to} >= ${range.from}::numeric)`]),
    ...(range.to === null ? [] : [sql<boolean>`(${from} is null or ${from} <= ${range.to}::numeric)`]),
  ];
}

/** Like `overlapping`, for ranges of days. */
export function overlappingDays(from: Column, to: Column, days: Range<string> | null): Condition[] {
  if (days === null || (days.from === null && days.to === null)) return [];
  return [
    sql<boolean>`num_nonnulls(${from}, ${to}) > 0`,
    ...(days.from === null ? [] : [sql<boolean>`(${to} is null or ${to} >= ${days.from}::date)`]),
    ...(days.to === null ? [] : [sql<boolean>`(${from} is null or ${from} <= ${days.to}::date)`]),
  ];
}

/** A time more than this number of days ago, to the second; `null` restricts nothing. */
export function olderThan(column: Column, days: number | null): Condition[] {
  return days === null ? [] : [sql<boolean>`${column} < now() - make_interval(days => ${days})`];
}

/** The time is within these days (Moscow time), both included. */
export function duringDays(column: Column, range: Range<string> | null): Condition[] {
  return [
    ...(range?.from == null ? [] : [sql<boolean>`${column} >= ${range.from}::date`]),
    ...(range?.to == null ? [] : [sql<boolean>`${column} < ${range.to}::date + 1`]),
  ];
}

import * as z from 'zod';
import { MAX_TAKE, MOST_IDS, MOST_OKVEDS } from './list-limits.ts';

/** `take` and `skip` of a query string; a `take` above `most` is reduced to `most`. */
export function paging(defaultTake: number, most = MAX_TAKE) {
  return {
    take: z.coerce
      .number()
      .int()
      .min(1)
      .transform((take) => Math.min(take, most))
      .default(defaultTake),
    skip: z.coerce.number().int().min(0).max(1_000_000_000).default(0),
  };
}

/** Direction of a sort, in a query string. */
export const Direction = z.enum(['asc', 'desc']);
export type Direction = z.infer<typeof Direction>;

/** The part of a list to return: number of rows, and of skipped rows before them. */
export interface Page {
  readonly take: number;
  readonly skip: number;
}

/** The order of a list. */
export interface Order<Sort extends string> {
  readonly sort: Sort;
  readonly direction: Direction;
}

/** `sort` and `direction` of a query string; ascending by default. */
export function ordering<const Sorts extends readonly [string, ...string[]]>(sorts: Sorts, first: Sorts[number]) {
  return { sort: z.enum(sorts).default(first as never), direction: Direction.default('asc') };
}

/** A tri-state filter: true, false, or null for "any" (1§2). */
export const TriState = z.boolean().nullable().default(null);

function anyOfIds(max: number) {
  return z.array(z.int().min(0).max(2_147_483_647)).max(max).default([]);
}

/** A list of integer ids: any of them matches; empty = no restriction. */
export const AnyOfIds = anyOfIds(MOST_IDS);
/** A list of ОКВЭД ids, any of which matches; empty = no restriction. */
export const AnyOfOkveds = anyOfIds(MOST_OKVEDS);
/** A list of UUIDs: any of them matches; empty = no restriction. */
export const AnyOfUuids = z.array(z.uuid()).max(MAX_TAKE).default([]);
/**
 * Restricts to these entities: an empty list matches none (an empty set must never show everything), `null` restricts
 * nothing.
 */
export const OnlyUuids = z.array(z.uuid()).max(MAX_TAKE).nullable().default(null);

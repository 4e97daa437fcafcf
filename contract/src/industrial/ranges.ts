import * as z from 'zod';
import { SentDay } from '#measure/local-date-time.ts';
import { rangeOf as anyRangeOf, endsInOrderBy } from '#measure/range.ts';
import { maybe } from '#optional.ts';

/** Check that `from` ≤ `to`, with the message of the industrial domain (2§5, 3§5, K-03). */
export const endsInOrder = endsInOrderBy('rangeOrder');

/** `endsInOrder` for ends with other names; marks both fields. */
export function namedEndsInOrder<From extends string, To extends string>(from: From, to: To) {
  type Ends = { readonly [End in From | To]?: number | string | null | undefined };
  return ({ value, issues }: z.core.ParsePayload<Ends>): void => {
    const found: z.core.$ZodRawIssue[] = [];
    endsInOrder({ value: { from: value[from] ?? null, to: value[to] ?? null }, issues: found });
    for (const issue of found) issues.push({ ...issue, path: [issue.path?.[0] === 'from' ? from : to] });
  };
}

/** A range of numbers, both ends optional, each checked by this schema. */
export function rangeOf(value: z.ZodNumber) {
  return anyRangeOf(value, endsInOrder);
}

/** A criterion on numbers from 0 to `max`; absent = no restriction. */
export function rangeUpTo(max: number) {
  return maybe(rangeOf(z.number().min(0).max(max)));
}

const end = SentDay.nullable().default(null);

/** A criterion on whole days, both ends included; absent, or without ends = no restriction. */
export const dayRange = z
  .object({ from: end, to: end })
  .check(endsInOrder)
  .nullable()
  .default(null)
  .transform((range) => (range === null || (range.from === null && range.to === null) ? null : range));

/** A range of days as an entity's value: the days are sent as midnights, like all dates (3§9). */
export const dayRangeOnWire = dayRange.transform(
  (range) => range && { from: atMidnight(range.from), to: atMidnight(range.to) },
);

function atMidnight(day: string | null): string | null {
  return day === null ? null : `${day}T00:00:00`;
}

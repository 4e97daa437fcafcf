import * as z from 'zod';
import { dayRangeBy } from '#measure/day-range.ts';
import { LocalDate, LocalDateTime } from '#measure/local-date-time.ts';
import { rangeOf as anyRangeOf, endsInOrderBy } from '#measure/range.ts';
import { maybe } from '#optional.ts';

/** From ≤ to, told by the message of the industrial domain (2§5, 3§5, K-03). */
export const endsInOrder = endsInOrderBy('rangeOrder');

/** The same where the ends have names of their own, which are marked. */
export function namedEndsInOrder<From extends string, To extends string>(from: From, to: To) {
  type Ends = { readonly [End in From | To]?: number | string | null | undefined };
  return ({ value, issues }: z.core.ParsePayload<Ends>): void => {
    const found: z.core.$ZodRawIssue[] = [];
    endsInOrder({ value: { from: value[from] ?? null, to: value[to] ?? null }, issues: found });
    for (const issue of found) issues.push({ ...issue, path: [issue.path?.[0] === 'from' ? from : to] });
  };
}

/** Both ends optional, each by this schema. */
export function rangeOf(value: z.ZodNumber) {
  return anyRangeOf(value, endsInOrder);
}

/** A criterion on numbers; absent = no restriction. */
export function rangeUpTo(max: number) {
  return maybe(rangeOf(z.number().min(0).max(max)));
}

/** A criterion on whole days, both ends included; absent = no restriction. */
export const dayRange = dayRangeBy(endsInOrder);

/** A day as requests send it, `YYYY-MM-DDTHH:mm:ss` (3§5); a plain day is taken, too. The time of day does not count. */
const sentDay = z.union([LocalDateTime, LocalDate]).transform((text) => text.slice(0, 10));
const sentEnd = sentDay.nullable().default(null);

/** A range of days in a request or its filter; absent, or without ends = no restriction. */
export const sentDayRange = z
  .object({ from: sentEnd, to: sentEnd })
  .check(endsInOrder)
  .nullable()
  .default(null)
  .transform((range) => (range === null || (range.from === null && range.to === null) ? null : range));

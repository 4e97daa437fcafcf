import type { Criteria as Described } from '@gektar/contract/criteria/criterion.ts';
import { endOfDay, startOfDay } from '@gektar/format/date.ts';

type Days = { readonly from?: string | null | undefined; readonly to?: string | null | undefined };

/** Range of whole days as times on the wire, `YYYY-MM-DDTHH:mm:ss` (2§5, 3§5). */
export function sentDays({ from, to }: Days) {
  return { from: from ? startOfDay(from.slice(0, 10)) : null, to: to ? endOfDay(to.slice(0, 10)) : null };
}

/** Names of the criteria that are ranges of days. */
type DaysName<Filter extends Described> = {
  [Name in keyof Filter & string]: Filter[Name]['kind'] extends 'during' | 'until' | 'overlapsDays' ? Name : never;
}[keyof Filter & string];
const dayKinds = new Set(['during', 'until', 'overlapsDays']);

/** Names of the criteria that are ranges of days, in their order. */
export function daysAmong<const Filter extends Described>(criteria: Filter): DaysName<Filter>[] {
  return Object.keys(criteria).filter((name): name is DaysName<Filter> => dayKinds.has(criteria[name]?.kind ?? ''));
}

/** Criteria with the named ranges of days converted to times on the wire. */
export function withSentDays<Criteria extends object>(
  criteria: Criteria,
  ...days: readonly (keyof Criteria)[]
): Criteria {
  const sent = days.flatMap((name) => (criteria[name] ? [[name, sentDays(criteria[name] as Days)]] : []));
  return { ...criteria, ...Object.fromEntries(sent) };
}

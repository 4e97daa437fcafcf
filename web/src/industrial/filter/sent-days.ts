import { endOfDay, startOfDay } from '@gektar/format/date.ts';

type Days = { readonly from?: string | null | undefined; readonly to?: string | null | undefined };

/** Both ends as wire times, `YYYY-MM-DDTHH:mm:ss`: whole days (2§5, 3§5). */
export function sentDays({ from, to }: Days) {
  return { from: from ? startOfDay(from.slice(0, 10)) : null, to: to ? endOfDay(to.slice(0, 10)) : null };
}

/** Criteria with days converted to wire times. */
export function withSentDays<Criteria extends object>(
  criteria: Criteria,
  ...days: readonly (keyof Criteria)[]
): Criteria {
  const sent = days.flatMap((name) => (criteria[name] ? [[name, sentDays(criteria[name] as Days)]] : []));
  return { ...criteria, ...Object.fromEntries(sent) };
}

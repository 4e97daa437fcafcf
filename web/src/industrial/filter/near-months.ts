import { type Day, today } from '@gektar/format/date.ts';
import { monthGenitive } from '@gektar/format/month.ts';
import type { UpTo } from './up-to-day.tsx';

/** Number of months after the current one that are offered. */
const MONTHS = 6;

/**
 * Today and the first days of the next months, by which a vacancy may be free: 'сейчас', 'с декабря', 'с января 2027'.
 */
export function nearMonths(now: Day = today()): readonly { readonly label: string; readonly value: UpTo }[] {
  const [year, month] = [Number(now.slice(0, 4)), Number(now.slice(5, 7))];
  const months = Array.from({ length: MONTHS }, (_, index) => {
    const day = new Date(Date.UTC(year, month + index, 1)).toISOString().slice(0, 10);
    const name = monthGenitive(day);
    return {
      label: `с ${day.startsWith(now.slice(0, 4)) ? name.replace(/ \d+$/, '') : name}`,
      value: { from: null, to: day },
    };
  });
  return [{ label: 'сейчас', value: { from: null, to: now } }, ...months];
}

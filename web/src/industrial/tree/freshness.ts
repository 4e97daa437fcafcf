import { type Day, dayAfter, dayOf, daysBetween, type LocalDateTime, today } from '@gektar/format/date.ts';

/**
 * By how many days the vacancies are overdue: their last confirmation and the period after it have passed (H-13).
 * @param period in days
 * @returns 0 while they are in time, or were never confirmed
 */
export function overdueDays(actualized: LocalDateTime | null, period: number, now: Day = today()): number {
  if (actualized === null) return 0;
  return Math.max(0, daysBetween(dayAfter(period, dayOf(actualized)), now));
}

import { type Day, dayAfter, dayOf, daysBetween, type LocalDateTime, today } from '@gektar/format/date.ts';

/**
 * Number of days that the confirmation of the vacancies is overdue: those since its update period has ended (H-13).
 * @param period update period (days)
 * @returns 0 when nothing is overdue, or when the vacancies were never confirmed
 */
export function overdueDays(actualized: LocalDateTime | null, period: number, now: Day = today()): number {
  if (actualized === null) return 0;
  return Math.max(0, daysBetween(dayAfter(period, dayOf(actualized)), now));
}

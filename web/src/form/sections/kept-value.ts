import { type Day, dayOf, type LocalDateTime, startOfDay } from '@gektar/format/date.ts';
import { cleanLink, isLink } from '@gektar/format/link.ts';

/** The day of a time that may be missing. */
export function toDay(dateTime: LocalDateTime | null): Day | null {
  return dateTime === null ? null : dayOf(dateTime);
}

/** The chosen day as it travels; the same day as before keeps its time, which the form does not show. */
export function toDateTime(day: Day | null, before: LocalDateTime | null = null): LocalDateTime | null {
  if (day === null) return null;
  return before !== null && dayOf(before) === day ? before : startOfDay(day);
}

/** A typed link without what came along with it; one that nobody changed stays as it was. */
export function toLink(link: string, before: string | undefined): string {
  return link === before ? before : cleanLink(link);
}

/** Own wording (drawn screen of the form): what to do about a text that is no link. */
export const NOT_A_LINK = 'Вставьте адрес целиком, например disk.example/123';

/** What is wrong with a link that somebody has just changed. */
export function linkProblem(link: string, before: string | undefined): string | undefined {
  return link.trim() === '' || link === before || isLink(link) ? undefined : NOT_A_LINK;
}

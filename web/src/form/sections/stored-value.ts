import { type Day, dayOf, type LocalDateTime, startOfDay } from '@gektar/format/date.ts';
import { cleanLink, isLink } from '@gektar/format/link.ts';

/** The day of a date with time; null stays null. */
export function toDay(dateTime: LocalDateTime | null): Day | null {
  return dateTime === null ? null : dayOf(dateTime);
}

/** The chosen day as a wire time; an unchanged day keeps its time, which the form does not show. */
export function toDateTime(day: Day | null, before?: LocalDateTime | null): LocalDateTime | null {
  if (day === null) return null;
  return before && dayOf(before) === day ? before : startOfDay(day);
}

/** A typed link without characters that were pasted along with it; an unchanged one stays as stored. */
export function toLink(link: string, before: string | null | undefined): string {
  return link === before ? before : cleanLink(link);
}

/** Message for a text that is not a link. Not in the specification. */
export const NOT_A_LINK = 'Вставьте адрес целиком, например disk.example/123';

/** Problem of a changed link. */
export function linkProblem(link: string, before: string | undefined): string | undefined {
  return link.trim() === '' || link === before || isLink(link) ? undefined : NOT_A_LINK;
}

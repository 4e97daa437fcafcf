import { LINK_DAYS, linkPresetDays } from '@gektar/contract/sharing/selection-link.ts';
import { type Day, endOfDay, type LocalDateTime, moscowTime, today } from '@gektar/format/date.ts';

const words = ['1 неделя', '2 недели', '3 недели', 'Месяц'] as const;

/** Presets of the dialog (1§4, G-08), counted from today. */
export const linkPresets = linkPresetDays.map((days, index) => ({ days, label: words[index] ?? '' }));

const DAY_MS = 86_400_000;

/** Expiry of a new link: exactly fourteen days (G-08). */
export function newExpiration(now: Date = new Date()): LocalDateTime {
  return moscowTime(new Date(now.getTime() + LINK_DAYS * DAY_MS));
}

/** The last second of a chosen day (G-08). */
export function expirationOf(day: Day): string {
  return endOfDay(day);
}

/** Whether a day has not passed: today is allowed (G-08). */
export function isAllowedDay(day: Day | null, now: Day = today()): day is Day {
  return day !== null && day >= now;
}

/** A link is valid while its expiry is in the future (1§4). */
export function isLinkValid(expirationTime: string, now: string = moscowTime()): boolean {
  return expirationTime > now;
}

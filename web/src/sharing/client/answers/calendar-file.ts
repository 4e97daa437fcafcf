import type { LocalDateTime } from '@gektar/format/date.ts';

/** Length of a visit in a calendar. */
const VISIT = 'PT1H';

/** Text of a calendar property: separators and line ends are escaped. */
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\s*\n\s*/g, ' ');

/**
 * Address of a calendar file with one event.
 * @param start Moscow time
 */
export function calendarFile(title: string, start: LocalDateTime): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gektar//RU',
    'BEGIN:VEVENT',
    `UID:${start}-visit`,
    `DTSTART;TZID=Europe/Moscow:${start.replace(/[-:]/g, '').slice(0, 15)}`,
    `DURATION:${VISIT}`,
    `SUMMARY:${escaped(title)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(`${lines.join('\r\n')}\r\n`)}`;
}

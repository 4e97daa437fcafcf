import type { Day, LocalDateTime } from './date.ts';

const utc = { timeZone: 'UTC' } as const;
const alone = new Intl.DateTimeFormat('ru-RU', { ...utc, month: 'long' });
const inDate = new Intl.DateTimeFormat('ru-RU', { ...utc, day: 'numeric', month: 'long' });

/** 'март 2025' */
export function monthName(text: LocalDateTime | Day): string {
  return `${alone.format(dateOf(text))} ${text.slice(0, 4)}`;
}

/** 'март' */
export function bareMonthName(text: LocalDateTime | Day): string {
  return alone.format(dateOf(text));
}

/** 'марта 2025', after 'с' or 'до' */
export function monthGenitive(text: LocalDateTime | Day): string {
  const month = inDate.formatToParts(dateOf(text)).find(({ type }) => type === 'month');
  return `${month?.value ?? ''} ${text.slice(0, 4)}`;
}

function dateOf(text: string): Date {
  return new Date(`${text.slice(0, 10)}T00:00:00Z`);
}

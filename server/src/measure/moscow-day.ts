const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow', dateStyle: 'short' });

/** `YYYY-MM-DD`: which day it is in Moscow (K-11). */
export function moscowDay(at: Date): string {
  return day.format(at);
}

import {
  type Day,
  dayAfter,
  dayOf,
  formatDate,
  type LocalDateTime,
  moscowTime,
  timeOf,
  today,
} from '@gektar/format/date.ts';

/** A suggested time that one press chooses. */
export interface OfferedTime {
  readonly label: string;
  readonly value: LocalDateTime;
}

const at = (day: Day, hour: number): LocalDateTime => `${day}T${String(hour).padStart(2, '0')}:00:00`;

/** No reminder is offered before this hour of a day. */
const FIRST_HOUR = 9;

/** Monday to Friday. Public holidays are not known. */
const isWorkingDay = (day: Day) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The first working day from a day on. */
function workingDayFrom(day: Day): Day {
  return isWorkingDay(day) ? day : workingDayFrom(dayAfter(1, day));
}

/** 'пн, 7 декабря' */
const shortDay = (day: Day) => `${weekdayOf(day)}, ${dayAndMonth.format(new Date(`${day}T00:00:00Z`))}`;

/**
 * Times offered for a reminder: in about two hours but not before 9:00, this evening, the next working morning, in a
 * week. The next working day is named where it is not tomorrow, a week that ends on a weekend by the date of the Monday
 * after it.
 * @param now Moscow time
 */
export function offeredTimes(now: LocalDateTime = moscowTime()): OfferedTime[] {
  const day = dayOf(now);
  const hour = Number(timeOf(now).slice(0, 2));
  const soonHour = Math.max(hour + 2, FIRST_HOUR);
  const soon: OfferedTime[] = soonHour < 19 ? [{ label: `сегодня, ${soonHour}:00`, value: at(day, soonHour) }] : [];
  const evening: OfferedTime[] = hour < 15 ? [{ label: 'сегодня, 18:00', value: at(day, 18) }] : [];
  const tomorrow = dayAfter(1, day);
  const next = workingDayFrom(tomorrow);
  const inAWeek = dayAfter(7, day);
  const week = workingDayFrom(inAWeek);
  return [
    ...soon,
    ...evening,
    { label: `${next === tomorrow ? 'завтра' : 'в понедельник'}, 10:00`, value: at(next, 10) },
    { label: week === inAWeek ? 'через неделю' : shortDay(week), value: at(week, 10) },
  ];
}

const weekday = new Intl.DateTimeFormat('ru', { weekday: 'short', timeZone: 'UTC' });
const dayAndMonth = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const weekdayOf = (day: Day) => weekday.format(new Date(`${day}T00:00:00Z`));

/**
 * When a reminder is due, as briefly as the day allows: '10:30' today, 'пт, 17:30' within six days, else '19.11.2026'.
 * @param now day
 */
export function dueWords(due: LocalDateTime, now: Day = today()): string {
  const [day, time] = [dayOf(due), timeOf(due).slice(0, 5).replace(/^0/, '')];
  const hasTime = !due.endsWith('T00:00:00');
  if (day === now) return hasTime ? time : 'сегодня';
  if (day > dayAfter(-7, now) && day < dayAfter(7, now)) return hasTime ? `${weekdayOf(day)}, ${time}` : weekdayOf(day);
  return formatDate(day);
}

/**
 * 'через 12 мин' during the last hour before a reminder is due; otherwise undefined.
 * @param now Moscow time
 */
export function untilWords(due: LocalDateTime, now: LocalDateTime = moscowTime()): string | undefined {
  const minutes = Math.ceil((Date.parse(`${due}Z`) - Date.parse(`${now}Z`)) / 60_000);
  return minutes >= 1 && minutes < 60 ? `через ${minutes} мин` : undefined;
}

/** Whether a reminder is overdue. @param now Moscow time */
export function isLate(due: LocalDateTime, now: LocalDateTime = moscowTime()): boolean {
  return due.endsWith('T00:00:00') ? dayOf(due) < dayOf(now) : due < now;
}

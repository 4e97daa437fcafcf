import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/ru.js';
import { today } from '@gektar/format/date.ts';
import { DatePicker } from '@mantine/dates';
import classes from './calendar.module.css';

const look = {
  locale: 'ru',
  firstDayOfWeek: 1,
  weekdayFormat: 'dd',
  monthLabelFormat: 'MMMM YYYY',
  highlightToday: true,
  classNames: {
    calendarHeader: classes.header ?? '',
    calendarHeaderLevel: classes.level ?? '',
    calendarHeaderControl: classes.control ?? '',
    weekday: classes.weekday ?? '',
    monthCell: classes.cell ?? '',
    day: classes.day ?? '',
  },
  ariaLabels: {
    nextMonth: 'Следующий месяц',
    previousMonth: 'Предыдущий месяц',
    nextYear: 'Следующий год',
    previousYear: 'Предыдущий год',
    nextDecade: 'Следующие десять лет',
    previousDecade: 'Предыдущие десять лет',
    monthLevelControl: 'Выбрать месяц',
    yearLevelControl: 'Выбрать год',
  },
} as const;

/** Takes the focus over from the popup when the calendar is loaded after it has opened. */
function takeFocus(box: HTMLDivElement | null): void {
  const { activeElement } = document;
  if (box === null || activeElement === document.body || !activeElement?.contains(box)) return;
  box.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
}

/** Focuses the chosen day, or else today: arrow keys move from there. */
function focusFrom(chosen: string | null) {
  const isToday = (day: string) => ({ 'data-autofocus': day === today() || undefined });
  return { ref: takeFocus, ...(chosen === null && { getDayProps: isToday }) };
}

interface CalendarProps {
  readonly value: string | null;
  readonly onChange: (day: string | null) => void;
  /** First and last day that can be chosen, `YYYY-MM-DD`. */
  readonly minDay?: string | undefined;
  readonly maxDay?: string | undefined;
}

/** A calendar for one day. Loaded on demand: the date library is large. */
export default function Calendar({ value, onChange, minDay, maxDay }: CalendarProps) {
  return (
    <DatePicker
      {...look}
      {...focusFrom(value)}
      value={value}
      onChange={onChange}
      {...(value && { defaultDate: value })}
      {...(minDay && { minDate: minDay })}
      {...(maxDay && { maxDate: maxDay })}
    />
  );
}

interface RangeCalendarProps {
  readonly value: readonly [string | null, string | null];
  readonly onChange: (days: [string | null, string | null]) => void;
}

/** A calendar for the first and the last day. */
export function RangeCalendar({ value, onChange }: RangeCalendarProps) {
  const [first, last] = value;
  return (
    <DatePicker
      {...look}
      {...focusFrom(first)}
      type="range"
      allowSingleDateInRange
      value={[first, last]}
      onChange={onChange}
      {...(first && { defaultDate: first })}
    />
  );
}

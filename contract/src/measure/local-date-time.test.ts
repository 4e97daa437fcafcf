import { expect, test } from 'vitest';
import { fieldMessages } from '#field-message.ts';
import { LocalDate, LocalDateTime, SentDay } from './local-date-time.ts';

function isDateTime(text: unknown): boolean {
  return LocalDateTime.safeParse(text).success;
}
function isDate(text: unknown): boolean {
  return LocalDate.safeParse(text).success;
}

test.each([
  '2026-11-20T00:00:00',
  '2026-12-31T23:59:59',
  '2024-02-29T12:00:00',
  '2000-02-29T12:00:00',
  '1000-01-01T00:00:00',
  '9999-12-31T23:59:59',
])('%s is a local time [FMT-002]', (text) => {
  expect(LocalDateTime.parse(text)).toBe(text);
});

test.each([
  ['31 February', '2026-02-31T00:00:00'],
  ['29 February of a common year', '2026-02-29T00:00:00'],
  ['29 February of a century that is no leap year', '1900-02-29T00:00:00'],
  ['31 April', '2026-04-31T00:00:00'],
  ['month 13', '2026-13-01T00:00:00'],
  ['month 0', '2026-00-10T00:00:00'],
  ['day 0', '2026-01-00T00:00:00'],
  ["25 o'clock", '2026-01-01T25:00:00'],
  ["24 o'clock", '2026-01-01T24:00:00'],
  ['minute 60', '2026-01-01T00:60:00'],
  ['a leap second', '2026-12-31T23:59:60'],
  ['an offset', '2026-01-01T00:00:00+03:00'],
  ['UTC', '2026-01-01T00:00:00Z'],
  ['fractions', '2026-01-01T00:00:00.000'],
  ['a blank instead of T', '2026-01-01 00:00:00'],
  ['no seconds', '2026-01-01T00:00'],
  ['no time', '2026-01-01'],
  ['the order of the screen', '01.01.2026'],
  ['a year before all deals', '0999-12-31T00:00:00'],
  ['a year of five digits', '12026-01-01T00:00:00'],
  ['a line break after it', '2026-01-01T00:00:00\n'],
  ['Eastern digits', '٢٠٢٦-٠١-٠١T٠٠:٠٠:٠٠'],
  ['nothing', ''],
  ['a number', 20260101],
])('%s is no local time [FMT-002]', (_, text) => {
  expect(isDateTime(text)).toBe(false);
});

test('a day is taken by the same calendar', () => {
  expect(isDate('2024-02-29')).toBe(true);
  expect(isDate('2026-02-29')).toBe(false);
  expect(isDate('2026-1-1')).toBe(false);
  expect(isDate('2026-01-01T00:00:00')).toBe(false);
});

test.each([1000, 1900, 2000, 2023, 2024, 2026, 9999])(
  'of %i every day that the calendar has is taken, and no other',
  (year) => {
    const two = (number: number) => String(number).padStart(2, '0');
    for (let month = 0; month <= 13; month++) {
      const last = month >= 1 && month <= 12 ? new Date(Date.UTC(year, month, 0)).getUTCDate() : 0;
      for (let day = 0; day <= 32; day++) {
        expect(isDate(`${year}-${two(month)}-${two(day)}`)).toBe(day >= 1 && day <= last);
      }
    }
  },
);

test('a day is taken as dates travel and plain, an impossible one refused by the text of a date [FMT-002, VAL-011]', () => {
  for (const sent of ['2026-11-20', '2026-11-20T00:00:00', '2026-11-20T23:59:59']) {
    expect(SentDay.parse(sent)).toBe('2026-11-20');
  }
  for (const wrong of ['2026-02-31', '2026-02-31T00:00:00', '20.11.2026', 20261120]) {
    expect(SentDay.safeParse(wrong).error?.issues.map(({ message }) => message)).toEqual([fieldMessages.date]);
  }
});

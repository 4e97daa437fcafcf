import { describe, expect, test } from 'vitest';
import {
  dayAfter,
  dayOf,
  daysBetween,
  endOfDay,
  formatClock,
  formatDate,
  formatDateTime,
  formatMeeting,
  moscowTime,
  parseDay,
  startOfDay,
  today,
} from './date.ts';

describe('dates on screen', () => {
  test('are dd.mm.yyyy, whether sent as a day or as a time [FMT-001, FMT-003]', () => {
    expect(formatDate('2026-11-20T14:32:05')).toBe('20.11.2026');
    expect(formatDate('2026-11-20')).toBe('20.11.2026');
    expect(formatDateTime('2026-11-20T14:32:05')).toBe('20.11.2026 14:32');
  });

  test('a local time is shown as it is, one with a zone is carried to Moscow [FMT-003]', () => {
    expect(formatDateTime('2026-11-20T23:59:59')).toBe('20.11.2026 23:59');
    expect(formatDateTime('2026-11-20T22:30:00Z')).toBe('21.11.2026 01:30');
    expect(formatDateTime('2026-11-20T22:30:00+05:00')).toBe('20.11.2026 20:30');
  });

  test('nothing and nonsense show that a date is not given', () => {
    expect(formatDate(null)).toBe('Не указано');
    expect(formatDate('')).toBe('Не указано');
    expect(formatDate('скоро')).toBe('Не указано');
    expect(formatDateTime('2026-13-01')).toBe('Не указано');
  });
});

describe('dates typed by a person', () => {
  test('become a day [FMT-001]', () => {
    expect(parseDay('29.02.2028')).toBe('2028-02-29');
  });

  test('of a meeting come with its time, if there is one [LAND-REQ-032]', () => {
    expect(formatMeeting('2026-11-26T15:30:00')).toBe('26.11.2026 15:30');
    expect(formatMeeting('2026-11-26T00:00:00')).toBe('26.11.2026');
    expect(formatMeeting(null)).toBe('Не указано');
  });

  test('that do not exist become nothing [VAL-034]', () => {
    for (const typed of [
      '31.02.2026',
      '29.02.2026',
      '00.01.2026',
      '01.13.2026',
      '1.1.26',
      '20.11.20__',
      '01.01.0999',
      '',
    ]) {
      expect(parseDay(typed)).toBeUndefined();
    }
  });
});

test('a day travels as YYYY-MM-DDTHH:mm:ss and comes back [FMT-002]', () => {
  expect(startOfDay('2026-11-20')).toBe('2026-11-20T00:00:00');
  expect(endOfDay('2026-11-20')).toBe('2026-11-20T23:59:59');
  expect(dayOf(startOfDay('2026-11-20'))).toBe('2026-11-20');
});

test('days are counted by the calendar', () => {
  expect(daysBetween('2026-11-01T23:59:59', '2026-11-20T00:00:01')).toBe(19);
  expect(daysBetween('2026-11-20', '2026-11-19')).toBe(-1);
});

test('a day after another is found past the ends of months, years and the nights when clocks are changed', () => {
  expect(dayAfter(1, '2026-12-31')).toBe('2027-01-01');
  expect(dayAfter(-1, '2028-03-01')).toBe('2028-02-29');
  expect(dayAfter(180, '2026-03-28')).toBe('2026-09-24');
});

test('an event on this screen has the time of its clock', () => {
  expect(formatClock(new Date(2026, 10, 20, 9, 5).getTime())).toBe('09:05');
});

test('today is the day in Moscow, wherever the browser is', () => {
  expect(today(new Date('2026-11-20T21:30:00Z'))).toBe('2026-11-21');
});

test.each(['129.02.2028', '29.02.20281'])('%s is no day, though one stands in it', (typed) => {
  expect(parseDay(typed)).toBeUndefined();
});

test('a moment is the time of a clock in Moscow, in the format of the server', () => {
  expect(moscowTime(new Date('2026-11-20T20:59:58Z'))).toBe('2026-11-20T23:59:58');
  expect(moscowTime(new Date('2026-11-20T21:00:01Z'))).toBe('2026-11-21T00:00:01');
});

test('the day changes at midnight in Moscow, wherever the process stands', () => {
  expect(today(new Date('2026-11-20T20:59:59Z'))).toBe('2026-11-20');
  expect(today(new Date('2026-11-20T21:00:00Z'))).toBe('2026-11-21');
});

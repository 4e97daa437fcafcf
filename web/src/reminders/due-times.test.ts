import { expect, test } from 'vitest';
import { dueWords, isLate, offeredTimes, untilWords } from './due-times.ts';

const labels = (now: string) => offeredTimes(now).map(({ label }) => label);

test('times are offered that are still ahead in the working day', () => {
  expect(offeredTimes('2026-11-23T09:40:00')).toEqual([
    { label: 'сегодня, 11:00', value: '2026-11-23T11:00:00' },
    { label: 'сегодня, 18:00', value: '2026-11-23T18:00:00' },
    { label: 'завтра, 10:00', value: '2026-11-24T10:00:00' },
    { label: 'через неделю', value: '2026-11-30T10:00:00' },
  ]);
  expect(labels('2026-11-23T15:00:00')).toEqual(['сегодня, 17:00', 'завтра, 10:00', 'через неделю']);
  expect(labels('2026-12-31T22:15:00')).toEqual(['завтра, 10:00', 'через неделю']);
  expect(offeredTimes('2026-12-31T22:15:00')[0]?.value).toBe('2027-01-01T10:00:00');
});

test('at night and early in the morning the first time is that of a working day', () => {
  expect(offeredTimes('2026-11-24T01:05:00')[0]).toEqual({ label: 'сегодня, 9:00', value: '2026-11-24T09:00:00' });
  expect(offeredTimes('2026-11-24T06:59:00')[0]).toEqual({ label: 'сегодня, 9:00', value: '2026-11-24T09:00:00' });
  expect(offeredTimes('2026-11-24T08:10:00')[0]).toEqual({ label: 'сегодня, 10:00', value: '2026-11-24T10:00:00' });
  expect(labels('2026-11-24T16:59:00')[0]).toBe('сегодня, 18:00');
});

test.each([
  ['Monday', '2026-11-23', 'завтра, 10:00', '2026-11-24', 'через неделю', '2026-11-30'],
  ['Tuesday', '2026-11-24', 'завтра, 10:00', '2026-11-25', 'через неделю', '2026-12-01'],
  ['Wednesday', '2026-11-25', 'завтра, 10:00', '2026-11-26', 'через неделю', '2026-12-02'],
  ['Thursday', '2026-11-26', 'завтра, 10:00', '2026-11-27', 'через неделю', '2026-12-03'],
  ['Friday', '2026-11-27', 'в понедельник, 10:00', '2026-11-30', 'через неделю', '2026-12-04'],
  ['Saturday', '2026-11-28', 'в понедельник, 10:00', '2026-11-30', 'пн, 7 декабря', '2026-12-07'],
  ['Sunday', '2026-11-29', 'завтра, 10:00', '2026-11-30', 'пн, 7 декабря', '2026-12-07'],
])('on %s no time of a weekend is offered for later', (_, now, morning, morningDay, week, weekDay) => {
  expect(offeredTimes(`${now}T20:10:00`)).toEqual([
    { label: morning, value: `${morningDay}T10:00:00` },
    { label: week, value: `${weekDay}T10:00:00` },
  ]);
});

test.each([
  ['2026-11-23T10:30:00', '10:30'],
  ['2026-11-23T09:05:00', '9:05'],
  ['2026-11-23T00:00:00', 'сегодня'],
  ['2026-11-20T17:30:00', 'пт, 17:30'],
  ['2026-11-17T08:00:00', 'вт, 8:00'],
  ['2026-11-16T08:00:00', '16.11.2026'],
  ['2026-11-29T00:00:00', 'вс'],
  ['2026-11-30T12:00:00', '30.11.2026'],
])('%s on Monday, 23.11.2026 is %s', (due, words) => {
  expect(dueWords(due, '2026-11-23')).toBe(words);
});

test('a time is late once it has passed, a day once it has ended', () => {
  const now = '2026-11-23T14:33:00';
  expect(isLate('2026-11-23T14:32:00', now)).toBe(true);
  expect(isLate('2026-11-23T14:34:00', now)).toBe(false);
  expect(isLate('2026-11-23T00:00:00', now)).toBe(false);
  expect(isLate('2026-11-22T00:00:00', now)).toBe(true);
});

test.each([
  ['2026-11-23T14:45:00', 'через 12 мин'],
  ['2026-11-23T14:33:01', 'через 1 мин'],
  ['2026-11-23T15:32:00', 'через 59 мин'],
  ['2026-11-23T15:33:00', undefined],
  ['2026-11-23T14:33:00', undefined],
  ['2026-11-23T14:00:00', undefined],
])('at 14:33 a reminder of %s is due %s', (due, words) => {
  expect(untilWords(due, '2026-11-23T14:33:00')).toBe(words);
});

import { expect, test } from 'vitest';
import { nearMonths } from './near-months.ts';

test('today and the first days of the next six months, with the year when it is another', () => {
  expect(nearMonths('2026-11-27').map(({ label, value }) => [label, value.to])).toEqual([
    ['сейчас', '2026-11-27'],
    ['с декабря', '2026-12-01'],
    ['с января 2027', '2027-01-01'],
    ['с февраля 2027', '2027-02-01'],
    ['с марта 2027', '2027-03-01'],
    ['с апреля 2027', '2027-04-01'],
    ['с мая 2027', '2027-05-01'],
  ]);
});

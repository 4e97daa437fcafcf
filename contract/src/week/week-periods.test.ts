import { expect, test } from 'vitest';
import { periodOf, periodsUntil } from './week-periods.ts';

test.each([
  ['week', '2026-11-22', '2026-11-16', '2026-11-22'],
  ['week', '2026-11-23', '2026-11-23', '2026-11-29'],
  ['week', '2026-01-01', '2025-12-29', '2026-01-04'],
  ['month', '2026-12-31', '2026-12-01', '2026-12-31'],
  ['month', '2028-02-10', '2028-02-01', '2028-02-29'],
  ['quarter', '2026-11-22', '2026-10-01', '2026-12-31'],
  ['quarter', '2026-03-31', '2026-01-01', '2026-03-31'],
] as const)('the %s of %s lasts from %s to %s', (unit, day, from, to) => {
  expect(periodOf(unit, day)).toEqual({ from, to });
});

test('periods of one answer follow each other without a gap, over the end of a year', () => {
  for (const unit of ['week', 'month', 'quarter'] as const) {
    const periods = periodsUntil(unit, '2026-02-28');
    expect(periods).toHaveLength(8);
    for (const [index, { from }] of periods.slice(1).entries()) {
      const before = periods[index]?.to ?? '';
      expect(Date.parse(from) - Date.parse(before), `${unit} ${from}`).toBe(86_400_000);
    }
  }
  expect(periodsUntil('month', '2026-02-28').map(({ from }) => from)).toEqual([
    ...['2025-07-01', '2025-08-01', '2025-09-01', '2025-10-01', '2025-11-01', '2025-12-01'],
    ...['2026-01-01', '2026-02-01'],
  ]);
});

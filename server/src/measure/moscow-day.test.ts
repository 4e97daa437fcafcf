import { expect, test } from 'vitest';
import { moscowDay } from './moscow-day.ts';

test('the day changes at midnight in Moscow, wherever the server stands', () => {
  expect(moscowDay(new Date('2026-11-20T20:59:59Z'))).toBe('2026-11-20');
  expect(moscowDay(new Date('2026-11-20T21:00:00Z'))).toBe('2026-11-21');
});

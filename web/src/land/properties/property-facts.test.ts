import { expect, test } from 'vitest';
import { isOverdue } from './property-facts.ts';

const created = '2026-10-20T14:30:00';
const property = { isEnabled: true, actualizationDateTime: null, dateTimeCreated: created };

test('an object is overdue the moment its days are over, an archived one never', () => {
  expect(isOverdue(property, 30, '2026-11-19T14:30:00')).toBe(false);
  expect(isOverdue(property, 30, '2026-11-19T14:30:01')).toBe(true);
  expect(isOverdue({ ...property, isEnabled: false }, 30, '2027-01-01T00:00:00')).toBe(false);
});

test('what was actualized counts from then', () => {
  const actualized = { ...property, actualizationDateTime: '2026-11-01T09:00:00' };
  expect(isOverdue(actualized, 30, '2026-12-01T09:00:00')).toBe(false);
  expect(isOverdue(actualized, 30, '2026-12-01T09:00:01')).toBe(true);
});

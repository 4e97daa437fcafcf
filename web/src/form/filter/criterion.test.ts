import { expect, test } from 'vitest';
import { isToggled, toggled } from './criterion.ts';

const booked = { label: 'Бронь', criteria: { vacancyStatuses: [4] } };

test('a toggle is on while its criteria have its values; a press sets them beside the others, the next one removes them', () => {
  const before = { complexName: 'юг', vacancyStatuses: [1, 4] };
  expect(isToggled({}, booked)).toBe(false);
  expect(isToggled(before, booked)).toBe(false);
  const on = toggled(before, booked);
  expect(on).toEqual({ complexName: 'юг', vacancyStatuses: [4] });
  expect(isToggled(on, booked)).toBe(true);
  expect(toggled(on, booked)).toEqual({ complexName: 'юг' });
});

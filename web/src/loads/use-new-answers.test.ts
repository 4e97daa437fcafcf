import { expect, test } from 'vitest';
import { isNewOfColleague } from './use-new-answers.ts';

test('an answer of a colleague that was not there is new; an own one and one from before are not', () => {
  const known = new Set(['a']);
  expect(isNewOfColleague({ id: 'b', employeeId: 'ида' }, known, 'егор')).toBe(true);
  expect(isNewOfColleague({ id: 'a', employeeId: 'ида' }, known, 'егор')).toBe(false);
  expect(isNewOfColleague({ id: 'c', employeeId: 'егор' }, known, 'егор')).toBe(false);
});

import { expect, test } from 'vitest';
import { refusalOfItem } from './use-selection-refusal.ts';

test.each([
  ['what a colleague added', { id: 'a', addedByEmployeeId: 'colleague' }, 'reason'],
  ['what a command of the server added', { id: 'a', addedByEmployeeId: null }, 'reason'],
  ['what one added oneself', { id: 'a', addedByEmployeeId: 'me' }, undefined],
  ['what is being added', { id: 'provisional:a', addedByEmployeeId: null }, undefined],
  ['what is not there', undefined, undefined],
])('%s is protected by the reason of the selection: %s', (_, item, expected) => {
  expect(refusalOfItem(item, 'reason', 'me')).toBe(expected);
  expect(refusalOfItem(item, undefined, 'me')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { toastLimit, toastsToPush } from './toast-queue.ts';

const shown = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `toast-${index + 1}` }));

test('ten toasts stand at once, an eleventh pushes out the oldest [SHELL-037]', () => {
  expect(toastLimit).toBe(10);
  expect(toastsToPush(shown(0))).toEqual([]);
  expect(toastsToPush(shown(9))).toEqual([]);
  expect(toastsToPush(shown(10))).toEqual(['toast-1']);
  expect(toastsToPush(shown(12))).toEqual(['toast-1', 'toast-2', 'toast-3']);
});

import { expect, test } from 'vitest';
import type { Toast } from './toast-about.ts';
import { givesWay, toastLimit, toastsToPush } from './toast-queue.ts';

const shown = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `toast-${index + 1}` }));

test('ten toasts stand at once, an eleventh pushes out the oldest [SHELL-037]', () => {
  expect(toastLimit).toBe(10);
  expect(toastsToPush(shown(0))).toEqual([]);
  expect(toastsToPush(shown(9))).toEqual([]);
  expect(toastsToPush(shown(10))).toEqual(['toast-1']);
  expect(toastsToPush(shown(12))).toEqual(['toast-1', 'toast-2', 'toast-3']);
});

test('a failure that is told again takes the place of the same one; a success stands beside the same one, each has its own way back', () => {
  const failed: Toast = { kind: 'error', title: 'Произошла ошибка', text: 'Нет связи' };
  const done: Toast = { kind: 'success', title: 'Объект успешно убран' };
  expect(givesWay(failed, { ...failed })).toBe(true);
  expect(givesWay(failed, { ...failed, text: 'Запрос устарел' })).toBe(false);
  expect(givesWay(failed, { ...failed, kind: 'warning' })).toBe(false);
  expect(givesWay(done, { ...done })).toBe(false);
});

test('a success takes down the warnings about what had to be checked, and leaves failures', () => {
  const done: Toast = { kind: 'success', title: 'Здание успешно создано' };
  const check: Toast = { kind: 'warning', title: 'Проверьте введённые данные' };
  expect(givesWay(check, done)).toBe(true);
  expect(givesWay({ kind: 'error', title: 'Произошла ошибка' }, done)).toBe(false);
  expect(givesWay(done, check)).toBe(false);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAfterPause } from './keep-after-pause.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is typed is kept once, after the last pause', () => {
  const keep = vi.fn();
  const keeping = keepAfterPause(keep);
  keeping.touch();
  vi.advanceTimersByTime(399);
  keeping.touch();
  vi.advanceTimersByTime(399);
  expect(keep).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(keep).toHaveBeenCalledTimes(1);
  keeping.flush();
  expect(keep).toHaveBeenCalledTimes(1);
});

test('what waits is kept at once when the page goes', () => {
  const keep = vi.fn();
  const keeping = keepAfterPause(keep);
  keeping.flush();
  expect(keep).not.toHaveBeenCalled();
  keeping.touch();
  keeping.flush();
  expect(keep).toHaveBeenCalledTimes(1);
});

test('what was saved before the pause was over is not kept after it', () => {
  const keep = vi.fn();
  const keeping = keepAfterPause(keep);
  keeping.touch();
  keeping.cancel();
  vi.advanceTimersByTime(10_000);
  keeping.flush();
  expect(keep).not.toHaveBeenCalled();
  keeping.touch();
  vi.advanceTimersByTime(400);
  expect(keep).toHaveBeenCalledTimes(1);
});

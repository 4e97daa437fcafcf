import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyStack, record, redo, UNDO_LIMIT, type UndoStack, undo } from './undo-stack.ts';

test('as many steps back as were made lead to the beginning, as many forward to the end', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: UNDO_LIMIT }), (steps) => {
      let stack: UndoStack<number> = emptyStack;
      let now = 0;
      for (const step of steps) {
        stack = record(stack, now);
        now = step;
      }
      for (let back = undo(stack, now); back; back = undo(stack, now)) [now, stack] = [back.state, back.stack];
      expect(now).toBe(0);
      for (let on = redo(stack, now); on; on = redo(stack, now)) [now, stack] = [on.state, on.stack];
      expect(now).toBe(steps.at(-1) ?? 0);
    }),
  );
});

test('a new step forgets what was taken back, and the oldest steps beyond the limit', () => {
  const back = undo(record<string>(emptyStack, 'a'), 'b');
  expect(redo(record(back?.stack ?? emptyStack, 'a'), 'c')).toBeUndefined();
  let stack: UndoStack<number> = emptyStack;
  for (let step = 0; step < UNDO_LIMIT + 5; step++) stack = record(stack, step);
  expect(stack.past).toHaveLength(UNDO_LIMIT);
  expect(stack.past[0]).toBe(5);
});

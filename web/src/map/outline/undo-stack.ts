/** States to undo and to redo, newest last. */
export interface UndoStack<State> {
  readonly past: readonly State[];
  readonly future: readonly State[];
}

/** Limit of stored steps. */
export const UNDO_LIMIT = 100;

export const emptyStack: UndoStack<never> = { past: [], future: [] };

/** Records a step from `before`, to be undone; clears the steps to redo. */
export function record<State>({ past }: UndoStack<State>, before: State): UndoStack<State> {
  return { past: [...past, before].slice(-UNDO_LIMIT), future: [] };
}

/** Goes one step back from `now`; undefined when there is nothing to undo. */
export function undo<State>({ past, future }: UndoStack<State>, now: State) {
  const state = past.at(-1);
  return state === undefined ? undefined : { state, stack: { past: past.slice(0, -1), future: [...future, now] } };
}

/** Goes one step forward again; undefined when there is nothing to redo. */
export function redo<State>({ past, future }: UndoStack<State>, now: State) {
  const state = future.at(-1);
  return state === undefined ? undefined : { state, stack: { past: [...past, now], future: future.slice(0, -1) } };
}

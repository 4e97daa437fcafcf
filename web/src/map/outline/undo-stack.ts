/** What can be taken back and brought again, newest last. */
export interface UndoStack<State> {
  readonly past: readonly State[];
  readonly future: readonly State[];
}

/** How many steps are remembered. */
export const UNDO_LIMIT = 100;

export const emptyStack: UndoStack<never> = { past: [], future: [] };

/** A step was made from `before`: it can be taken back, and what had been taken back is gone. */
export function record<State>({ past }: UndoStack<State>, before: State): UndoStack<State> {
  return { past: [...past, before].slice(-UNDO_LIMIT), future: [] };
}

/** One step back from `now`; undefined when there is none. */
export function undo<State>({ past, future }: UndoStack<State>, now: State) {
  const state = past.at(-1);
  return state === undefined ? undefined : { state, stack: { past: past.slice(0, -1), future: [...future, now] } };
}

/** One step forward again; undefined when nothing was taken back. */
export function redo<State>({ past, future }: UndoStack<State>, now: State) {
  const state = future.at(-1);
  return state === undefined ? undefined : { state, stack: { past: [...past, now], future: future.slice(0, -1) } };
}

import { isKeyOf } from '#ui/keys.ts';

/** Actions that Ctrl+Z can undo now, by toast id, oldest first. */
const undoable = new Map<string, () => void>();

/** Handles Ctrl+Z anywhere except in a field or a dialog; in the Russian layout by key position. */
function handleKey(event: KeyboardEvent): void {
  if (!isKeyOf('undo', event) || event.defaultPrevented) return;
  const { target } = event;
  const busy = 'input, textarea, select, [contenteditable], [role=dialog], dialog';
  if (target instanceof Element && target.closest(busy)) return;
  const newest = [...undoable.values()].at(-1);
  if (newest === undefined) return;
  event.preventDefault();
  newest();
}

/** Lets Ctrl+Z run an undo until `leaveUndoKey` is called for its toast. */
export function takeUndoKey(toastId: string, run: () => void): void {
  if (undoable.size === 0) window.addEventListener('keydown', handleKey);
  // The newest is last, even when a toast id is set again.
  undoable.delete(toastId);
  undoable.set(toastId, run);
}

export function leaveUndoKey(toastId: string): void {
  undoable.delete(toastId);
  if (undoable.size === 0) window.removeEventListener('keydown', handleKey);
}

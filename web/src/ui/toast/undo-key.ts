import { isKeyOf } from '#ui/keys.ts';

/** Actions that the key can undo now, oldest first. */
const undoable = new Map<string, () => void>();

/** Ctrl+Z anywhere but in a field or a dialog, by key position in the Russian layout. */
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

/** Lets Ctrl+Z do this while the toast is there. */
export function takeUndoKey(toastId: string, run: () => void): void {
  if (undoable.size === 0) window.addEventListener('keydown', handleKey);
  // The newest comes last, also when it is given again.
  undoable.delete(toastId);
  undoable.set(toastId, run);
}

export function leaveUndoKey(toastId: string): void {
  undoable.delete(toastId);
  if (undoable.size === 0) window.removeEventListener('keydown', handleKey);
}

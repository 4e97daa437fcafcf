/** Time after which keys reach the page again although no field has opened (ms): its script cannot be loaded. */
const MOST_MS = 10_000;

interface HeldFor {
  /** Whether the dialog is still expected to open; if not, keys reach the page. */
  readonly isAwaited: () => boolean;
  /** Cancels the opening: Esc was pressed. */
  readonly onCancel: () => void;
}

let held: (HeldFor & { text: string; readonly until: number }) | undefined;

/**
 * Holds typed text from the key that opens a dialog until `takeHeldTyping`: while the script of the dialog loads, the
 * page below has the focus and would take the characters and Esc.
 */
export function holdTyping(heldFor: HeldFor): void {
  held = { ...heldFor, text: held?.text ?? '', until: performance.now() + MOST_MS };
}

/** Stops holding keys. @returns the held text; empty when nothing was held */
export function takeHeldTyping(): string {
  const text = held?.text ?? '';
  held = undefined;
  return text;
}

/** Listens for keys to hold. Called before anything is rendered: its listener precedes those of pages. */
export function catchHeldKeys(): void {
  window.addEventListener('keydown', hold, { capture: true });
}

function hold(event: KeyboardEvent): void {
  if (held === undefined) return;
  if (!held.isAwaited() || performance.now() > held.until) {
    held = undefined;
    return;
  }
  const { key } = event;
  const isChord = event.ctrlKey || event.altKey || event.metaKey || event.isComposing;
  // Enter is dropped: nothing is open that it could press.
  if (isChord || !/^(.|Backspace|Enter|Escape)$/u.test(key)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (key === 'Backspace') held.text = held.text.slice(0, -1);
  else if (key === 'Escape') {
    const { onCancel } = held;
    held = undefined;
    onCancel();
  } else if (key !== 'Enter') held.text += key;
}

import { heldKeys } from '#table/held-keys.ts';
import { nextFrame, typeInField } from '#ui/type-in-field.ts';

/** Number of frames within which the table must be rendered with its editing. */
const MOST_FRAMES = 120;

/**
 * Replays on the focused table the keys that were held while the editing of its cells loaded. Enter alone opens the
 * cell; typed characters replace its value, as they do after Enter.
 */
export async function pressHeldKeys(): Promise<void> {
  const table = document.activeElement;
  if (!(table instanceof HTMLTableElement)) heldKeys.length = 0;
  for (let frame = 0; heldKeys.length > 0 && frame < MOST_FRAMES; frame += 1) {
    await nextFrame();
    const text = heldKeys.filter((key) => key !== 'Enter').join('');
    const [first = 'Enter'] = text;
    const keys = heldKeys.splice(0);
    const press = new KeyboardEvent('keydown', { key: first, bubbles: true, cancelable: true });
    const isTaken = table?.dispatchEvent(press) === false;
    // Until the table is rendered with its editing, it holds the key again or ignores it: all keys are tried again in
    // the next frame.
    if (heldKeys.length > 0 || !isTaken) heldKeys.splice(0, heldKeys.length, ...keys);
    else if (text.length > 1) await typeInField('table', () => text.slice(1));
  }
}

/** Number of frames within which an opening field must get the focus. */
const MOST_FRAMES = 120;

/**
 * Types into the field that gets the focus, like a person, so that the field's own handlers see it. Does nothing when
 * no field gets the focus in time.
 * @param inside selector of the element that holds the field
 * @param textOf called at the moment of typing
 */
export async function typeInField(inside: string, textOf: () => string): Promise<void> {
  for (let frame = 0; frame < MOST_FRAMES && !hasFocusedField(inside); frame += 1) await nextFrame();
  const text = textOf();
  if (text !== '' && hasFocusedField(inside)) document.execCommand('insertText', false, text);
}

function hasFocusedField(inside: string): boolean {
  return document.activeElement?.closest(inside) != null && document.activeElement.matches('input, textarea');
}

/** Waits until the browser has drawn. */
export function nextFrame(): Promise<number> {
  return new Promise((drawn) => requestAnimationFrame(drawn));
}

/** Frames within which a field that opens has the focus. */
const MOST_FRAMES = 120;

/**
 * Types into the field that gets the focus, like a person, so that the field's own handlers see it; into none when no
 * field gets it in time.
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

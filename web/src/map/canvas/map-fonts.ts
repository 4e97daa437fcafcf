/**
 * Labels are drawn with the fonts of the page: a style without `glyphs` makes MapLibre ask the browser for each letter.
 * The weight is read from the first name of a stack; that face does not exist, so the second one is drawn at that weight.
 */
export const LABEL_FONT = ['Onest Variable', 'sans-serif'];
export const STRONG_LABEL_FONT = ['Onest Variable Semibold', 'Onest Variable', 'sans-serif'];

/** Letters drawn before the face has come would stay in a fallback face, so the map waits for it. */
export async function loadLabelFonts(): Promise<void> {
  const faces = ['400 16px "Onest Variable"', '600 16px "Onest Variable"'];
  await Promise.allSettled(faces.map((face) => document.fonts.load(face, 'Москва 0123456789')));
}

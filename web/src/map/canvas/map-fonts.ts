/**
 * Labels use the fonts of the page: in a style without `glyphs` MapLibre lets the browser draw each letter. MapLibre
 * reads the weight from the first font name; 'Onest Variable Semibold' does not exist and only makes the font after it
 * semibold.
 */
export const LABEL_FONT = ['Onest Variable', 'sans-serif'];
export const STRONG_LABEL_FONT = ['Onest Variable Semibold', 'Onest Variable', 'sans-serif'];

/** Letters drawn before the font is loaded would stay in a fallback font, so the map waits for it. */
export async function loadLabelFonts(): Promise<void> {
  const faces = ['400 16px "Onest Variable"', '600 16px "Onest Variable"'];
  await Promise.allSettled(faces.map((face) => document.fonts.load(face, 'Москва 0123456789')));
}

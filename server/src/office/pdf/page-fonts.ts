import { fileURLToPath } from 'node:url';

/** Font files by weight; only used glyphs are embedded. */
export const pageFonts = {
  regular: fontFile('400Regular/Onest_400Regular.ttf'),
  bold: fontFile('600SemiBold/Onest_600SemiBold.ttf'),
} as const;

function fontFile(name: string): string {
  return fileURLToPath(import.meta.resolve(`@expo-google-fonts/onest/${name}`));
}

/** Baseline of a line, from its top; relative to the font size. */
export const BASELINE = 0.947;

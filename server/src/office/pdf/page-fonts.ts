import { fileURLToPath } from 'node:url';

/** Files of a font with the widths of Arial, by weight; the parts in use are embedded. */
export const pageFonts = {
  regular: fontFile('400Regular/Arimo_400Regular.ttf'),
  bold: fontFile('700Bold/Arimo_700Bold.ttf'),
} as const;

function fontFile(name: string): string {
  return fileURLToPath(import.meta.resolve(`@expo-google-fonts/arimo/${name}`));
}

/** Where letters stand in a line, from its top; relative to the font size. */
export const BASELINE = 0.947;

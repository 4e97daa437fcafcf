const CONTENT_TYPES = '[Content_Types].xml';
const OVERRIDE = /<Override PartName="\/([^"]+)"[^>]*\/>/g;

/**
 * Repairs the parts of a presentation made by the library for strict readers: it declares a slide master for every
 * slide, though there is only one.
 */
export function mendParts(parts: Record<string, Uint8Array>): Record<string, Uint8Array> {
  const types = parts[CONTENT_TYPES];
  if (types === undefined) throw new Error('a presentation without types of content');
  const mended = Buffer.from(types)
    .toString()
    .replace(OVERRIDE, (override, name: string) => (name in parts ? override : ''));
  const files = Object.entries(parts).filter(([name]) => !name.endsWith('/') && name !== CONTENT_TYPES);
  return { [CONTENT_TYPES]: Buffer.from(mended), ...Object.fromEntries(files) };
}

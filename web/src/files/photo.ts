/** One picture: its id in the store and its texts. */
export interface Photo {
  readonly id: string;
  /** Photo type: 'Вид сверху'. */
  readonly caption?: string | undefined;
  /** Additional text below it, not about the content: 'в презентации'. */
  readonly note?: string | undefined;
}

/** 'Вид сверху · в презентации'; without a type only the note, capitalized. */
export function captionOf({ caption, note }: Photo): string | undefined {
  if (note === undefined) return caption;
  return caption === undefined ? note.charAt(0).toLocaleUpperCase('ru') + note.slice(1) : `${caption} · ${note}`;
}

/**
 * Wraps an index at both ends (1§2).
 * @param count at least 1
 */
export function wrapped(index: number, count: number): number {
  return ((index % count) + count) % count;
}

/**
 * The range of visible thumbnails, with the chosen one as near the middle as possible.
 * @returns first visible index
 */
export function windowStart(chosen: number, count: number, size: number): number {
  const middle = chosen - Math.floor((size - 1) / 2);
  return Math.max(0, Math.min(middle, count - size));
}

/** One picture: its id in the store and its texts. */
export interface Photo {
  readonly id: string;
  /** Photo type: 'Вид сверху'. */
  readonly caption?: string | undefined;
  /** Additional text that is not about the content of the picture: 'в презентации'. */
  readonly note?: string | undefined;
}

/** 'Вид сверху · в презентации'; without a type only the note, capitalized. */
export function captionOf({ caption, note }: Photo): string | undefined {
  if (note === undefined) return caption;
  return caption === undefined ? note.charAt(0).toLocaleUpperCase('ru') + note.slice(1) : `${caption} · ${note}`;
}

/**
 * Wraps an index around at both ends (1§2).
 * @param count number of pictures, at least 1
 */
export function wrapped(index: number, count: number): number {
  return ((index % count) + count) % count;
}

/** Index of the first visible thumbnail, such that the chosen one is as near the middle as possible. */
export function windowStart(chosen: number, count: number, size: number): number {
  const middle = chosen - Math.floor((size - 1) / 2);
  return Math.max(0, Math.min(middle, count - size));
}

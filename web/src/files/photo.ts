/** One picture to show: its id in the store and what it is called. */
export interface Photo {
  readonly id: string;
  /** Kind of photo: 'Вид сверху'. */
  readonly caption?: string | undefined;
  /** What else is said under it, never of the picture itself: 'в презентации'. */
  readonly note?: string | undefined;
}

/** 'Вид сверху · в презентации'; of a photo without a kind the note alone, begun with a capital. */
export function captionOf({ caption, note }: Photo): string | undefined {
  if (note === undefined) return caption;
  return caption === undefined ? note.charAt(0).toLocaleUpperCase('ru') + note.slice(1) : `${caption} · ${note}`;
}

/** One step on, round the end and back (1§2). @param count at least 1 */
export function wrapped(index: number, count: number): number {
  return ((index % count) + count) % count;
}

/**
 * Which thumbnails stand in a window of so many, the chosen one as near its middle as the ends allow.
 * @returns first index shown
 */
export function windowStart(chosen: number, count: number, size: number): number {
  const middle = chosen - Math.floor((size - 1) / 2);
  return Math.max(0, Math.min(middle, count - size));
}

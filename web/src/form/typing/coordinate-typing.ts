import { isCoordinateText } from '#form/field/coordinates.ts';
import type { Typing } from './typing.ts';

/**
 * Degrees with a dot, as maps write them: sign, 1 to 3 digits, a dot, up to eight decimals (1§5). A text without
 * decimals is unfinished and has no value, whole degrees are written '55.0'.
 */
export const coordinateTyping: Typing<number | null> = {
  keep,
  isTaken: () => true,
  // A paste may contain both coordinates, so the field handles it.
  keepPasted: () => undefined,
  isForeign: (typed) => /\p{L}/u.test(typed),
  draw: (kept) => kept,
  drawAtRest: (_, kept) => kept,
  firstCaret: 0,
  toValue: (kept) => (isCoordinateText(kept) ? Number(kept) : null),
  toKept: (degrees) => (degrees === null ? '' : `${degrees}${Number.isInteger(degrees) ? '.0' : ''}`),
};

function keep(typed: string): string {
  const sign = /^\s*[-−]/.test(typed) ? '-' : '';
  const [whole = '', ...rest] = typed
    .replace(',', '.')
    .replace(/[^\d.]/g, '')
    .split('.');
  const digits = whole.slice(0, 3);
  return rest.length > 0 ? `${sign}${digits || '0'}.${rest.join('').slice(0, 8)}` : `${sign}${digits}`;
}

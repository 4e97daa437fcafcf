import { type PieceProps, piece } from './look.ts';

/** A text with a size, colour or weight of its own: a hint, a count, a date, a heading of a small block. */
export function Text({ as = 'p', ...props }: PieceProps) {
  return piece(as, undefined, props);
}

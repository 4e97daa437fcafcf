import { type PieceProps, piece } from './look.ts';

/** A text with its own size, tone or weight: a hint, a count, a date, a heading of a small block. */
export function Caption({ as = 'p', ...props }: PieceProps) {
  return piece(as, [], props);
}

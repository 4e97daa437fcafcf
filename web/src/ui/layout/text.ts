import { type PieceProps, piece } from './look.ts';

/** Text with its own size, colour or weight: a hint, a count, a date, a heading of a small block. */
export function Text({ as = 'p', ...props }: PieceProps) {
  return piece(as, undefined, props);
}

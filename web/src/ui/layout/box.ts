import { type PieceProps, piece } from './look.ts';

/** What holds something at a distance, on a ground or behind a line, and lays nothing out. */
export function Box({ as = 'div', ...props }: PieceProps) {
  return piece(as, [], props);
}

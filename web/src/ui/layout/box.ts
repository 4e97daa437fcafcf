import { type PieceProps, piece } from './look.ts';

/** A container with padding, background or border, without a layout. */
export function Box({ as = 'div', ...props }: PieceProps) {
  return piece(as, [], props);
}

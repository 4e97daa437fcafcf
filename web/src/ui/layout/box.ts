import { type PieceProps, piece } from './look.ts';

/** An element with style props: spacing, a ground, a line; without a layout of its children. */
export function Box({ as = 'div', ...props }: PieceProps) {
  return piece(as, undefined, props);
}

import { type PieceProps, piece } from './look.ts';

/** An element with style props such as spacing, background and border; it does not lay out its children. */
export function Box({ as = 'div', ...props }: PieceProps) {
  return piece(as, undefined, props);
}

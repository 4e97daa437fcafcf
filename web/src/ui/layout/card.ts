import { type PieceProps, piece } from './look.ts';

/** A white field on the warm page with a line around it, without a shadow. */
export function Card({ as = 'div', bd = 'line', bdrs = 'r2', bg = 'surface', ...props }: PieceProps) {
  return piece(as, undefined, { ...props, bd, bdrs, bg });
}

import { type PieceProps, piece } from './look.ts';

/** A white surface on the warm page background, with a border and without a shadow. */
export function Card({ as = 'div', bd = 'line', bdrs = 'r2', bg = 'surface', ...props }: PieceProps) {
  return piece(as, undefined, { ...props, bd, bdrs, bg });
}

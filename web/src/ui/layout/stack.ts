import { type PieceProps, piece } from './look.ts';

/** Children below each other in a grid, or in a flexible column with `display="flex"`. */
export function Stack({ as = 'div', ...props }: PieceProps) {
  return piece(as, 'piece-stack', props);
}

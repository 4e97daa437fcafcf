import { type PieceProps, piece } from './look.ts';

/** Children in a row, like Mantine's `Group`, but without gap and without wrapping by default. */
export function Row({ as = 'div', align = 'center', ...props }: PieceProps) {
  return piece(as, 'piece-row', { ...props, align });
}

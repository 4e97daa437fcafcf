import { type PieceProps, piece } from './look.ts';

interface CardProps extends Omit<PieceProps, 'card'> {
  /** Held by a line that must be seen. */
  readonly isStrong?: boolean | undefined;
}

/** A white field on the warm page, with a border instead of a shadow. */
export function Card({ as = 'div', isStrong, ...props }: CardProps) {
  return piece(as, [], { ...props, card: isStrong ? 'strong' : 'plain' });
}

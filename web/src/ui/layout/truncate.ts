import classes from './look.module.css';
import { type PieceProps, piece } from './look.ts';

/** One line, truncated by an ellipsis. */
export function Truncate({ as = 'span', ...props }: PieceProps) {
  return piece(as, [classes.truncate], props);
}

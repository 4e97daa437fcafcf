import classes from './look.module.css';
import { type PieceProps, piece } from './look.ts';

/** One line, cut off by an ellipsis where the room ends. */
export function Truncate({ as = 'span', ...props }: PieceProps) {
  return piece(as, [classes.truncate], props);
}

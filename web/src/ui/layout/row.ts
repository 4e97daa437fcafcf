import classes from './look.module.css';
import { type PieceProps, piece } from './look.ts';

interface RowProps extends PieceProps {
  /** `center` by default. */
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  readonly justify?: 'between' | 'center' | 'end' | undefined;
  /** Wraps to further lines. */
  readonly wrap?: boolean | undefined;
  /** As wide as its content, inside a line of text. */
  readonly isInline?: boolean | undefined;
}

/** Elements next to each other. */
export function Row({ as = 'div', align = 'center', justify, wrap, isInline, ...props }: RowProps) {
  const own = [
    isInline ? classes.inline : classes.row,
    align !== 'stretch' && classes[`align-${align}`],
    justify && classes[`justify-${justify}`],
    wrap && classes.wrap,
  ];
  return piece(as, own, props);
}

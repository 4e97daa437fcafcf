import classes from './look.module.css';
import { type PieceProps, piece } from './look.ts';

interface StackProps extends PieceProps {
  /** A flex column: one element takes the remaining height. */
  readonly isFlex?: boolean | undefined;
  /** Several side by side, as `grid-template-columns` writes them. */
  readonly columns?: string | undefined;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  readonly justify?: 'between' | 'center' | 'end' | undefined;
  /** Aligned to the top of a taller container. */
  readonly isTop?: boolean | undefined;
  /** Elements at their own width, left-aligned. */
  readonly isLeft?: boolean | undefined;
}

/** Things below each other. */
export function Stack({ as = 'div', isFlex, columns, align, justify, isTop, isLeft, ...props }: StackProps) {
  const own = [
    isFlex ? classes.column : classes.stack,
    columns !== undefined && classes.columns,
    align && classes[`align-${align}`],
    justify && classes[`justify-${justify}`],
    isTop && classes.top,
    isLeft && classes.left,
  ];
  return piece(as, own, props, columns === undefined ? {} : { '--piece-columns': columns });
}

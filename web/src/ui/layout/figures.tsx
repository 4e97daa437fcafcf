import type { ReactNode } from 'react';
import classes from './figures.module.css';

export interface Figure {
  readonly label: string;
  readonly value: ReactNode;
  /** A word instead of a figure, or of one that is missing: quieter. */
  readonly isQuiet?: boolean | undefined;
}

/** Figures beside each other, a line between them. Small: on a card, at its foot. */
export function Figures({ figures, isSmall }: { figures: readonly Figure[]; isSmall?: boolean }) {
  return (
    <div className={classes.frame} data-small={isSmall || undefined}>
      <dl className={classes.row}>
        {figures.map(({ label, value, isQuiet }) => (
          <div key={label} className={classes.figure} data-quiet={isQuiet || undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

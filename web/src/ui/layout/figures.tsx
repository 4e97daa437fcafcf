import type { ReactNode } from 'react';
import classes from './figures.module.css';

export interface Figure {
  readonly label: string;
  readonly value: ReactNode;
  /** Muted: the value is a word instead of a figure, or missing. */
  readonly isQuiet?: boolean | undefined;
}

/** Figures next to each other with rules between. Small: at the bottom of a card. */
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

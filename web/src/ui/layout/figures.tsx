import type { ReactNode } from 'react';
import classes from './figures.module.css';
import { Row } from './row.ts';

export interface Figure {
  readonly label: string;
  readonly value: ReactNode;
  /** Muted: the value is a word instead of a figure, or missing. */
  readonly isQuiet?: boolean | undefined;
}

/** Figures next to each other, separated by rules. `isSmall`: at the bottom of a card. */
export function Figures({ figures, isSmall }: { figures: readonly Figure[]; isSmall?: boolean }) {
  return (
    <div className={classes.frame} data-small={isSmall || undefined}>
      <Row as="dl" align="stretch" wrap="wrap" m={isSmall ? '0 0 0 -9px' : '-1px 0 0 -17px'}>
        {figures.map(({ label, value, isQuiet }) => (
          <div key={label} className={classes.figure} data-quiet={isQuiet || undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Row>
    </div>
  );
}

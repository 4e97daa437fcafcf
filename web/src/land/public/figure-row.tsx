import { missing } from '@gektar/format/words.ts';
import { Row } from '#ui/layout/row.ts';
import classes from './figure-row.module.css';
import type { Figure } from './plot-words.ts';

/** Figures beside each other, a line between them. */
export function FigureRow({ figures }: { figures: readonly Figure[] }) {
  return (
    <div className={classes.frame}>
      <Row as="dl" align="stretch" wrap className={classes.row}>
        {figures.map(({ label, value }) => (
          <div key={label} className={classes.figure}>
            <dt>{label}</dt>
            <dd data-missing={value === missing.price || undefined}>{value}</dd>
          </div>
        ))}
      </Row>
    </div>
  );
}

import type { Property } from '@gektar/contract/land/properties/property.ts';
import { Row } from '#ui/layout/row.ts';
import { QuietDecimals } from '#ui/piece/quiet-decimals.tsx';
import classes from './key-figure-row.module.css';
import { keyFigures } from './key-figures.ts';

/** What a broker is asked for on the phone, large and above the fold. */
export function KeyFigureRow({ property }: { property: Property }) {
  return (
    <div className={classes.figures}>
      <Row as="dl" align="stretch" wrap className={classes.row}>
        {keyFigures(property).map(({ label, text, unit, isWord }) => (
          <div key={label} className={classes.figure} data-word={isWord || undefined}>
            <dt>{label}</dt>
            <dd>
              {isWord ? text : <QuietDecimals text={text} />} {unit !== undefined && <small>{unit}</small>}
            </dd>
          </div>
        ))}
      </Row>
    </div>
  );
}

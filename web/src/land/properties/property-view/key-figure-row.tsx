import type { Property } from '@gektar/contract/land/properties/property.ts';
import { QuietDecimals } from '#ui/component/quiet-decimals.tsx';
import { Figures } from '#ui/layout/figures.tsx';
import { keyFigures } from './key-figures.ts';

/** Figures that clients ask for on the phone, large and above the fold. */
export function KeyFigureRow({ property }: { property: Property }) {
  const figures = keyFigures(property).map(({ label, text, unit, isWord }) => ({
    label,
    isQuiet: isWord,
    value: (
      <>
        {isWord ? text : <QuietDecimals text={text} />} {unit !== undefined && <small>{unit}</small>}
      </>
    ),
  }));
  return <Figures figures={figures} />;
}

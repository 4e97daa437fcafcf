import { Figures } from '#ui/layout/figures.tsx';
import { FactValue } from './fact-value.tsx';
import { QuietDecimals } from './quiet-decimals.tsx';

/** One of the figures that clients ask for on the phone. */
export interface KeyFigure {
  readonly label: string;
  /** The figure, or a text instead of a missing one. */
  readonly text: string;
  readonly unit?: string | undefined;
  /** Whether `text` is words instead of a figure. */
  readonly isWord?: boolean;
  /** Wire name of the field that the figure shows; absent: it is computed. */
  readonly field?: string;
}

/** Key figures of an object's page, large and above the fold. */
export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <Figures
      figures={figures.map(({ label, text, unit, isWord, field }) => ({
        label,
        isQuiet: isWord,
        value: (
          <FactValue fact={field === undefined ? undefined : { field, label }}>
            {isWord ? text : <QuietDecimals text={text} />} {unit !== undefined && <small>{unit}</small>}
          </FactValue>
        ),
      }))}
    />
  );
}

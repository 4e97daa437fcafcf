import { Figures } from '#ui/layout/figures.tsx';
import { QuietDecimals } from './quiet-decimals.tsx';

/** One of the figures that clients ask for on the phone. */
export interface KeyFigure {
  readonly label: string;
  /** The figure, or a text instead of a missing one. */
  readonly text: string;
  readonly unit?: string | undefined;
  /** Whether `text` is words instead of a figure. */
  readonly isWord?: boolean;
}

/** Key figures of an object's page, large and above the fold. */
export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <Figures
      figures={figures.map(({ label, text, unit, isWord }) => ({
        label,
        isQuiet: isWord,
        value: (
          <>
            {isWord ? text : <QuietDecimals text={text} />} {unit !== undefined && <small>{unit}</small>}
          </>
        ),
      }))}
    />
  );
}

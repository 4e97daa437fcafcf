import { missing } from '@gektar/format/words.ts';
import { Figures } from '#ui/layout/figures.tsx';
import { FormerAmount } from './former-amount.tsx';

/** A figure with its label, as shown under a photo. */
export interface ItemFigure {
  readonly label: string;
  readonly value: string;
  /** Amount of the previous visit, when it was another one: '8 700'. */
  readonly former?: string | undefined;
}

/** Figures of an item below its description. */
export function FigureRow({ figures }: { figures: readonly ItemFigure[] }) {
  return (
    <Figures
      isSmall
      figures={figures.map(({ label, value, former }) => ({
        label,
        value: (
          <>
            {value}
            <FormerAmount text={former} />
          </>
        ),
        isQuiet: value === missing.price,
      }))}
    />
  );
}

import { missing } from '@gektar/format/words.ts';
import { Figures } from '#ui/layout/figures.tsx';

/** A figure with its label, as shown under a photo. */
export interface ItemFigure {
  readonly label: string;
  readonly value: string;
}

/** Figures of an item below its description. */
export function FigureRow({ figures }: { figures: readonly ItemFigure[] }) {
  return (
    <Figures isSmall figures={figures.map((figure) => ({ ...figure, isQuiet: figure.value === missing.price }))} />
  );
}

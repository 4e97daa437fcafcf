import { missing } from '@gektar/format/words.ts';
import { Figures } from '#ui/layout/figures.tsx';
import type { Figure } from './plot-words.ts';

/** Figures of a plot at the foot of what is said of it. */
export function FigureRow({ figures }: { figures: readonly Figure[] }) {
  return (
    <Figures isSmall figures={figures.map((figure) => ({ ...figure, isQuiet: figure.value === missing.price }))} />
  );
}

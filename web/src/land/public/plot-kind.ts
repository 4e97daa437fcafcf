import type { PublicItem } from '@gektar/contract/land/selections/public-selection.ts';
import type { ClientKind } from '#sharing/client/client-kind.ts';
import { PlotCard } from './plot-card.tsx';
import { PlotPage } from './plot-page.tsx';
import { placedPlot, plotTitle, plotWords } from './plot-words.ts';

/** Description of plots for the client pages. */
export const plotKind: ClientKind<PublicItem> = {
  words: plotWords,
  placed: placedPlot,
  Card: PlotCard,
  Page: PlotPage,
  changed: {
    nameOf: ({ property }) => plotTitle(property),
    addedText: () => 'добавлен участок',
  },
  loadCompared: () => import('./compared-plots.tsx').then(({ comparedPlots }) => comparedPlots),
};

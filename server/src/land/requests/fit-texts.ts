import { plotFitFacts, plotFitReason } from '@gektar/contract/land/requests/plot-fit.ts';
import type { Db } from '#database/db.ts';
import { findRowsById } from '#land/properties/rows-by-id.ts';
import { findOkvedParents } from '#places/okved-tree.ts';
import { type FitPair, type FitTexts, fitTextsOf } from '#sharing/fits/fit-texts.ts';
import { findRequestsOfIds } from './request-queries.ts';

/** Figures of plots, and why they fit requests, by pair. */
export async function findPlotFitTexts(db: Db, pairs: readonly FitPair[]): Promise<ReadonlyMap<string, FitTexts>> {
  const parents = await findOkvedParents(db);
  return fitTextsOf(pairs, {
    findObjects: (ids) => findRowsById({ db }, ids),
    findRequests: (ids) => findRequestsOfIds(db, ids),
    factsOf: plotFitFacts,
    reasonOf: (request, row) => plotFitReason(request, row, parents),
  });
}

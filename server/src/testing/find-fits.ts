import { sql } from 'kysely';
import { fitSources } from '#app.ts';
import type { Db } from '#database/db.ts';
import { findNewFits } from '#sharing/fits/find-new-fits.ts';
import type { FoundPair } from '#sharing/fits/matches.ts';

/**
 * Finds the fits of everything saved, as the job does.
 * @param isOver ends the run after the current step
 * @returns number of steps
 */
export const findFits = (db: Db, isOver?: () => boolean): Promise<number> => findNewFits(db, fitSources, isOver);

const fails = async (tx: Db) => (await sql<FoundPair>`select from no_such_table`.execute(tx)).rows;

/** Fails within a step, after objects were taken off the queue. */
export const failToFindFits = (db: Db): Promise<number> =>
  findNewFits(
    db,
    fitSources.map((source) => ({
      ...source,
      pairsOfObjects: fails,
      pairsOfRequest: fails,
    })),
  );

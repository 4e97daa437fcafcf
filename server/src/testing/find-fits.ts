import { sql } from 'kysely';
import { fitSources } from '#app.ts';
import type { Db } from '#database/db.ts';
import { findNewFits } from '#sharing/fits/find-new-fits.ts';

/**
 * Finds the fits of everything saved, as the job does.
 * @param isOver ends the run after the current step
 * @returns number of steps
 */
export const findFits = (db: Db, isOver?: () => boolean): Promise<number> => findNewFits(db, fitSources, isOver);

/** Fails within a step, after objects were taken off the queue. */
export const failToFindFits = (db: Db): Promise<number> =>
  findNewFits(
    db,
    fitSources.map((source) => ({ ...source, requests: () => sql`no_such_table q` })),
  );

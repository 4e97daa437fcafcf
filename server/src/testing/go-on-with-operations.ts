import type { Db } from '#database/db.ts';
import { industrialChangeables } from '#industrial/industrial-changes.ts';
import { landChangeables } from '#land/land-changes.ts';
import { findMadeIds } from '#loads/load-operations.ts';
import { operationJobs } from '#operations/operation-routes.ts';

/**
 * Runs the job that resumes operations, which the schedule runs every minute. @throws what a refusal or a bug throws
 */
export async function goOnWithOperations(db: Db): Promise<void> {
  const nothing = () => Promise.resolve();
  const jobs = operationJobs(db, {
    changeables: { ...landChangeables(nothing), ...industrialChangeables(nothing) },
    findMadeIds,
    toFailure(error) {
      throw error;
    },
    report(error) {
      throw error;
    },
  });
  await jobs.find(({ name }) => name === 'go-on-with-operations')?.run();
}

import type { Db } from '#database/db.ts';
import { vacancyLoad } from '#industrial/complexes/load/vacancy-load.ts';
import { industrialFits } from '#industrial/requests/matching-requests.ts';
import { plotLoad } from '#land/properties/load/plot-load.ts';
import { landFits } from '#land/requests/matching-requests.ts';
import { loadJobs } from '#loads/load-jobs.ts';
import { operationsOfLoads } from '#operations/operations-of-loads.ts';
import { fitsOfLoads } from '#sharing/fits/fits-of-load.ts';

/** Runs a job of loads, which the schedule runs. @throws what a refusal or a bug throws */
export async function runLoadJob(db: Db, name: 'go-on-with-loads' | 'delete-old-load-files'): Promise<void> {
  const nothing = () => Promise.resolve();
  const jobs = loadJobs(db, {
    kinds: { land: plotLoad(nothing), industrial: vacancyLoad(nothing) },
    operations: operationsOfLoads,
    fits: fitsOfLoads([landFits, industrialFits]),
    toFailure(error) {
      throw error;
    },
    report(error) {
      throw error;
    },
  });
  await jobs.find((job) => job.name === name)?.run();
}

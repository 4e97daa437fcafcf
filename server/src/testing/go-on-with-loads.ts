import type { Db } from '#database/db.ts';
import { vacancyLoad } from '#industrial/complexes/load/vacancy-load.ts';
import { plotLoad } from '#land/properties/load/plot-load.ts';
import { loadJobs } from '#loads/load-jobs.ts';
import { operationsOfLoads } from '#operations/operations-of-loads.ts';

/** Runs a job of loads, which the schedule runs. @throws what a refusal or a bug throws */
export async function runLoadJob(db: Db, name: 'go-on-with-loads' | 'delete-old-load-files'): Promise<void> {
  const nothing = () => Promise.resolve();
  const jobs = loadJobs(db, {
    kinds: { land: plotLoad(nothing), industrial: vacancyLoad(nothing) },
    operations: operationsOfLoads,
    toFailure(error) {
      throw error;
    },
    report(error) {
      throw error;
    },
  });
  await jobs.find((job) => job.name === name)?.run();
}

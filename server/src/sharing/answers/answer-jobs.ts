import type { Db } from '#database/db.ts';
import type { Job } from '#database/jobs.ts';
import { removeOldCounts } from './answer-limit.ts';
import { removeOldOpenings } from './link-openings.ts';

/** @param settings.openingMonths how long openings of client links are stored (months) */
export function answerJobs(db: Db, { openingMonths }: { readonly openingMonths: number }): Job[] {
  return [
    {
      name: 'clear-client-answers',
      cron: '41 * * * *',
      run: async () => {
        await removeOldCounts(db);
        await removeOldOpenings(db, openingMonths);
      },
    },
  ];
}

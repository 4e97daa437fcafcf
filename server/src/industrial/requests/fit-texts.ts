import { vacancyFitFacts, vacancyFitReason } from '@gektar/contract/industrial/requests/vacancy-fit.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { findVacancyRowsOf } from '#industrial/vacancies/vacancy-queries.ts';
import { type FitPair, type FitTexts, fitTextsOf } from '#sharing/fits/fit-texts.ts';
import { findRequestsOfIds } from './request-queries.ts';

/** Figures of vacancies, and why they fit requests, by pair. */
export function findVacancyFitTexts(db: Db, pairs: readonly FitPair[]): Promise<ReadonlyMap<string, FitTexts>> {
  return fitTextsOf(pairs, {
    async findObjects(ids) {
      const rows = await findVacancyRowsOf(db, sql`select unnest(${ids}::uuid[])`, sql`v.id`);
      return new Map(rows.map((row) => [row.id, row]));
    },
    findRequests: (ids) => findRequestsOfIds(db, ids),
    factsOf: vacancyFitFacts,
    reasonOf: (request, row) => vacancyFitReason(request, row, undefined),
  });
}

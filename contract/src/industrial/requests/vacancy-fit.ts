import { formatQuantity } from '@gektar/format/number.ts';
import { units } from '@gektar/format/unit.ts';
import { fitReasonBy } from '#criteria/fit-reason.ts';
import type { VacancyRow } from '#industrial/vacancies/vacancy.ts';
import { offeredRate, searchOfRequest, vacancyMatcher } from './fits-request.ts';
import { weighedVacancyCriteria } from './score-vacancies.ts';
import { vacancyWords } from './vacancy-words.ts';

/** Why a vacancy fits a request. */
export const vacancyFitReason = fitReasonBy({
  weighed: weighedVacancyCriteria,
  words: vacancyWords,
  matcher: vacancyMatcher,
  filterOf: searchOfRequest,
});

/** '17 200,00 м², 9 150,00 руб./м² в год' */
export function vacancyFitFacts(row: VacancyRow): string {
  const rate = offeredRate(row);
  return [
    row.areaSize === null ? '' : formatQuantity(row.areaSize, units.squareMetre),
    rate === null ? '' : formatQuantity(rate, units.roublePerSquareMetreYear),
  ]
    .filter(Boolean)
    .join(', ');
}

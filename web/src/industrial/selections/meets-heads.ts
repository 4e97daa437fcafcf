import { meets } from '@gektar/contract/industrial/requests/request-criteria.ts';
import { VacancySearch } from '@gektar/contract/industrial/requests/request-search.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { within } from '@gektar/contract/matching.ts';
import type { SetCriteria } from '#form/filter/criterion.ts';

/** Whether a vacancy meets what the heads of its table filter, as the search inside a request takes it. */
export function meetsHeads(row: VacancyRow, values: SetCriteria): boolean {
  const search = VacancySearch.parse(values);
  const { availabilityDate: days } = search;
  return (
    meets(row, search, 'complexName') &&
    meets(row, search, 'hasShelving') &&
    within(days && { from: dayOf(days.from), to: dayOf(days.to) }, row.availabilityDate.slice(0, 10)) &&
    within(search.wholeVacancyArea, row.areaSize) &&
    within(search.salePrice, row.salePrice) &&
    within(search.minimalRentalBlockArea, row.minimalRentalBlockArea)
  );
}

function dayOf(moment: string | null): string | null {
  return moment === null ? null : moment.slice(0, 10);
}

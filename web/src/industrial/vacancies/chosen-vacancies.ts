import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import type { Chosen } from '#table/chosen-rows.ts';

/** Data of a selected vacancy for the bar under the table. */
export type ChosenVacancy = Pick<VacancyRow, 'id' | 'complexId' | 'areaSize' | 'isEnabled'>;

export type ChosenVacancies = Chosen<VacancyRow, ChosenVacancy>;

export function chosenOf({ id, complexId, areaSize, isEnabled }: VacancyRow): ChosenVacancy {
  return { id, complexId, areaSize, isEnabled };
}

export function byId(chosen: readonly ChosenVacancy[]): ReadonlyMap<string, ChosenVacancy> {
  return new Map(chosen.map((one) => [one.id, one]));
}

/** Ids of the complexes of the selection, each once. */
export function complexesOf(chosen: readonly ChosenVacancy[]): string[] {
  return [...new Set(chosen.map(({ complexId }) => complexId))];
}

import type { ComplexRow } from '@gektar/contract/industrial/complexes/complex.ts';
import type { Chosen } from '#table/chosen-rows.ts';

/** Data of a selected complex for the bar under the table. */
export interface ChosenComplex {
  readonly id: string;
  readonly vacancyCount: number;
  /** m² */
  readonly freeArea: number;
  readonly isEnabled: boolean;
}

export type ChosenComplexes = Chosen<ComplexRow, ChosenComplex>;

export function chosenOf({ id, vacancyCount, freeArea, isEnabled }: ComplexRow): ChosenComplex {
  return { id, vacancyCount, freeArea, isEnabled };
}

export function byId(chosen: readonly ChosenComplex[]): ReadonlyMap<string, ChosenComplex> {
  return new Map(chosen.map((one) => [one.id, one]));
}

/** Number of vacancies and free area (m²) of the selection. */
export function sumsOf(chosen: readonly ChosenComplex[]): { readonly vacancyCount: number; readonly freeArea: number } {
  const cents = chosen.reduce((sum, { freeArea }) => sum + Math.round(freeArea * 100), 0);
  return { vacancyCount: chosen.reduce((sum, one) => sum + one.vacancyCount, 0), freeArea: cents / 100 };
}

import { OWN_IN_COPY } from '@gektar/contract/copies.ts';
import { totalArea } from '@gektar/contract/industrial/areas/area-figures.ts';
import { type AreaKind, areaKinds } from '@gektar/contract/industrial/areas/area-kinds.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import type { EnteredForCopy } from '@gektar/contract/industrial/vacancies/vacancy-copy.ts';
import { messages } from '#form/messages.ts';
import {
  type AreaValues,
  areaProblems,
  figuresOf,
  firstAreaProblem,
  toAreaSetWithPriceDraft,
  toAreaValues,
  withArea,
} from '#industrial/areas/area-values.ts';
import { partKinds } from '#industrial/deals/deal-values.ts';

/** Values of the copy form that can differ from the original vacancy. */
export interface CopyValues {
  readonly name: string;
  /** Rates and temperatures of the original; the areas (m²) are entered. */
  readonly areas: AreaValues;
  readonly salePrice: number | null;
}

export type CopyProblems = Partial<Record<keyof CopyValues, string>>;

/** Kinds of area to enter: those of the original, in the order of every form. */
export function kindsToCopy({ areaSetWithPrice }: VacancyRow): AreaKind[] {
  return partKinds(areaSetWithPrice).map(({ kind }) => kind);
}

/** Rates and temperatures of the original, without areas. */
export function emptyAreas({ areaSetWithPrice }: VacancyRow): AreaValues {
  return areaKinds.reduce((areas, kind) => withArea(areas, kind, { areaValue: null }), toAreaValues(areaSetWithPrice));
}

export function hasEnteredArea({ areas }: CopyValues): boolean {
  return totalArea(figuresOf(areas)) !== null;
}

/** Errors of the copy form; at least one area is required if the original has any. */
export function copyProblems(original: VacancyRow, values: CopyValues): CopyProblems {
  const isMissing = kindsToCopy(original).length > 0 && !hasEnteredArea(values);
  const problem = isMissing ? OWN_IN_COPY : firstAreaProblem(areaProblems(values.areas));
  return {
    ...(values.name.trim() === '' && { name: messages.required }),
    ...(problem !== undefined && { areas: problem }),
  };
}

/** Entered values, in the form that the contract's copy function takes. */
export function enteredForCopy({ name, areas, salePrice }: CopyValues): EnteredForCopy {
  return { name: name.trim(), areaSetWithPrice: toAreaSetWithPriceDraft(areas), salePrice };
}

/** Problems from a refused save, by the fields that show them. */
export function refusedCopyFields(fields: Readonly<Record<string, string>>): CopyProblems {
  const shownAs: Readonly<Record<string, keyof CopyValues>> = {
    name: 'name',
    areaSetWithPrice: 'areas',
    salePrice: 'salePrice',
  };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, message]) => {
      const name = shownAs[path.split('.')[0] ?? ''];
      return name === undefined ? [] : [[name, message]];
    }),
  );
}

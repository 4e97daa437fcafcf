import type { AreaKind } from '@gektar/contract/industrial/areas/area-kinds.ts';
import { areaTypeIds } from '@gektar/contract/industrial/areas/area-kinds.ts';
import { enumerationName } from '@gektar/contract/industrial/dictionaries/enumerations.ts';

/** Short names of kinds: legends, forms, tooltips. */
export const shortAreaNames: Readonly<Record<AreaKind, string>> = {
  warehouse: 'Склад',
  dry: 'Сухой',
  temperature: 'С темп. режимом',
  freezer: 'Морозильный',
  unheated: 'Неотапливаемый',
  production: 'Производство',
  lightIndustrial: 'Light Industrial',
  dataCenter: 'Дата-центр',
  office: 'Офис',
  mezzanine: 'Мезонин',
};

/** The full name of a kind (M-09). */
export function areaName(kind: AreaKind): string {
  return enumerationName('area-types', areaTypeIds[kind]);
}

/** A name inside a sentence: 'мезонин', but 'Light Industrial'. */
export function inSentence(name: string): string {
  return /^\p{Script=Latin}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

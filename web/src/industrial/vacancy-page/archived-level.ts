import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';

interface Archivable {
  readonly isEnabled: boolean;
}

/**
 * The highest archived level: the complex, the building or the vacancy itself; undefined for an active vacancy, and
 * while its complex is loading.
 */
export function archivedLevel(
  { isActive, isEnabled, buildingId }: Pick<VacancyRow, 'isActive' | 'isEnabled' | 'buildingId'>,
  complex: (Archivable & { readonly buildings: readonly (Archivable & { readonly id: string })[] }) | undefined,
): 'complex' | 'building' | 'vacancy' | undefined {
  if (isActive || complex === undefined) return undefined;
  if (!complex.isEnabled) return 'complex';
  if (complex.buildings.some((building) => building.id === buildingId && !building.isEnabled)) return 'building';
  return isEnabled ? undefined : 'vacancy';
}

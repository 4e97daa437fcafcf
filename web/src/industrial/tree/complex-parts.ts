import type { BuildingSummary, FullBuilding } from '@gektar/contract/industrial/buildings/building.ts';
import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import type { ComplexPageSearch } from './complex-page-search.ts';
import { isOpenVacancy } from './vacancy-state.ts';

/** Which parts are shown: active or archived ones. */
export type PartsView = 'active' | 'archived';

/** Parts of a complex that a view shows. */
export interface ShownParts {
  readonly view: PartsView;
  readonly buildings: readonly FullBuilding[];
  readonly building: FullBuilding | undefined;
  readonly vacancy: VacancyRow | undefined;
}

/** Buildings of the active or the archive view (H-08). An archived complex has no active parts: all are shown. */
export function buildingsIn({ isEnabled, buildings }: FullComplex, view: PartsView): FullBuilding[] {
  if (!isEnabled) return buildings;
  if (view === 'active') {
    return buildings
      .filter((building) => building.isEnabled)
      .map((building) => ({ ...building, vacancies: building.vacancies.filter((vacancy) => vacancy.isEnabled) }));
  }
  return buildings.flatMap((building) => {
    if (!building.isEnabled) return [building];
    const vacancies = building.vacancies.filter((vacancy) => !vacancy.isEnabled);
    return vacancies.length > 0 ? [{ ...building, vacancies }] : [];
  });
}

/** Number of archived buildings plus archived vacancies of active buildings. */
export function archivedCount({ isEnabled, buildings }: FullComplex): number {
  if (!isEnabled) return 0;
  return buildings.reduce(
    (sum, building) =>
      sum + (building.isEnabled ? building.vacancies.filter((vacancy) => !vacancy.isEnabled).length : 1),
    0,
  );
}

/** The active view, unless the URL asks for the archive or names an archived part. */
export function viewOf(complex: FullComplex, search: ComplexPageSearch): PartsView {
  const named = complex.buildings.find(({ id }) => id === search.building);
  const vacancy = named?.vacancies.find(({ id }) => id === search.vacancy);
  const isArchived = named?.isEnabled === false || vacancy?.isEnabled === false || search.archive === true;
  return complex.isEnabled && isArchived ? 'archived' : 'active';
}

/** Parts of a view that the URL chooses; the first building by default. */
export function chosenParts(
  view: PartsView,
  buildings: readonly FullBuilding[],
  search: Pick<ComplexPageSearch, 'building' | 'vacancy'>,
): ShownParts {
  const building = buildings.find(({ id }) => id === search.building) ?? buildings[0];
  return { view, buildings, building, vacancy: building?.vacancies.find(({ id }) => id === search.vacancy) };
}

/** Data of a building for the tree. */
export function summaryOf({
  id,
  isEnabled,
  name,
  buildingType,
  totalArea,
  buildingClass,
  complexId,
  vacancies,
  deals,
}: FullBuilding): BuildingSummary {
  return {
    id,
    isEnabled,
    name,
    buildingType,
    totalArea,
    buildingClass,
    complexId,
    deals,
    vacancies: vacancies.map((vacancy) => ({
      id: vacancy.id,
      isEnabled: vacancy.isEnabled,
      name: vacancy.name,
      vacancyStatus: vacancy.vacancyStatus,
      vacancyTypes: vacancy.vacancyTypes,
      areaSize: vacancy.areaSize,
      mainAreaTypeCalc: vacancy.mainAreaTypeCalc,
      hasDeal: vacancy.deal !== null,
    })),
  };
}

/** Whether a vacancy can still be let or sold. */
export function isOpen({ isEnabled, vacancyStatus, deal }: VacancyRow): boolean {
  return isOpenVacancy({ isEnabled, vacancyStatus, hasDeal: deal !== null });
}

/** Whether a vacancy is closed by a deal or its status. */
export function isClosed({ vacancyStatus, deal }: VacancyRow): boolean {
  return !isOpenVacancy({ isEnabled: true, vacancyStatus, hasDeal: deal !== null });
}

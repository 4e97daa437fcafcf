import { areaKinds } from '@gektar/contract/industrial/areas/area-kinds.ts';
import type { FullBuilding } from '@gektar/contract/industrial/buildings/building.ts';
import { enumerationName, warningStatuses } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { forEachName } from '@gektar/contract/records.ts';
import { type MixPart, mixParts, totalsOf } from '#industrial/areas/mix-parts.ts';
import { isClosed } from '#industrial/tree/complex-parts.ts';
import { movedBy } from '#table/row-keys.ts';

/** Which vacancies are listed. */
export type ListedVacancies = 'open' | 'all' | 'closed';

/** A row of the table: a building, or a vacancy of the unfolded building. */
export interface PartsRow {
  readonly key: string;
  readonly building: FullBuilding;
  /** Undefined in the row of the building itself. */
  readonly vacancy?: VacancyRow | undefined;
}

export function isListed(vacancy: VacancyRow, listed: ListedVacancies): boolean {
  return listed === 'all' || isClosed(vacancy) === (listed === 'closed');
}

/** Number of listed vacancies of all buildings. */
export function listedCount(buildings: readonly FullBuilding[], listed: ListedVacancies): number {
  return buildings.reduce((sum, { vacancies }) => sum + vacancies.filter((one) => isListed(one, listed)).length, 0);
}

/** Rows of all buildings; the unfolded building is followed by its listed vacancies. */
export function partsRows(
  buildings: readonly FullBuilding[],
  openId: string | undefined,
  listed: ListedVacancies,
): PartsRow[] {
  return buildings.flatMap((building): PartsRow[] => [
    { key: building.id, building },
    ...(building.id === openId ? building.vacancies : [])
      .filter((vacancy) => isListed(vacancy, listed))
      .map((vacancy) => ({ key: vacancy.id, building, vacancy })),
  ]);
}

/** Remark on a vacancy, shown before its smallest block: archived, closed, or a warning status. */
export interface VacancyRemark {
  readonly text: string;
  readonly isWarning: boolean;
}

export function remarkOf(vacancy: VacancyRow): VacancyRemark | undefined {
  const { isEnabled, vacancyStatus } = vacancy;
  if (!isEnabled) return { text: 'В архиве', isWarning: false };
  const isOver = isClosed(vacancy);
  if (!isOver && !warningStatuses.includes(vacancyStatus)) return undefined;
  return { text: enumerationName('vacancy-statuses', vacancyStatus), isWarning: !isOver };
}

/** Sums of the open vacancies of a building. */
export interface FreeFigures {
  readonly openCount: number;
  /** m² */
  readonly area: number;
  readonly parts: MixPart[];
  /** Roubles per m² a year, weighted by area (M-13). */
  readonly rate: number | null;
  /** The earliest availability date. */
  readonly available: string | null;
}

export function freeFigures({ vacancies }: FullBuilding): FreeFigures {
  const open = vacancies.filter((vacancy) => vacancy.isEnabled && !isClosed(vacancy));
  const sum = (of: (vacancy: VacancyRow) => number | null) => open.reduce((all, one) => all + (of(one) ?? 0), 0);
  const totals = open.map(({ areaSetWithPrice }) => totalsOf(areaSetWithPrice));
  const free = forEachName(areaKinds, (kind) => totals.reduce((all, one) => all + (one[kind] ?? 0), 0));
  const priced = sum(({ areaSize, averageNetRentalRate: rate }) => (rate === null ? 0 : areaSize));
  const paid = sum(({ areaSize, averageNetRentalRate: rate }) => (areaSize ?? 0) * (rate ?? 0));
  return {
    openCount: open.length,
    area: sum(({ areaSize }) => areaSize),
    parts: mixParts(free),
    rate: priced === 0 ? null : paid / priced,
    available: open.map(({ availabilityDate }) => availabilityDate).sort()[0] ?? null,
  };
}

/** Effect of a key in the tree table. */
export type PartsStep = { readonly to: number } | { readonly unfold: string } | { readonly fold: string };

/** → unfolds, ← folds or moves to the building; other keys move as in any table. */
export function partsStep(
  key: string,
  rows: readonly PartsRow[],
  index: number,
  openId: string | undefined,
): PartsStep | undefined {
  const row = rows[index];
  if (row !== undefined && (key === 'ArrowRight' || key === 'ArrowLeft')) {
    const isOpen = row.building.id === openId;
    if (row.vacancy !== undefined) {
      return key === 'ArrowLeft' ? { to: rows.findIndex((one) => one.key === row.building.id) } : undefined;
    }
    if (key === 'ArrowRight')
      return isOpen ? { to: Math.min(index + 1, rows.length - 1) } : { unfold: row.building.id };
    return isOpen ? { fold: row.building.id } : undefined;
  }
  const to = movedBy(key, index, rows.length, PAGE);
  return to === undefined ? undefined : { to };
}

const PAGE = 10;

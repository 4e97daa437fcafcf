import { foldLetters } from '@gektar/contract/fold-letters.ts';
import type { BuildingSummary } from '@gektar/contract/industrial/buildings/building.ts';
import type { VacancyLabel } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { movedBy } from '#table/row-keys.ts';
import { isOpenVacancy } from './vacancy-state.ts';

/** Literal texts (2§2). */
export const addingBlocked = {
  complex: 'Комплекс находится в архиве, невозможно добавить новый объект',
  building: 'Здание находится в архиве, невозможно добавить новый объект',
} as const;

/** Reason why nothing can be added to a building; that of the complex takes precedence. */
export function blockedReason(isComplexEnabled: boolean, isBuildingEnabled: boolean): string | undefined {
  if (!isComplexEnabled) return addingBlocked.complex;
  return isBuildingEnabled ? undefined : addingBlocked.building;
}

/** Position of the current page in the tree: a building, one of its vacancies, or a new vacancy. */
export interface TreePosition {
  readonly buildingId: string;
  /** `NEW_VACANCY` while it is being created. */
  readonly vacancyId?: string | undefined;
}
export const NEW_VACANCY = 'new';
/** Title of a new vacancy without a name. */
const NEW_VACANCY_TITLE = 'Новая вакансия';

/** One line of the tree. */
export type TreeRow = { readonly key: string; readonly building: BuildingSummary; readonly isLast: boolean } & (
  | {
      readonly kind: 'building';
      readonly isOpen: boolean;
      readonly openCount: number;
      readonly place: number;
      readonly ofPlaces: number;
    }
  | { readonly kind: 'vacancy'; readonly vacancy: VacancyLabel }
  | { readonly kind: 'new'; readonly name: string }
  | { readonly kind: 'add' }
);

export interface TreeView {
  /** Ids of unfolded buildings. */
  readonly open: ReadonlySet<string>;
  /** Whether only open vacancies are shown; the current vacancy always is. */
  readonly isOpenOnly: boolean;
  readonly search: string;
  /** Typed name of the new vacancy; may be empty. */
  readonly newName?: string | undefined;
}

/** Maximum number of buildings of a normal tree; a larger tree is dense, with one building unfolded. */
const DENSE_BUILDINGS = 12;
const DENSE_VACANCIES = 60;

export function isDense(buildings: readonly BuildingSummary[]): boolean {
  return buildings.length > DENSE_BUILDINGS || vacancyCount(buildings) > DENSE_VACANCIES;
}

export function vacancyCount(buildings: readonly BuildingSummary[]): number {
  return buildings.reduce((sum, { vacancies }) => sum + vacancies.length, 0);
}

export function openVacancyCount(buildings: readonly BuildingSummary[]): number {
  return buildings.reduce((sum, { vacancies }) => sum + vacancies.filter(isOpenVacancy).length, 0);
}

/** Rows of the tree: buildings, each followed by its vacancies when unfolded. A search unfolds its matches. */
export function treeRows(
  buildings: readonly BuildingSummary[],
  { open, isOpenOnly, search, newName = '' }: TreeView,
  current: TreePosition | undefined,
): TreeRow[] {
  const wanted = foldLetters(search.trim());
  const isFound = ({ name }: { name: string }) => foldLetters(name).includes(wanted);
  const shown = buildings.flatMap((building) => {
    const isCurrent = ({ id }: VacancyLabel) => id === current?.vacancyId;
    const vacancies = building.vacancies.filter((one) => !isOpenOnly || isOpenVacancy(one) || isCurrent(one));
    if (wanted === '') return [{ building, vacancies, isOpen: open.has(building.id) }];
    const found = vacancies.filter(isFound);
    if (found.length > 0) return [{ building, vacancies: found, isOpen: true }];
    return isFound(building) ? [{ building, vacancies, isOpen: open.has(building.id) }] : [];
  });
  return shown.flatMap(({ building, vacancies, isOpen }, index): TreeRow[] => {
    const key = building.id;
    const openCount = building.vacancies.filter(isOpenVacancy).length;
    const head = {
      kind: 'building',
      key,
      building,
      isOpen,
      openCount,
      place: index + 1,
      ofPlaces: shown.length,
    } as const;
    if (!isOpen) return [{ ...head, isLast: true }];
    const isNew = current?.buildingId === building.id && current.vacancyId === NEW_VACANCY;
    return [
      { ...head, isLast: false },
      ...vacancies.map((vacancy) => ({ kind: 'vacancy', key: vacancy.id, building, vacancy, isLast: false }) as const),
      ...(isNew
        ? [{ kind: 'new', key: `${key}/new`, building, name: newName || NEW_VACANCY_TITLE, isLast: false } as const]
        : []),
      { kind: 'add', key: `${key}/add`, building, isLast: true },
    ];
  });
}

/** Initially unfolded buildings: in a short tree those with active vacancies. */
export function openAtFirst(
  buildings: readonly BuildingSummary[],
  current: TreePosition | undefined,
): ReadonlySet<string> {
  const isShort = !isDense(buildings);
  return new Set(
    buildings
      .filter(
        ({ id, isEnabled, vacancies }) => id === current?.buildingId || (isShort && isEnabled && vacancies.length > 0),
      )
      .map(({ id }) => id),
  );
}

/** Unfolds another building; in a dense tree all others are folded. */
export function withOpen(open: ReadonlySet<string>, id: string, isOnlyOne: boolean): ReadonlySet<string> {
  return isOnlyOne ? new Set([id]) : new Set([...open, id]);
}

/** Effect of a key: focus moves to a line, a building is unfolded or folded, all are unfolded. */
export type TreeStep =
  | { readonly to: number }
  | { readonly unfold: string }
  | { readonly fold: string }
  | { readonly unfoldAll: true };

/** Number of rows that PageUp and PageDown move by. */
const PAGE_ROWS = 10;

/** Keys of a WAI-ARIA tree; undefined for keys that are not handled. */
export function treeStep(key: string, rows: readonly TreeRow[], at: number): TreeStep | undefined {
  const row = rows[at];
  if (row === undefined) return undefined;
  if (key === '*') return { unfoldAll: true };
  if (key === 'ArrowRight' && row.kind === 'building') return row.isOpen ? { to: at + 1 } : { unfold: row.building.id };
  if (key === 'ArrowLeft') {
    if (row.kind !== 'building') return { to: rows.findIndex((one) => one.key === row.building.id) };
    return row.isOpen ? { fold: row.building.id } : undefined;
  }
  const to = movedBy(key, at, rows.length, PAGE_ROWS);
  return to === undefined ? undefined : { to };
}

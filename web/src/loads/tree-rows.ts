import type { GivenAnswer, PartPlace } from '@gektar/contract/loads/load-answer.ts';
import type { LoadTree, TreeBuilding, TreeComplex, TreeVacancy } from '@gektar/contract/loads/load-tree.ts';
import { joinNumbers } from '@gektar/format/range.ts';

/** A line of the tree: a complex, a building or a vacancy, with the complex and building that contain it. */
export interface TreeRow {
  readonly node: string;
  readonly level: 1 | 2 | 3;
  readonly complex: TreeComplex;
  /** Absent for a complex. */
  readonly building?: TreeBuilding;
  /** Present only for a vacancy. */
  readonly vacancy?: TreeVacancy;
  readonly vacancies: readonly TreeVacancy[];
}

/** Filter of the shown complexes. */
export type ShownComplexes = 'all' | 'new' | 'asked';

/** Vacancies of a complex, in the order of its buildings. */
export function vacanciesOf({ buildings }: TreeComplex): readonly TreeVacancy[] {
  return buildings.flatMap(({ vacancies }) => vacancies);
}

export function keysOf({ vacancies }: Pick<TreeRow, 'vacancies'>): string[] {
  return vacancies.map(({ key }) => key);
}

/** Lines of these complexes, without the lines below collapsed ones. @param closed nodes of the collapsed lines */
export function rowsOf(complexes: readonly TreeComplex[], closed: ReadonlySet<string>): readonly TreeRow[] {
  return complexes.flatMap((complex): TreeRow[] => {
    const row: TreeRow = { node: complex.node, level: 1, complex, vacancies: vacanciesOf(complex) };
    if (closed.has(row.node)) return [row];
    return [row, ...complex.buildings.flatMap((building) => rowsOfBuilding(complex, building, closed))];
  });
}

function rowsOfBuilding(complex: TreeComplex, building: TreeBuilding, closed: ReadonlySet<string>): TreeRow[] {
  const row: TreeRow = { node: building.node, level: 2, complex, building, vacancies: building.vacancies };
  if (closed.has(row.node)) return [row];
  const below = building.vacancies.map(
    (vacancy): TreeRow => ({ node: vacancy.key, level: 3, complex, building, vacancy, vacancies: [vacancy] }),
  );
  return [row, ...below];
}

/**
 * Complexes that pass a filter. @param asked keys of vacancies with an open question about their complex or building
 */
export function complexesShown(
  { complexes }: LoadTree,
  shown: ShownComplexes,
  asked: ReadonlySet<string>,
): readonly TreeComplex[] {
  if (shown === 'new') return complexes.filter(({ complexId }) => complexId === null);
  if (shown === 'asked') return complexes.filter((complex) => isAsked(complex, asked));
  return complexes;
}

export function isAsked(complex: TreeComplex, asked: ReadonlySet<string>): boolean {
  return vacanciesOf(complex).some(({ key }) => asked.has(key));
}

/** Sum of the known areas (m²); null when none is known. */
export function areaOf({ vacancies }: Pick<TreeRow, 'vacancies'>): number | null {
  const areas = vacancies.flatMap(({ area }) => (area === null ? [] : [area]));
  return areas.length === 0 ? null : areas.reduce((sum, area) => sum + area, 0);
}

/** Row numbers of a line in the file: '6-8', '11, 13'. */
export function sourceText({ vacancies }: Pick<TreeRow, 'vacancies'>): string {
  const rows = [...new Set(vacancies.map(({ row }) => row))].toSorted((one, other) => one - other);
  const runs: [number, number][] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last !== undefined && row === last[1] + 1) last[1] = row;
    else runs.push([row, row]);
  }
  return runs.map(runText).join(', ');
}

function runText([from, to]: readonly [number, number]): string {
  if (from === to) return String(from);
  return to === from + 1 ? `${from}, ${to}` : joinNumbers(from, to);
}

/** A complex in the form in which an answer refers to it. */
export function placeOfComplex({ name, complexId, isNew }: TreeComplex): PartPlace {
  return { name, id: complexId, isNew };
}

/** A building in the form in which an answer refers to it; null for vacancies without a building. */
function placeOfBuilding({ name, buildingId, isNew }: TreeBuilding): PartPlace | null {
  return name === '' ? null : { name, id: buildingId, isNew };
}

type PlaceAnswer = Extract<GivenAnswer, { kind: 'place' }>;

/** The answer given by dropping a line on another one; undefined: the drop has no effect. */
export function moveOf(moved: TreeRow, target: TreeRow): PlaceAnswer | undefined {
  const keys = keysOf(moved);
  const isSameComplex = moved.complex.node === target.complex.node;
  const complex = isSameComplex ? null : placeOfComplex(target.complex);
  if (moved.level === 1 || target.building === undefined) {
    return complex === null ? undefined : { kind: 'place', keys, complex, building: null };
  }
  if (moved.building?.node === target.building.node) return undefined;
  const building = placeOfBuilding(target.building);
  if (complex === null && building === null) return undefined;
  return { kind: 'place', keys, complex, building };
}

/** The part of an answer that replaces the building of a line, or its complex for a line without a building. */
export function placeOfLine({ building }: TreeRow, place: PartPlace): Pick<PlaceAnswer, 'complex' | 'building'> {
  return building ? { complex: null, building: place } : { complex: place, building: null };
}

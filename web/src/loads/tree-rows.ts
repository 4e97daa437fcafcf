import type { GivenAnswer, PartPlace } from '@gektar/contract/loads/load-answer.ts';
import type { LoadTree, TreeBuilding, TreeComplex, TreeVacancy } from '@gektar/contract/loads/load-tree.ts';
import { joinNumbers } from '@gektar/format/range.ts';

/** A line of the tree: a complex, a building or a vacancy, with the parts that it belongs to. */
export interface TreeRow {
  readonly node: string;
  readonly level: 1 | 2 | 3;
  readonly complex: TreeComplex;
  /** Absent at a complex. */
  readonly building?: TreeBuilding;
  /** Only at a vacancy. */
  readonly vacancy?: TreeVacancy;
  readonly vacancies: readonly TreeVacancy[];
}

/** Which complexes are shown. */
export type ShownComplexes = 'all' | 'new' | 'asked';

/** Vacancies of a complex, in the order of its buildings. */
export function vacanciesOf({ buildings }: TreeComplex): readonly TreeVacancy[] {
  return buildings.flatMap(({ vacancies }) => vacancies);
}

export function keysOf({ vacancies }: Pick<TreeRow, 'vacancies'>): string[] {
  return vacancies.map(({ key }) => key);
}

/** Lines of these complexes; those below a closed line are left out. */
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

/** The complexes of a filter. @param asked keys of vacancies with an open question about their complex or building */
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

/** Sum of the areas that were read (m²); null for none. */
export function areaOf({ vacancies }: Pick<TreeRow, 'vacancies'>): number | null {
  const areas = vacancies.flatMap(({ area }) => (area === null ? [] : [area]));
  return areas.length === 0 ? null : areas.reduce((sum, area) => sum + area, 0);
}

/** '6-8', '11, 13' */
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

/** The complex of a line, as an answer names it. */
export function placeOfComplex({ name, complexId, isNew }: TreeComplex): PartPlace {
  return { name, id: complexId, isNew };
}

/** The building of a line; null for vacancies without one. */
function placeOfBuilding({ name, buildingId, isNew }: TreeBuilding): PartPlace | null {
  return name === '' ? null : { name, id: buildingId, isNew };
}

type PlaceAnswer = Extract<GivenAnswer, { kind: 'place' }>;

/** What dropping a line on another one means; undefined: nothing. */
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

/** Another place for the building of a line; at a complex, for the complex. */
export function placeOfLine({ building }: TreeRow, place: PartPlace): Pick<PlaceAnswer, 'complex' | 'building'> {
  return building ? { complex: null, building: place } : { complex: place, building: null };
}

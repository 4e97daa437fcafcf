import { isBlank } from '#importing/sheets/read-value.ts';
import type { RefusedRow, RowReading } from '#importing/sheets/sheet-kind.ts';
import { type MeaningWords, meaningOf } from '#importing/sheets/value-words.ts';
import { buildingKey, complexKey, isBuildingSheet, levelOf } from './part-names.ts';
import { nameOfTitle } from './title-facts.ts';
import type { Vacancy } from './vacancy.ts';
import { AREA } from './vacancy-areas.ts';

/** Names and titles of sheets that repeat what other sheets of the file say. */
export const summaryWords: readonly MeaningWords<true>[] = [
  {
    pattern:
      /(?<!\p{L})(?:сводк\p{L}*|сводн\p{L}*|свод|итог\p{L}*|общий итог|дашборд|dashboard|summary|overview|totals?)(?!\p{L})/u,
    means: true,
    example: 'Сводка на 24.11.2026',
  },
];

/** Two sums that differ by less are equal, rounded (share). */
const ROUNDING = 0.002;
/** Share of the rows of a summary that have a counterpart in other sheets. */
const SHARE_OF_KNOWN = 0.6;

/**
 * The row of a sheet that has the name of a building: the building, and the complex that all other sheets of the file
 * are about.
 */
export function withBuildingOfSheet(row: RowReading, nameOfFile: string | undefined): RowReading {
  if (!isBuildingSheet(row.sheet)) return row;
  const values = new Map(row.values);
  const has = (part: 'complex' | 'building') =>
    !isBlank(values.get(`${part}.name`)) || row.sections.some((section) => levelOf(section) === part);
  const ofSheet = row.sheet.trim();
  const isNamed = has('building') || levelOf(String(values.get('complex.name')?.value ?? '')) === 'building';
  if (!isNamed) values.set('building.name', { raw: ofSheet, value: ofSheet });
  const isTitled = row.titles.some((title) => nameOfTitle(title).name !== undefined);
  if (nameOfFile !== undefined && !has('complex') && !isTitled)
    values.set('complex.name', { raw: '', value: nameOfFile, isSpread: true });
  return { ...row, values };
}

/** The complex that the titles of all sheets with one are about; undefined for several. */
export function complexOfFile(rows: readonly RowReading[]): string | undefined {
  const titles = new Set(rows.flatMap((row) => row.titles));
  const names = [...titles].flatMap((title) => nameOfTitle(title).name ?? []);
  return new Set(names.map(complexKey)).size === 1 ? names[0] : undefined;
}

/** Vacancies without those of sheets whose rows are the sums of other sheets, or name what these describe. */
export function withoutSummaries(vacancies: readonly Vacancy[], refused: RefusedRow[]): Vacancy[] {
  const sheets = Map.groupBy(vacancies, ({ object }) => object.sheet);
  if (sheets.size < 2) return [...vacancies];
  const summaries = [...sheets].filter(([sheet, own]) =>
    isSummary(
      sheet,
      own,
      vacancies.filter(({ object }) => object.sheet !== sheet),
    ),
  );
  const left = new Set(summaries.map(([sheet]) => sheet));
  // Sheets that are summaries of each other: no row is left out.
  if (left.size === sheets.size) return [...vacancies];
  for (const [sheet, own] of summaries)
    for (const { object } of own) refused.push({ sheet, row: object.sourceRow, reason: SUMMARY });
  return vacancies.filter(({ object }) => !left.has(object.sheet));
}

const SUMMARY = 'Сводка других листов, а не объект';

function isSummary(sheet: string, own: readonly Vacancy[], others: readonly Vacancy[]): boolean {
  const groups = groupsOf(others);
  const titles = new Set(own.flatMap(({ row }) => row.titles));
  const isNamed = [sheet, ...titles].some((text) => meaningOf(summaryWords, text) === true);
  const sums = own.filter((vacancy) => groups.some((group) => isSumOf(vacancy, group)));
  const named = own.filter((vacancy) => groups.some((group) => isNameOf(vacancy, group)));
  const isMost = (found: readonly Vacancy[]) => found.length >= own.length * SHARE_OF_KNOWN;
  // A list of all blocks names a building more than once.
  const names = own.map((vacancy) => namesOf(vacancy)[0]);
  const areOnce = new Set(names).size === own.length && own.length < others.length;
  if (isNamed) return isMost(own.filter((one) => sums.includes(one) || (areOnce && named.includes(one))));
  const isFewer = own.length < others.length;
  return (
    isFewer &&
    sums.length > 1 &&
    isMost(sums) &&
    own.every(({ object }) => object['name'] === undefined || sums.length === own.length)
  );
}

/** Vacancies of one sheet, of one building, or of one complex. */
interface Group {
  readonly keys: readonly string[];
  readonly size: number;
  readonly count: number;
}

function groupsOf(vacancies: readonly Vacancy[]): Group[] {
  const bySheet = Map.groupBy(vacancies, ({ object }) => object.sheet);
  const byBuilding = Map.groupBy(
    vacancies,
    ({ object }) => `${keyOf(object.complex['name'])}|${keyOfPart(object.building['name'])}`,
  );
  const byComplex = Map.groupBy(vacancies, ({ object }) => keyOf(object.complex['name']));
  const groups = [...bySheet.values(), ...byBuilding.values(), ...byComplex.values()];
  return groups.map((group) => ({
    keys: keysOf(group),
    size: group.reduce((sum, vacancy) => sum + sizeOf(vacancy), 0),
    count: group.length,
  }));
}

function keysOf(group: readonly Vacancy[]): string[] {
  const [first] = group;
  if (!first) return [];
  const { sheet, complex, building } = first.object;
  const same = (name: (vacancy: Vacancy) => unknown) => new Set(group.map(name)).size === 1;
  return [
    ...(same(({ object }) => object.sheet) ? [keyOfPart(sheet)] : []),
    ...(same(({ object }) => object.building['name']) ? [keyOfPart(building['name'])] : []),
    ...(same(({ object }) => object.complex['name']) ? [keyOf(complex['name'])] : []),
  ].filter((key) => key !== '');
}

function keyOf(name: unknown): string {
  return typeof name === 'string' ? complexKey(name) : '';
}

function keyOfPart(name: unknown): string {
  return typeof name === 'string' ? buildingKey(name) : '';
}

/** Area of a vacancy with all its parts (m²). */
function sizeOf({ object }: Vacancy): number {
  const sum = (value: unknown): number => {
    if (typeof value !== 'object' || value === null) return 0;
    return Object.entries(value).reduce(
      (whole, [name, part]) => whole + (name === 'areaValue' && typeof part === 'number' ? part : sum(part)),
      0,
    );
  };
  return sum(object[AREA]);
}

function isSumOf(vacancy: Vacancy, { size, count, keys }: Group): boolean {
  const own = sizeOf(vacancy);
  const isEqual = own > 0 && Math.abs(own - size) <= size * ROUNDING;
  return isEqual && (count > 1 || namesOf(vacancy).some((name) => keys.includes(name)));
}

/** Whether a row names a building, a complex or a sheet that others describe, and no block of it. */
function isNameOf(vacancy: Vacancy, { keys }: Group): boolean {
  const names = namesOf(vacancy);
  const [first = ''] = names;
  return first !== '' && keys.includes(first);
}

/** Names of what a row is about, the smallest part first. */
function namesOf({ object }: Vacancy): string[] {
  const { complex, building } = object;
  return [keyOfPart(object['name']), keyOfPart(building['name']), keyOf(complex['name'])].filter((key) => key !== '');
}

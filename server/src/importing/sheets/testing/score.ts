import { seededRandom } from '#demo/seeded-random.ts';
import { openSheets } from '#importing/sheets/open-sheets.ts';
import { readSheets } from '#importing/sheets/read-sheets.ts';
import type { SheetChoices } from '#importing/sheets/sheet-fields.ts';
import type { SheetKind, SheetsResult } from '#importing/sheets/sheet-kind.ts';
import type { ExpectedObject, WrittenKind } from './sheet-kind.ts';
import { bytesOf } from './written-sheet.ts';

/** Counts over sheets of one kind. */
export interface Score {
  /** Cells that are certain: read right; read wrong without a question; not read. */
  right: number;
  wrong: number;
  missing: number;
  /** Doubtful cells: asked about, not asked about. */
  flagged: number;
  unflagged: number;
  /** Questions about certain cells. */
  needless: number;
  /** Objects made of rows that are none, doubles among them; objects not made. */
  invented: number;
  lost: number;
}

/** A difference for people who read a failed run. */
export interface Difference {
  readonly kind: string;
  readonly text: string;
}

/** Day of every generated sheet's reading. */
export const sheetsNow = new Date('2026-11-23T12:00:00Z');

/** Writes sheets of a kind with these seeds, reads them and compares with the truth. */
export async function scoreKind(
  { title, write }: WrittenKind,
  kind: SheetKind,
  { choices, seeds }: { choices: SheetChoices; seeds: readonly number[] },
): Promise<{ score: Score; differences: Difference[] }> {
  const score: Score = { right: 0, wrong: 0, missing: 0, flagged: 0, unflagged: 0, needless: 0, invented: 0, lost: 0 };
  const differences: Difference[] = [];
  for (const seed of seeds) {
    const { sheets, format, objects } = write(seededRandom(seed));
    const opened = await openSheets(bytesOf(sheets, format));
    const result = readSheets(opened, kind, { choices, now: sheetsNow });
    compare(result, objects, score, (text) => differences.push({ kind: `${title}, ${seed}`, text }));
  }
  return { score, differences };
}

/** Scores of all kinds as a table of text, and their sum. */
export async function scoreKinds(
  kinds: readonly WrittenKind[],
  kind: SheetKind,
  options: { choices: SheetChoices; seeds: readonly number[] },
): Promise<{ table: string; total: Score; differences: Difference[] }> {
  const total: Score = { right: 0, wrong: 0, missing: 0, flagged: 0, unflagged: 0, needless: 0, invented: 0, lost: 0 };
  const names = Object.keys(total) as (keyof Score)[];
  const lines = [['kind', ...names].join('\t')];
  const differences: Difference[] = [];
  for (const written of kinds) {
    const one = await scoreKind(written, kind, options);
    lines.push([written.title, ...names.map((name) => one.score[name])].join('\t'));
    for (const name of names) total[name] += one.score[name];
    differences.push(...one.differences);
  }
  lines.push(['total', ...names.map((name) => total[name])].join('\t'));
  return { table: `${lines.join('\n')}\n`, total, differences };
}

function compare(
  result: SheetsResult,
  expected: readonly ExpectedObject[],
  score: Score,
  differ: (text: string) => void,
): void {
  const isSingle = new Set(expected.map(({ sheet }) => sheet)).size <= 1;
  const isSame = (sheet: string, other: string) => isSingle || sheet === other;
  const found = new Set<unknown>();
  for (const truth of expected) {
    const candidates = result.objects.filter(
      (one) => !found.has(one) && isSame(one.sheet, truth.sheet) && one.sourceRow === truth.row,
    );
    const equal = (object: object) =>
      Object.entries(truth.values).filter(([path, value]) => same(flatten(object).get(path), value)).length;
    const [object] = candidates.toSorted((one, other) => equal(other) - equal(one));
    if (!object) {
      score.lost += 1;
      score.missing += Object.keys(truth.values).length;
      const refusal = result.refused.find(({ row }) => row === truth.row);
      differ(`${truth.row}: no object (${refusal?.reason ?? 'not refused'})`);
      continue;
    }
    found.add(object);
    const asked = new Set(
      result.questions
        .filter(({ sheet, row }) => isSame(sheet, truth.sheet) && row === truth.row)
        .map(({ field }) => field),
    );
    const because = (field: string) =>
      result.questions.find((one) => one.row === truth.row && one.field === field)?.reason ?? '';
    compareCells(flatten(object), truth, asked, score, (text) =>
      differ(text.replace(/needless question about (\S+)/, (all, field: string) => `${all}: ${because(field)}`)),
    );
  }
  for (const object of result.objects) {
    if (found.has(object)) continue;
    score.invented += 1;
    differ(`${object.sourceRow}: invented ${JSON.stringify(object).slice(0, 200)}`);
  }
}

function compareCells(
  cells: ReadonlyMap<string, unknown>,
  truth: ExpectedObject,
  asked: ReadonlySet<string>,
  score: Score,
  differ: (text: string) => void,
): void {
  const isAsked = (path: string) =>
    asked.has(path) || [...asked].some((field) => path.startsWith(`${field}.`) || path.endsWith(`.${field}`));
  for (const path of truth.doubtful) {
    if (isAsked(path)) score.flagged += 1;
    else {
      score.unflagged += 1;
      differ(`${truth.row}: no question about ${path}, read ${JSON.stringify(cells.get(path))}`);
    }
  }
  const doubtful = new Set(truth.doubtful);
  for (const [path, value] of Object.entries(truth.values)) {
    if (doubtful.has(path)) continue;
    const read = cells.get(path);
    if (same(read, value)) score.right += 1;
    else if (read === undefined || read === null) score.missing += 1;
    else if (!isAsked(path)) score.wrong += 1;
    if (!same(read, value)) differ(`${truth.row}: ${path} is ${JSON.stringify(read)}, not ${JSON.stringify(value)}`);
  }
  for (const [path, read] of cells) {
    if (path in truth.values || doubtful.has(path) || notCompared.test(path) || read === null || read === undefined)
      continue;
    if (!isAsked(path)) score.wrong += 1;
    differ(`${truth.row}: ${path} is ${JSON.stringify(read)}, the sheet says nothing`);
  }
  for (const field of asked) {
    if (truth.doubtful.some((path) => path === field || path.startsWith(`${field}.`) || path.endsWith(`.${field}`)))
      continue;
    score.needless += 1;
    differ(`${truth.row}: needless question about ${field}`);
  }
}

/** Texts for people, and where the object comes from. */
const notCompared = /^(?:sheet|sourceRow|sourceRows|comment|additionalInformation|vacancyTypes)(?:\.|$)/;

function same(read: unknown, value: unknown): boolean {
  if (typeof read === 'number' && typeof value === 'number')
    return Math.abs(read - value) <= Math.abs(value) * 1e-6 + 0.006;
  return JSON.stringify(read) === JSON.stringify(value);
}

/** Cells by path; a value of a dictionary is its name, a list is whole. */
export function flatten(object: object, begin = ''): Map<string, unknown> {
  const cells = new Map<string, unknown>();
  for (const [name, value] of Object.entries(object)) {
    const path = `${begin}${name}`;
    if (Array.isArray(value))
      cells.set(
        path,
        value.map((one: unknown) => nameOf(one)),
      );
    else if (value !== null && typeof value === 'object') {
      if ('name' in value && 'id' in value) cells.set(path, value.name);
      else for (const [inner, one] of flatten(value, `${path}.`)) cells.set(inner, one);
    } else cells.set(path, value);
  }
  return cells;
}

function nameOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'name' in value ? value.name : value;
}

/** Values of an object of a message, by path: without texts for people and without what is not known. */
export function factsOfObject(object: object): Record<string, unknown> {
  return Object.fromEntries(
    [...flatten(object)].filter(([path, value]) => !notCompared.test(path) && value !== null && value !== undefined),
  );
}

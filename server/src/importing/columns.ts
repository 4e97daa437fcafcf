import { StartRefused } from '#start-refused.ts';

/** A column of a table file: its name in code and its titles for people. */
export interface TableColumn<Name extends string = string> {
  readonly name: Name;
  /** Other accepted headers; the name itself is always accepted. */
  readonly titles: readonly string[];
  /** Whether the file must have the column. */
  readonly isRequired: boolean;
}

/** Cells of one row by column, trimmed; empty and missing ones are empty texts. */
export type Cells<Name extends string> = Readonly<Record<Name, string>>;

export interface Header<Name extends string> {
  readonly indexes: ReadonlyMap<Name, number>;
  readonly columnCount: number;
  /** Headers that match no column. */
  readonly unknown: readonly string[];
  /** Column as people find it in a spreadsheet: `F «Площадь, га»`. */
  label(column: Name): string;
}

/** Normalizes a header: ignores case, Ё, kinds of spaces and superscript digits (м² = м2). */
function foldHeader(text: string): string {
  return text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/\s+/g, ' ')
    .replace(/[\s*:]+$/, '');
}

/** Number of known columns among these header cells. */
export function countKnown(cells: readonly string[], columns: readonly TableColumn[]): number {
  const known = new Set(columns.flatMap(({ name, titles }) => [name, ...titles].map(foldHeader)));
  return cells.filter((cell) => known.has(foldHeader(cell))).length;
}

/** Required columns that are missing from these header cells. */
export function findMissing<Name extends string>(cells: readonly string[], columns: readonly TableColumn<Name>[]) {
  const named = new Set(cells.map(foldHeader));
  return columns.filter(
    ({ name, titles, isRequired }) => isRequired && ![name, ...titles].some((title) => named.has(foldHeader(title))),
  );
}

/**
 * Positions of the columns by their headers. A column's own name takes precedence over its other titles.
 * @throws {StartRefused} when two headers match one column
 */
export function readHeader<Name extends string>(
  cells: readonly string[],
  columns: readonly TableColumn<Name>[],
): Header<Name> {
  const headers = cells.map(foldHeader);
  const placesOf = (titles: readonly string[]) => {
    const folded = new Set(titles.map(foldHeader));
    return headers.flatMap((header, index) => (folded.has(header) ? [index] : []));
  };
  const indexes = new Map<Name, number>();
  for (const { name, titles } of columns) {
    const named = placesOf([name]);
    const found = named.length > 0 ? named : placesOf(titles);
    const [index, other] = found;
    if (other !== undefined) {
      const both = found.map((at) => columnLabel(at, cells[at])).join(' и ');
      throw new StartRefused(`Оставьте один из столбцов, они значат одно и то же: ${both}.`);
    }
    if (index !== undefined) indexes.set(name, index);
  }
  const taken = new Set(indexes.values());
  return {
    indexes,
    columnCount: cells.length,
    unknown: cells.filter((cell, index) => cell.trim() !== '' && !taken.has(index)),
    label(column) {
      const index = indexes.get(column);
      return index === undefined ? `«${titleOf(columns, column)}»` : columnLabel(index, cells[index]);
    },
  };
}

/** Title of a column for people: its first Russian one, otherwise its name. */
export function titleOf<Name extends string>(columns: readonly TableColumn<Name>[], name: Name): string {
  return columns.find((column) => column.name === name)?.titles[0] ?? name;
}

function columnLabel(index: number, header = ''): string {
  return `${columnLetters(index)} «${header.trim()}»`;
}

/** 0 → A, 25 → Z, 26 → AA, as spreadsheets count. */
function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}

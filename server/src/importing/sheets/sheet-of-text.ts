import { parse } from 'csv-parse/sync';
import type { Sheet } from './sheet.ts';
import { MOST_ROWS, ROWS_AROUND, refuseLarge } from './sheet-limits.ts';

const separators = ['\t', ';', '|', ','] as const;

/**
 * A sheet of text: a CSV file, a copied table, a message whose lines have the same separators. A row number counts
 * records, blank ones too, as Excel does when it opens the file.
 * @throws {StartRefused} when it has more rows or columns than are read
 */
export function sheetOfText(text: string, mostRows = MOST_ROWS, name = ''): Sheet {
  const [, named, rest = text] = /^sep=(.)\r?\n([\s\S]*)$/i.exec(text) ?? [];
  const records = named === undefined ? bestRecords(rest, mostRows) : readRecords(rest, named, mostRows);
  const width = records.reduce((widest, record) => Math.max(widest, filledWidth(record)), 0);
  refuseLarge(name, records.length, width, mostRows);
  // The line `sep=;` is the first row of the file.
  const first = named === undefined ? 1 : 2;
  const rows = records.map((record, index) => ({
    row: index + first,
    cells: Array.from({ length: width }, (_, at) => ({ text: (record[at] ?? '').trim() })),
  }));
  return { name, rows: rows.filter(({ cells }) => cells.some(({ text }) => text !== '')), hidden: [], isHidden: false };
}

/** Records by the separator that splits most lines into the same number of cells, at least two. */
function bestRecords(text: string, mostRows: number): string[][] {
  const candidates = separators.map((separator) => {
    const records = readRecords(text, separator, mostRows);
    const counts = new Map<number, number>();
    for (const { length } of records) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
    const [cells = 1, lines = 0] = [...counts].toSorted((one, other) => other[1] - one[1])[0] ?? [];
    return { records, weight: lines * Math.min(cells, 4), separator };
  });
  const commas = isProse(text) ? undefined : candidates.find(({ separator }) => separator === ',');
  const [best] = candidates
    .filter(({ separator }) => separator !== ',')
    .toSorted((one, other) => other.weight - one.weight);
  // A comma is also a decimal sign: it decides only where the others split nothing as well.
  const chosen = commas && best && commas.weight > best.weight * 2 ? commas : best;
  const isTable = chosen !== undefined && chosen.weight > 0 && !isRunningText(text, chosen.separator);
  return isTable ? chosen.records : linesOf(text, mostRows).map((line) => [line]);
}

function readRecords(text: string, delimiter: string, mostRows: number): string[][] {
  try {
    return parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      bom: true,
      to: mostRows + ROWS_AROUND + 1,
    });
  } catch {
    // An unclosed quote: every line is a record.
    return linesOf(text, mostRows).map((line) => line.split(delimiter));
  }
}

function linesOf(text: string, mostRows: number): string[] {
  return text.split(/\r?\n/, mostRows + ROWS_AROUND + 1);
}

/** Share of lines that have the separator of a table at least. */
const SHARE_OF_SEPARATED = 0.5;
/** Share of lines 'Площадь: 5,2 га' in which a comma is that of a number. */
const SHARE_OF_LABELLED = 0.3;

/** Whether a separator is a sign of sentences: most lines have none, or are labels with values. */
function isRunningText(text: string, separator: string): boolean {
  const lines = text.slice(0, 65_536).split(/\r?\n/);
  const filled = lines.filter((line) => line.trim() !== '');
  const separated = filled.filter((line) => line.includes(separator)).length;
  const labelled = filled.filter((line) => /^[^\p{L}\d"]*\p{L}[^:,;|\t"]{1,40}:\s*[^\s,;|]/u.test(line)).length;
  return (
    separated < filled.length * SHARE_OF_SEPARATED ||
    (separator === ',' && labelled > filled.length * SHARE_OF_LABELLED)
  );
}

/** Number of cells up to the last one with a text. */
function filledWidth(record: readonly string[]): number {
  return record.findLastIndex((cell) => cell.trim() !== '') + 1;
}

/** Whether commas are those of sentences: most have a space after them. */
function isProse(text: string): boolean {
  const commas = text.slice(0, 65_536).match(/,./g) ?? [];
  return commas.filter((pair) => pair === ', ').length > commas.length * 0.5;
}

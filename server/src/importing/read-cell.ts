import { fieldMessages } from '@gektar/contract/field-message.ts';
import type { Cells } from './columns.ts';
import type { Remarks } from './remarks.ts';

/**
 * A number as people type it: decimal comma or dot, thousands separated by any kind of space, an optional unit.
 * Undefined for an empty cell, NaN for anything else, which every check refuses.
 * @param units without dots: `руб`, `га`
 */
export function readNumber(cell: string, units: readonly string[] = []): number | undefined {
  if (cell === '') return undefined;
  // Unifies spaces; minus sign to hyphen.
  let text = cell.normalize('NFKC').replaceAll('−', '-').trim();
  const unit = units.find((name) => text.toLowerCase().replace(/\.$/, '').endsWith(name));
  if (unit) text = text.replace(/\.$/, '').slice(0, -unit.length).trim();
  if (!/^[+-]?(\d+|\d{1,3}( \d{3})+)([.,]\d+)?$/.test(text)) return Number.NaN;
  return Number(text.replaceAll(' ', '').replace(',', '.'));
}

/** Rounded to decimals without binary noise: 0.29 MW are 290 kW. */
export function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

/**
 * A day as people type it, `31.12.2026`, or as programs do, `2026-12-31`, with or without a time; as `YYYY-MM-DD`.
 * Undefined for an empty cell, an empty text for an invalid day.
 */
export function readDay(cell: string): string | undefined {
  if (cell === '') return undefined;
  const typed = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:\s.*)?$/.exec(cell);
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)(?:[T ].*)?$/.exec(cell) ?? [];
  const iso = typed
    ? `${typed[3]}-${typed[2]?.padStart(2, '0')}-${typed[1]?.padStart(2, '0')}`
    : `${year}-${month}-${day}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  // Date reads 31 February as 3 March.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? '' : iso;
}

/** Values in one cell, separated by semicolons, line breaks, or commas followed by a space. */
export function readList(cell: string): string[] {
  const values = cell.split(/[;\n]|,\s/).map((value) => value.trim());
  return values.filter((value) => value !== '');
}

/**
 * Whether two cells mean the same in different spellings: `2,50` and `2.5`, `6.0;6.4` and `6; 6,4`, `01.02.2026` and
 * `2026-02-01`.
 */
export function isSameContent(one: string, other: string): boolean {
  return one === other || foldCell(one) === foldCell(other);
}

function foldCell(cell: string): string {
  const parts = readList(cell).map((part) => {
    const number = readNumber(part);
    if (number !== undefined && !Number.isNaN(number)) return String(number);
    return readDay(part) || part.normalize('NFKC').replace(/\s+/g, ' ');
  });
  return parts.join(';');
}

const yes = new Set(['yes', 'да', 'есть', 'истина', 'true', '1', '+']);
const no = new Set(['no', 'нет', 'ложь', 'false', '0', '-', '—', '']);

/** Yes or no; undefined for any other word. */
export function meansYes(cell: string): boolean | undefined {
  const word = cell.toLowerCase();
  return yes.has(word) ? true : no.has(word) ? false : undefined;
}

/** Yes or no; any other word is reported and read as no. */
export function readYes<Column extends string>(
  cells: Cells<Column>,
  column: Column,
  remarks: Remarks<Column>,
): boolean {
  const meant = meansYes(cells[column]);
  if (meant === undefined) remarks.leaveOut(column, fieldMessages.incorrect);
  return meant ?? false;
}

/**
 * Ids of the codes in a cell; unknown codes are reported and left out. Accepts codes that a spreadsheet has turned into
 * numbers: 6 for 6.0, 6,1 for 6.1.
 */
export function readCodes<Column extends string>(
  cells: Cells<Column>,
  column: Column,
  dictionary: ReadonlyMap<string, number>,
  remarks: Remarks<Column>,
): { id: number }[] {
  const idOf = (code: string) => {
    const dotted = code.replace(',', '.');
    return dictionary.get(dotted) ?? dictionary.get(`${dotted}.0`);
  };
  const codes = readList(cells[column]);
  const unknown = codes.filter((code) => idOf(code) === undefined);
  if (unknown.length > 0) remarks.leaveOut(column, notInDictionary(unknown.join(', ')));
  return codes.flatMap((code) => {
    const id = idOf(code);
    return id === undefined ? [] : [{ id }];
  });
}

export function notInDictionary(value: string): string {
  return `Нет в справочнике: ${value}`;
}

import type { SheetTable } from './find-tables.ts';
import { guessUnits } from './guess-units.ts';
import { LEAST_LIKELY, matchHead } from './match-head.ts';
import { readCadastral, readPosition } from './read-places.ts';
import { type ReadingContext, readValue } from './read-value.ts';
import type { SheetCell } from './sheet.ts';
import type { SheetField } from './sheet-fields.ts';
import { readUnits, type Units } from './units.ts';

/** What a column of a table means. */
export interface Column {
  readonly index: number;
  readonly letters: string;
  /** Head and group in one text. */
  readonly title: string;
  /** Undefined: goes to the comment with its head. */
  readonly field: SheetField | undefined;
  readonly units: Units;
  /** Question about the whole column. */
  readonly doubt: string | undefined;
  /** Whether a person chose the meaning. */
  readonly isByHand?: boolean;
  /** Not even read into the comment. */
  readonly isSkipped?: boolean;
}

/** How much the values of a column say, against its head. */
const SHARE_OF_VALUES = 0.35;
/** Two fields closer than this are a question. */
const CLOSE = 0.04;
/** Least share of values that a field without a head needs. */
const LEAST_VALUES = 0.6;

export const columnDoubts = { twoFields: 'Столбец похож на два поля' } as const;

/**
 * Fields of the columns, by head and by values together; each field once, except remarks.
 * @param context units of the title
 */
export function understandColumns(table: SheetTable, fields: readonly SheetField[], context: ReadingContext): Column[] {
  const candidates = table.heads.flatMap(({ head, group }, index) => {
    const cells = table.rows
      .map((row) => row.cells[index])
      .filter((cell): cell is SheetCell => (cell?.text ?? '') !== '');
    if (head === '' && cells.length === 0) return [];
    const matches = head === '' ? byValues(cells, fields, context) : matchHead(head, group, fields);
    const weighed = matches.map(({ field, likelihood }) => {
      const fit = valueFit(cells, field, { ...context, units: readUnits(`${group} ${head}`).units });
      return { index, field, weight: likelihood * (1 - SHARE_OF_VALUES) + fit * SHARE_OF_VALUES, fit, likelihood };
    });
    return weighed.filter(({ fit, likelihood }) => cells.length < 3 || fit >= 0.2 || likelihood > 0.95);
  });
  const chosen = new Map<number, { field: SheetField; weight: number }>();
  const taken = new Set<string>();
  for (const { index, field, weight } of candidates.toSorted((one, other) => other.weight - one.weight)) {
    const isRepeated =
      field.reading.kind === 'remark' || field.reading.kind === 'sequence' || field.reading.kind === 'status';
    if (chosen.has(index) || (taken.has(field.name) && !isRepeated)) continue;
    chosen.set(index, { field, weight });
    taken.add(field.name);
  }
  return table.heads.map(({ head, group, letters }, index) => {
    const found = chosen.get(index);
    const title = [group, head].filter((text) => text !== '').join(' ');
    const own = readUnits(title).units;
    if (!found) return { index, letters, title, field: undefined, units: own, doubt: undefined };
    const rivals = candidates.filter(
      (one) =>
        head !== '' &&
        one.index === index &&
        one.field !== found.field &&
        found.weight - one.weight < CLOSE &&
        !taken.has(one.field.name),
    );
    const cells = table.rows
      .map((row) => row.cells[index])
      .filter((cell): cell is SheetCell => (cell?.text ?? '') !== '');
    const guessed = guessUnits(cells, found.field, { ...unitsOfTitle(context.units, found.field), ...own });
    const doubt =
      rivals.length > 0
        ? `${columnDoubts.twoFields}: ${[found.field, ...rivals.map(({ field }) => field)].map(({ label }) => label).join(', ')}`
        : guessed.doubt;
    return { index, letters, title, field: found.field, units: guessed.units, doubt };
  });
}

/** A column read as another field. @param context units of the title */
export function columnAs(table: SheetTable, column: Column, field: SheetField, context: ReadingContext): Column {
  const { units: own } = readUnits(column.title);
  const cells = table.rows
    .map((row) => row.cells[column.index])
    .filter((cell): cell is SheetCell => (cell?.text ?? '') !== '');
  const { units, doubt } = guessUnits(cells, field, { ...unitsOfTitle(context.units, field), ...own });
  return { ...column, field, units, doubt };
}

/** Units of the title that concern a field: VAT a price, sotki an area. */
function unitsOfTitle(units: Units, { reading }: SheetField): Units {
  const { area, per, months, vat, opex, size, currency } = units;
  const defined = (some: Units) =>
    Object.fromEntries(Object.entries(some).filter(([, value]) => value !== undefined)) as Units;
  switch (reading.kind) {
    case 'area':
      return defined({ area } as Units);
    case 'price':
      return defined({ size, vat, currency } as Units);
    case 'pricePerArea':
      return defined({ size, vat, per, currency } as Units);
    case 'rate':
    case 'opex':
      return defined({ months, vat, opex, per } as Units);
    default:
      return {};
  }
}

/** Share of cells that the field can read without a doubt. */
function valueFit(cells: readonly SheetCell[], field: SheetField, context: ReadingContext): number {
  if (cells.length === 0) return 0.5;
  const some = cells.slice(0, 40);
  const read = some.filter((cell) => {
    const { value, isOnRequest, doubt } = readValue(cell, field, context);
    if (field.reading.kind === 'text' || field.reading.kind === 'remark') return cell.number === undefined;
    return value !== undefined || isOnRequest === true || doubt === undefined;
  });
  const share = read.length / some.length;
  return field.reading.kind === 'text' || field.reading.kind === 'remark' ? share * 0.9 : share;
}

/** Fields that a column without a head may be: its values have a shape that no other field has. */
function byValues(cells: readonly SheetCell[], fields: readonly SheetField[], context: ReadingContext) {
  const some = cells.slice(0, 40);
  if (some.length === 0) return [];
  const share = (fits: (cell: SheetCell) => boolean) => some.filter(fits).length / some.length;
  const read = (field: SheetField) => (cell: SheetCell) => readValue(cell, field, context).value !== undefined;
  return fields.flatMap((field) => {
    const { reading } = field;
    let likelihood = 0;
    if (reading.kind === 'cadastral') likelihood = share(({ text }) => readCadastral(text).numbers.length > 0);
    else if (reading.kind === 'position' && reading.part === 'both')
      likelihood = share(({ text }) => readPosition(text) !== undefined);
    else if (reading.kind === 'choice' || (reading.kind === 'option' && reading.values.length > 0))
      likelihood = share(read(field)) * 0.95;
    else if (reading.kind === 'area')
      likelihood = share(
        ({ text }) =>
          readUnits(text).units.area !== undefined && readUnits(text).units.per === undefined && /\d/.test(text),
      );
    else if (reading.kind === 'price')
      likelihood = share(({ text }) => isMoney(text) && readUnits(text).units.per === undefined);
    else if (reading.kind === 'rate' || reading.kind === 'pricePerArea')
      likelihood = share(({ text }) => readUnits(text).units.per !== undefined && /\d/.test(text));
    else if (reading.kind === 'vat')
      likelihood = share(({ text }) => readUnits(text).units.vat !== undefined && !/\d/.test(text));
    else if (reading.kind === 'text' && field.name.toLowerCase().includes('address'))
      likelihood = share(({ text }) =>
        /(?<!\p{L})(?:г\.|д\.|ул\.|обл|р-н|район|деревня|пос|с\.|го |г\.о)/u.test(text.toLowerCase()),
      );
    return likelihood >= Math.max(LEAST_VALUES, LEAST_LIKELY) ? [{ field, likelihood }] : [];
  });
}

function isMoney(text: string): boolean {
  const { currency, size } = readUnits(text).units;
  return /\d/.test(text) && (currency !== undefined || size !== undefined);
}

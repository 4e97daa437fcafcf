import type { Column } from './column.ts';
import { guessUnits } from './guess-units.ts';
import type { SheetCell, SheetRow } from './sheet.ts';
import type { SheetField } from './sheet-fields.ts';

/** Question about columns that neither a head nor a unit names. */
export const bareDoubt = 'Столбец похож на два поля: заголовка и единиц нет';
/** Least area of a block and least rate: smaller numbers are heights, docks, floors. */
const SMALLEST = 200;
/** Rates of one list differ less than areas (largest to smallest). */
const RANGE_OF_RATES = 4;
const FEWEST_NUMBERS = 2;

/**
 * Columns of a table without heads where no unit names an area: of two columns of large numbers the one whose numbers
 * differ more has areas, the other rates. Both are asked about.
 */
export function withBareNumbers(
  columns: readonly Column[],
  rows: readonly SheetRow[],
  fields: readonly SheetField[],
): Column[] {
  const hasRates = fields.some(({ reading }) => reading.kind === 'rate');
  if (!hasRates) return withBarePrice(columns, rows, fields);
  if (columns.some(({ field }) => field?.reading.kind === 'area')) return [...columns];
  const isRated = columns.some(({ field }) => field?.reading.kind === 'rate');
  const large = columns
    .filter(({ field }) => field === undefined)
    .map((column) => ({ column, numbers: numbersOf(rows, column.index) }))
    .filter(({ numbers }) => numbers.length >= FEWEST_NUMBERS && Math.min(...numbers) >= SMALLEST);
  if (large.length === 0 || large.length > (isRated ? 1 : 2)) return [...columns];
  const spread = (numbers: readonly number[]) => Math.max(...numbers) / Math.min(...numbers);
  const [area, rate] = large.toSorted((one, other) => spread(other.numbers) - spread(one.numbers));
  if (!area || (rate && spread(rate.numbers) > RANGE_OF_RATES)) return [...columns];
  const fieldOf = (kind: 'area' | 'rate') => fields.find(({ reading, isMain }) => isMain && reading.kind === kind);
  return columns.map((column) => {
    const kind = column === area.column ? 'area' : column === rate?.column ? 'rate' : undefined;
    const field = kind && fieldOf(kind);
    if (!field) return column;
    const cells = rows.flatMap(({ cells: own }) => own[column.index] ?? []).filter(({ text }) => text !== '');
    return { ...column, field, units: guessUnits(cells, field, column.units).units, doubt: bareDoubt };
  });
}

/** Least sum that is taken for a price (roubles). */
const SMALLEST_PRICE = 100_000;
/** '89161234567': the number of a telephone, no sum. */
const PHONE = /^[78][3489]\d{9}$/;

/** One column of large sums next to areas with their units: prices, which are asked about. */
function withBarePrice(columns: readonly Column[], rows: readonly SheetRow[], fields: readonly SheetField[]): Column[] {
  const price = fields.find(({ reading }) => reading.kind === 'price');
  const isNamed = columns.some(({ field }) => field === price || field?.reading.kind === 'pricePerArea');
  const hasArea = columns.some(({ field }) => field?.reading.kind === 'area');
  const sums = columns.filter(({ field, index }) => {
    const numbers = field === undefined ? numbersOf(rows, index) : [];
    const arePhones = numbers.every((number) => PHONE.test(String(number)));
    return numbers.length >= FEWEST_NUMBERS && Math.min(...numbers) >= SMALLEST_PRICE && !arePhones;
  });
  const [only, ...others] = sums;
  if (!price || isNamed || !hasArea || only === undefined || others.length > 0) return [...columns];
  return columns.map((column) => (column === only ? { ...column, field: price, doubt: bareDoubt } : column));
}

/** Numbers of a column, if nearly all of its cells are numbers alone. */
function numbersOf(rows: readonly SheetRow[], index: number): number[] {
  const cells = rows.flatMap(({ cells: own }) => own[index] ?? []).filter(({ text }) => text !== '');
  const numbers = cells.flatMap((cell) => numberOf(cell) ?? []);
  return numbers.length >= cells.length * SHARE_OF_NUMBERS ? numbers : [];
}

const SHARE_OF_NUMBERS = 0.7;

function numberOf({ text, number }: SheetCell): number | undefined {
  if (number !== undefined) return number;
  return /^\d[\d\s]*(?:[.,]\d+)?$/u.test(text) ? Number(text.replace(/\s/gu, '').replace(',', '.')) : undefined;
}

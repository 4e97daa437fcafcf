import { type Amount, amountDoubts, ENGLISH_MONEY, isSmallRate, readAmount } from './amounts.ts';
import type { SheetCell } from './sheet.ts';
import type { SheetField } from './sheet-fields.ts';
import { readUnits, type Units } from './units.ts';

/** Questions about units that neither head nor title names. */
export const unitDoubts = {
  wholeMonth: 'Плата за весь блок: за месяц или за год? Период не назван',
  month: 'Ставка за месяц или за год? Период не назван',
  opexMonth: 'OPEX за месяц или за год? Период не назван',
  area: 'Площадь в гектарах или в сотках? Единица не названа',
  millions: 'Цена в миллионах? Единица не названа',
  thousands: 'Цена в тысячах? Единица не названа',
} as const;

/** Rates below are for a month (roubles per m²): none is so low for a year. */
export const HIGHEST_MONTHLY_RATE = 2_500;
/** Rates above are sums of money for a whole block (roubles). */
export const HIGHEST_RATE = 80_000;
const HIGHEST_MONTHLY_OPEX = 450;

/** Lowest price of a whole plot below a head that names roubles: 'Начальная цена, руб.' */
const LOWEST_PRICE_IN_ROUBLES = 50_000;
/** Lowest prices of a hectare and of a sotka below a head that names roubles. */
const LOWEST_OF_ROUBLES: ReadonlyMap<number | undefined, number> = new Map([
  [10_000, 5_000],
  [100, 1_500],
]);

/** Units of a column, completed by its numbers; a guess that may be wrong is a question. */
export function guessUnits(
  cells: readonly SheetCell[],
  field: SheetField,
  units: Units,
): { units: Units; doubt: string | undefined } {
  const threeDigits = field.reading.kind === 'area' ? meaningOfThreeDigits(cells) : fractionsOf(cells);
  return guessOwnUnits(cells, field, threeDigits === undefined ? units : { ...units, threeDigits });
}

/** An area of a block is at most so large (m²): a larger one has a fraction. */
const LARGEST_AREA = 100_000;

/**
 * What three digits after a comma mean in a column: a fraction where a number has thousands as well ('1 264,500'),
 * unknown where an area would be absurd ('864,000'); undefined where nothing speaks against thousands.
 */
function meaningOfThreeDigits(cells: readonly SheetCell[]): Units['threeDigits'] {
  const written = cells.flatMap(({ text, number }) => {
    const [, whole = '', digits] =
      number === undefined ? (/^(\d[\d\s’']*),(\d{3})(?:\s?(?:м2|м²|кв\.? ?м\.?))?$/u.exec(text.trim()) ?? []) : [];
    return digits === undefined ? [] : [{ whole: whole.replace(/\D/gu, ''), digits }];
  });
  if (written.some(({ whole }) => whole.length > 3 || whole === '0')) return 'fraction';
  return written.some(({ whole, digits }) => Number(`${whole}${digits}`) > LARGEST_AREA) ? 'unknown' : undefined;
}

/** '103,875' among '51,36' and '67,45': the comma of a column has fractions behind it. */
function fractionsOf(cells: readonly SheetCell[]): Units['threeDigits'] {
  return cells.some(({ text, number }) => number === undefined && /^\d[\d ]*,\d{1,2}$/u.test(text.trim()))
    ? 'fraction'
    : undefined;
}

function guessOwnUnits(
  cells: readonly SheetCell[],
  { reading }: SheetField,
  units: Units,
): { units: Units; doubt: string | undefined } {
  const sure = { units, doubt: undefined };
  const numbers = bareNumbers(cells, reading);
  const [median] = numbers.slice(Math.floor(numbers.length / 2));
  if (median === undefined) return sure;
  switch (reading.kind) {
    case 'area':
      if (units.area !== undefined || reading.unit === 'squareMetre') return sure;
      return guessArea(numbers, median, units);
    case 'price':
      if (units.currency === 'rouble' && median >= LOWEST_PRICE_IN_ROUBLES) return sure;
      return units.size === undefined ? guessSize(median, units, 2_000, 400_000) : sure;
    case 'pricePerArea':
      if (units.size !== undefined) return sure;
      // 'Цена 1 га, руб.': roubles that a field may cost.
      if (units.currency === 'rouble' && median >= (LOWEST_OF_ROUBLES.get(units.per) ?? Infinity)) return sure;
      return units.per === 10_000
        ? guessSize(median, units, 1_000, 90_000)
        : guessSize(median, units, 0, units.per === 1 ? 30 : 3_000);
    case 'rate':
      // Sums of money for a whole block: one that the column names for a month is certain.
      if (median > HIGHEST_RATE && units.per === undefined)
        return units.months === undefined
          ? { units: { ...units, months: 1, whole: true }, doubt: unitDoubts.wholeMonth }
          : { units: { ...units, whole: true }, doubt: undefined };
      if (units.months !== undefined) return sure;
      return median < HIGHEST_MONTHLY_RATE
        ? { units: { ...units, months: 1 }, doubt: unitDoubts.month }
        : { units: { ...units, months: 12 }, doubt: undefined };
    case 'opex':
      if (units.months !== undefined) return sure;
      return median < HIGHEST_MONTHLY_OPEX
        ? { units: { ...units, months: 1 }, doubt: unitDoubts.opexMonth }
        : { units: { ...units, months: 12 }, doubt: undefined };
    default:
      return sure;
  }
}

/** Most cells that the units of a column are guessed from. */
const MOST_CELLS = 600;

/** Numbers of cells without a unit of their own, ascending; of a long column those of cells at equal distances. */
function bareNumbers(cells: readonly SheetCell[], reading: SheetField['reading']): number[] {
  const step = Math.max(1, Math.floor(cells.length / MOST_CELLS));
  const some = step === 1 ? cells : cells.filter((_, index) => index % step === 0);
  const numbers = some.flatMap((cell) => {
    if (cell.number !== undefined)
      return cell.formatWords && Object.keys(readUnits(cell.formatWords).units).length > 0 ? [] : [cell.number];
    const amount = cell.day ? undefined : readAmount(cell.text);
    if (!amount) return [];
    const { size, area, months, currency } = amount.units;
    // '120 000 $' among prices in millions of roubles.
    if (currency === 'other') return [];
    return size === undefined && area === undefined && months === undefined
      ? [thousands(amount, reading, cell.text)]
      : [];
  });
  return numbers.toSorted((one, other) => one - other);
}

/** '11,200' of a rate is a number of thousands. */
function thousands(amount: Amount, reading: SheetField['reading'], text: string): number {
  const isThousands =
    amount.doubt === amountDoubts.separators && (isSmallRate(amount, reading) || ENGLISH_MONEY.test(text));
  return isThousands ? amount.value * 1_000 : amount.value;
}

function guessArea(numbers: readonly number[], median: number, units: Units) {
  if (median >= 2_000) return { units: { ...units, area: 1 }, doubt: undefined };
  const hectares = { ...units, area: 10_000 };
  const fractions = numbers.filter((number) => !Number.isInteger(number)).length / numbers.length;
  if (median < 5 || (fractions >= 0.4 && median < 200)) return { units: hectares, doubt: undefined };
  return { units: hectares, doubt: unitDoubts.area };
}

function guessSize(median: number, units: Units, millionsBelow: number, thousandsBelow: number) {
  if (median < millionsBelow) return { units: { ...units, size: 1e6 }, doubt: unitDoubts.millions };
  if (median < thousandsBelow) return { units: { ...units, size: 1e3 }, doubt: unitDoubts.thousands };
  return { units, doubt: undefined };
}

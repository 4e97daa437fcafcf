import { readAmount } from './amounts.ts';
import type { Column } from './column.ts';
import { unitDoubts } from './guess-units.ts';
import { isWholeSum } from './read-value.ts';
import type { SheetRow } from './sheet.ts';
import type { SheetField } from './sheet-fields.ts';
import { readUnits, type Units } from './units.ts';

const ABOUT_MONEY = /цен(?!тр)|стоим|сумм|всего|итого|price|cost|amount|total|руб|₽/iu;
/** Rents of a whole block are no prices. */
const ABOUT_RENT = /аренд|ставк|мес|год|rent|rate/iu;
/** Products and sums differ by no more than rounding (share). */
const ROUNDING = 0.012;
const SHARE_OF_ROWS = 0.8;
const FEWEST_ROWS = 3;
/** Areas that a price may be for (m²): hectare, sotka, square metre. */
const AREAS = [10_000, 100, 1] as const;

interface Priced {
  readonly column: Column;
  readonly numbers: readonly (number | undefined)[];
}

/**
 * Two columns of money of which one is the product of the other and the area: the first is the price of a unit of area,
 * the second that of the whole plot, whatever their heads say ('Цена' and 'Сумма' of an accounting program).
 */
export function confirmProducts(
  columns: readonly Column[],
  rows: readonly SheetRow[],
  fields: readonly SheetField[],
): Column[] {
  const areas = columns.filter(({ field }) => field?.reading.kind === 'area');
  const area = areas.find(({ field }) => field?.isMain) ?? areas[0];
  const whole = fields.find(({ reading }) => reading.kind === 'price');
  const perArea = fields.find(({ reading }) => reading.kind === 'pricePerArea');
  if (!area || !whole || !perArea) return [...columns];
  const unit = columns.find(({ field }) => field?.reading.kind === 'unit');
  const usual = area.field?.reading.kind === 'area' && area.field.reading.unit === 'squareMetre' ? 1 : 10_000;
  const metres = rows.map(({ cells }) => {
    const named = readUnits(cells[unit?.index ?? -1]?.text ?? '').units.area ?? area.units.area ?? usual;
    const amount = readAmount(cells[area.index]?.text ?? '');
    return amount && amount.value * (amount.units.area ?? named);
  });
  const money: Priced[] = columns
    .filter(
      ({ field, title }) => !ABOUT_RENT.test(title) && (isMoney(field) || (isFree(field) && ABOUT_MONEY.test(title))),
    )
    .map((column) => ({
      column,
      numbers: rows.map(({ cells }) => {
        const amount = readAmount(cells[column.index]?.text ?? '');
        return amount && amount.value * (amount.units.size === undefined ? (sizeOf(column) ?? 1) : 1);
      }),
    }));
  for (const one of money) {
    for (const other of money) {
      if (one === other || (one.column.field === perArea && other.column.field === whole)) continue;
      const per = AREAS.find((size) => areProducts(metres, one.numbers, other.numbers, size));
      if (per === undefined) continue;
      return columns.map((column) => {
        if (column === one.column)
          return {
            ...column,
            field: perArea,
            units: withSize({ ...column.units, per }, sizeOf(column)),
            doubt: undefined,
          };
        if (column === other.column)
          return { ...column, field: whole, units: withSize(column.units, sizeOf(column)), doubt: undefined };
        return column.field === whole || column.field === perArea ? { ...column, field: undefined } : column;
      });
    }
  }
  return [...columns];
}

/**
 * The unit of an area that no head names, by the prices: 12 of unknown units at 400 000 a sotka for 4 800 000 are
 * sotki.
 */
export function confirmAreaUnit(columns: readonly Column[], rows: readonly SheetRow[]): Column[] {
  const area = columns.find(
    ({ field, doubt }) => field?.reading.kind === 'area' && field.isMain && doubt !== undefined,
  );
  const whole = columns.find(({ field }) => field?.reading.kind === 'price');
  const perArea = columns.find(({ field }) => field?.reading.kind === 'pricePerArea');
  const per = perArea?.units.per;
  if (!area || !whole || !perArea || per === undefined) return [...columns];
  const numbersOf = ({ index, units }: Column) =>
    rows.map(({ cells }) => {
      const amount = readAmount(cells[index]?.text ?? '');
      if (!amount || amount.doubt !== undefined) return undefined;
      const isInUnit = amount.units.size === undefined && !isWholeSum(amount.value, units.size);
      return amount.value * (isInUnit ? (units.size ?? 1) : 1);
    });
  const [sizes, prices, sums] = [numbersOf({ ...area, units: {} }), numbersOf(perArea), numbersOf(whole)];
  const unit = AREAS.find((one) => {
    const metres = sizes.map((size) => size && size * one);
    return areProducts(metres, prices, sums, per);
  });
  if (unit === undefined) return [...columns];
  return columns.map((column) =>
    column === area ? { ...column, units: { ...column.units, area: unit }, doubt: undefined } : column,
  );
}

/** The size word of a column of money; one that is a guess of its numbers does not count. */
function sizeOf({ units, doubt, title }: Column): number | undefined {
  return doubt === unitDoubts.thousands || doubt === unitDoubts.millions ? readUnits(title).units.size : units.size;
}

function withSize({ size: _, ...units }: Units, size: number | undefined): Units {
  return size === undefined ? units : { ...units, size };
}

function isMoney(field: SheetField | undefined): boolean {
  return ['price', 'pricePerArea', 'rate'].includes(field?.reading.kind ?? '');
}

function isFree(field: SheetField | undefined): boolean {
  return field === undefined || field.reading.kind === 'remark';
}

function areProducts(
  metres: readonly (number | undefined)[],
  one: readonly (number | undefined)[],
  other: readonly (number | undefined)[],
  per: number,
): boolean {
  const full = metres.flatMap((area, index) => {
    const [price, sum] = [one[index], other[index]];
    return area && price && sum ? [{ product: (price * area) / per, sum }] : [];
  });
  const equal = full.filter(({ product, sum }) => Math.abs(product - sum) <= sum * ROUNDING);
  return full.length >= FEWEST_ROWS && equal.length >= full.length * SHARE_OF_ROWS;
}

import { readAmount } from './amounts.ts';
import type { Column } from './column.ts';
import { readCadastral } from './read-places.ts';
import { emptyCell, ownTexts, type SheetCell, type SheetRow } from './sheet.ts';

/** Two sums that differ by less are equal, rounded (share). */
const ROUNDING = 0.002;

/** Least numbers of a row that are the sums of their columns: one may be equal by chance. */
const FEWEST_SUMS = 2;

/**
 * Whether a row has numbers alone, and at least two of them are the sums of their columns above it. Let and sold rows
 * count: a person who adds up a column does not leave them out.
 */
export function isRowOfSums(row: SheetRow, above: readonly SheetRow[]): boolean {
  const numbers = row.cells.map(numberOf);
  if (above.length < 2 || ownTexts(row).length !== numbers.filter((number) => number !== undefined).length)
    return false;
  const sums = numbers.filter((number, column) => {
    const added = above.flatMap(({ cells }) => numberOf(cells[column] ?? emptyCell) ?? []);
    const sum = added.reduce((one, other) => one + other, 0);
    return number !== undefined && added.length > 1 && sum > 0 && Math.abs(sum - number) <= sum * ROUNDING;
  });
  return sums.length >= FEWEST_SUMS;
}

/** Number of a cell; of a text file too: '13 050 000,00'. */
function numberOf({ text, number, spread }: SheetCell): number | undefined {
  if (spread !== undefined) return undefined;
  if (number !== undefined) return number;
  return /^\d[\d\s]*(?:[.,]\d+)?$/u.test(text) ? Number(text.replace(/\s/gu, '').replace(',', '.')) : undefined;
}

/**
 * Whether a number is the sum of those that follow it: a report of an accounting program has the sum of a group above
 * its rows. At least two numbers follow.
 */
export function isSumOfFollowing(number: number, following: readonly (number | undefined)[]): boolean {
  let sum = 0;
  for (const [index, one] of following.entries()) {
    if (one === undefined) return false;
    sum += one;
    // A group of one group has its sum twice.
    if (Math.abs(sum - number) <= number * ROUNDING) return index > 0 || isSumOfFollowing(number, following.slice(1));
    if (sum > number) return false;
  }
  return false;
}

/**
 * Whether a row without a cadastral number has the sum of the areas of the rows below it that have one: the group of a
 * report of an accounting program, whatever is offered of it.
 */
export function isSumOfGroup(row: SheetRow, below: readonly SheetRow[], columns: readonly Column[]): boolean {
  const numbers = columns.find(({ field }) => field?.reading.kind === 'cadastral');
  const areas = columns.find(({ field }) => field?.reading.kind === 'area' && field.isMain);
  const named = numbers && row.cells[numbers.index];
  // The name of a group may be merged across the column of numbers.
  if (!numbers || !areas || (named?.text && named.spread !== 'across')) return false;
  const areaOf = ({ cells }: SheetRow) => {
    const cell = cells[areas.index] ?? emptyCell;
    return cell.spread === undefined ? readAmount(cell.text)?.value : undefined;
  };
  const isNumbered = ({ cells }: SheetRow) => readCadastral(cells[numbers.index]?.text ?? '').numbers.length > 0;
  const [sum, own] = [areaOf(row), below.filter(isNumbered)];
  if (sum === undefined || own.length === 0) return false;
  if (isSumOfFollowing(sum, own.map(areaOf))) return true;
  // A group of one row: its numbers are those of the row.
  const [first] = own;
  const isNext = below[0] === first && ownTexts(row).length > FEWEST_SUMS;
  // 'Елецкий филиал | | 5000': a name and the area of the row below alone.
  if (below[0] === first && ownTexts(row).length === FEWEST_SUMS && /\p{L}{3}/u.test(ownTexts(row)[0] ?? ''))
    return first !== undefined && ownTexts(first).length > FEWEST_SUMS + 1 && sum === areaOf(first);
  const values = row.cells.map(numberOf);
  const equal = values.filter(
    (value, index) => value !== undefined && value === numberOf(first?.cells[index] ?? emptyCell),
  );
  const isAll = equal.length === values.filter((value) => value !== undefined).length;
  return isNext && isAll && equal.length >= FEWEST_SUMS && areaOf(row) === (first && areaOf(first));
}

/** Further cells of a row within a group, at least: a type, a floor, a state. */
const FURTHER_CELLS = 2;
/** Groups with exact sums in a table whose other rows of their shape are groups as well: a let room may be left out. */
const FEWEST_GROUPS = 2;

/** Whether a row has a name and numbers alone. */
function isNameWithNumbers(row: SheetRow): boolean {
  const [name = '', ...others] = ownTexts(row);
  const numbers = row.cells.filter((cell) => numberOf(cell) !== undefined);
  return /\p{L}/u.test(name) && others.length > 0 && numbers.length === others.length;
}

/**
 * Rows of groups: a name and numbers alone, of which the area is the sum of the fuller rows below: 'Корпус 4 | | |
 * 2 881,50' above its rooms. Groups of groups have the sum of all their rooms.
 */
export function groupRows(rows: readonly SheetRow[], columns: readonly Column[]): ReadonlySet<SheetRow> {
  const areas = columns.find(({ field }) => field?.reading.kind === 'area' && field.isMain);
  const bare = rows.filter(isNameWithNumbers);
  if (!areas || bare.length === 0) return new Set();
  const sizeOf = ({ cells }: SheetRow) => numberOf(cells[areas.index] ?? emptyCell);
  const isFuller = (one: SheetRow, row: SheetRow) => ownTexts(one).length >= ownTexts(row).length + FURTHER_CELLS;
  const isSum = (row: SheetRow) => {
    const sum = sizeOf(row);
    if (sum === undefined || sum === 0) return false;
    let added = 0;
    for (const one of rows.slice(rows.indexOf(row) + 1)) {
      if (bare.includes(one)) continue;
      const own = sizeOf(one);
      if (own === undefined || !isFuller(one, row)) return false;
      added += own;
      if (Math.abs(added - sum) <= sum * ROUNDING) return true;
      if (added > sum) return false;
    }
    return false;
  };
  const sums = bare.filter(isSum);
  const shapeOf = ({ cells }: SheetRow) => cells.map(({ text, spread }) => text !== '' && spread === undefined).join();
  const shapes = new Set(sums.length < FEWEST_GROUPS ? [] : sums.map(shapeOf));
  const isAbove = (row: SheetRow) => {
    const next = rows.slice(rows.indexOf(row) + 1).find((one) => !bare.includes(one));
    return next !== undefined && isFuller(next, row);
  };
  return new Set(bare.filter((row) => sums.includes(row) || (shapes.has(shapeOf(row)) && isAbove(row))));
}

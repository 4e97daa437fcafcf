import type { Element } from '@xmldom/xmldom';
import { keyHash, type ShapeMark } from '#office/slides/marks.ts';
import { childrenOf, elementsOf } from './presentation-parts.ts';
import { runsIn, takeText } from './shape-edits.ts';

/** A cell of a table before and after an update. */
interface CellChange {
  /** 'строка 2, Площадь, м²' */
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

export interface MergedTable {
  readonly changed: readonly CellChange[];
  /** Edited by hand, with the text of today. */
  readonly kept: readonly CellChange[];
}

interface Row {
  readonly element: Element;
  readonly cells: readonly Element[];
  /** As written; undefined for a row of the broker. */
  readonly written: readonly string[] | undefined;
}

interface Table {
  readonly element: Element;
  readonly mark: ShapeMark;
}

/**
 * Brings the cells of an edited table up to date that are as they were written; edited cells and rows of the broker
 * stay, rows that were deleted by hand stay away, rows of new objects are added. The old table is changed in place.
 * @returns undefined, with nothing changed, when the columns are not those that were written or not those of today
 */
export function mergeTable(old: Table, fresh: Table): MergedTable | undefined {
  const { rows: written } = old.mark;
  const { rows: current } = fresh.mark;
  const [head] = written;
  const rows = rowsOf(old.element, written);
  const isAlike = current[0] !== undefined && head?.join() === current[0].join();
  if (!isAlike || rows.some(({ cells }) => cells.length !== head.length - 1)) return undefined;

  const freshRows = rowsIn(fresh.element).map((element, index) => ({ element, key: current[index]?.[0] ?? '' }));
  const titles = cellsIn(freshRows[0]?.element).map(textOf);
  const changed: CellChange[] = [];
  const kept: CellChange[] = [];
  const places = new Map<string, Element>();
  for (const [number, { element, cells, written: hashes }] of rows.entries()) {
    if (hashes === undefined) continue;
    const isEdited = cells.map((cell, index) => keyHash(textOf(cell)) !== hashes[index + 1]);
    const next = freshRows.find(({ key }) => key === hashes[0]);
    if (next === undefined) {
      // The object left the selection.
      if (isEdited.includes(true)) continue;
      element.parentNode?.removeChild(element);
      continue;
    }
    places.set(next.key, element);
    for (const [index, cell] of cells.entries()) {
      const ours = cellsIn(next.element)[index];
      if (ours === undefined || keyHash(textOf(cell)) === keyHash(textOf(ours))) continue;
      const name = number === 0 ? 'шапка' : `строка ${number}`;
      const change = { name: `${name}, ${titles[index]}`, before: textOf(cell), after: textOf(ours) };
      if (isEdited[index]) kept.push(change);
      else {
        takeCell(cell, ours);
        changed.push(change);
      }
    }
  }
  addRows(old.element, freshRows, { places, isDeleted: (key) => written.some(([one]) => one === key) });
  return { changed, kept };
}

/** Adds rows of new objects, each below the row that it follows today. */
function addRows(
  table: Element,
  freshRows: readonly { readonly element: Element; readonly key: string }[],
  { places, isDeleted }: { places: ReadonlyMap<string, Element>; isDeleted: (key: string) => boolean },
): void {
  let previous: Element | undefined;
  for (const { element, key } of freshRows) {
    const there = places.get(key);
    if (there === undefined && isDeleted(key)) continue;
    if (there === undefined) {
      const added = table.ownerDocument?.importNode(element, true);
      if (added) (previous?.parentNode ?? bodyOf(table))?.insertBefore(added, previous?.nextSibling ?? null);
      previous = added ?? previous;
    } else previous = there;
  }
}

function bodyOf(table: Element): Element | undefined {
  return elementsOf(table, 'tbl')[0];
}

function rowsIn(table: Element): Element[] {
  return elementsOf(table, 'tr');
}

function cellsIn(row: Element | undefined): Element[] {
  return row ? childrenOf(row).filter(({ localName }) => localName === 'tc') : [];
}

function textOf(cell: Element): string {
  return elementsOf(cell, 't')
    .map((one) => one.textContent ?? '')
    .join('');
}

/**
 * Rows of a table with what was written there: the row that has most cells in common, at least half of them; with as
 * many rows as were written, otherwise the one at the same place.
 */
function rowsOf(table: Element, written: ShapeMark['rows']): Row[] {
  const found = rowsIn(table).map((element) => ({ element, cells: cellsIn(element) }));
  const free = new Set(written);
  const pairs = found
    .flatMap(({ cells }, index) => {
      const hashes = cells.map((cell) => keyHash(textOf(cell)));
      return written.map((row, place) => {
        const count = hashes.filter((hash, column) => hash === row[column + 1]).length;
        // Among equal ones, the row at the same place.
        return { index, row, count, isHere: place === index };
      });
    })
    .filter(({ count, row }) => count * 2 >= row.length - 1)
    .sort((one, other) => other.count - one.count || Number(other.isHere) - Number(one.isHere));
  const matched = new Map<number, readonly string[]>();
  for (const { index, row } of pairs) if (!matched.has(index) && free.delete(row)) matched.set(index, row);
  const isSameCount = found.length === written.length;
  return found.map((row, index) => {
    const here = written[index];
    const match = matched.get(index) ?? (isSameCount && here && free.delete(here) ? here : undefined);
    return { ...row, written: match };
  });
}

/** Writes the text of a cell of today; the look of the cell stays. */
function takeCell(cell: Element, ours: Element): void {
  if (runsIn(cell).length > 0) {
    takeText(cell, ours);
    return;
  }
  const body = (of: Element) => childrenOf(of).find(({ localName }) => localName === 'txBody');
  const [own, next] = [body(cell), body(ours)];
  const copy = next && cell.ownerDocument?.importNode(next, true);
  if (copy && own) cell.replaceChild(copy, own);
}

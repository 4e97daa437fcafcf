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
  /** Cells edited by hand, with the current text of the product. */
  readonly kept: readonly CellChange[];
}

interface Row {
  readonly element: Element;
  readonly cells: readonly Element[];
  /** Texts as the product wrote them; undefined for a row that the broker added. */
  readonly written: readonly string[] | undefined;
}

interface Table {
  readonly element: Element;
  readonly mark: ShapeMark;
}

/**
 * Updates an edited table in place. Cells that are as they were written get the current text; edited cells and rows
 * added by hand stay; rows deleted by hand are not restored; rows of new objects are added.
 * @returns undefined, with nothing changed, when the columns are not those that were written or not the current ones
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

/** Adds rows of new objects, each below the row that precedes it in the current table. */
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
 * Matches the rows of a table with those that were written: each with the row that has the most cells in common, at
 * least half of them; if there are as many rows as were written, otherwise with the row at the same index.
 */
function rowsOf(table: Element, written: ShapeMark['rows']): Row[] {
  const found = rowsIn(table).map((element) => ({ element, cells: cellsIn(element) }));
  const free = new Set(written);
  const pairs = found
    .flatMap(({ cells }, index) => {
      const hashes = cells.map((cell) => keyHash(textOf(cell)));
      return written.map((row, place) => {
        const count = hashes.filter((hash, column) => hash === row[column + 1]).length;
        // Among equal ones, the row at the same index.
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

/** Replaces the text of a cell with the current one; its formatting is unchanged. */
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

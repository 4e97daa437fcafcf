import type { RoundTripCell, RoundTripNewRow } from '@gektar/contract/round-trip/round-trip.ts';
import type { ObjectFields } from '#operations/use-changes.ts';

/** Key of a changed cell. */
export function keyOf({ id, field }: Pick<RoundTripCell, 'id' | 'field'>): string {
  return `${id}:${field}`;
}

/** Choices of the user: cells that are not written, and sides of conflicts. */
export interface CellChoices {
  /** Keys of unticked cells without a conflict. */
  readonly left: ReadonlySet<string>;
  /** Chosen side of conflicts by key; a conflict without a side is not written. */
  readonly sides: ReadonlyMap<string, 'now' | 'file'>;
}

export const noChoices: CellChoices = { left: new Set(), sides: new Map() };

/** Whether a cell is written. */
export function isWritten(cell: RoundTripCell, { left, sides }: CellChoices): boolean {
  return cell.conflict === null ? !left.has(keyOf(cell)) : sides.get(keyOf(cell)) === 'file';
}

/** Conflicts in which the user has not chosen a side. Cells of deleted objects offer no choice and are left out. */
export function openConflicts(cells: readonly RoundTripCell[], { sides }: CellChoices): RoundTripCell[] {
  return cells.filter((cell) => cell.conflict !== null && cell.rowVersion !== null && !sides.has(keyOf(cell)));
}

/** Cells with conflicts first; then in the order of the file, or by the labels of their fields. */
export function arranged(
  cells: readonly RoundTripCell[],
  by: 'object' | 'field',
  labelOf: (field: string) => string,
): RoundTripCell[] {
  const rank = ({ conflict }: RoundTripCell) => (conflict === null ? 1 : 0);
  return cells.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      (by === 'field' ? labelOf(one.field).localeCompare(labelOf(other.field), 'ru') : 0) ||
      one.row - other.row,
  );
}

/** Changes of the written cells, one per object, based on the compared versions. */
export function changesOf(cells: readonly RoundTripCell[], choices: CellChoices): ObjectFields[] {
  const byObject = Map.groupBy(
    cells.filter((cell) => cell.rowVersion !== null && isWritten(cell, choices)),
    ({ id }) => id,
  );
  return [...byObject].map(([id, ofObject]) => ({
    id,
    rowVersion: ofObject[0]?.rowVersion ?? null,
    fields: Object.fromEntries(ofObject.map(({ field, given }) => [field, given])),
  }));
}

/** Change of a number as a share of the exported one; undefined for other values. */
export function shareOf({ exported, given }: Pick<RoundTripCell, 'exported' | 'given'>): number | undefined {
  if (typeof exported !== 'number' || typeof given !== 'number' || exported === 0) return undefined;
  return given / exported - 1;
}

/** Rows that can be created. */
export function addableRows(rows: readonly RoundTripNewRow[]): RoundTripNewRow[] {
  return rows.filter(({ state }) => state === 'object' || state === 'draft');
}

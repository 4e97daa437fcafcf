import type { LoadObject } from '@gektar/contract/loads/load.ts';

/** A cell of the table by its object and column. */
export interface CellPlace {
  readonly key: string;
  readonly columnId: string;
}

/** Whether both refer to the same cell. */
export function isSamePlace(one: CellPlace | undefined, other: CellPlace | undefined): boolean {
  return one !== undefined && one.key === other?.key && one.columnId === other.columnId;
}

/**
 * The next doubtful cell in reading order; after the last one, the first again.
 * @param columnIds from left to right
 * @param isDoubtful whether a cell has an open question
 * @param from undefined: begins with the first cell
 * @param step -1: the previous one
 */
export function nextDoubt(
  objects: readonly LoadObject[],
  columnIds: readonly string[],
  isDoubtful: (object: LoadObject, columnId: string) => boolean,
  from: CellPlace | undefined,
  step: 1 | -1 = 1,
): CellPlace | undefined {
  const open = objects.flatMap((object) =>
    columnIds.filter((columnId) => isDoubtful(object, columnId)).map((columnId) => ({ key: object.key, columnId })),
  );
  if (open.length === 0) return undefined;
  const rows = new Map(objects.map(({ key }, index) => [key, index]));
  const orderOf = ({ key, columnId }: CellPlace) =>
    (rows.get(key) ?? -1) * (columnIds.length + 1) + columnIds.indexOf(columnId);
  if (from === undefined) return step > 0 ? open[0] : open.at(-1);
  const here = orderOf(from);
  return step > 0
    ? (open.find((place) => orderOf(place) > here) ?? open[0])
    : (open.findLast((place) => orderOf(place) < here) ?? open.at(-1));
}

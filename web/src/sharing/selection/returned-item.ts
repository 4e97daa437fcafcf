/** Ids of a selection item and of its object. */
export interface PlacedItem {
  readonly id: string;
  readonly objectId: string;
}

/**
 * Ids of the objects after an item, nearest first: they determine where it is restored, whatever changes before then.
 */
export function objectsBehind(items: readonly PlacedItem[], id: string): string[] {
  const index = items.findIndex((item) => item.id === id);
  return index < 0 ? [] : items.slice(index + 1).map(({ objectId }) => objectId);
}

/**
 * Item ids in an order that puts a restored item before the nearest object that used to follow it, or last if there is
 * none.
 * @param items of the selection in order, including the restored one
 */
export function idsWithReturned(items: readonly PlacedItem[], id: string, behind: readonly string[]): string[] {
  const others = items.filter((item) => item.id !== id);
  const next = behind.find((objectId) => others.some((item) => item.objectId === objectId));
  const index = next === undefined ? others.length : others.findIndex(({ objectId }) => objectId === next);
  return others.map((item) => item.id).toSpliced(index, 0, id);
}

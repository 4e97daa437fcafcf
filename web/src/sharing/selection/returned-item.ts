/** An item of a selection with its object. */
export interface PlacedItem {
  readonly id: string;
  readonly objectId: string;
}

/** Objects after an item, nearest first: they determine its position, whatever changes before it is restored. */
export function objectsBehind(items: readonly PlacedItem[], id: string): string[] {
  const index = items.findIndex((item) => item.id === id);
  return index < 0 ? [] : items.slice(index + 1).map(({ objectId }) => objectId);
}

/**
 * The order that puts an object added again before the nearest object that used to follow it; last without one.
 * @param items of the selection in order, including the added one
 */
export function idsWithReturned(items: readonly PlacedItem[], id: string, behind: readonly string[]): string[] {
  const others = items.filter((item) => item.id !== id);
  const next = behind.find((objectId) => others.some((item) => item.objectId === objectId));
  const index = next === undefined ? others.length : others.findIndex(({ objectId }) => objectId === next);
  return others.map((item) => item.id).toSpliced(index, 0, id);
}

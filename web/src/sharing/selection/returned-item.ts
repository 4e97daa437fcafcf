/** An item of a selection, and the object that it holds. */
export interface PlacedItem {
  readonly id: string;
  readonly objectId: string;
}

/** Objects behind an item, nearest first: they tell its place, whatever else comes or goes before it is called back. */
export function objectsBehind(items: readonly PlacedItem[], id: string): string[] {
  const index = items.findIndex((item) => item.id === id);
  return index < 0 ? [] : items.slice(index + 1).map(({ objectId }) => objectId);
}

/**
 * The order in which an object that was added anew stands ahead of the nearest one that it stood ahead of before; last without one.
 * @param items of the selection in order, the added one among them
 */
export function idsWithReturned(items: readonly PlacedItem[], id: string, behind: readonly string[]): string[] {
  const others = items.filter((item) => item.id !== id);
  const next = behind.find((objectId) => others.some((item) => item.objectId === objectId));
  const index = next === undefined ? others.length : others.findIndex(({ objectId }) => objectId === next);
  return others.map((item) => item.id).toSpliced(index, 0, id);
}

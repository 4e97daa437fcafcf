import type { ItemFields } from './selection.ts';

type Item = Pick<ItemFields, 'id' | 'status'>;

/**
 * Number of each item that clients see, from 1, by item id: the same for the broker, the client, spreadsheets, slides
 * and print (M-18). Items that are hidden, or whose object is archived (G-11), have none.
 * @param items all items of a selection, in order
 */
export function shownNumbers<One extends Item>(
  items: readonly One[],
  objectOf: (item: One) => { readonly isEnabled: boolean },
): ReadonlyMap<string, number> {
  const shown = items.filter((item) => item.status && objectOf(item).isEnabled);
  return new Map(shown.map(({ id }, index) => [id, index + 1]));
}

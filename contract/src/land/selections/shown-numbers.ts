import type { SelectionItem } from './selection.ts';

type Item = Pick<SelectionItem, 'id' | 'status'> & { readonly property: { readonly isEnabled: boolean } };

/** Whether a client sees an item: a hidden one or an archived object they do not (G-11). */
export function isShownToClient({ status, property }: Omit<Item, 'id'>): boolean {
  return status && property.isEnabled;
}

/**
 * The number of each item that a client sees, from 1, by the item's id: the same for the broker, the client, spreadsheets, slides and
 * the print (M-18). Any other item has none.
 * @param items all of a selection, in its order
 */
export function shownNumbers(items: readonly Item[]): ReadonlyMap<string, number> {
  return new Map(items.filter(isShownToClient).map(({ id }, index) => [id, index + 1]));
}

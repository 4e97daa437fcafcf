import type { SelectionItem } from './selection.ts';

type Item = Pick<SelectionItem, 'id' | 'status'> & { readonly property: { readonly isEnabled: boolean } };

/** Whether clients see an item: not when it is hidden or its object is archived (G-11). */
export function isShownToClient({ status, property }: Omit<Item, 'id'>): boolean {
  return status && property.isEnabled;
}

/**
 * Number of each visible item, from 1, by item id: the same for the broker, the client, spreadsheets, slides and print
 * (M-18). Other items have none.
 * @param items all items of a selection, in order
 */
export function shownNumbers(items: readonly Item[]): ReadonlyMap<string, number> {
  return new Map(items.filter(isShownToClient).map(({ id }, index) => [id, index + 1]));
}

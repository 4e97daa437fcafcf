/** The set with an item added, or without it when it was in the set. */
export function toggled<Item>(items: ReadonlySet<Item> | undefined, item: Item): ReadonlySet<Item> {
  const next = new Set(items);
  if (!next.delete(item)) next.add(item);
  return next;
}

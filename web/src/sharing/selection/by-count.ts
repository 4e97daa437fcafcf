/** Results with a count above 0, the largest first; equal ones keep their order. */
export function byCount<Item extends { readonly count: number }>(items: readonly Item[]): Item[] {
  return items.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count);
}

import type { AnyItem } from './selection-kind.ts';

/**
 * The order in which an object that was added anew stands where it was before, ahead of what followed it.
 * @param items of the selection, the added one among them
 * @param order place that it had
 */
export function idsWithReturned(items: readonly Pick<AnyItem, 'id' | 'order'>[], id: string, order: number): string[] {
  const others = items.filter((item) => item.id !== id);
  const isAhead = (item: Pick<AnyItem, 'order'>) => item.order < order;
  return [
    ...others.filter(isAhead).map((item) => item.id),
    id,
    ...others.filter((item) => !isAhead(item)).map((item) => item.id),
  ];
}

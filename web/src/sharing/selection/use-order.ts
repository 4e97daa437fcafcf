import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '#ui/use-action.ts';
import { isProvisional, selectionCache, without } from './selection-cache.ts';
import type { AnyItem, SelectedRow, SelectionKind } from './selection-kind.ts';
import { selectionToasts as toasts } from './selection-words.ts';

/**
 * Shows the new order at once and resets it if the server refuses. Orders are sent one after another; the last one
 * decides.
 */
export function useOrder<Row extends SelectedRow, Item extends AnyItem>(
  kind: SelectionKind<Row, Item>,
  requestId: string,
) {
  const cache = selectionCache(useQueryClient(), kind, requestId);
  return useAction({
    ...cache.mutation,
    scope: cache.oneByOne,
    run: async (itemIds: readonly string[]) => {
      const { id } = await cache.load();
      // Items not yet stored come last in any case.
      return kind.calls.order(
        id,
        itemIds.filter((itemId) => !isProvisional(itemId)),
      );
    },
    onMutate: async (itemIds) => {
      await cache.cancel();
      const before = cache.read();
      cache.change((items) => {
        const byId = new Map(items.map((item) => [item.id, item]));
        const named = itemIds.flatMap((id) => byId.get(id) ?? []);
        return [...named, ...without(items, itemIds)].map((item, index) => ({ ...item, order: index + 1 }));
      });
      return before;
    },
    failed: toasts.failed,
    // An older answer would undo a later order; the last change refetches.
    keep: (selection) => cache.isLast() && cache.write(selection),
    revert: (before) => cache.isLast() && cache.write(before),
  });
}

/** Removes all items and the link (F-02). The undo in the toast restores the items, not the link. */
export function useClearSelection<Row extends SelectedRow, Item extends AnyItem>(
  kind: SelectionKind<Row, Item>,
  requestId: string,
) {
  const cache = selectionCache(useQueryClient(), kind, requestId);
  const back = useAction({
    ...cache.mutation,
    scope: cache.oneByOne,
    run: async () => kind.calls.restore((await cache.load()).id),
    done: toasts.restored,
    failed: toasts.notRestored,
    keep: (selection) => cache.isLast() && cache.write(selection),
  });
  return useAction({
    ...cache.mutation,
    run: async () => kind.calls.clear((await cache.load()).id),
    done: toasts.cleared,
    undo: { label: 'Отменить', isUndo: true, run: () => back.mutate() },
    failed: toasts.failed,
  });
}

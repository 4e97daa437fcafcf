import { useQueryClient } from '@tanstack/react-query';
import { failureText } from '#api/failure-text.ts';
import { useAction } from '#ui/use-action.ts';
import { idsWithReturned } from './returned-item.ts';
import { selectionCache } from './selection-cache.ts';
import type { AnyItem, SelectedRow, SelectionKind } from './selection-kind.ts';
import { selectionToasts as toasts } from './selection-words.ts';

/** What was deleted, and the objects that stood behind it. */
export interface DeletedItem<Item> {
  readonly item: Item;
  readonly behind: readonly string[];
}

/** Puts an object back that was deleted from a selection: shown or hidden as it was, with its comment, at its place. */
export function useReturnItem<Row extends SelectedRow, Item extends AnyItem>(
  kind: SelectionKind<Row, Item>,
  requestId: string,
) {
  const cache = selectionCache(useQueryClient(), kind, requestId);
  return useAction({
    ...cache.mutation,
    scope: cache.oneByOne,
    run: async ({ item, behind }: DeletedItem<Item>) => {
      const { id, rowVersion } = await kind.calls.add(requestId, kind.rowOf(item).id, item.status);
      const { comment } = item;
      if (comment !== null) await kind.calls.update({ id, rowVersion, comment });
      const selection = await kind.calls.read(requestId, {});
      return kind.calls.order(selection.id, idsWithReturned(selection.items.map(cache.placed), id, behind));
    },
    done: kind.words.added,
    failed: (error) => ({ title: toasts.notAdded, text: failureText(error) }),
    keep: (selection) => cache.isLast() && cache.write(selection),
  });
}

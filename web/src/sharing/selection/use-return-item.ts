import { useQueryClient } from '@tanstack/react-query';
import { failureText } from '#api/failure-text.ts';
import { useAction } from '#ui/use-action.ts';
import { idsWithReturned } from './returned-item.ts';
import { selectionCache } from './selection-cache.ts';
import type { AnyItem, SelectedRow, SelectionKind } from './selection-kind.ts';
import { selectionToasts as toasts } from './selection-words.ts';

/** Puts an object back that was deleted from a selection: shown or hidden as it was, with its comment, at its place. */
export function useReturnItem<Row extends SelectedRow, Item extends AnyItem>(
  kind: SelectionKind<Row, Item>,
  requestId: string,
) {
  const cache = selectionCache(useQueryClient(), kind, requestId);
  return useAction({
    ...cache.mutation,
    scope: cache.oneByOne,
    run: async (deleted: Item) => {
      const { id, rowVersion } = await kind.calls.add(requestId, kind.rowOf(deleted).id, deleted.status);
      const { comment } = deleted;
      if (comment !== null) await kind.calls.update({ id, rowVersion, comment });
      const selection = await kind.calls.read(requestId, {});
      return kind.calls.order(selection.id, idsWithReturned(selection.items, id, deleted.order));
    },
    done: kind.words.added,
    failed: (error) => ({ title: toasts.notAdded, text: failureText(error) }),
    keep: (selection) => cache.isLast() && cache.write(selection),
  });
}

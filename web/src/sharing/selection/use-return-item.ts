import { useQueryClient } from '@tanstack/react-query';
import { failureText } from '#api/failure-text.ts';
import { useAction } from '#ui/use-action.ts';
import { type DeletedItem, PutBackInPart, putBack } from './put-back.ts';
import { selectionCache } from './selection-cache.ts';
import type { AnyItem, SelectedRow, SelectionKind } from './selection-kind.ts';
import { selectionToasts as toasts } from './selection-words.ts';

/** Restores a deleted item with its status, comment and position. */
export function useReturnItem<Row extends SelectedRow, Item extends AnyItem>(
  kind: SelectionKind<Row, Item>,
  requestId: string,
) {
  const cache = selectionCache(useQueryClient(), kind, requestId);
  return useAction({
    ...cache.mutation,
    scope: cache.oneByOne,
    run: (deleted: DeletedItem<Item>) => putBack(kind.calls, deleted, cache.placed),
    done: kind.words.added,
    failed: (error) =>
      error instanceof PutBackInPart
        ? { title: toasts.backWithout[error.missing], text: failureText(error.cause) }
        : { title: toasts.notAdded, text: failureText(error) },
    keep: (selection) => cache.isLast() && cache.write(selection),
  });
}

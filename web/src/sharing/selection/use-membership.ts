import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { failureText } from '#api/failure-text.ts';
import type { ToastAction } from '#ui/toast/toast-about.ts';
import { useAction } from '#ui/use-action.ts';
import { provisionalItem, selectionCache } from './selection-cache.ts';
import type { AnyItem, AnySelectionKind, SelectedRow, SelectionKind } from './selection-kind.ts';
import { addedText, selectionToasts as toasts } from './selection-words.ts';

export interface MembershipChange<Row> {
  readonly row: Row;
  readonly isIn: boolean;
  /** Id of the operation that adds the object (0058). */
  readonly runId: string;
}

/**
 * Adds or hides an object; the mark changes at once and is reset if the server refuses (1§4, F-03). Clicks are sent one
 * after another, so that the last one decides.
 */
export function useMembership<Row extends SelectedRow, Item extends AnyItem>(
  kind: SelectionKind<Row, Item>,
  requestId: string,
) {
  const client = useQueryClient();
  const cache = selectionCache(client, kind, requestId);
  return useAction({
    ...cache.mutation,
    scope: cache.oneByOne,
    run: async ({ row, isIn, runId }: MembershipChange<Row>): Promise<Item | undefined> => {
      if (isIn) return kind.calls.add(requestId, row.id, undefined, undefined, runId);
      const known = cache.find(row.id);
      // The addition was refused meanwhile: there is nothing to remove.
      return known && kind.calls.update({ id: known.id, status: false });
    },
    onMutate: async ({ row, isIn }) => {
      await cache.cancel();
      const before = cache.find(row.id);
      const shown = before ?? kind.itemOf(row, provisionalItem(requestId, row.id));
      if (before || isIn) cache.change((items) => cache.replaced(items, { ...shown, status: isIn }));
      return before;
    },
    done: (_, { isIn }) => (isIn ? kind.words.added : kind.words.hidden),
    undo: ({ isIn, runId }) => (isIn ? undoOf(client, kind, runId) : undefined),
    failed: (error, { isIn }) => ({ title: isIn ? toasts.notAdded : toasts.failed, text: failureText(error) }),
    // An answer to an earlier click must not replace the display of a later one.
    keep: (item, { row }) => {
      if (!item) return;
      const status = cache.isLast() ? item.status : (cache.find(row.id)?.status ?? item.status);
      cache.change((items) => cache.replaced(items, { ...item, status }));
    },
    revert: (before, { row }) =>
      cache.change((items) =>
        before ? cache.replaced(items, before) : items.filter((item) => !cache.holds(row.id)(item)),
      ),
  });
}

function undoOf(client: QueryClient, { undo }: Pick<AnySelectionKind, 'undo'>, runId: string): ToastAction {
  return { label: 'Отменить', isUndo: true, run: () => void undo(client, runId) };
}

export interface Addition {
  readonly entityIds: readonly string[];
  /** Id of the operation (0058). */
  readonly runId: string;
}

/** Adds all in one call, or none (LAND-SEL-009). */
export function useAddMany<Row extends SelectedRow, Item extends AnyItem>(
  kind: SelectionKind<Row, Item>,
  requestId: string,
) {
  const client = useQueryClient();
  const cache = selectionCache(client, kind, requestId);
  return useAction({
    ...cache.mutation,
    run: async ({ entityIds, runId }: Addition) => {
      const before = await cache.load();
      const shown = new Set(before.items.flatMap((item) => (item.status ? [kind.rowOf(item).id] : [])));
      const newCount = entityIds.filter((id) => !shown.has(id)).length;
      return { selection: await kind.calls.addMany(before.id, entityIds, runId), newCount };
    },
    done: ({ newCount }, { entityIds }) => ({
      title: toasts.addedMany,
      text: addedText(newCount, entityIds.length - newCount),
    }),
    undo: ({ runId }) => undoOf(client, kind, runId),
    failed: toasts.notAdded,
    keep: ({ selection }) => cache.write(selection),
  });
}

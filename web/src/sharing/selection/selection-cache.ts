import type { Domain } from '@gektar/contract/domain.ts';
import type { SelectionLink } from '@gektar/contract/sharing/selection-link.ts';
import { type MutationKey, type QueryClient, queryOptions } from '@tanstack/react-query';
import { keepAnswer } from '#api/keep-answer.ts';
import type { PlacedItem } from './returned-item.ts';
import type { AnyItem, SelectedRow, Selection, SelectionKind } from './selection-kind.ts';

type Kind<Row extends SelectedRow, Item extends AnyItem> = Pick<SelectionKind<Row, Item>, 'domain'> & {
  readonly calls: Pick<SelectionKind<Row, Item>['calls'], 'read'>;
};

const PROVISIONAL = 'provisional:';

/** Key of the selection of a request. */
export const selectionKey = (domain: Domain, requestId: string) => [domain, 'selection', requestId] as const;

export function selectionQuery<Row extends SelectedRow, Item extends AnyItem>(
  kind: Kind<Row, Item>,
  requestId: string,
) {
  return queryOptions({
    queryKey: selectionKey(kind.domain, requestId),
    queryFn: ({ signal }) => kind.calls.read(requestId, { signal }),
    // Clients mark items elsewhere: a tab or window that becomes active must show the current state.
    staleTime: 0,
    meta: { changedBy: ['selection'], changedById: requestId },
  });
}

/** A placeholder in the list until the server answers; its id is not used in calls. */
export function provisionalItem(requestId: string, entityId: string): AnyItem {
  return {
    id: `${PROVISIONAL}${entityId}`,
    rowVersion: 0,
    requestId,
    status: true,
    comment: null,
    order: Number.MAX_SAFE_INTEGER,
    isClientFavorite: false,
    clientFavoriteDateTime: null,
    addedByEmployeeId: null,
  };
}

export function isProvisional(itemId: string): boolean {
  return itemId.startsWith(PROVISIONAL);
}

/** Reads and updates the cached selection of a request. */
export function selectionCache<Row extends SelectedRow, Item extends AnyItem>(
  client: QueryClient,
  kind: Kind<Row, Item> & Pick<SelectionKind<Row, Item>, 'rowOf'>,
  requestId: string,
) {
  const { queryKey } = selectionQuery(kind, requestId);
  const mutationKey = [...queryKey, 'change'];
  const read = () => client.getQueryData<Selection<Item>>(queryKey);
  const write = (selection: Selection<Item> | undefined) => void client.setQueryData(queryKey, selection);
  const holds = (rowId: string) => (item: Item) => kind.rowOf(item).id === rowId;
  /** Whether no other change of the selection is in progress. */
  const isLast = () => client.isMutating({ mutationKey }) <= 1;

  return {
    read,
    write,
    holds,
    isLast,
    /** The selection from the cache; fetched when absent. */
    load: () => client.ensureQueryData(selectionQuery(kind, requestId)),
    cancel: () => client.cancelQueries({ queryKey }),
    find: (rowId: string) => read()?.items.find(holds(rowId)),
    change(edit: (items: Item[]) => Item[]): void {
      const selection = read();
      write(selection && { ...selection, items: edit(selection.items) });
    },
    /** Replaces the item of the same object, or appends it: a selection holds an object only once (F-04). */
    replaced: (items: Item[], item: Item): Item[] => {
      const isSame = holds(kind.rowOf(item).id);
      return items.some(isSame) ? items.map((one) => (isSame(one) ? item : one)) : [...items, item];
    },
    placed: (item: Item): PlacedItem => ({ id: item.id, objectId: kind.rowOf(item).id }),
    keepLink: (link: SelectionLink | null) =>
      keepAnswer<Selection<Item>>(
        client,
        queryKey,
        (known) => known && { ...known, requestSelectionLink: link },
        () => noneUnderWay(client, mutationKey),
      ),
    /** Common options of every change. */
    mutation: {
      mutationKey,
      /**
       * Also refetches lists and tabs that show item counts. Only the last change refetches: a refetch between two
       * changes would undo the display of the later one.
       */
      onSettled: async () => {
        if (!isLast()) return;
        await Promise.all([
          client.invalidateQueries({ queryKey }),
          client.invalidateQueries({ queryKey: [kind.domain, 'request', requestId] }),
          client.invalidateQueries({ queryKey: [kind.domain, 'requests'] }),
        ]);
      },
    },
    /** Mutation scope for changes that are sent one after another. */
    oneByOne: { id: `selection ${requestId}` },
  };
}

/** Resolves once no change of the selection is in progress: a read before that would undo optimistic updates. */
function noneUnderWay(client: QueryClient, mutationKey: MutationKey): Promise<void> {
  const isNone = () => client.isMutating({ mutationKey }) === 0;
  return new Promise((resolve) => {
    if (isNone()) return resolve();
    const stop = client.getMutationCache().subscribe(() => {
      if (!isNone()) return;
      stop();
      resolve();
    });
  });
}

export function without<Item extends { readonly id: string }>(items: readonly Item[], ids: readonly string[]): Item[] {
  const away = new Set(ids);
  return items.filter(({ id }) => !away.has(id));
}

import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import {
  addSelectionItem,
  addSelectionItems,
  clearSelection,
  deleteSelectionItem,
  getSelectionOfRequest,
  landLinks,
  orderSelectionItems,
  type RequestSelection,
  type SelectionItem,
  updateSelectionItem,
} from '@gektar/contract/land/selections/selection.ts';
import type { SelectionLink } from '@gektar/contract/sharing/selection-link.ts';
import { moscowTime } from '@gektar/format/date.ts';
import { formatCountOf, objects } from '@gektar/format/plural.ts';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '#api/call.ts';
import { failureText, isFailure } from '#api/failure-text.ts';
import { newExpiration } from '#sharing/link-days.ts';
import { showError, showSuccess } from '#ui/toast/toast.tsx';
import { useAction } from '#ui/use-action.ts';
import { type BulkResult, useBulkRun } from '#ui/use-bulk-run.ts';

export function selectionQuery(requestId: string) {
  return queryOptions({
    queryKey: ['land', 'selection', requestId],
    queryFn: ({ signal }) => call(getSelectionOfRequest, { params: { requestId } }, { signal }),
    // The client marks it from outside: whoever comes to a tab, or back to the window, sees it as it is.
    staleTime: 0,
  });
}

/** Items by the property they hold: what marks the rows of a search. */
export function useSelectionItems(requestId: string): ReadonlyMap<string, SelectionItem> {
  const { data } = useQuery(selectionQuery(requestId));
  return useMemo(() => new Map(data?.items.map((item) => [item.property.id, item])), [data]);
}

/** A selection's link is known. */
export function keepLink(client: QueryClient, requestId: string, link: SelectionLink | null): void {
  client.setQueryData(
    selectionQuery(requestId).queryKey,
    (selection: RequestSelection | undefined) => selection && { ...selection, requestSelectionLink: link },
  );
}

/** Changes of one selection; several may be under way. */
const changesOf = (requestId: string) => ['land', 'selection', requestId, 'change'];

/** Counts of items stand in lists and above the tabs. An answer read between two changes would take the later one back: the last asks. */
async function refreshCounts(client: QueryClient, requestId: string): Promise<void> {
  if (client.isMutating({ mutationKey: changesOf(requestId) }) > 1) return;
  await Promise.all([
    client.invalidateQueries({ queryKey: selectionQuery(requestId).queryKey }),
    client.invalidateQueries({ queryKey: ['land', 'request', requestId] }),
    client.invalidateQueries({ queryKey: ['land', 'requests'] }),
  ]);
}

function change(client: QueryClient, requestId: string, edit: (items: SelectionItem[]) => SelectionItem[]): void {
  client.setQueryData(
    selectionQuery(requestId).queryKey,
    (selection: RequestSelection | undefined) => selection && { ...selection, items: edit(selection.items) },
  );
}

/** Changes that go to the server one after another. */
const oneByOne = (requestId: string) => ({ id: `selection ${requestId}` });

const idsOf = (some: readonly { readonly id: string }[]) => some.map(({ id }) => id);

const without = (items: SelectionItem[], ids: readonly string[]) => {
  const away = new Set(ids);
  return items.filter(({ id }) => !away.has(id));
};

const holds = (propertyId: string) => (item: SelectionItem) => item.property.id === propertyId;

/** An object stands in a selection once (F-04). */
const replaced = (items: SelectionItem[], item: SelectionItem) =>
  items.some(holds(item.property.id))
    ? items.map((one) => (one.property.id === item.property.id ? item : one))
    : [...items, item];

const PROVISIONAL = 'provisional:';

/** What stands in the list until the server has answered; nothing is asked of it by this id. */
function provisionalItem(requestId: string, property: PropertyRow): SelectionItem {
  return {
    id: `${PROVISIONAL}${property.id}`,
    rowVersion: 0,
    requestSelectionId: '',
    requestId,
    property,
    status: true,
    comment: null,
    order: Number.MAX_SAFE_INTEGER,
    isClientFavorite: false,
    clientFavoriteDateTime: null,
    dateTimeCreated: moscowTime(),
  };
}

/** Words of toasts (3§8, E-10), said of an object. */
const words = {
  added: 'Объект успешно добавлен',
  hidden: 'Объект успешно убран',
  notAdded: 'Не удалось добавить в подборку',
  failed: 'Произошла ошибка',
} as const;

export interface MembershipChange {
  readonly property: PropertyRow;
  readonly isIn: boolean;
}

/**
 * Puts an object in, or hides it; the mark answers at once and goes back if the server refuses (1§4, F-03). Clicks are sent one after
 * another, so that the last one decides.
 */
export function useMembership(requestId: string) {
  const client = useQueryClient();
  const { queryKey } = selectionQuery(requestId);
  const find = (property: PropertyRow) => client.getQueryData(queryKey)?.items.find(holds(property.id));
  return useAction({
    mutationKey: changesOf(requestId),
    scope: oneByOne(requestId),
    run: async ({ property, isIn }: MembershipChange): Promise<SelectionItem | undefined> => {
      if (isIn) return call(addSelectionItem, { body: { entityId: property.id, requestId } });
      const known = find(property);
      // Its adding was refused meanwhile: there is nothing to take out.
      return known && call(updateSelectionItem, { body: { id: known.id, status: false } });
    },
    onMutate: async ({ property, isIn }) => {
      await client.cancelQueries({ queryKey });
      const before = find(property);
      change(client, requestId, (items) =>
        before || isIn ? replaced(items, { ...(before ?? provisionalItem(requestId, property)), status: isIn }) : items,
      );
      return before;
    },
    done: (_, { isIn }) => (isIn ? words.added : words.hidden),
    keep: (item) => item && change(client, requestId, (items) => replaced(items, item)),
    revert: (before, { property }) =>
      change(client, requestId, (items) =>
        before ? replaced(items, before) : items.filter((item) => !holds(property.id)(item)),
      ),
    failed: (error, { isIn }) => ({ title: isIn ? words.notAdded : words.failed, text: failureText(error) }),
    onSettled: () => refreshCounts(client, requestId),
  });
}

/** All at once or none (LAND-SEL-009). */
export function useAddMany(requestId: string) {
  const client = useQueryClient();
  return useAction({
    mutationKey: changesOf(requestId),
    run: async (propertyIds: readonly string[]) => {
      const { id } = await client.ensureQueryData(selectionQuery(requestId));
      return call(addSelectionItems, {
        params: { id },
        body: { items: propertyIds.map((entityId) => ({ entityId })) },
      });
    },
    done: 'Успешно добавлено в подборку',
    failed: words.notAdded,
    keep: (selection) => client.setQueryData(selectionQuery(requestId).queryKey, selection),
    onSettled: () => refreshCounts(client, requestId),
  });
}

/** A run over many items: what the server answered, which are gone (a colleague was faster, no trouble), which it refused. */
interface ItemsRun<Answer> {
  readonly answers: readonly Answer[];
  readonly gone: BulkResult['failed'];
  readonly refused: BulkResult['failed'];
}

function useItemsRun() {
  const { progress, run, stop } = useBulkRun();
  async function runOver<Answer>(
    ids: readonly string[],
    ask: (id: string) => Promise<Answer>,
  ): Promise<ItemsRun<Answer>> {
    const answers: Answer[] = [];
    const { failed } = await run(ids, async (id) => answers.push(await ask(id)));
    const isGone = ({ error }: { error: unknown }) => isFailure(error, 'selection_item.not_found');
    return {
      answers,
      gone: failed.filter(isGone),
      refused: failed.filter((one) => !isGone(one)),
    };
  }
  return { progress, stop, runOver };
}

function tellOfRun(done: number, refused: BulkResult['failed'], one: string, many: string): void {
  const [first] = refused;
  if (first !== undefined) {
    const reason = failureText(first.error);
    showError(words.failed, refused.length === 1 ? reason : `${formatCountOf(refused.length, objects)}: ${reason}`);
  }
  if (done > 0) showSuccess(done === 1 ? one : `${many}: ${formatCountOf(done, objects)}`);
}

/** Hides several items or shows them again; said once, with how many. Ends with whether nothing was refused. */
export function useShowItems(requestId: string) {
  const client = useQueryClient();
  const { progress, stop, runOver } = useItemsRun();
  const mutation = useAction({
    mutationKey: changesOf(requestId),
    run: ({ ids, isShown }: { ids: readonly string[]; isShown: boolean }) =>
      runOver(ids, (id) => call(updateSelectionItem, { body: { id, status: isShown } })),
    keep: ({ answers, gone, refused }, { isShown }) => {
      change(client, requestId, (items) => answers.reduce(replaced, without(items, idsOf(gone))));
      if (isShown) tellOfRun(answers.length, refused, words.added, 'Возвращено в подборку');
      else tellOfRun(answers.length, refused, words.hidden, 'Скрыто в подборке');
      const [first] = gone;
      if (first !== undefined && answers.length + refused.length === 0) showError(failureText(first.error));
    },
    onSettled: () => refreshCounts(client, requestId),
  });
  return { ...mutation, progress, stop };
}

/** Takes items away with their comments; one that a colleague took away before is no trouble. */
export function useDeleteItems(requestId: string) {
  const client = useQueryClient();
  const { progress, stop, runOver } = useItemsRun();
  const mutation = useAction({
    mutationKey: changesOf(requestId),
    run: (ids: readonly string[]) => runOver(ids, (id) => call(deleteSelectionItem, { params: { id } })),
    keep: ({ answers, gone, refused }) => {
      const away = [...idsOf(answers), ...idsOf(gone)];
      change(client, requestId, (items) => without(items, away));
      tellOfRun(away.length, refused, words.hidden, 'Удалено из подборки');
    },
    onSettled: () => refreshCounts(client, requestId),
  });
  return { ...mutation, progress, stop };
}

/** Empties the selection; its link goes too (F-02). */
export function useClearSelection(requestId: string) {
  const client = useQueryClient();
  return useAction({
    mutationKey: changesOf(requestId),
    run: async () => {
      const { id } = await client.ensureQueryData(selectionQuery(requestId));
      return call(clearSelection, { params: { id } });
    },
    done: 'Подборка успешно удалена',
    failed: words.failed,
    onSettled: () => refreshCounts(client, requestId),
  });
}

/** The new order stands at once and goes back if the server refuses. Orders are sent one after another; the last one decides. */
export function useOrder(requestId: string) {
  const client = useQueryClient();
  const { queryKey } = selectionQuery(requestId);
  /** An answer that is older than what stands here would take it back; the last one asks anew. */
  const isLast = () => client.isMutating({ mutationKey: changesOf(requestId) }) <= 1;
  return useAction({
    mutationKey: changesOf(requestId),
    scope: oneByOne(requestId),
    run: async (itemIds: readonly string[]) => {
      const { id } = await client.ensureQueryData(selectionQuery(requestId));
      return call(orderSelectionItems, {
        params: { id },
        // What is not added yet comes last in any case.
        body: { itemIds: itemIds.filter((itemId) => !itemId.startsWith(PROVISIONAL)) },
      });
    },
    onMutate: async (itemIds) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      change(client, requestId, (items) => {
        const byId = new Map(items.map((item) => [item.id, item]));
        const named = itemIds.flatMap((id) => byId.get(id) ?? []);
        return [...named, ...without(items, itemIds)].map((item, index) => ({ ...item, order: index + 1 }));
      });
      return before;
    },
    failed: words.failed,
    keep: (selection) => isLast() && client.setQueryData(queryKey, selection),
    revert: (before) => isLast() && client.setQueryData(queryKey, before),
    onSettled: () => refreshCounts(client, requestId),
  });
}

/** Saves the broker's comment over the state it was read at. @throws `selection_item.changed` with the present item */
export async function saveItemComment(
  client: QueryClient,
  { id, rowVersion }: SelectionItem,
  comment: string | null,
): Promise<SelectionItem> {
  const saved = await call(updateSelectionItem, { body: { id, rowVersion, comment } });
  keepItem(client, saved);
  return saved;
}

export function keepItem(client: QueryClient, item: SelectionItem): void {
  change(client, item.requestId, (items) => replaced(items, item));
}

/** Calls of the client link, for the dialog that both areas share. */
export const landLinkCalls = {
  create: (requestSelectionId: string) =>
    call(landLinks.create, { body: { requestSelectionId, id: null, expirationTime: newExpiration() } }),
  update: (link: SelectionLink, expirationTime: string) =>
    call(landLinks.update, { body: { id: link.id, requestSelectionId: link.requestSelectionId, expirationTime } }),
  remove: (link: SelectionLink) => call(landLinks.remove, { params: { id: link.id } }),
} as const;

import type { Domain } from '@gektar/contract/domain.ts';
import type { Restored, TrashEntry } from '@gektar/contract/trash/trash.ts';
import { infiniteQueryOptions, keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { confirm } from '#ui/dialog/confirm.tsx';
import { otherRecordAction } from '#ui/toast/other-record-action.ts';
import { useAction } from '#ui/use-action.ts';
import { NOT_RESTORED, restoreRefusal, tellRestored, trashCalls } from './trash-calls.ts';

const TAKE = 50;

const keyOf = (domain: Domain) => [domain, 'trash'] as const;

/** Pages of the trash, most recently deleted first. */
export function trashQuery(domain: Domain, text: string) {
  return infiniteQueryOptions({
    queryKey: [...keyOf(domain), text],
    queryFn: ({ signal, pageParam }) =>
      call(trashCalls[domain].list, { query: { text, take: TAKE, skip: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last: { readonly entries: readonly TrashEntry[] }, _: unknown, skip: number) =>
      last.entries.length < TAKE ? undefined : skip + TAKE,
    placeholderData: keepPreviousData,
  });
}

/**
 * Restores an entity from the trash: refetches lists and shows a toast with a link to the entity.
 * @param onOpen opens the page of the restored entity
 */
export function useRestore(domain: Domain, onOpen: (restored: Restored) => void) {
  const client = useQueryClient();
  return useAction({
    run: ({ id }: TrashEntry) => call(trashCalls[domain].restore, { params: { id } }),
    keep: (restored) => {
      tellRestored(restored, onOpen);
      return client.invalidateQueries({ queryKey: [domain] });
    },
    failed: (error) => {
      void client.invalidateQueries({ queryKey: keyOf(domain) });
      return { title: NOT_RESTORED, text: restoreRefusal(error), action: otherRecordAction(error) };
    },
  });
}

/** Destroys an entity for good after a confirmation. */
export function useDestroy(domain: Domain) {
  const client = useQueryClient();
  const { mutate, isPending } = useAction({
    run: ({ id }: TrashEntry) => call(trashCalls[domain].destroy, { params: { id } }),
    done: (_, { title }) => `Удалено навсегда: ${title}`,
    failed: 'Не удалось удалить',
    keep: () => client.invalidateQueries({ queryKey: keyOf(domain) }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(domain) }),
  });
  return {
    isPending,
    ask: async (entry: TrashEntry) => {
      const isSure = await confirm({
        title: 'Удалить навсегда?',
        text: `${entry.title}: восстановить данные, файлы и комментарии будет нельзя.`,
        confirmLabel: 'Удалить навсегда',
        danger: true,
      });
      if (isSure) mutate(entry);
    },
  };
}

import type { Domain } from '@gektar/contract/domain.ts';
import type { Restored, TrashEntry } from '@gektar/contract/trash/trash.ts';
import { industrialTrash, landTrash } from '@gektar/contract/trash/trash-endpoints.ts';
import { infiniteQueryOptions, keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { failureText, fieldFailures } from '#api/failure-text.ts';
import { confirm } from '#ui/dialog/confirm.tsx';
import { showSuccess } from '#ui/toast/toast.tsx';
import { useAction } from '#ui/use-action.ts';

const TAKE = 50;

/** Both domains declare the same calls below their own path. */
const calls = { land: landTrash, industrial: industrialTrash as unknown as typeof landTrash } as const;

const keyOf = (domain: Domain) => [domain, 'trash'] as const;

/** Pages of the trash, newest first. */
export function trashQuery(domain: Domain, text: string) {
  return infiniteQueryOptions({
    queryKey: [...keyOf(domain), text],
    queryFn: ({ signal, pageParam }) =>
      call(calls[domain].list, { query: { text, take: TAKE, skip: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last: { readonly entries: readonly TrashEntry[] }, _: unknown, skip: number) =>
      last.entries.length < TAKE ? undefined : skip + TAKE,
    placeholderData: keepPreviousData,
  });
}

/** What stands in the way, in the server's own sentence. */
const reason = (error: Error) => fieldFailures(error)['entry'] ?? failureText(error);

/**
 * Back from the trash: lists are asked again, and the toast leads to what came back.
 * @param onOpen goes to the page of what was restored
 */
export function useRestore(domain: Domain, onOpen: (restored: Restored) => void) {
  const client = useQueryClient();
  return useAction({
    run: ({ id }: TrashEntry) => call(calls[domain].restore, { params: { id } }),
    keep: (restored) => {
      const text = restored.notes.join('. ') || undefined;
      showSuccess(`Восстановлено: ${restored.title}`, text, { label: 'Открыть', run: () => onOpen(restored) });
      return client.invalidateQueries({ queryKey: [domain] });
    },
    failed: (error) => {
      void client.invalidateQueries({ queryKey: keyOf(domain) });
      return { title: 'Не удалось восстановить', text: reason(error) };
    },
  });
}

/** Away for good, after a question. */
export function useDestroy(domain: Domain) {
  const client = useQueryClient();
  const { mutate, isPending } = useAction({
    run: ({ id }: TrashEntry) => call(calls[domain].destroy, { params: { id } }),
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

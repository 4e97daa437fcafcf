import type { Domain } from '@gektar/contract/domain.ts';
import { industrialArchivedBatches, landArchivedBatches } from '@gektar/contract/trash/archived-batch-calls.ts';
import type { ArchivedBatch } from '@gektar/contract/trash/archived-batches.ts';
import type { PluralForms } from '@gektar/format/plural.ts';
import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { useAction } from '#ui/use-action.ts';
import { returnedText } from './archived-batch-words.ts';

const TAKE = 20;
const calls = { land: landArchivedBatches, industrial: industrialArchivedBatches } as const;

/** Pages of the bulk archivings that can be restored, newest first. */
export function archivedBatchesQuery(domain: Domain) {
  return infiniteQueryOptions({
    queryKey: [domain, 'archived-batches'] as const,
    queryFn: ({ signal, pageParam }) =>
      call(calls[domain].list, { query: { take: TAKE, skip: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last: { readonly batches: readonly ArchivedBatch[] }, _: unknown, skip: number) =>
      last.batches.length < TAKE ? undefined : skip + TAKE,
  });
}

/**
 * Restores a batch from the archive; the toast shows the number of restored entities.
 * @param forms noun of the archived entities, for counts
 */
export function useReturnBatch(domain: Domain, forms: PluralForms) {
  const client = useQueryClient();
  return useAction({
    run: ({ id }: ArchivedBatch) => call(calls[domain].restore, { params: { id } }),
    done: (returned) => returnedText(returned, forms),
    failed: 'Не удалось вернуть из архива',
    onSettled: () => client.invalidateQueries({ queryKey: [domain] }),
  });
}

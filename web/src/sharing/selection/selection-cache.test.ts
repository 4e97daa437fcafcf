import type { SelectionLink } from '@gektar/contract/sharing/selection-link.ts';
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { selectionCache, selectionQuery } from './selection-cache.ts';
import type { AnyItem, SelectedRow, SelectionKind } from './selection-kind.ts';

type Read = Awaited<ReturnType<SelectionKind<SelectedRow, AnyItem>['calls']['read']>>;

const stored: Read = { id: 's', requestId: 'r', items: [], requestSelectionLink: null } as Read;
const link = { id: 'l' } as SelectionLink;

test('a link that is made while a mark changes brings back no selection of before the mark', async () => {
  const client = new QueryClient();
  const reads: PromiseWithResolvers<Read>[] = [];
  const kind = {
    domain: 'land' as const,
    rowOf: ({ id }: AnyItem): SelectedRow => ({ id }),
    calls: {
      read: () => {
        const read = Promise.withResolvers<Read>();
        reads.push(read);
        return read.promise;
      },
    },
  };
  const cache = selectionCache(client, kind, 'r');
  const observer = new QueryObserver(client, selectionQuery(kind, 'r'));
  const stop = observer.subscribe(() => undefined);
  reads[0]?.resolve(stored);
  await expect.poll(() => cache.read()).toEqual(stored);

  const answer = Promise.withResolvers<void>();
  const change = new MutationObserver(client, { ...cache.mutation, mutationFn: () => answer.promise });
  const changed = change.mutate(undefined);
  // As when the window gets the focus back.
  void observer.refetch();
  await expect.poll(() => reads.length).toBe(2);
  await cache.keepLink(link);
  expect(cache.read()?.requestSelectionLink).toBe(link);
  await Promise.resolve();
  expect(reads).toHaveLength(2);

  answer.resolve();
  await expect.poll(() => reads.length).toBe(3);
  const asked = { ...stored, requestSelectionLink: link };
  reads[2]?.resolve(asked);
  await changed;
  await expect.poll(() => reads.length).toBe(4);
  reads[3]?.resolve(asked);
  await expect.poll(() => cache.read()).toEqual(asked);
  stop();
});

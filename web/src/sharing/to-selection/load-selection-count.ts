import { type Domain, domains } from '@gektar/contract/domain.ts';
import type { CallOf } from '@gektar/contract/endpoint.ts';
import type { FailureCode } from '@gektar/contract/failure.ts';
import { forEachName } from '@gektar/contract/records.ts';
import type { selectionEndpoints } from '@gektar/contract/sharing/selection.ts';
import { selectionCalls } from '@gektar/contract/sharing/selection-calls.ts';
import { MAX_SELECTION_ITEMS } from '@gektar/contract/sharing/selection-limits.ts';
import DataLoader from 'dataloader';
import type * as z from 'zod';
import { call } from '#api/call.ts';

type CountCall = CallOf<ReturnType<typeof selectionEndpoints<Domain, z.ZodType, FailureCode>>['countsOfObjects']>;

/**
 * Number of selections that show an object. Objects requested at the same time, such as those of a page of cards, share
 * one call.
 */
export function loadSelectionCount(domain: Domain, objectId: string): Promise<number> {
  return loaders[domain].load(objectId);
}

const loaders = forEachName(domains, countLoader);

function countLoader(domain: Domain) {
  const counts: CountCall = selectionCalls(domain).countsOfObjects;
  const load = async (objectIds: readonly string[]) => {
    const found = await call(counts, { body: { entityIds: [...objectIds] } });
    const byObject = new Map(found.map(({ entityId, count }) => [entityId, count]));
    return objectIds.map((id) => byObject.get(id) ?? 0);
  };
  // Uncached here: the query client caches the results.
  return new DataLoader(load, { cache: false, maxBatchSize: MAX_SELECTION_ITEMS });
}

import { findCallers, getCaller } from '@gektar/contract/people/caller-calls.ts';
import type { CustomerKey } from '@gektar/contract/people/talk.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** Companies and people with a telephone number, however it is written. */
export function callersQuery(phone: string) {
  return queryOptions({
    queryKey: ['customers', 'callers', phone],
    queryFn: ({ signal }) => call(findCallers, { query: { phone } }, { signal }),
  });
}

/** Card of a company or a contact for a call. */
export function callerCardQuery({ kind, id }: CustomerKey) {
  return queryOptions({
    queryKey: ['customers', 'caller', kind, id],
    meta: { changedBy: ['talk', 'reminder', 'company', 'contact'] },
    queryFn: ({ signal }) => call(getCaller, { query: { kind, id } }, { signal }),
  });
}

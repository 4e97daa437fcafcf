import { listOkveds } from '@gektar/contract/places/okved-calls.ts';
import { listRegions } from '@gektar/contract/places/region-calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

const HOUR = 3_600_000;

export const regionsQuery = queryOptions({
  queryKey: ['regions'],
  queryFn: ({ signal }) => call(listRegions, {}, { signal }),
  staleTime: HOUR,
});

export const okvedsQuery = queryOptions({
  queryKey: ['okveds'],
  queryFn: ({ signal }) => call(listOkveds, { query: {} }, { signal }),
  staleTime: HOUR,
});

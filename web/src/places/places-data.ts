import { listOkveds } from '@gektar/contract/places/okved-endpoints.ts';
import { listRegions } from '@gektar/contract/places/region-endpoints.ts';
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

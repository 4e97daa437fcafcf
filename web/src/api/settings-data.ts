import { getSettings } from '@gektar/contract/shell-calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { callAnonymously } from './call.ts';

/** Product name, phone, address, map and so on; constant while the page is open. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => callAnonymously(getSettings, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

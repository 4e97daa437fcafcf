import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Updates the cache from the answer of a write. A read that began before the write would restore the old state, so it
 * is cancelled and repeated.
 * @param how cached data → new data; may return undefined for absent data
 * @param untilAsked awaited before the read is repeated; the returned promise does not wait for it
 */
export async function keepAnswer<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  how: (known: Data | undefined) => Data | undefined,
  untilAsked: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const only = { queryKey, exact: true };
  const isBeingRead = client.isFetching(only) > 0;
  if (isBeingRead) await client.cancelQueries(only);
  client.setQueryData<Data>(queryKey, how);
  if (isBeingRead) void untilAsked().then(() => client.invalidateQueries(only));
}

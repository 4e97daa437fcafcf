import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Puts what a write answered into the cache. A read that began before the write would bring back the state of then, so it is given up
 * and asked again.
 * @param how what is known so far → what is known now; what nobody has read yet may stay so
 */
export async function keepAnswer<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  how: (known: Data | undefined) => Data | undefined,
): Promise<void> {
  const only = { queryKey, exact: true };
  const isBeingRead = client.isFetching(only) > 0;
  if (isBeingRead) await client.cancelQueries(only);
  client.setQueryData<Data>(queryKey, how);
  if (isBeingRead) void client.invalidateQueries(only);
}

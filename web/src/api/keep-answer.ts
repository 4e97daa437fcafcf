import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Puts what a write answered into the cache. A read that began before the write would bring back the state of then, so it is given up
 * and asked again.
 * @param how what is known so far → what is known now; what nobody has read yet may stay so
 * @param untilAsked what is waited for before it is asked again; the write does not wait
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

import { MutationCache, notifyManager, QueryClient } from '@tanstack/react-query';
import { outdatePages } from './outdate-pages.ts';
import { mayRetry, retryDelayMs } from './retries.ts';

const FRESH_MS = 15_000;

export function createQueryClient(): QueryClient {
  // Notifies at the end of the event instead of by a timer: the second click of a double click must find the button
  // busy.
  notifyManager.setScheduler(queueMicrotask);
  const client: QueryClient = new QueryClient({
    // Called before the action itself handles the answer.
    mutationCache: new MutationCache({ onSuccess: () => outdatePages(client) }),
    defaultOptions: {
      // Without a connection calls fail at once; paused until online, they would seem to run forever.
      queries: {
        networkMode: 'always',
        staleTime: FRESH_MS,
        retry: mayRetry,
        retryDelay: retryDelayMs,
        // Offline, a background refresh would only fail, so the current content stays.
        refetchOnWindowFocus: () => navigator.onLine,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return client;
}

import { CallBroken, ForeignAnswer } from '@gektar/contract/call.ts';
import { Failure } from '@gektar/contract/failure.ts';
import { notifyManager, QueryClient } from '@tanstack/react-query';

const RETRIES = 2;
const FRESH_MS = 15_000;

/** A refusal is not retried; a lost connection or a restarting server may recover. */
function mayPass(error: unknown): boolean {
  if (error instanceof CallBroken) return true;
  return (error instanceof Failure || error instanceof ForeignAnswer) && [502, 503, 504].includes(error.status);
}

export function createQueryClient(): QueryClient {
  // At the end of the event, without a timer: the second click of a double click finds the button busy.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      // Without a connection calls fail at once; paused until online, they would seem to run forever.
      queries: {
        networkMode: 'always',
        staleTime: FRESH_MS,
        retry: (failed, error) => failed < RETRIES && mayPass(error),
        // A background refresh: offline, the current content stays.
        refetchOnWindowFocus: () => navigator.onLine,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

import { CallBroken, ForeignAnswer } from '@gektar/contract/call.ts';
import { Failure } from '@gektar/contract/failure.ts';
import { notifyManager, QueryClient } from '@tanstack/react-query';

const RETRIES = 2;
const FRESH_MS = 15_000;

/** A refusal will not change by asking again; a lost connection or a restarting server, behind a proxy or not, may. */
function mayPass(error: unknown): boolean {
  if (error instanceof CallBroken) return true;
  return (error instanceof Failure || error instanceof ForeignAnswer) && [502, 503, 504].includes(error.status);
}

export function createQueryClient(): QueryClient {
  // At the end of the very event, not a timer later: the second click of a double one finds the button busy.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      // Without a connection a call fails at once and says so; held back until there is one, it would seem to work on and on.
      queries: {
        networkMode: 'always',
        staleTime: FRESH_MS,
        retry: (failed, error) => failed < RETRIES && mayPass(error),
        // Nobody asked for it: where it cannot come, what is on the screen stays.
        refetchOnWindowFocus: () => navigator.onLine,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Nothing has been asked of the server for so long (ms): the first screen is there. */
const QUIET_MS = 2_000;

/**
 * Fetches while all is quiet what a press will need, so that no press waits for it and a lost connection does not
 * matter. One that fails now is asked for again by the press.
 * @param load the same function every time
 */
export function useFetchedSoon(load: () => Promise<unknown>): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: number | undefined;
    const stop = () => {
      window.clearTimeout(timer);
      timer = undefined;
      leave();
    };
    const watch = () => {
      if (client.isFetching() > 0) {
        window.clearTimeout(timer);
        timer = undefined;
      } else {
        timer ??= window.setTimeout(() => {
          stop();
          void load().catch(() => undefined);
        }, QUIET_MS);
      }
    };
    // Many events of the cache are about observers alone.
    const leave = client.getQueryCache().subscribe(({ type }) => type.startsWith('observer') || watch());
    watch();
    return stop;
  }, [client, load]);
}

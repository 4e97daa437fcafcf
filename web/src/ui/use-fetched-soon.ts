import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { withinTime } from './lazy-part.ts';

/** Time without any request after which the first screen counts as loaded (ms). */
const QUIET_MS = 2_000;

/**
 * Prefetches, while no request is running, a part that a later press needs, so that the press does not wait and works
 * without a connection. A failed prefetch is repeated by the press.
 * @param load a stable function
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
          void withinTime(load).catch(() => undefined);
        }, QUIET_MS);
      }
    };
    // Cache events for observers alone are frequent and do not matter here.
    const leave = client.getQueryCache().subscribe(({ type }) => type.startsWith('observer') || watch());
    watch();
    return stop;
  }, [client, load]);
}

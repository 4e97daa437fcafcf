import { useRef, useState } from 'react';

/** Progress of a run over many entities. */
export interface BulkProgress {
  readonly done: number;
  readonly total: number;
}

/** Result of a run. After a stop, entities that were not processed are in neither list. */
export interface BulkResult {
  readonly done: readonly string[];
  /** Ids that were refused, each with its reason. */
  readonly failed: readonly { readonly id: string; readonly error: unknown }[];
}

/** Number of parallel requests of one run: fast enough, and leaves capacity for other users. */
const AT_ONCE = 4;

/** Sends one request per entity, with progress and cancellation. */
export function useBulkRun() {
  const [progress, setProgress] = useState<BulkProgress>();
  const isStopped = useRef(false);

  async function run(ids: readonly string[], call: (id: string) => Promise<unknown>): Promise<BulkResult> {
    isStopped.current = false;
    setProgress({ done: 0, total: ids.length });
    const done: string[] = [];
    const failed: { id: string; error: unknown }[] = [];
    const queue = [...ids];
    async function work(): Promise<void> {
      for (let id = queue.shift(); id !== undefined && !isStopped.current; id = queue.shift()) {
        try {
          await call(id);
          done.push(id);
        } catch (error) {
          failed.push({ id, error });
        }
        setProgress({ done: done.length + failed.length, total: ids.length });
      }
    }
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, ids.length) }, work));
    setProgress(undefined);
    return { done, failed };
  }

  return {
    progress,
    run,
    stop: () => {
      isStopped.current = true;
    },
  };
}

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import { outdatePages } from '#api/outdate-pages.ts';
import { showError, showSuccess } from '#ui/toast/toast.tsx';
import { type BulkTally, type BulkThings, type BulkWords, doneText, refusedText } from './bulk-outcome.ts';
import type { BulkProgress } from './use-bulk-run.ts';

/** Bulk actions in calls over parts of the entities. */
export interface BulkActions<Action extends string> {
  readonly words: Readonly<Record<Action, BulkWords>>;
  /** The inverse of an action, if any. */
  readonly opposite: Readonly<Record<Action, Action | undefined>>;
  readonly things: BulkThings;
  /** Number of entities per call. */
  readonly take: number;
  readonly call: (
    action: Action,
    ids: readonly string[],
    runId: string | undefined,
  ) => Promise<Pick<BulkTally, 'done' | 'unchanged' | 'gone'>>;
  /** Asks again for the lists that have changed. */
  readonly refresh: (client: QueryClient) => Promise<unknown>;
}

/** State of a run. */
export interface BulkRunning extends BulkProgress {
  readonly label: string;
}

/** Runs an action over many entities; the toast reports results and reasons, and offers undo (D-01). */
export function useBulkAction<Action extends string>(actions: BulkActions<Action>) {
  const { words, opposite, things, take, call, refresh } = actions;
  const client = useQueryClient();
  const [running, setRunning] = useState<BulkRunning>();
  const isStopped = useRef(false);

  /**
   * @param runId the same for all calls of a bulk archiving, so that it can be returned together (0035)
   * @returns processed ids: done, unchanged, or deleted
   */
  async function run(
    action: Action,
    ids: readonly string[],
    runId?: string,
    isUndo = false,
  ): Promise<ReadonlySet<string>> {
    isStopped.current = false;
    const { running: label, failed } = words[action];
    const done: string[] = [];
    const unchanged: string[] = [];
    const gone: string[] = [];
    let broken: string | undefined;
    setRunning({ label, done: 0, total: ids.length });
    for (let at = 0; at < ids.length && !isStopped.current && broken === undefined; at += take) {
      try {
        const outcome = await call(action, ids.slice(at, at + take), runId);
        done.push(...outcome.done);
        unchanged.push(...outcome.unchanged);
        gone.push(...outcome.gone);
        setRunning({ label, done: Math.min(at + take, ids.length), total: ids.length });
      } catch (error) {
        broken = failureText(error);
      }
    }
    setRunning(undefined);
    outdatePages(client);
    await refresh(client);
    const tally: BulkTally = { total: ids.length, done, unchanged, gone, broken };
    const refused = refusedText(things, tally);
    if (refused !== undefined) showError(failed, refused);
    if (done.length > 0 || refused === undefined) {
      const back = opposite[action];
      // Undoes only changes of this run: entities archived by a colleague stay archived.
      const undo = back &&
        done.length > 0 &&
        !isUndo && { label: 'Вернуть', run: () => void run(back, done, runId, true) };
      showSuccess(...doneText(words[action], tally), undo || undefined);
    }
    return new Set([...done, ...unchanged, ...gone]);
  }

  return {
    running,
    run,
    stop: () => {
      isStopped.current = true;
    },
  };
}

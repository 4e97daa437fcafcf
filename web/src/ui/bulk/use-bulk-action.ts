import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import { outdatePages } from '#api/outdate-pages.ts';
import { showError, showSuccess } from '#ui/toast/toast.tsx';
import { type BulkTally, type BulkThings, type BulkWords, doneText, refusedText } from './bulk-outcome.ts';
import type { BulkProgress } from './use-bulk-run.ts';

/** Actions over many things, a part of them with each call. */
export interface BulkActions<Action extends string> {
  readonly words: Readonly<Record<Action, BulkWords>>;
  /** What takes an action back, where there is such a thing. */
  readonly opposite: Readonly<Record<Action, Action | undefined>>;
  readonly things: BulkThings;
  /** How many go with one call. */
  readonly take: number;
  readonly call: (
    action: Action,
    ids: readonly string[],
    runId: string | undefined,
  ) => Promise<Pick<BulkTally, 'done' | 'unchanged' | 'gone'>>;
  /** Asks again for the lists that have changed. */
  readonly refresh: (client: QueryClient) => Promise<unknown>;
}

/** How a run goes on. */
export interface BulkRunning extends BulkProgress {
  readonly label: string;
}

/** Runs an action over many things; the toast says what was done, what was not and why, and takes it back (D-01). */
export function useBulkAction<Action extends string>(actions: BulkActions<Action>) {
  const { words, opposite, things, take, call, refresh } = actions;
  const client = useQueryClient();
  const [running, setRunning] = useState<BulkRunning>();
  const isStopped = useRef(false);

  /**
   * @param runId the same for all calls of an archiving, by which it is returned as one (0035)
   * @returns ids that are settled: done, so already, or gone
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
      // Only what this very run has changed: what a colleague archived stays there.
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

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import { loadTwice } from '#ui/lazy-part.ts';
import { showError } from '#ui/toast/toast.tsx';
import { useFetchedSoon } from '#ui/use-fetched-soon.ts';
import type { BulkActions, BulkRunning } from './bulk-actions.ts';
import type { BulkRun } from './run-bulk.ts';

const loadRun = () => import('./run-bulk.ts');

/** Runs an action over many objects; a toast reports results and reasons, and offers an undo (D-01). */
export function useBulkAction<Action extends string>(actions: BulkActions<Action>) {
  const client = useQueryClient();
  const [running, setRunning] = useState<BulkRunning>();
  const isStopped = useRef(false);
  useFetchedSoon(loadRun);

  async function start(about: BulkRun<Action>): Promise<ReadonlySet<string>> {
    isStopped.current = false;
    const loaded = await loadTwice(loadRun).catch((error: unknown) => {
      showError(actions.words[about.action].failed, failureText(error));
    });
    if (loaded === undefined) return new Set();
    return loaded.runBulk(actions, { client, setRunning, isStopped: () => isStopped.current }, about);
  }

  return {
    running,
    /** @returns ids that need no further run: done, already in the target state, or deleted */
    run: (action: Action, ids: readonly string[]) => start({ action, ids }),
    stop: () => {
      isStopped.current = true;
    },
  };
}

import { BULK_TAKE, type BulkAction, runBulkAction } from '@gektar/contract/land/properties/property-bulk.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { failureText } from '#api/failure-text.ts';
import { showError, showSuccess } from '#ui/toast/toast.tsx';
import type { BulkProgress } from '#ui/use-bulk-run.ts';
import { type BulkTally, bulkWords, doneText, refusedText } from './bulk-outcome.ts';
import { refreshProperties } from './property-data.ts';

const opposite = { archive: 'unarchive', unarchive: 'archive', actualize: undefined } as const;

/** Archives, restores or actualizes many objects; the toast says what was done, what was not and why, and takes it back (D-01). */
export function useBulkAction() {
  const client = useQueryClient();
  const [running, setRunning] = useState<BulkProgress & { readonly label: string }>();
  const isStopped = useRef(false);

  /** @returns ids that are settled: done, so already, or gone */
  async function run(action: BulkAction, ids: readonly string[], isUndo = false): Promise<ReadonlySet<string>> {
    isStopped.current = false;
    const { running: label, failed } = bulkWords[action];
    const done: string[] = [];
    const unchanged: string[] = [];
    const gone: string[] = [];
    let broken: string | undefined;
    setRunning({ label, done: 0, total: ids.length });
    for (let at = 0; at < ids.length && !isStopped.current && broken === undefined; at += BULK_TAKE) {
      try {
        const outcome = await call(runBulkAction, { body: { action, ids: ids.slice(at, at + BULK_TAKE) } });
        done.push(...outcome.done);
        unchanged.push(...outcome.unchanged);
        gone.push(...outcome.gone);
        setRunning({ label, done: Math.min(at + BULK_TAKE, ids.length), total: ids.length });
      } catch (error) {
        broken = failureText(error);
      }
    }
    setRunning(undefined);
    await refreshProperties(client);
    const tally: BulkTally = { total: ids.length, done, unchanged, gone, broken };
    const refused = refusedText(tally);
    if (refused !== undefined) showError(failed, refused);
    if (done.length > 0 || refused === undefined) {
      const back = opposite[action];
      // Only what this very run has changed: what a colleague archived stays there.
      const undo = back && done.length > 0 && !isUndo && { label: 'Вернуть', run: () => void run(back, done, true) };
      showSuccess(...doneText(action, tally), undo || undefined);
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

import type { QueryClient } from '@tanstack/react-query';
import { v7 as uuidv7 } from 'uuid';
import { failureText } from '#api/failure-text.ts';
import { outdatePages } from '#api/outdate-pages.ts';
import { showError, showSuccess } from '#ui/toast/toast.tsx';
import type { BulkActions, BulkRunning } from './bulk-actions.ts';
import { type BulkTally, doneText, refusedText } from './bulk-outcome.ts';

/** Functions of the page that a run uses. */
export interface BulkPage {
  readonly client: QueryClient;
  readonly setRunning: (running: BulkRunning | undefined) => void;
  readonly isStopped: () => boolean;
}

export interface BulkRun<Action extends string> {
  readonly action: Action;
  readonly ids: readonly string[];
}

/**
 * Runs an action over many objects.
 * @returns ids that need no further run: done, already in the target state, or deleted
 */
export async function runBulk<Action extends string>(
  actions: BulkActions<Action>,
  { client, setRunning, isStopped }: BulkPage,
  { action, ids }: BulkRun<Action>,
): Promise<ReadonlySet<string>> {
  const { words, things, take, call, undo, refresh } = actions;
  const runId = uuidv7();
  const { running: label, failed } = words[action];
  const done: string[] = [];
  const unchanged: string[] = [];
  const gone: string[] = [];
  let broken: string | undefined;
  setRunning({ label, done: 0, total: ids.length });
  for (let at = 0; at < ids.length && !isStopped() && broken === undefined; at += take) {
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
    // The undo reverts only changes of this run: objects that a colleague had archived before stay archived.
    const back = { label: 'Отменить', isUndo: true, run: () => void undo(client, runId) };
    showSuccess(...doneText(words[action], tally), done.length > 0 ? back : undefined);
  }
  return new Set([...done, ...unchanged, ...gone]);
}

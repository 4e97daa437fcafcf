import { CallBroken } from '@gektar/contract/call.ts';
import type { QueryClient } from '@tanstack/react-query';
import { failureText } from '#api/failure-text.ts';
import { loadTwice } from '#ui/lazy-part.ts';
import { showError } from '#ui/toast/toast.tsx';
import type { UndoAbout } from './run-undo.ts';

/** Undoes an operation, see `runUndo`. @returns whether it was done */
export async function undo(client: QueryClient, id: string, about: UndoAbout): Promise<boolean> {
  const loaded = await loadTwice(() => import('./run-undo.ts')).catch((error: unknown) => {
    showError('Не удалось отменить действие', failureText(new CallBroken('no script', { cause: error })));
  });
  return loaded !== undefined && (await loaded.runUndo(client, id, about));
}

/** Undoes several operations of one action, the latest first; one toast at the end. Stops at the first that fails. */
export async function undoAll(client: QueryClient, ids: readonly string[], about: UndoAbout): Promise<void> {
  const [first, ...later] = ids;
  for (const id of later.reverse()) if (!(await undo(client, id, { ...about, isQuiet: true }))) return;
  if (first !== undefined) await undo(client, first, about);
}

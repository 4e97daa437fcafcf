import type { PluralForms } from '@gektar/format/plural.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ToastAction } from '#ui/toast/toast-about.ts';
import { undo, undoAll } from './undo-operation.ts';

/** Action 'Отменить' of an operation, for a toast; Ctrl+Z runs it too. @param forms noun forms of the objects */
export function useUndo(forms: PluralForms): (operationId: string) => ToastAction {
  const client = useQueryClient();
  const { history } = useRouter();
  return (id) => ({
    label: 'Отменить',
    isUndo: true,
    run: () => void undo(client, id, { forms, onOpen: (path) => history.push(path) }),
  });
}

/** Like `useUndo`, for an action of several operations: the latest is undone first. */
export function useUndoAll(forms: PluralForms): (operationIds: readonly string[]) => ToastAction {
  const client = useQueryClient();
  return (ids) => ({
    label: 'Отменить',
    isUndo: true,
    run: () => void undoAll(client, ids, { forms }),
  });
}

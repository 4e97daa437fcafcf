import type { PluralForms } from '@gektar/format/plural.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ToastAction } from '#ui/toast/toast-about.ts';
import { undo } from './undo-operation.ts';

/** 'Отменить' of an operation, for a toast: Ctrl+Z does it, too. @param forms of its objects */
export function useUndo(forms: PluralForms): (operationId: string) => ToastAction {
  const client = useQueryClient();
  const { history } = useRouter();
  return (id) => ({
    label: 'Отменить',
    isUndo: true,
    run: () => void undo(client, id, { forms, onOpen: (path) => history.push(path) }),
  });
}

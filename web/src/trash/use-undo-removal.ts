import type { Domain } from '@gektar/contract/domain.ts';
import { Failure } from '@gektar/contract/failure.ts';
import type { Restored } from '@gektar/contract/trash/trash.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { showError } from '#ui/toast/toast.tsx';
import type { ToastAction } from '#ui/toast/toast-about.ts';
import { NOT_RESTORED, restoreRefusal, tellRestored, trashCalls } from './trash-calls.ts';

/** A deleted entity, and the addresses of its pages. */
export interface Removed {
  readonly domain: Domain;
  readonly id: string;
  readonly onOpen: (restored: Restored) => void;
  readonly onOpenTrash: () => void;
}

/**
 * 'Отменить' in the toast of a deletion: restores from the trash with all parts (0035). A refusal opens the trash with
 * the entity.
 */
export function useUndoRemoval({ domain, id, onOpen, onOpenTrash }: Removed): ToastAction {
  const client = useQueryClient();
  const { list, restore } = trashCalls[domain];
  const undo = async () => {
    try {
      const { entries } = await call(list, { query: { entityId: id, take: 1 } });
      const [entry] = entries;
      if (entry === undefined) throw new Failure('trash.not_found');
      tellRestored(await call(restore, { params: { id: entry.id } }), onOpen);
    } catch (error) {
      const reason = restoreRefusal(error instanceof Error ? error : new Error(String(error)));
      showError(NOT_RESTORED, reason, { label: 'Открыть корзину', run: onOpenTrash });
    }
    await client.invalidateQueries({ queryKey: [domain] });
  };
  return { label: 'Отменить', isUndo: true, run: () => void undo() };
}

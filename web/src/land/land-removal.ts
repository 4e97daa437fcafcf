import type { Restored } from '@gektar/contract/trash/trash.ts';
import { useNavigate } from '@tanstack/react-router';
import { type Removal, useRemoval } from '#form/use-removal.ts';
import { useUndoRemoval } from '#trash/use-undo-removal.ts';
import type { ToastAction } from '#ui/toast/toast-about.ts';

/** Opens the page of a restored entity. */
export function useOpenRestored(): (restored: Restored) => void {
  const navigate = useNavigate();
  return ({ kind, id }) =>
    void navigate(
      kind === 'property' ? { to: '/land/property/$id', params: { id } } : { to: '/land/request/$id', params: { id } },
    );
}

/** 'Отменить' in the toast of the deletion of an object or a request. */
function useUndoLandRemoval(id: string): ToastAction {
  const navigate = useNavigate();
  const onOpen = useOpenRestored();
  return useUndoRemoval({ domain: 'land', id, onOpen, onOpenTrash: () => void navigate({ to: '/land/trash' }) });
}

/** Deletes the entity of a page, with an undo in the toast. */
export function useLandRemoval({ id, ...removal }: Omit<Removal, 'undo'> & { readonly id: string }) {
  return useRemoval({ ...removal, undo: useUndoLandRemoval(id) });
}

import type { Restored } from '@gektar/contract/trash/trash.ts';
import { useNavigate } from '@tanstack/react-router';
import { type Removal, useRemoval } from '#form/use-removal.ts';
import { useUndoRemoval } from '#trash/use-undo-removal.ts';
import type { ToastAction } from '#ui/toast/toast-about.ts';

/** The way to the page of what was restored; of a building and a vacancy to their place on the page of the complex. */
export function useOpenRestored(): (restored: Restored) => void {
  const navigate = useNavigate();
  return ({ kind, id, complexId, buildingId }) =>
    void navigate(
      kind === 'industrial_request'
        ? { to: '/industrial/requests/$id', params: { id } }
        : {
            to: '/industrial/complex/$id',
            params: { id: complexId ?? id },
            search: {
              ...(buildingId !== null && { building: buildingId }),
              ...(kind === 'vacancy' && { vacancy: id }),
            },
          },
    );
}

/** 'Отменить' in the toast of the deletion of a complex, a building, a vacancy or a request. */
export function useUndoIndustrialRemoval(id: string): ToastAction {
  const navigate = useNavigate();
  const onOpen = useOpenRestored();
  const onOpenTrash = () => void navigate({ to: '/industrial/trash' });
  return useUndoRemoval({ domain: 'industrial', id, onOpen, onOpenTrash });
}

/** Deletes what a page shows; the toast has the way back. */
export function useIndustrialRemoval({ id, ...removal }: Omit<Removal, 'undo'> & { readonly id: string }) {
  return useRemoval({ ...removal, undo: useUndoIndustrialRemoval(id) });
}

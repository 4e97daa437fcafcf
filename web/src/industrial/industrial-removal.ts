import type { Restored } from '@gektar/contract/trash/trash.ts';
import { useNavigate } from '@tanstack/react-router';
import { type Removal, useRemoval } from '#form/use-removal.ts';
import { useUndoRemoval } from '#trash/use-undo-removal.ts';
import type { ToastAction } from '#ui/toast/toast-about.ts';

/** Opens the page of a restored entity; for a building or a vacancy the page of its complex. */
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

/** Deletes the entity of a page, with an undo in the toast. */
export function useIndustrialRemoval({ id, ...removal }: Omit<Removal, 'undo'> & { readonly id: string }) {
  return useRemoval({ ...removal, undo: useUndoIndustrialRemoval(id) });
}

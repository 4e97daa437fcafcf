import type { Restored } from '@gektar/contract/trash/trash.ts';
import { type LinkOptions, linkOptions, useNavigate } from '@tanstack/react-router';
import { type Removal, useRemoval } from '#form/use-removal.ts';
import { useUndoRemoval } from '#trash/use-undo-removal.ts';
import type { ToastAction } from '#ui/toast/toast-about.ts';
import { vacancyLink } from './industrial-links.ts';

/** Opens the page of a restored entity; for a building the page of its complex. */
export function useOpenRestored(): (restored: Restored) => void {
  const navigate = useNavigate();
  return ({ kind, id, complexId, buildingId }) => void navigate(restoredLink({ kind, id, complexId, buildingId }));
}

function restoredLink({ kind, id, complexId, buildingId }: Omit<Restored, 'title' | 'notes'>): LinkOptions {
  if (kind === 'industrial_request') return linkOptions({ to: '/industrial/requests/$id', params: { id } });
  if (kind === 'vacancy') return vacancyLink({ id });
  const search = buildingId === null ? {} : { building: buildingId };
  return linkOptions({ to: '/industrial/complex/$id', params: { id: complexId ?? id }, search });
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

import type { Restored } from '@gektar/contract/trash/trash.ts';
import type { PluralForms } from '@gektar/format/plural.ts';
import { useNavigate } from '@tanstack/react-router';
import { type Removal, useRemoval } from '#form/use-removal.ts';
import { useUndo } from '#operations/use-undo.ts';

/** Opens the page of a restored entity. */
export function useOpenRestored(): (restored: Restored) => void {
  const navigate = useNavigate();
  return ({ kind, id }) =>
    void navigate(
      kind === 'property' ? { to: '/land/property/$id', params: { id } } : { to: '/land/request/$id', params: { id } },
    );
}

/** Deletes the entity of a page; the toast offers an undo. */
export function useLandRemoval({ forms, ...removal }: Omit<Removal, 'undo'> & { readonly forms: PluralForms }) {
  return useRemoval({ ...removal, undo: useUndo(forms) });
}

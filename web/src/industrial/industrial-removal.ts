import type { Restored } from '@gektar/contract/trash/trash.ts';
import type { PluralForms } from '@gektar/format/plural.ts';
import { type LinkOptions, linkOptions, useNavigate } from '@tanstack/react-router';
import { type Removal, useRemoval } from '#form/use-removal.ts';
import { useUndo } from '#operations/use-undo.ts';
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

/** Deletes the entity of a page; the toast offers an undo. */
export function useIndustrialRemoval({ forms, ...removal }: Omit<Removal, 'undo'> & { readonly forms: PluralForms }) {
  return useRemoval({ ...removal, undo: useUndo(forms) });
}

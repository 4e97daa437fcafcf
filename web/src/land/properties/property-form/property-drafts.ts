import { storedEmployeeId } from '#api/session.ts';
import { type DraftStore, openDraftStore } from '#form/draft-store.ts';
import type { EditDraft } from '#form/sections/begin-editing.ts';
import type { PropertyValues } from './property-values.ts';

/** Drafts of this employee for one object. */
export function openPropertyDrafts(propertyId: string): DraftStore<EditDraft<PropertyValues>> {
  return openDraftStore(`land-property/${storedEmployeeId() ?? 'nobody'}/${propertyId}`);
}

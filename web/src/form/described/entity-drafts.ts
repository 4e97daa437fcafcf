import { storedEmployeeId } from '#api/session.ts';
import { type DraftStore, openDraftStore } from '#form/draft-store.ts';
import type { EditDraft } from '#form/sections/begin-editing.ts';
import type { NewDraft } from '#form/sections/begin-new.ts';

/** Drafts of an entity kind; by default stored per employee, entity and tab. */
export interface EntityDrafts<Values> {
  readonly ofNew: () => DraftStore<NewDraft<Values>>;
  readonly ofEdit: (id: string) => DraftStore<EditDraft<Values>>;
}

/** @param draftKey first part of the keys */
export function draftsUnder<Values>(draftKey: string): EntityDrafts<Values> {
  return { ofNew: () => openNewDrafts(draftKey), ofEdit: (id) => openEditDrafts(draftKey, id) };
}

/** The signed-in employee's drafts for one stored entity. */
export function openEditDrafts<Values>(draftKey: string, id: string): DraftStore<EditDraft<Values>> {
  return openDraftStore(`${draftKey}/${storedEmployeeId() ?? 'nobody'}/${id}`);
}

/** The signed-in employee's drafts for a new entity. */
export function openNewDrafts<Values>(draftKey: string): DraftStore<NewDraft<Values>> {
  return openDraftStore(`${draftKey}/${storedEmployeeId() ?? 'nobody'}/new`);
}

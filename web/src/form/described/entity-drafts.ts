import { storedEmployeeId } from '#api/session.ts';
import { type DraftStore, openDraftStore } from '#form/draft-store.ts';
import type { EditDraft } from '#form/sections/begin-editing.ts';
import type { NewDraft } from '#form/sections/begin-new.ts';

/** Drafts of this employee for one entity. */
export function openEditDrafts<Values>(draftKey: string, id: string): DraftStore<EditDraft<Values>> {
  return openDraftStore(`${draftKey}/${storedEmployeeId() ?? 'nobody'}/${id}`);
}

/** This employee's draft of a new entity. */
export function openNewDrafts<Values>(draftKey: string): DraftStore<NewDraft<Values>> {
  return openDraftStore(`${draftKey}/${storedEmployeeId() ?? 'nobody'}/new`);
}

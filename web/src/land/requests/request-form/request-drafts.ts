import { storedEmployeeId } from '#api/session.ts';
import { type DraftStore, openDraftStore } from '#form/draft-store.ts';
import type { EditDraft } from '#form/sections/begin-editing.ts';
import type { NewDraft } from '#form/sections/begin-new.ts';
import type { RequestValues } from './request-values.ts';

const mine = () => `land-request/${storedEmployeeId() ?? 'nobody'}`;

/** Drafts of this employee for one request. */
export function openRequestDrafts(requestId: string): DraftStore<EditDraft<RequestValues>> {
  return openDraftStore(`${mine()}/${requestId}`);
}

/** This employee's draft of a new request. */
export function openNewRequestDrafts(): DraftStore<NewDraft<RequestValues>> {
  return openDraftStore(`${mine()}/new`);
}

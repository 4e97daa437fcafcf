import type { DraftKind } from '@gektar/contract/drafts/draft.ts';
import { insertAudit } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { findDraftsById, lockDraft, type StoredDraft, setDraftDeleted } from './draft-queries.ts';

/** Outcome of the undo of a created draft. */
export interface UndoneDraft {
  readonly state: 'done' | 'left' | 'gone';
  /** Why it was left. */
  readonly notes?: string[];
  /** The draft as it was. */
  readonly draft?: StoredDraft | undefined;
}

/** Deletes a draft that an operation made, unless somebody has changed it since. */
export async function undoDraft(
  tx: Db,
  kind: DraftKind,
  { id, employeeId }: { readonly id: string; readonly employeeId: string },
): Promise<UndoneDraft> {
  if (!(await lockDraft(tx, id))) return { state: 'gone' };
  const [draft] = await findDraftsById(tx, [id]);
  if (draft !== undefined && draft.rowVersion > 1)
    return { state: 'left', notes: ['Черновик дополнен после загрузки'] };
  await deleteDraft(tx, kind, { id, employeeId });
  return { state: 'done', draft };
}

/** Deletes a draft, with an audit row. */
export async function deleteDraft(
  tx: Db,
  kind: DraftKind,
  { id, employeeId }: { readonly id: string; readonly employeeId: string },
): Promise<void> {
  await setDraftDeleted(tx, id, true);
  await insertAudit(tx, { employeeId, entity: `${kind}_draft`, entityId: id, action: 'delete' });
}

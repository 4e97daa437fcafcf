import { Failure } from '@gektar/contract/failure.ts';
import type { SelectionItem } from '@gektar/contract/land/selections/selection.ts';
import { changesBetween, insertAudit } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { auditNames } from '#sharing/domain-tables.ts';
import { lockSelection, updateSelectionChanged } from '#sharing/item-queries.ts';
import {
  findItem,
  findItemOfProperty,
  findSelectionId,
  findSelectionOfItem,
  type SelectionKey,
} from './selection-queries.ts';
import { removeItem, updateItem } from './selection-writes.ts';

const entity = auditNames('land').item;

export interface ItemDraft extends SelectionKey {
  /** Absent: the item is identified by the property and the selection. */
  readonly id?: string | undefined;
  readonly entityId?: string | undefined;
  readonly rowVersion?: number | undefined;
  readonly status?: boolean | undefined;
  readonly comment?: string | null | undefined;
}

/**
 * Changes status or comment of an item; omitted fields stay, an unchanged one is not audited.
 * @throws {Failure} selection_item.not_found; selection_item.changed with the current state, when somebody changed it
 *   meanwhile
 */
export async function reviseItem(tx: Db, draft: ItemDraft, employeeId: string): Promise<SelectionItem> {
  const before = await lockItem(tx, draft.id ?? (await findIdOf(tx, draft)));
  if (draft.rowVersion !== undefined && draft.rowVersion !== before.rowVersion) {
    throw new Failure('selection_item.changed', { current: before });
  }
  const state = { status: before.status, comment: before.comment };
  const wanted = {
    status: draft.status ?? before.status,
    comment: draft.comment === undefined ? before.comment : draft.comment,
  };
  const changes = changesBetween(state, wanted);
  if (Object.keys(changes).length === 0) return before;

  await updateItem(tx, before.id, wanted);
  await updateSelectionChanged(tx, 'land', before.requestSelectionId);
  await insertAudit(tx, { employeeId, entity, entityId: before.id, action: 'update', changes });
  const after = await findItem(tx, before.id);
  if (!after) throw new Error('an item just written is not there');
  return after;
}

/** @throws {Failure} selection_item.not_found */
async function findIdOf(tx: Db, { entityId, ...key }: ItemDraft): Promise<string> {
  const selectionId = await findSelectionId(tx, key);
  const item = selectionId && entityId && (await findItemOfProperty(tx, selectionId, entityId));
  if (!item) throw new Failure('selection_item.not_found');
  return item.id;
}

/**
 * Removes an object with its comment (F-03).
 * @throws {Failure} selection_item.not_found
 */
export async function eraseItem(tx: Db, id: string, employeeId: string): Promise<void> {
  const { requestSelectionId, property, comment } = await lockItem(tx, id);
  await removeItem(tx, id);
  await updateSelectionChanged(tx, 'land', requestSelectionId);
  await insertAudit(tx, {
    employeeId,
    entity,
    entityId: id,
    action: 'delete',
    changes: {
      requestSelectionId: [requestSelectionId, null],
      property: [property.id, null],
      ...(comment !== null && { comment: [comment, null] }),
    },
  });
}

/** The selection is locked first, then the item is read again: it may be deleted meanwhile. */
async function lockItem(tx: Db, id: string): Promise<SelectionItem> {
  const selectionId = await findSelectionOfItem(tx, id);
  if (selectionId !== undefined) await lockSelection(tx, 'land', selectionId);
  const item = await findItem(tx, id);
  if (!item) throw new Failure('selection_item.not_found');
  return item;
}

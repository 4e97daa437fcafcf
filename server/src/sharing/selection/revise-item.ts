import { Failure } from '@gektar/contract/failure.ts';
import type { ItemFields } from '@gektar/contract/sharing/selection.ts';
import { changesBetween, insertAudit } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { auditNames } from '#sharing/domain-tables.ts';
import { lockSelection, updateSelectionChanged } from '#sharing/item-queries.ts';
import { mustMayEdit } from '#sharing/may-edit.ts';
import { removeItem, updateItem } from './item-writes.ts';
import type { SelectionDomain, StoredItem } from './selection-domain.ts';
import {
  findItem,
  findItemOfObject,
  findSelectionId,
  findSelectionOfItem,
  findStoredItem,
  type SelectionKey,
} from './selection-queries.ts';

export interface ItemDraft extends SelectionKey {
  /** Id of the item; absent: the object and the selection identify it. */
  readonly id?: string | undefined;
  readonly entityId?: string | undefined;
  readonly rowVersion?: number | undefined;
  readonly status?: boolean | undefined;
  readonly comment?: string | null | undefined;
}

/**
 * Changes status or comment of an item; omitted fields are unchanged, a save without changes is not audited.
 * @throws {Failure} selection_item.not_found; access.forbidden for hiding an item that another employee added (N-06);
 * selection_item.changed with the current state, when somebody changed it meanwhile
 */
export async function reviseItem<Item extends ItemFields>(
  tx: Db,
  about: SelectionDomain<Item>,
  draft: ItemDraft,
  employeeId: string,
): Promise<Item> {
  const stored = await lockItem(tx, about, draft.id ?? (await findIdOf(tx, about, draft)));
  const { id } = stored;
  const before = await mustFindItem(tx, about, id);
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
  if (state.status && !wanted.status) await mustMayTakeAway(tx, about, stored, employeeId);

  await updateItem(tx, about, id, wanted);
  await updateSelectionChanged(tx, about.domain, before.requestSelectionId);
  const entity = auditNames(about.domain).item;
  await insertAudit(tx, { employeeId, entity, entityId: id, action: 'update', changes });
  return mustFindItem(tx, about, id);
}

/** @throws {Failure} selection_item.not_found */
async function findIdOf(tx: Db, about: SelectionDomain, { entityId, ...key }: ItemDraft): Promise<string> {
  const selectionId = await findSelectionId(tx, about, key);
  const item = selectionId && entityId && (await findItemOfObject(tx, about, selectionId, entityId));
  if (!item) throw new Failure('selection_item.not_found');
  return item.id;
}

/** @throws {Failure} selection_item.not_found */
export async function mustFindItem<Item extends ItemFields>(
  db: Db,
  about: SelectionDomain<Item>,
  id: string,
): Promise<Item> {
  const item = await findItem(db, about, id);
  if (!item) throw new Failure('selection_item.not_found');
  return item;
}

/**
 * Removes an item with its comment (F-03).
 * @throws {Failure} selection_item.not_found; access.forbidden when another employee added it (N-06)
 */
export async function eraseItem(tx: Db, about: SelectionDomain, id: string, employeeId: string): Promise<void> {
  const item = await lockItem(tx, about, id);
  await mustMayTakeAway(tx, about, item, employeeId);
  const { requestSelectionId, objectId, comment, addedByEmployeeId } = item;
  await removeItem(tx, about, id);
  await updateSelectionChanged(tx, about.domain, requestSelectionId);
  await insertAudit(tx, {
    employeeId,
    entity: auditNames(about.domain).item,
    entityId: id,
    action: 'delete',
    changes: {
      requestSelectionId: [requestSelectionId, null],
      [about.key]: [objectId, null],
      ...(comment !== null && { comment: [comment, null] }),
      ...(addedByEmployeeId !== null && { addedByEmployeeId: [addedByEmployeeId, null] }),
    },
  });
}

/**
 * Refuses hiding or removing an item unless the employee added it or may edit the request.
 * @throws {Failure} access.forbidden (N-06)
 */
async function mustMayTakeAway(
  tx: Db,
  about: SelectionDomain,
  { addedByEmployeeId, requestSelectionId }: StoredItem,
  employeeId: string,
): Promise<void> {
  if (addedByEmployeeId !== employeeId) await mustMayEdit(tx, about, requestSelectionId, employeeId);
}

/** Locks the selection first, then reads the item again: it may have been deleted meanwhile. */
async function lockItem(tx: Db, about: SelectionDomain, id: string): Promise<StoredItem> {
  const selectionId = await findSelectionOfItem(tx, about, id);
  if (selectionId !== undefined) await lockSelection(tx, about.domain, selectionId);
  const item = await findStoredItem(tx, about, id);
  if (!item) throw new Failure('selection_item.not_found');
  return item;
}

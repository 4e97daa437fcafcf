import { Failure } from '@gektar/contract/failure.ts';
import { MAX_SELECTION_ITEMS } from '@gektar/contract/sharing/selection.ts';
import { type AuditEntry, insertAudits } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { auditNames } from '#sharing/domain-tables.ts';
import { lockSelection, updateSelectionChanged } from '#sharing/item-queries.ts';
import { mustMayEdit } from '#sharing/may-edit.ts';
import { type AddedItem, type ItemToAdd, insertItems, lockObjects } from './item-writes.ts';
import type { SelectionDomain } from './selection-domain.ts';
import { countItems, findSelectionId, type SelectionKey } from './selection-queries.ts';

/**
 * Adds objects, all or none, shown or hidden as each says. What is there already stays once, in the state it is sent
 * with (F-04).
 * @throws {Failure} selection.not_found, selection.full, access.forbidden when that hides what another added (N-06), the domain's own when one of the objects is not there
 * @returns id of the selection
 */
export async function addToSelection(
  tx: Db,
  about: SelectionDomain,
  key: SelectionKey,
  items: readonly ItemToAdd[],
  employeeId: string,
): Promise<string> {
  const selectionId = await findSelectionId(tx, about, key);
  if (selectionId === undefined || !(await lockSelection(tx, about.domain, selectionId))) {
    throw new Failure('selection.not_found');
  }
  await lockObjects(
    tx,
    about,
    items.map(({ entityId }) => entityId),
  );
  const added = await insertItems(tx, about, selectionId, items, employeeId);
  if (added.length === 0) return selectionId;
  if (added.some(({ isNew, status, addedBy }) => !isNew && !status && addedBy !== employeeId)) {
    await mustMayEdit(tx, about, selectionId, employeeId);
  }
  if ((await countItems(tx, about, selectionId)) > MAX_SELECTION_ITEMS) throw new Failure('selection.full');
  await updateSelectionChanged(tx, about.domain, selectionId);
  await insertAudits(
    tx,
    added.map((item) => ({
      employeeId,
      entity: auditNames(about.domain).item,
      entityId: item.id,
      ...told(about, item, selectionId),
    })),
  );
  return selectionId;
}

function told(
  { key }: SelectionDomain,
  { isNew, objectId, status }: AddedItem,
  selectionId: string,
): Pick<AuditEntry, 'action' | 'changes'> {
  if (!isNew) return { action: 'update', changes: { status: [!status, status] } };
  return {
    action: 'create',
    changes: {
      requestSelectionId: [null, selectionId],
      [key]: [null, objectId],
      ...(!status && { status: [null, false] }),
    },
  };
}

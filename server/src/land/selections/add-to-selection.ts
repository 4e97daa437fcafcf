import { Failure } from '@gektar/contract/failure.ts';
import { MAX_SELECTION_ITEMS } from '@gektar/contract/land/selections/selection.ts';
import { type AuditEntry, insertAudits } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { auditNames } from '#sharing/domain-tables.ts';
import { lockSelection, updateSelectionChanged } from '#sharing/item-queries.ts';
import { countItems, findSelectionId, type SelectionKey } from './selection-queries.ts';
import { type AddedItem, type ItemToAdd, insertItems } from './selection-writes.ts';

/**
 * Adds properties, all or none, shown or hidden as each says. What is there already stays once, in the state it is sent
 * with (F-04).
 * @throws {Failure} selection.not_found, property.not_found, selection.full
 * @returns id of the selection
 */
export async function addToSelection(
  tx: Db,
  key: SelectionKey,
  items: readonly ItemToAdd[],
  employeeId: string,
): Promise<string> {
  const selectionId = await findSelectionId(tx, key);
  if (selectionId === undefined || !(await lockSelection(tx, 'land', selectionId))) {
    throw new Failure('selection.not_found');
  }
  const added = await insertItems(tx, selectionId, items);
  if (added.length === 0) return selectionId;
  if ((await countItems(tx, selectionId)) > MAX_SELECTION_ITEMS) throw new Failure('selection.full');
  await updateSelectionChanged(tx, 'land', selectionId);
  await insertAudits(
    tx,
    added.map((item) => ({
      employeeId,
      entity: auditNames('land').item,
      entityId: item.id,
      ...told(item, selectionId),
    })),
  );
  return selectionId;
}

function told({ isNew, propertyId, status }: AddedItem, selectionId: string): Pick<AuditEntry, 'action' | 'changes'> {
  if (!isNew) return { action: 'update', changes: { status: [!status, status] } };
  return {
    action: 'create',
    changes: {
      requestSelectionId: [null, selectionId],
      property: [null, propertyId],
      ...(!status && { status: [null, false] }),
    },
  };
}

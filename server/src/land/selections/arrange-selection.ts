import { Failure } from '@gektar/contract/failure.ts';
import { insertAudit } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { auditNames } from '#sharing/domain-tables.ts';
import { lockSelection, updateSelectionChanged } from '#sharing/item-queries.ts';
import { findLinkOfSelection } from '#sharing/link-queries.ts';
import { eraseLink } from '#sharing/revise-link.ts';
import { findItemIds } from './selection-queries.ts';
import { removeItems, updateOrder } from './selection-writes.ts';

const entity = auditNames('land').selection;

/** @throws {Failure} selection.not_found */
export async function arrangeSelection(
  tx: Db,
  id: string,
  itemIds: readonly string[],
  employeeId: string,
): Promise<void> {
  await mustLock(tx, id);
  const before = await findItemIds(tx, id);
  await updateOrder(tx, id, itemIds);
  const after = await findItemIds(tx, id);
  if (after.join() === before.join()) return;
  await updateSelectionChanged(tx, 'land', id);
  await insertAudit(tx, { employeeId, entity, entityId: id, action: 'update', changes: { items: [before, after] } });
}

/**
 * Takes out every item, and the link with them; the selection stays with its request (F-02). @throws {Failure}
 * selection.not_found
 */
export async function clearSelection(tx: Db, id: string, employeeId: string): Promise<void> {
  await mustLock(tx, id);
  const link = await findLinkOfSelection(tx, 'land', id);
  if (link) await eraseLink(tx, { domain: 'land', employeeId }, link.id);
  const items = await findItemIds(tx, id);
  if (items.length === 0) return;
  await removeItems(tx, id);
  await updateSelectionChanged(tx, 'land', id);
  await insertAudit(tx, { employeeId, entity, entityId: id, action: 'update', changes: { items: [items, []] } });
}

async function mustLock(tx: Db, id: string): Promise<void> {
  if (!(await lockSelection(tx, 'land', id))) throw new Failure('selection.not_found');
}

import { Failure } from '@gektar/contract/failure.ts';
import { MAX_SELECTION_ITEMS } from '@gektar/contract/sharing/selection-limits.ts';
import { insertAudit } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { auditNames } from '#sharing/domain-tables.ts';
import { lockSelection, updateSelectionChanged } from '#sharing/item-queries.ts';
import { findLinks } from '#sharing/link-queries.ts';
import { mustMayEdit } from '#sharing/may-edit.ts';
import { eraseLink } from '#sharing/revise-link.ts';
import { clearItems, findClearedObjects, lockObjects, restoreItems, updateOrder } from './item-writes.ts';
import type { SelectionDomain } from './selection-domain.ts';
import { findItemIds } from './selection-queries.ts';

/** Puts the items of a selection in the given order. @throws {Failure} selection.not_found */
export async function arrangeSelection(
  tx: Db,
  about: SelectionDomain,
  id: string,
  itemIds: readonly string[],
  employeeId: string,
): Promise<void> {
  await mustLock(tx, about, id);
  const before = await findItemIds(tx, about, id);
  await updateOrder(tx, about, id, itemIds);
  const after = await findItemIds(tx, about, id);
  if (after.join() === before.join()) return;
  await recordItems(tx, about, id, employeeId, [before, after]);
}

/**
 * Removes every item and all links; the selection stays with its request (F-02), and `restoreSelection` restores the
 * items.
 * @throws {Failure} selection.not_found, access.forbidden (N-06)
 */
export async function clearSelection(tx: Db, about: SelectionDomain, id: string, employeeId: string): Promise<void> {
  await mustLock(tx, about, id);
  await mustMayEdit(tx, about, id, employeeId);
  for (const link of await findLinks(tx, about.domain, id)) await eraseLink(tx, { about, employeeId }, link.id);
  const items = await findItemIds(tx, about, id);
  if (items.length === 0) return;
  await clearItems(tx, about, id);
  await recordItems(tx, about, id, employeeId, [items, []]);
}

/**
 * Restores the items of the last clearing with order, comments, marks, status and author; not the link. Without such
 * items nothing changes.
 * @throws {Failure} selection.not_found, access.forbidden (N-06), selection.full
 */
export async function restoreSelection(tx: Db, about: SelectionDomain, id: string, employeeId: string): Promise<void> {
  await mustLock(tx, about, id);
  await mustMayEdit(tx, about, id, employeeId);
  const cleared = await findClearedObjects(tx, about, id);
  if (cleared.length === 0) return;
  await lockObjects(tx, about, cleared);
  const before = await findItemIds(tx, about, id);
  await restoreItems(tx, about, id);
  const after = await findItemIds(tx, about, id);
  if (after.length > MAX_SELECTION_ITEMS) throw new Failure('selection.full');
  if (after.length === before.length) return;
  await recordItems(tx, about, id, employeeId, [before, after]);
}

/** Audits a change of the items. @param change ids of the items in order, before and after */
async function recordItems(
  tx: Db,
  { domain }: SelectionDomain,
  id: string,
  employeeId: string,
  change: readonly [string[], string[]],
): Promise<void> {
  await updateSelectionChanged(tx, domain, id);
  await insertAudit(tx, {
    employeeId,
    entity: auditNames(domain).selection,
    entityId: id,
    action: 'update',
    changes: { items: change },
  });
}

async function mustLock(tx: Db, { domain }: SelectionDomain, id: string): Promise<void> {
  if (!(await lockSelection(tx, domain, id))) throw new Failure('selection.not_found');
}

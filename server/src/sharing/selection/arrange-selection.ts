import { Failure } from '@gektar/contract/failure.ts';
import { insertAudit } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { auditNames } from '#sharing/domain-tables.ts';
import { lockSelection, updateSelectionChanged } from '#sharing/item-queries.ts';
import { findLinkOfSelection } from '#sharing/link-queries.ts';
import { eraseLink } from '#sharing/revise-link.ts';
import { removeItems, updateOrder } from './item-writes.ts';
import type { SelectionDomain } from './selection-domain.ts';
import { findItemIds } from './selection-queries.ts';

/** @throws {Failure} selection.not_found */
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
  await updateSelectionChanged(tx, about.domain, id);
  await insertAudit(tx, {
    employeeId,
    entity: auditNames(about.domain).selection,
    entityId: id,
    action: 'update',
    changes: { items: [before, after] },
  });
}

/**
 * Takes out every item, and the link with them; the selection stays with its request (F-02). @throws {Failure}
 * selection.not_found
 */
export async function clearSelection(tx: Db, about: SelectionDomain, id: string, employeeId: string): Promise<void> {
  await mustLock(tx, about, id);
  const link = await findLinkOfSelection(tx, about.domain, id);
  if (link) await eraseLink(tx, { domain: about.domain, employeeId }, link.id);
  const items = await findItemIds(tx, about, id);
  if (items.length === 0) return;
  await removeItems(tx, about, id);
  await updateSelectionChanged(tx, about.domain, id);
  await insertAudit(tx, {
    employeeId,
    entity: auditNames(about.domain).selection,
    entityId: id,
    action: 'update',
    changes: { items: [items, []] },
  });
}

async function mustLock(tx: Db, { domain }: SelectionDomain, id: string): Promise<void> {
  if (!(await lockSelection(tx, domain, id))) throw new Failure('selection.not_found');
}

import type { Domain } from '@gektar/contract/domain.ts';
import { insertAudit } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { auditNames } from '#sharing/domain-tables.ts';
import { updateMarkFromLikes } from './answer-writes.ts';

/**
 * Sets the literal mark of an item from the likes of all links, with an audit row when it changes (G-06, N-14).
 * @returns whether it changed
 */
export async function recordMark(tx: Db, domain: Domain, itemId: string): Promise<boolean> {
  const isMarked = await updateMarkFromLikes(tx, domain, itemId);
  if (isMarked === undefined) return false;
  await insertAudit(tx, {
    employeeId: undefined,
    entity: auditNames(domain).item,
    entityId: itemId,
    action: 'update',
    changes: { isClientFavorite: [!isMarked, isMarked] },
  });
  return true;
}

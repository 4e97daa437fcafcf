import type { Domain } from '@gektar/contract/domain.ts';
import { Failure } from '@gektar/contract/failure.ts';
import type { SelectionLink } from '@gektar/contract/sharing/selection-link.ts';
import type { RawBuilder } from 'kysely';
import { insertAudit } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { inTransaction } from '#database/transaction.ts';
import { networkOf } from '#http/client-network.ts';
import { isBlankCode, isSameCode } from './access-code.ts';
import { countTry } from './code-tries.ts';
import { auditNames } from './domain-tables.ts';
import { lockSelection, updateFavoriteMark, updateSelectionChanged } from './item-queries.ts';
import { findValidLink, findValidLinkOfItem } from './link-queries.ts';

/** The code that the client typed, and the client's IP address. */
export interface Visitor {
  readonly password: string;
  readonly ip: string;
}

/**
 * Grants a client access to a selection.
 * @throws {Failure} link.invalid, link.code_missing, link.too_many_tries, link.code_wrong, checked in this order (G-01)
 */
export async function openSelection(
  db: Db,
  domain: Domain,
  selectionId: string,
  visitor: Visitor,
): Promise<SelectionLink> {
  return mustPass(db, await findValidLink(db, domain, selectionId), visitor);
}

/**
 * Stores a client's mark on an object of the selection, once (G-06). A hidden or deleted object is refused like an
 * unknown link, so that nothing is revealed about it.
 * @param isShown condition on an item `i`: whether clients may see it
 * @throws {Failure} as `openSelection`
 */
export async function markFavorite(
  db: Db,
  { domain, isShown }: { domain: Domain; isShown: RawBuilder<boolean> },
  itemId: string,
  visitor: Visitor,
): Promise<void> {
  const link = await mustPass(db, await findValidLinkOfItem(db, domain, itemId, isShown), visitor);
  await inTransaction(db, async (tx) => {
    await lockSelection(tx, domain, link.requestSelectionId);
    if (!(await updateFavoriteMark(tx, domain, itemId))) return;
    await updateSelectionChanged(tx, domain, link.requestSelectionId);
    await insertAudit(tx, {
      employeeId: undefined,
      entity: auditNames(domain).item,
      entityId: itemId,
      action: 'update',
      changes: { isClientFavorite: [false, true] },
    });
  });
}

/** Checks a visitor, in the same order for everyone; throws at the first failed check. */
async function mustPass(db: Db, link: SelectionLink | undefined, { password, ip }: Visitor): Promise<SelectionLink> {
  if (!link) throw new Failure('link.invalid');
  if (isBlankCode(password)) throw new Failure('link.code_missing');
  const isRight = isSameCode(password, link.password);
  if (!(await countTry(db, { linkId: link.id, network: networkOf(ip), isRight })))
    throw new Failure('link.too_many_tries');
  if (!isRight) throw new Failure('link.code_wrong');
  return link;
}

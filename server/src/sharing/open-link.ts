import type { Domain } from '@gektar/contract/domain.ts';
import { Failure } from '@gektar/contract/failure.ts';
import type { ClientLink, EndedLink } from '@gektar/contract/sharing/selection-link.ts';
import type { RawBuilder } from 'kysely';
import type { Db } from '#database/db.ts';
import { inTransaction } from '#database/transaction.ts';
import { networkOf } from '#http/client-network.ts';
import { isBlankCode, isSameCode } from './access-code.ts';
import { insertLike } from './answers/answer-writes.ts';
import { countOpening } from './answers/link-openings.ts';
import { recordMark } from './answers/record-mark.ts';
import { countTry } from './code-tries.ts';
import { lockSelection, updateSelectionChanged } from './item-queries.ts';
import {
  findIsAsked,
  findLinkOpenedBy,
  findValidLink,
  findValidLinkOfItem,
  type ItemOfLink,
  isFuture,
  lockLink,
  updateAsked,
  type ValidLink,
} from './link-queries.ts';
import { countUse, isUsedUp } from './link-uses.ts';

/** The code that the client typed, and the client's IP address. */
export interface Visitor {
  readonly password: string;
  readonly ip: string;
}

/**
 * Grants a client access to a selection; `countEntry` counts the opening.
 * @param openedBy id of the selection for its first link, otherwise of the link
 * @throws {Failure} link.invalid, link.code_missing, link.too_many_tries, link.code_wrong, checked in this order (G-01)
 */
export async function openSelection(db: Db, domain: Domain, openedBy: string, visitor: Visitor): Promise<ValidLink> {
  return mustPass(db, await findValidLink(db, domain, openedBy), visitor);
}

/**
 * Counts an opening of a link (0075) and against its limit (N-14), before its answer is sent; both and `record`, or
 * none.
 * @param record writes what is shown
 * @throws {Failure} link.invalid after the last allowed opening
 */
export async function countEntry(
  db: Db,
  domain: Domain,
  link: ValidLink,
  record?: (tx: Db) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await countUse(tx, domain, link.id))) throw new Failure('link.invalid');
    await countOpening(tx, domain, link, null);
    await record?.(tx);
  });
}

/**
 * The link that a client would open, for a preview; undefined instead of a refusal. Wrong codes count as attempts,
 * openings do not count.
 */
export async function findLinkOfCode(
  db: Db,
  domain: Domain,
  openedBy: string,
  { password, ip }: Visitor,
): Promise<ClientLink | undefined> {
  if (isBlankCode(password)) return undefined;
  return findOpenedLink(db, domain, { openedBy, ip, isRight: (link) => isSameCode(password, link.password) });
}

/**
 * The link that a messenger names by a key made of its code. Wrong keys count as attempts too: a key can be computed
 * from a guessed code.
 */
export async function findOpenedLink(
  db: Db,
  domain: Domain,
  about: { readonly openedBy: string; readonly ip: string; readonly isRight: (link: ClientLink) => boolean },
): Promise<ClientLink | undefined> {
  const link = await findLinkOpenedBy(db, domain, about.openedBy);
  if (!link || !(await isFuture(db, link.expirationTime))) return undefined;
  const isRight = about.isRight(link);
  const isWithin = await countTry(db, { linkId: link.id, network: networkOf(about.ip), isRight });
  return isRight && isWithin && !(await isUsedUp(db, domain, link)) ? link : undefined;
}

/**
 * Why a link does not open any more. A caller without its code gets the answer of an unknown link.
 * @throws {Failure} link.invalid
 */
export async function findEndedLink(db: Db, domain: Domain, openedBy: string, visitor: Visitor): Promise<EndedLink> {
  const { link, reason } = await mustBeEnded(db, domain, openedBy, visitor);
  return { reason, expirationTime: link.expirationTime, isAsked: await findIsAsked(db, domain, link.id) };
}

/** Records that a client asks to open an ended link again, once a day. @throws {Failure} link.invalid */
export async function askAgain(db: Db, domain: Domain, openedBy: string, visitor: Visitor): Promise<EndedLink> {
  const { link } = await mustBeEnded(db, domain, openedBy, visitor);
  return inTransaction(db, async (tx) => {
    // Deleted or opened again meanwhile.
    const locked = await lockLink(tx, domain, link.id);
    const reason = locked && (await endOf(tx, domain, locked));
    if (!locked || !reason) throw new Failure('link.invalid');
    await updateAsked(tx, domain, link.id);
    return { reason, expirationTime: locked.expirationTime, isAsked: true };
  });
}

async function mustBeEnded(db: Db, domain: Domain, openedBy: string, { password, ip }: Visitor) {
  const link = await findLinkOpenedBy(db, domain, openedBy);
  if (!link || isBlankCode(password)) throw new Failure('link.invalid');
  const isRight = isSameCode(password, link.password);
  const isWithin = await countTry(db, { linkId: link.id, network: networkOf(ip), isRight });
  const reason = isRight && isWithin ? await endOf(db, domain, link) : undefined;
  if (!reason) throw new Failure('link.invalid');
  return { link, reason };
}

/** How a link has ended; undefined while it can be opened. */
async function endOf(db: Db, domain: Domain, link: ClientLink): Promise<EndedLink['reason'] | undefined> {
  if (!(await isFuture(db, link.expirationTime))) return 'expired';
  return (await isUsedUp(db, domain, link)) ? 'used' : undefined;
}

/** A domain, and the condition on an item `i`: whether clients may see it. */
export interface ShownItems {
  readonly domain: Domain;
  readonly isShown: RawBuilder<boolean>;
}

/**
 * Grants a client access to an object of a selection. A hidden or deleted object is refused like an unknown link, so
 * that nothing is revealed about it.
 * @throws {Failure} as `openSelection`
 */
export async function mustPassItem(
  db: Db,
  { domain, isShown }: ShownItems,
  item: ItemOfLink,
  visitor: Visitor,
): Promise<ValidLink> {
  return mustPass(db, await findValidLinkOfItem(db, domain, item, isShown), visitor);
}

/**
 * Grants a client the right to answer about an object.
 * @throws {Failure} as `openSelection`; link.no_answers
 */
export async function mustPassAnswer(
  db: Db,
  shown: ShownItems,
  item: ItemOfLink,
  visitor: Visitor,
): Promise<ValidLink> {
  const link = await mustPassItem(db, shown, item, visitor);
  if (!link.hasAnswers) throw new Failure('link.no_answers');
  return link;
}

/** Stores a client's mark on an object of the selection, once (G-06). @throws {Failure} as `mustPassAnswer` */
export async function markFavorite(db: Db, shown: ShownItems, item: ItemOfLink, visitor: Visitor): Promise<void> {
  const { domain } = shown;
  const { itemId } = item;
  const { id: linkId, requestSelectionId: selectionId } = await mustPassAnswer(db, shown, item, visitor);
  await inTransaction(db, async (tx) => {
    await lockSelection(tx, domain, selectionId);
    await insertLike(tx, domain, { itemId, linkId, selectionId });
    if (await recordMark(tx, domain, itemId)) await updateSelectionChanged(tx, domain, selectionId);
  });
}

/** Checks a visitor, in the same order for everyone; throws at the first failed check. */
async function mustPass(db: Db, link: ValidLink | undefined, { password, ip }: Visitor): Promise<ValidLink> {
  if (!link) throw new Failure('link.invalid');
  if (isBlankCode(password)) throw new Failure('link.code_missing');
  const isRight = isSameCode(password, link.password);
  if (!(await countTry(db, { linkId: link.id, network: networkOf(ip), isRight })))
    throw new Failure('link.too_many_tries');
  if (!isRight) throw new Failure('link.code_wrong');
  return link;
}

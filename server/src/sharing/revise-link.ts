import { Failure } from '@gektar/contract/failure.ts';
import { failureTexts } from '@gektar/contract/failure-texts.ts';
import type { SelectionLink } from '@gektar/contract/sharing/selection-link.ts';
import { v7 as uuidv7 } from 'uuid';
import { insertAudit } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { makeAccessCode } from './access-code.ts';
import { auditNames } from './domain-tables.ts';
import { lockSelection } from './item-queries.ts';
import {
  findLinkOfSelection,
  insertLink,
  isFuture,
  lockLink,
  lockLinkOfSelection,
  removeLink,
  updateExpiration,
} from './link-queries.ts';
import { type LinkDomain, mustMayEdit } from './may-edit.ts';

/** The domain of the link, and the acting employee. */
export interface LinkContext {
  readonly about: LinkDomain;
  readonly employeeId: string;
}

/**
 * Creates or renews the link of a selection. An existing link keeps its code and gets the new time (M-17), so that an
 * expired link works again (G-03) under its old URL.
 * @param draft.expirationTime null: two weeks from now, or the current time of a valid link
 * @throws {Failure} selection.not_found, link.past_date; access.forbidden for changing an existing link (N-06)
 */
export async function createLink(
  tx: Db,
  { about, employeeId }: LinkContext,
  { requestSelectionId, expirationTime }: { requestSelectionId: string; expirationTime: string | null },
): Promise<SelectionLink> {
  const { domain } = about;
  if (expirationTime !== null) await mustLieAhead(tx, expirationTime);
  const id = uuidv7();
  // Because of the lock, the second of two concurrent first calls finds the link of the first and audits a change.
  if (!(await lockSelection(tx, domain, requestSelectionId))) throw new Failure('selection.not_found');
  const before = await lockLinkOfSelection(tx, domain, requestSelectionId);
  const link = await insertLink(tx, domain, { id, requestSelectionId, password: makeAccessCode(), expirationTime });
  if (link.id === id) {
    await insertAudit(tx, {
      employeeId,
      entity: auditNames(domain).link,
      entityId: id,
      action: 'create',
      changes: {
        requestSelectionId: [null, requestSelectionId],
        expirationTime: [null, link.expirationTime],
      },
    });
  } else if (before !== undefined && before.expirationTime !== link.expirationTime) {
    await mustMayEdit(tx, about, requestSelectionId, employeeId);
    await insertAudit(tx, {
      employeeId,
      entity: auditNames(domain).link,
      entityId: link.id,
      action: 'update',
      changes: { expirationTime: [before.expirationTime, link.expirationTime] },
    });
  }
  return link;
}

/**
 * Sets another expiration time; the code stays (G-03).
 * @throws {Failure} link.not_found, access.forbidden (N-06), link.past_date
 */
export async function reviseLink(
  tx: Db,
  { about, employeeId }: LinkContext,
  draft: { id: string; requestSelectionId: string; expirationTime: string },
): Promise<SelectionLink> {
  const { domain } = about;
  const before = await lockLink(tx, domain, draft.id);
  if (before?.requestSelectionId !== draft.requestSelectionId) throw new Failure('link.not_found');
  await mustMayEdit(tx, about, draft.requestSelectionId, employeeId);
  const { expirationTime } = draft;
  await mustLieAhead(tx, expirationTime);
  await updateExpiration(tx, domain, draft.id, expirationTime);
  await insertAudit(tx, {
    employeeId,
    entity: auditNames(domain).link,
    entityId: draft.id,
    action: 'update',
    changes: { expirationTime: [before.expirationTime, expirationTime] },
  });
  return { ...before, expirationTime };
}

/**
 * Sets another expiration time for the link of a selection (G-07).
 * @throws {Failure} selection.not_found, link.not_found, access.forbidden (N-06), link.past_date
 */
export async function extendLinkOfSelection(
  tx: Db,
  context: LinkContext,
  requestSelectionId: string,
  expirationTime: string,
): Promise<SelectionLink> {
  if (!(await lockSelection(tx, context.about.domain, requestSelectionId))) throw new Failure('selection.not_found');
  const link = await findLinkOfSelection(tx, context.about.domain, requestSelectionId);
  if (!link) throw new Failure('link.not_found');
  return reviseLink(tx, context, { id: link.id, requestSelectionId, expirationTime });
}

/**
 * Deletes the link: the client's URL and code stop working.
 * @throws {Failure} link.not_found, access.forbidden (N-06)
 */
export async function eraseLink(tx: Db, { about, employeeId }: LinkContext, id: string): Promise<void> {
  const { domain } = about;
  const link = await lockLink(tx, domain, id);
  if (!link) throw new Failure('link.not_found');
  await mustMayEdit(tx, about, link.requestSelectionId, employeeId);
  await removeLink(tx, domain, id);
  await insertAudit(tx, {
    employeeId,
    entity: auditNames(domain).link,
    entityId: id,
    action: 'delete',
    changes: { requestSelectionId: [link.requestSelectionId, null], expirationTime: [link.expirationTime, null] },
  });
}

async function mustLieAhead(tx: Db, expirationTime: string): Promise<void> {
  if (await isFuture(tx, expirationTime)) return;
  throw new Failure('link.past_date', { fields: { expirationTime: failureTexts['link.past_date'] } });
}

import { Failure } from '@gektar/contract/failure.ts';
import { failureTexts } from '@gektar/contract/failure-texts.ts';
import type { Area, SelectionLink } from '@gektar/contract/sharing/selection-link.ts';
import { v7 as uuidv7 } from 'uuid';
import { insertAudit } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { makeAccessCode } from './access-code.ts';
import { auditNames } from './area-tables.ts';
import { insertLink, isFuture, lockLink, lockLinkOfSelection, removeLink, updateExpiration } from './link-queries.ts';

/** Where and by whom. */
export interface LinkDeed {
  readonly area: Area;
  readonly employeeId: string;
}

/**
 * The link of a selection; where there is one that holds, it stays as it is, its time too. One that has expired lives again, with its code
 * (G-03): a client's old address opens once more.
 * @param about.expirationTime null: two weeks from now
 * @throws {Failure} selection.not_found, link.past_date
 */
export async function createLink(
  tx: Db,
  { area, employeeId }: LinkDeed,
  about: { requestSelectionId: string; expirationTime: string | null },
): Promise<SelectionLink> {
  if (about.expirationTime !== null) await mustLieAhead(tx, about.expirationTime);
  const id = uuidv7();
  const before = await lockLinkOfSelection(tx, area, about.requestSelectionId);
  const { requestSelectionId, expirationTime } = about;
  const link = await insertLink(tx, area, { id, requestSelectionId, password: makeAccessCode(), expirationTime });
  if (link.id === id) {
    await insertAudit(tx, {
      employeeId,
      entity: auditNames(area).link,
      entityId: id,
      action: 'create',
      changes: {
        requestSelectionId: [null, requestSelectionId],
        expirationTime: [null, link.expirationTime],
      },
    });
  } else if (before !== undefined && before.expirationTime !== link.expirationTime) {
    await insertAudit(tx, {
      employeeId,
      entity: auditNames(area).link,
      entityId: link.id,
      action: 'update',
      changes: { expirationTime: [before.expirationTime, link.expirationTime] },
    });
  }
  return link;
}

/** Another time; the code stays (G-03). @throws {Failure} link.not_found, link.past_date */
export async function reviseLink(
  tx: Db,
  { area, employeeId }: LinkDeed,
  draft: { id: string; requestSelectionId: string; expirationTime: string },
): Promise<SelectionLink> {
  const before = await lockLink(tx, area, draft.id);
  if (before?.requestSelectionId !== draft.requestSelectionId) throw new Failure('link.not_found');
  const { expirationTime } = draft;
  await mustLieAhead(tx, expirationTime);
  await updateExpiration(tx, area, draft.id, expirationTime);
  await insertAudit(tx, {
    employeeId,
    entity: auditNames(area).link,
    entityId: draft.id,
    action: 'update',
    changes: { expirationTime: [before.expirationTime, expirationTime] },
  });
  return { ...before, expirationTime };
}

/** The client's address and code lead nowhere from now on. @throws {Failure} link.not_found */
export async function eraseLink(tx: Db, { area, employeeId }: LinkDeed, id: string): Promise<void> {
  const link = await lockLink(tx, area, id);
  if (!link) throw new Failure('link.not_found');
  await removeLink(tx, area, id);
  await insertAudit(tx, {
    employeeId,
    entity: auditNames(area).link,
    entityId: id,
    action: 'delete',
    changes: { requestSelectionId: [link.requestSelectionId, null], expirationTime: [link.expirationTime, null] },
  });
}

async function mustLieAhead(tx: Db, expirationTime: string): Promise<void> {
  if (await isFuture(tx, expirationTime)) return;
  throw new Failure('link.past_date', { fields: { expirationTime: failureTexts['link.past_date'] } });
}

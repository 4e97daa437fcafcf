import type { Domain } from '@gektar/contract/domain.ts';
import { Failure } from '@gektar/contract/failure.ts';
import { failureTexts } from '@gektar/contract/failure-texts.ts';
import {
  type ClientLink,
  type LinkSettings,
  MOST_LINKS,
  type SelectionLink,
  type SendingWay,
} from '@gektar/contract/sharing/selection-link.ts';
import { v7 as uuidv7 } from 'uuid';
import { type Changes, changesBetween, insertAudit } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { makeAccessCode } from './access-code.ts';
import { auditNames } from './domain-tables.ts';
import { lockSelection } from './item-queries.ts';
import {
  countLinks,
  findLinkOfSelection,
  insertFurtherLink,
  insertLink,
  isFuture,
  lockLink,
  lockLinkOfSelection,
  removeLink,
  updateExpiration,
  updateSent,
  updateSettings,
} from './link-queries.ts';
import { removeUses } from './link-uses.ts';
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
    await openAgain(tx, domain, before);
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
  await openAgain(tx, domain, before);
  await insertAudit(tx, {
    employeeId,
    entity: auditNames(domain).link,
    entityId: draft.id,
    action: 'update',
    changes: { expirationTime: [before.expirationTime, expirationTime] },
  });
  return { ...before, expirationTime };
}

/** A link that a client asked to open again starts the count of its openings from zero. */
async function openAgain(tx: Db, domain: Domain, { id, askedDateTime }: ClientLink): Promise<void> {
  if (askedDateTime !== null) await removeUses(tx, domain, id);
}

type LinkDraft = LinkSettings & { readonly expirationTime: string | null };

/**
 * Creates a further link of a selection, with a separate code (N-14). The same draft sent again changes nothing.
 * @param draft.expirationTime null: two weeks from now
 * @throws {Failure} selection.not_found, access.forbidden (N-06), link.past_date, link.too_many, link.id_taken
 */
export async function addLink(
  tx: Db,
  { about, employeeId }: LinkContext,
  { newId: id, ...draft }: LinkDraft & { readonly newId: string; readonly requestSelectionId: string },
): Promise<ClientLink> {
  const { domain } = about;
  const { requestSelectionId } = draft;
  if (!(await lockSelection(tx, domain, requestSelectionId))) throw new Failure('selection.not_found');
  await mustMayEdit(tx, about, requestSelectionId, employeeId);
  const earlier = await lockLink(tx, domain, id);
  if (earlier) {
    if (earlier.requestSelectionId !== requestSelectionId || earlier.isFirst) throw new Failure('link.id_taken');
    return earlier;
  }
  if (draft.expirationTime !== null) await mustLieAhead(tx, draft.expirationTime);
  if ((await countLinks(tx, domain, requestSelectionId)) >= MOST_LINKS) throw new Failure('link.too_many');
  await insertFurtherLink(tx, domain, { ...draft, id, password: makeAccessCode() });
  const link = await lockLink(tx, domain, id);
  // A link of another selection took the id at the same time.
  if (link?.requestSelectionId !== requestSelectionId) throw new Failure('link.id_taken');
  await insertAudit(tx, {
    employeeId,
    entity: auditNames(domain).link,
    entityId: id,
    action: 'create',
    changes: {
      requestSelectionId: [null, requestSelectionId],
      expirationTime: [null, link.expirationTime],
      ...differences(usual, link),
    },
  });
  return link;
}

/** Settings of a link that was created without any. */
const usual: LinkSettings = { name: '', openingLimit: null, hasRates: true, hasAnswers: true, hasCard: true };

function settingsOf({ name, openingLimit, hasRates, hasAnswers, hasCard }: LinkSettings): LinkSettings {
  return { name, openingLimit, hasRates, hasAnswers, hasCard };
}

/** Differences between the settings of two states, for the audit. */
function differences(before: LinkSettings, after: LinkSettings): Changes {
  return changesBetween(settingsOf(before), settingsOf(after));
}

/**
 * Sets time and settings of a link; its code stays (N-14). Another limit starts the count of openings from zero.
 * @throws {Failure} link.not_found, access.forbidden (N-06), link.past_date
 */
export async function setLink(
  tx: Db,
  { about, employeeId }: LinkContext,
  id: string,
  draft: LinkSettings & { readonly expirationTime: string },
): Promise<ClientLink> {
  const { domain } = about;
  const before = await lockLink(tx, domain, id);
  if (!before) throw new Failure('link.not_found');
  await mustMayEdit(tx, about, before.requestSelectionId, employeeId);
  const { expirationTime } = draft;
  if (expirationTime !== before.expirationTime) await mustLieAhead(tx, expirationTime);
  await updateSettings(tx, domain, id, draft);
  if (draft.openingLimit !== before.openingLimit) await removeUses(tx, domain, id);
  else await openAgain(tx, domain, before);
  const time: Changes = { expirationTime: [before.expirationTime, expirationTime] };
  const changes = { ...(expirationTime !== before.expirationTime && time), ...differences(before, draft) };
  if (Object.keys(changes).length > 0)
    await insertAudit(tx, { employeeId, entity: auditNames(domain).link, entityId: id, action: 'update', changes });
  const after = await lockLink(tx, domain, id);
  if (!after) throw new Error('a locked link is there');
  return after;
}

/**
 * Records how an employee sends a link (0093); the history lists every way, the link has only the last one.
 * @throws {Failure} link.not_found, access.forbidden (N-06)
 */
export async function markSent(
  tx: Db,
  { about, employeeId }: LinkContext,
  id: string,
  way: SendingWay,
): Promise<ClientLink> {
  const { domain } = about;
  const before = await lockLink(tx, domain, id);
  if (!before) throw new Failure('link.not_found');
  await mustMayEdit(tx, about, before.requestSelectionId, employeeId);
  await updateSent(tx, domain, id, way);
  const entity = auditNames(domain).link;
  await insertAudit(tx, { employeeId, entity, entityId: id, action: 'update', changes: { sentWay: [null, way] } });
  const after = await lockLink(tx, domain, id);
  if (!after) throw new Error('a locked link is there');
  return after;
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
  // Answers outlive the link, under its name.
  const name: Changes = link.name === '' ? {} : { name: [link.name, null] };
  const isFirst: Changes = link.isFirst ? {} : { isFirst: [false, null] };
  const { requestSelectionId, expirationTime } = link;
  const ends: Changes = { requestSelectionId: [requestSelectionId, null], expirationTime: [expirationTime, null] };
  const changes = { ...ends, ...name, ...isFirst };
  await insertAudit(tx, { employeeId, entity: auditNames(domain).link, entityId: id, action: 'delete', changes });
}

async function mustLieAhead(tx: Db, expirationTime: string): Promise<void> {
  if (await isFuture(tx, expirationTime)) return;
  throw new Failure('link.past_date', { fields: { expirationTime: failureTexts['link.past_date'] } });
}

import { Failure } from '@gektar/contract/failure.ts';
import type { EventAction } from '@gektar/contract/history.ts';
import type { LandContact, LandContactDraft, LandContactFields } from '@gektar/contract/land/contacts/land-contact.ts';
import { v7 as uuidv7 } from 'uuid';
import { changesBetween, insertAudit } from '#database/audit.ts';
import { isForeignKeyViolation } from '#database/constraints.ts';
import type { Db } from '#database/db.ts';
import {
  findLandContact,
  insertLandContact,
  lockLandContact,
  removeLandContact,
  updateLandContact,
} from './land-contact-queries.ts';

const notAChange = new Set(['id', 'rowVersion']);
/** The state before a contact is created, and after it is deleted. */
const nothing = { firstName: null, lastName: null, middleName: null, phone: null, email: null, comment: null };
type State = Omit<LandContact, 'firstName' | 'lastName'> & {
  readonly firstName: string | null;
  readonly lastName: string | null;
};

/** @throws {Failure} land_contact.not_found */
export async function mustFindLandContact(db: Db, id: string): Promise<LandContact> {
  return must(await findLandContact(db, id));
}

export async function createLandContact(tx: Db, fields: LandContactFields, employeeId: string): Promise<LandContact> {
  const contact = await insertLandContact(tx, uuidv7(), fields);
  await trace(
    tx,
    'create',
    contact.id,
    employeeId,
    changesBetween<State>({ ...contact, ...nothing }, contact, notAChange),
  );
  return contact;
}

/**
 * Saves an employee's changes; an unchanged save keeps the version.
 * @throws {Failure} land_contact.not_found, land_contact.changed with the current state
 */
export async function reviseLandContact(tx: Db, draft: LandContactDraft, employeeId: string): Promise<LandContact> {
  const { id, rowVersion, ...fields } = draft;
  const before = must(await lockLandContact(tx, id));
  if (before.rowVersion !== rowVersion) throw new Failure('land_contact.changed', { current: before });
  const changes = changesBetween(before, { ...before, ...fields }, notAChange);
  if (Object.keys(changes).length === 0) return before;
  const after = await updateLandContact(tx, id, fields);
  await trace(tx, 'update', id, employeeId, changes);
  return after;
}

/** @throws {Failure} land_contact.not_found, land_contact.in_use */
export async function deleteLandContact(tx: Db, id: string, employeeId: string): Promise<void> {
  const before = must(await lockLandContact(tx, id));
  await removeLandContact(tx, id).catch((error: unknown) => {
    if (isForeignKeyViolation(error)) throw new Failure('land_contact.in_use');
    throw error;
  });
  await trace(tx, 'delete', id, employeeId, changesBetween<State>(before, { ...before, ...nothing }, notAChange));
}

function trace(
  tx: Db,
  action: EventAction,
  entityId: string,
  employeeId: string,
  changes: ReturnType<typeof changesBetween>,
): Promise<void> {
  return insertAudit(tx, { entity: 'land_contact', entityId, action, employeeId, changes });
}

function must(contact: LandContact | undefined): LandContact {
  if (!contact) throw new Failure('land_contact.not_found');
  return contact;
}

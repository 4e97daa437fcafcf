import { Failure } from '@gektar/contract/failure.ts';
import type { ContactLink, ContactLinkFields } from '@gektar/contract/industrial/people/contact-link.ts';
import type { OperatorFields, OperatorWithRoles } from '@gektar/contract/industrial/people/operator-link.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#database/db.ts';
import { changeEntity } from '#database/entity-writes.ts';
import { buildingEntity } from '#industrial/buildings/building-entity.ts';
import { complexEntity } from '#industrial/complexes/complex-entity.ts';
import { buildingRows } from '#industrial/tree/building-table.ts';
import { complexRows } from '#industrial/tree/complex-table.ts';
import { replacePeople } from '#industrial/tree/people-links.ts';
import { findContact, findOperator, findOwnerOf, type OfOwner } from './people-queries.ts';

interface People {
  readonly contacts: readonly ContactLink[];
  readonly operatorWithRoles: readonly OperatorWithRoles[];
}
/** Lists after a change; an absent list is unchanged. */
type Changed = Partial<{
  contacts: readonly (ContactLinkFields & { id: string })[];
  operatorWithRoles: readonly (OperatorFields & { id: string })[];
}>;

/**
 * Appends a contact; a new main contact unmarks the previous one (H-28).
 * @throws {Failure} complex.not_found, building.not_found, complex.unknown_reference
 */
export async function createContact(
  tx: Db,
  { complexId, buildingId, ...fields }: ContactLinkFields & OfOwner,
  employeeId: string,
): Promise<ContactLink> {
  const id = uuidv7();
  await changePeople(tx, { complexId, buildingId }, employeeId, ({ contacts }) => ({
    contacts: [...unmarkedFor(fields, contacts), { ...fields, id }],
  }));
  return written(await findContact(tx, id), 'contact_link.not_found');
}

/** @throws {Failure} contact_link.not_found, complex.unknown_reference */
export async function updateContact(
  tx: Db,
  draft: ContactLinkFields & { readonly id: string },
  employeeId: string,
): Promise<ContactLink> {
  const owner = await ownerOf(tx, 'contacts', draft.id);
  await changePeople(tx, owner, employeeId, ({ contacts }) => ({
    contacts: unmarkedFor(draft, contacts).map((link) => (link.id === draft.id ? draft : link)),
  }));
  return written(await findContact(tx, draft.id), 'contact_link.not_found');
}

/** @throws {Failure} contact_link.not_found */
export async function deleteContact(tx: Db, id: string, employeeId: string): Promise<void> {
  const owner = await ownerOf(tx, 'contacts', id);
  await changePeople(tx, owner, employeeId, ({ contacts }) => ({
    contacts: contacts.filter((link) => link.id !== id),
  }));
}

/** @throws {Failure} complex.not_found, building.not_found */
export async function createOperator(
  tx: Db,
  { complexId, buildingId, ...fields }: OperatorFields & OfOwner,
  employeeId: string,
): Promise<OperatorWithRoles> {
  const id = uuidv7();
  await changePeople(tx, { complexId, buildingId }, employeeId, ({ operatorWithRoles }) => ({
    operatorWithRoles: [...operatorWithRoles, { ...fields, id }],
  }));
  return written(await findOperator(tx, id), 'operator_link.not_found');
}

/** @throws {Failure} operator_link.not_found */
export async function updateOperator(
  tx: Db,
  draft: OperatorFields & { readonly id: string },
  employeeId: string,
): Promise<OperatorWithRoles> {
  const owner = await ownerOf(tx, 'operators_with_roles', draft.id);
  await changePeople(tx, owner, employeeId, ({ operatorWithRoles }) => ({
    operatorWithRoles: operatorWithRoles.map((link) => (link.id === draft.id ? draft : link)),
  }));
  return written(await findOperator(tx, draft.id), 'operator_link.not_found');
}

/** @throws {Failure} operator_link.not_found */
export async function deleteOperator(tx: Db, id: string, employeeId: string): Promise<void> {
  const owner = await ownerOf(tx, 'operators_with_roles', id);
  await changePeople(tx, owner, employeeId, ({ operatorWithRoles }) => ({
    operatorWithRoles: operatorWithRoles.filter((link) => link.id !== id),
  }));
}

/** An entity has one main contact: marking another unmarks the previous one. */
function unmarkedFor({ mainContact }: ContactLinkFields, contacts: readonly ContactLink[]): ContactLink[] {
  return mainContact ? contacts.map((link) => ({ ...link, mainContact: false })) : [...contacts];
}

/**
 * Changes the people of a complex or a building under its lock, with its version, its history and the figures of the
 * complex.
 */
async function changePeople(
  tx: Db,
  { complexId, buildingId }: OfOwner,
  employeeId: string,
  change: (people: People) => Changed,
): Promise<void> {
  const rowVersion = undefined;
  if (complexId !== undefined) {
    await changeEntity(complexEntity, tx, { id: complexId, rowVersion, employeeId }, async (before) => {
      await replacePeople(tx, 'complex', complexId, change(before));
      await complexRows.raise(tx, complexId);
      return true;
    });
  } else if (buildingId !== undefined) {
    await changeEntity(buildingEntity, tx, { id: buildingId, rowVersion, employeeId }, async (before) => {
      await replacePeople(tx, 'building', buildingId, change(before));
      await buildingRows.raise(tx, buildingId);
      return true;
    });
  }
}

async function ownerOf(tx: Db, table: 'contacts' | 'operators_with_roles', id: string): Promise<OfOwner> {
  const owner = await findOwnerOf(tx, table, id);
  if (owner === undefined)
    throw new Failure(table === 'contacts' ? 'contact_link.not_found' : 'operator_link.not_found');
  return owner;
}

/** Throws when another writer removed the link while this one waited for the lock. */
function written<Link>(link: Link | undefined, missing: 'contact_link.not_found' | 'operator_link.not_found'): Link {
  if (link === undefined) throw new Failure(missing);
  return link;
}

import type { LandContact, LandContactFields } from '@gektar/contract/land/contacts/land-contact.ts';
import type { Db } from '#database/db.ts';
import { entityRows } from '#database/entity-rows.ts';

const columns = [
  'id',
  'row_version as rowVersion',
  'first_name as firstName',
  'last_name as lastName',
  'middle_name as middleName',
  'phone',
  'email',
  'comment',
] as const;

/** In order of creation: ids grow with time. */
export function findLandContacts(db: Db): Promise<LandContact[]> {
  return db.selectFrom('land.contacts').select(columns).orderBy('id').execute();
}

export function findLandContact(db: Db, id: string): Promise<LandContact | undefined> {
  return db.selectFrom('land.contacts').select(columns).where('id', '=', id).executeTakeFirst();
}

export const landContactRows = entityRows('land.contacts', 'lc');

export function insertLandContact(tx: Db, id: string, fields: LandContactFields): Promise<void> {
  return landContactRows.insert(tx, id, rowOf(fields));
}

export function updateLandContact(tx: Db, id: string, fields: LandContactFields): Promise<void> {
  return landContactRows.update(tx, id, rowOf(fields));
}

function rowOf(fields: LandContactFields) {
  return {
    first_name: fields.firstName,
    last_name: fields.lastName,
    middle_name: fields.middleName,
    phone: fields.phone,
    email: fields.email,
    comment: fields.comment,
  };
}

import type { LandContact, LandContactFields } from '@gektar/contract/land/contacts/land-contact.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

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

/** Blocks other writers of this contact until the transaction ends. @returns whether it exists */
export async function lockLandContact(tx: Db, id: string): Promise<boolean> {
  const row = await tx.selectFrom('land.contacts').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return row !== undefined;
}

export async function insertLandContact(tx: Db, id: string, fields: LandContactFields): Promise<void> {
  await tx
    .insertInto('land.contacts')
    .values({ id, ...rowOf(fields) })
    .execute();
}

/** Increments the version. */
export async function updateLandContact(tx: Db, id: string, fields: LandContactFields): Promise<void> {
  await tx
    .updateTable('land.contacts')
    .set({ ...rowOf(fields), row_version: sql`row_version + 1` })
    .where('id', '=', id)
    .execute();
}

/** @throws foreign key violation while the contact is referenced */
export async function removeLandContact(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('land.contacts').where('id', '=', id).execute();
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

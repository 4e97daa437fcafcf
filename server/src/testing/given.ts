import { randomBytes } from 'node:crypto';
import { type Property, PropertyFields, type PropertyFieldsInput } from '@gektar/contract/land/properties/property.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#database/db.ts';
import { createEntity } from '#database/entity-writes.ts';
import { inTransaction } from '#database/transaction.ts';
import { propertyEntity } from '#land/properties/property-entity.ts';
import { insertEmployee, type NewEmployee } from '#people/employee-queries.ts';

/** Complete, valid rows for tests; name only what matters. */

export async function givenEmployee(db: Db, about: Partial<NewEmployee> = {}): Promise<NewEmployee & { id: string }> {
  const employee: NewEmployee = {
    login: `login-${randomBytes(5).toString('hex')}`,
    // Matches no password; a test of sign-in sets a hash of its own.
    passwordHash: 'none',
    firstName: 'Имя',
    lastName: 'Фамилия',
    lastNameLatin: 'Familia',
    email: 'name@example.com',
    isDemo: false,
    ...about,
  };
  const id = uuidv7();
  await insertEmployee(db, id, employee);
  return { id, ...employee };
}

let lastNumber = 0;

/** A cadastral number unique among test rows. */
export function freshCadastralNumber(): string {
  lastNumber += 1;
  return `50:20:${String(process.pid % 10_000_000).padStart(7, '0')}:${lastNumber}`;
}

/** Required fields only, ready to be sent. Dictionary values are those of a new database. */
export function propertyFields(
  responsibleEmployeeId: string,
  about: Partial<PropertyFieldsInput> = {},
): PropertyFieldsInput {
  return {
    cadastralNumbers: [freshCadastralNumber()],
    latitude: 55.68241,
    longitude: 37.104218,
    category: { id: 3 },
    propertyType: { id: 1 },
    ownershipType: { id: 1 },
    region: { id: 50 },
    responsibleEmployeeId,
    lastConversationDate: '2026-11-12T00:00:00',
    area: 12.5,
    kmFromCity: 24,
    linkToDisk: 'https://disk.example/50-20-145',
    linkToDocumentation: 'https://docs.example/50-20-145',
    ...about,
  };
}

export async function givenProperty(db: Db, about: Partial<PropertyFieldsInput> = {}): Promise<Property> {
  const responsible = about.responsibleEmployeeId ?? (await givenEmployee(db)).id;
  const fields = PropertyFields.parse(propertyFields(responsible, about));
  // A server that looks meanwhile sees all of it or nothing.
  return inTransaction(db, (tx) => createEntity(propertyEntity, tx, { newId: undefined, fields }, undefined));
}

/**
 * A code of the classifier below an existing one.
 * @returns the code
 */
export async function givenOkved(db: Db, code: string, name: string, parentCode: string): Promise<string> {
  const parent = await db
    .selectFrom('shared.okveds')
    .select(['id', 'section'])
    .where('code', '=', parentCode)
    .executeTakeFirstOrThrow();
  await db.insertInto('shared.okveds').values({ code, name, parent_id: parent.id, section: parent.section }).execute();
  return code;
}

import { randomBytes } from 'node:crypto';
import { type Property, PropertyFields, type PropertyFieldsInput } from '@gektar/contract/land/properties/property.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#database/db.ts';
import { createEntity } from '#database/entity-writes.ts';
import { inTransaction } from '#database/transaction.ts';
import { propertyEntity } from '#land/properties/property-entity.ts';
import { insertEmployee, type NewEmployee } from '#people/employee-queries.ts';
import { amountOf, personOf, scattered, timeOf } from './given-values.ts';

/** Complete, valid rows for tests, all with different values; a test passes only the fields that matter to it. */

export async function givenEmployee(db: Db, about: Partial<NewEmployee> = {}): Promise<NewEmployee & { id: string }> {
  const person = personOf(scattered());
  const employee: NewEmployee = {
    login: `login-${randomBytes(5).toString('hex')}`,
    // Matches no password; a test of sign-in sets a real hash.
    passwordHash: 'none',
    ...person,
    email: `${person.lastNameLatin.toLowerCase()}@example.com`,
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
  const number = scattered();
  return {
    cadastralNumbers: [freshCadastralNumber()],
    latitude: amountOf(number, 55.18241, 0.000713),
    longitude: amountOf(number, 37.104218, 0.000317),
    category: { id: 3 },
    propertyType: { id: 3 },
    ownershipType: { id: 2 },
    region: { id: 50 },
    responsibleEmployeeId,
    lastConversationDate: timeOf(number),
    area: amountOf(number, 4.17, 0.03),
    kmFromCity: amountOf(number, 11.2, 0.1),
    linkToDisk: `https://disk.example/plot-${number}`,
    linkToDocumentation: `https://docs.example/plot-${number}`,
    ...about,
  };
}

export async function givenProperty(db: Db, about: Partial<PropertyFieldsInput> = {}): Promise<Property> {
  const responsible = about.responsibleEmployeeId ?? (await givenEmployee(db)).id;
  const fields = PropertyFields.parse(propertyFields(responsible, about));
  // In a transaction, so that a running server sees all of the object or nothing.
  return inTransaction(db, (tx) => createEntity(propertyEntity, tx, { newId: undefined, fields }, undefined));
}

/**
 * Inserts a code into the ОКВЭД classifier, below an existing one.
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

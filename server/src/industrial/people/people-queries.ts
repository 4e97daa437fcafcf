import type { ContactLink } from '@gektar/contract/industrial/people/contact-link.ts';
import type { OperatorWithRoles } from '@gektar/contract/industrial/people/operator-link.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { type Versioned, valuesVersion } from '#dictionaries/named-values.ts';
import { withIndustrialValues } from '#industrial/dictionaries/industrial-values.ts';
import { type ContactRecord, contactJson, operatorJson, toContact } from '#industrial/tree/people-links.ts';

/** Owner whose links are listed; the links of all owners when neither id is set. */
export interface OfOwner {
  readonly complexId?: string | undefined;
  readonly buildingId?: string | undefined;
}

/** Limit of rows in an answer for all owners. */
const MOST_LINKS = 1_000;

function belongingTo({ complexId, buildingId }: OfOwner): RawBuilder<unknown> {
  return sql`where (${complexId ?? null}::uuid is null or l.complex_id = ${complexId ?? null}::uuid)
    and (${buildingId ?? null}::uuid is null or l.building_id = ${buildingId ?? null}::uuid)
    order by l.complex_id, l.building_id, l.position, l.id limit ${MOST_LINKS}`;
}

function readContacts(db: Db, rest: RawBuilder<unknown>): Promise<ContactLink[]> {
  const statement = sql<{ link: ContactRecord } & Versioned>`
    select ${sql.raw(contactJson)} as link, ${sql.raw(valuesVersion)} as values_version from industrial.contacts l ${rest}`;
  return withIndustrialValues(
    db,
    async () => (await statement.execute(db)).rows,
    ({ link }, values) => toContact(link, values),
  );
}

export function findContacts(db: Db, owner: OfOwner): Promise<ContactLink[]> {
  return readContacts(db, belongingTo(owner));
}

export async function findContact(db: Db, id: string): Promise<ContactLink | undefined> {
  return (await readContacts(db, sql`where l.id = ${id}`))[0];
}

async function readOperators(db: Db, rest: RawBuilder<unknown>): Promise<OperatorWithRoles[]> {
  const { rows } = await sql<{ link: OperatorWithRoles }>`
    select ${sql.raw(operatorJson)} as link from industrial.operators_with_roles l ${rest}`.execute(db);
  return rows.map(({ link }) => link);
}

export function findOperators(db: Db, owner: OfOwner): Promise<OperatorWithRoles[]> {
  return readOperators(db, belongingTo(owner));
}

export async function findOperator(db: Db, id: string): Promise<OperatorWithRoles | undefined> {
  return (await readOperators(db, sql`where l.id = ${id}`))[0];
}

/** Owner of a link. */
export async function findOwnerOf(
  db: Db,
  table: 'contacts' | 'operators_with_roles',
  id: string,
): Promise<OfOwner | undefined> {
  const owner = await db
    .selectFrom(`industrial.${table}` as const)
    .select(['complex_id', 'building_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  return owner && { complexId: owner.complex_id ?? undefined, buildingId: owner.building_id ?? undefined };
}

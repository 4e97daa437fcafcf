import type { ContactLink, ContactLinkDraft } from '@gektar/contract/industrial/people/contact-link.ts';
import type { OperatorDraft, OperatorWithRoles } from '@gektar/contract/industrial/people/operator-link.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#database/db.ts';
import { findIds } from '#database/ids-and-counts.ts';
import type { IndustrialValues } from '#industrial/dictionaries/industrial-values.ts';

/** Owners of contacts and operators; also the column of the id. */
export type LinkOwner = 'complex' | 'building';

/** Lists of a draft; an absent list leaves the stored one unchanged (M-39). */
export interface PeopleDrafts {
  readonly contacts?: readonly ContactLinkDraft[] | undefined;
  readonly operatorWithRoles?: readonly OperatorDraft[] | undefined;
}

/** A contact link as the database returns it, with the id of its role. */
export type ContactRecord = Omit<ContactLink, 'contactRole'> & { readonly contactRole: number };

const company = `(select json_build_object('id', co.id, 'name', co.name, 'websites', co.websites)
    from shared.companies co where co.id = %)`;
const person = `(select json_build_object('id', ct.id, 'firstName', ct.first_name, 'lastName', ct.last_name,
    'companyId', ct.company_id, 'phones', ct.phones, 'emails', ct.emails) from shared.contacts ct where ct.id = %)`;

/** SQL of a company as last received from the CRM. @param column column with the id of the company */
export function companySql(column: string): string {
  return company.replace('%', column);
}

/**
 * SQL of a contact person as last received from the CRM.
 * @param column column with the id of the person
 */
export function contactSql(column: string): string {
  return person.replace('%', column);
}

/** Fields of a contact link `l` on the wire; the role as its id. */
export const contactJson = `json_build_object('id', l.id, 'companyId', l.company_id, 'company', ${companySql('l.company_id')},
  'contactId', l.contact_id, 'contact', ${contactSql('l.contact_id')}, 'contactRole', l.contact_role_id, 'mainContact', l.main_contact,
  'comment', l.comment)`;

/** Fields of an operator link `l` on the wire. */
export const operatorJson = `json_build_object('id', l.id, 'operatorId', l.operator_id, 'operator', ${companySql('l.operator_id')},
  'roles', l.roles, 'endUser', l.end_user, 'appointmentDate', to_char(l.appointment_date, 'YYYY-MM-DD"T"HH24:MI:SS'),
  'comment', l.comment)`;

/**
 * SQL of contacts and operators for a select list.
 * @param alias of the owner in the query
 */
export function peopleSql(owner: LinkOwner, alias: string): string {
  const list = (table: string, json: string) =>
    `coalesce((select json_agg(${json} order by l.position, l.id) from industrial.${table} l where l.${owner}_id = ${alias}.id), '[]')`;
  return `${list('contacts', contactJson)} as contacts,
  ${list('operators_with_roles', operatorJson)} as operators`;
}

/** Columns of `peopleSql` in a row of an owner. */
export interface PeopleRecord {
  readonly contacts: readonly ContactRecord[];
  readonly operators: readonly OperatorWithRoles[];
}

/** Row → wire. */
export function toPeople({ contacts, operators }: PeopleRecord, values: IndustrialValues) {
  return { contacts: contacts.map((contact) => toContact(contact, values)), operatorWithRoles: [...operators] };
}

export function toContact(record: ContactRecord, values: IndustrialValues): ContactLink {
  const contactRole = values['contact-role'].oneOrNone(record.contactRole);
  if (contactRole === null) throw new Error('a contact has a role that no dictionary names');
  return { ...record, contactRole };
}

/** Replaces the given lists of an owner; links sent with an id keep it. Requires the owner's lock. */
export async function replacePeople(tx: Db, owner: LinkOwner, ownerId: string, drafts: PeopleDrafts): Promise<void> {
  const { contacts, operatorWithRoles } = drafts;
  if (contacts !== undefined) {
    const ids = await clearLinks(tx, 'contacts', owner, ownerId, contacts);
    const links = contacts.map((link, index) => ({ ...link, id: ids[index], position: index }));
    if (links.length > 0) {
      await sql`insert into industrial.contacts
          (id, ${sql.ref(`${owner}_id`)}, position, company_id, contact_id, contact_role_id, main_contact, comment)
        select l.id, ${ownerId}::uuid, l.position, l."companyId", l."contactId", (l."contactRole" ->> 'id')::int, l."mainContact", l.comment
        from json_to_recordset(${JSON.stringify(links)}::json) as l (id uuid, position int, "companyId" text, "contactId" text,
          "contactRole" jsonb, "mainContact" boolean, comment text)`.execute(tx);
    }
  }
  if (operatorWithRoles !== undefined) {
    const ids = await clearLinks(tx, 'operators_with_roles', owner, ownerId, operatorWithRoles);
    const links = operatorWithRoles.map((link, index) => ({ ...link, id: ids[index], position: index }));
    if (links.length > 0) {
      await sql`insert into industrial.operators_with_roles
          (id, ${sql.ref(`${owner}_id`)}, position, operator_id, roles, end_user, appointment_date, comment)
        select l.id, ${ownerId}::uuid, l.position, l."operatorId", l.roles, l."endUser", l."appointmentDate", l.comment
        from json_to_recordset(${JSON.stringify(links)}::json) as l (id uuid, position int, "operatorId" text, roles int,
          "endUser" text, "appointmentDate" timestamp, comment text)`.execute(tx);
    }
  }
}

/**
 * Removes the stored links of an owner.
 * @returns an id for each draft: the one it was sent with, or a new one when it has none or another owner has that id
 */
async function clearLinks(
  tx: Db,
  table: 'contacts' | 'operators_with_roles',
  owner: LinkOwner,
  ownerId: string,
  drafts: readonly { readonly id?: string | undefined }[],
): Promise<string[]> {
  const links = sql.table(`industrial.${table}`);
  await sql`delete from ${links} where ${sql.ref(`${owner}_id`)} = ${ownerId}`.execute(tx);
  const given = drafts.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const taken = new Set(await findIds(tx, sql`select id from ${links} where id = any(${given}::uuid[])`));
  return drafts.map(({ id }) => {
    const own = id === undefined || taken.has(id) ? uuidv7() : id;
    // Two drafts sent with the same id become two links.
    taken.add(own);
    return own;
  });
}

/** Drafts without the ids that the server gave their links, for a comparison. */
export function withoutLinkIds<Drafts extends Required<PeopleDrafts>>(drafts: Drafts): Drafts {
  const [contacts, operatorWithRoles] = [drafts.contacts ?? [], drafts.operatorWithRoles ?? []];
  return {
    ...drafts,
    contacts: contacts.map(({ id: _, ...link }) => link),
    operatorWithRoles: operatorWithRoles.map(({ id: _, ...link }) => link),
  };
}

import {
  type RemindedEntity,
  type RemindedObject,
  type Reminder,
  remindedEntities,
} from '@gektar/contract/reminders/reminder.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import type { StoredReminder } from './reminder-queries.ts';

/** Entities that a reminder may be about, by name. */
export interface RemindedEntities {
  readonly entities: Readonly<Record<RemindedEntity, NamedEntity>>;
  /** Tables of requests, by which the client to call is found: `land.requests`. */
  readonly requestTables: Readonly<Record<'land_request' | 'industrial_request', string>>;
}

type NamedObject = Pick<RemindedObject, 'id' | 'title' | 'place' | 'path' | 'state'>;

interface NamedEntity {
  readonly findNamed: (db: Db, ids: readonly string[]) => Promise<NamedObject[]>;
}

type Client = Pick<RemindedObject, 'client' | 'phone'> & { readonly id: string };

const isUuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const contactName = sql`nullif(trim(concat_ws(' ', p.first_name, p.last_name)), '')`;
const firstPhone = (column: string) => sql`${sql.ref(column)} -> 0 ->> 'phoneNumber'`;

/** Adds the object of each reminder in its current state. */
export async function withObjects(
  db: Db,
  reminders: readonly StoredReminder[],
  entities: RemindedEntities,
): Promise<Reminder[]> {
  const idsOf = (kind: string) => [
    ...new Set(
      reminders.flatMap(({ aboutKind, aboutId }) => (aboutKind === kind && aboutId !== null ? [aboutId] : [])),
    ),
  ];
  const [named, clients, companies, contacts] = await Promise.all([
    Promise.all(
      remindedEntities.map(async (kind) => [kind, await findNamed(db, kind, idsOf(kind), entities)] as const),
    ),
    Promise.all(
      Object.entries(entities.requestTables).map(async ([kind, table]) =>
        findClients(
          db,
          table,
          idsOf(kind).filter((id) => isUuid.test(id)),
        ),
      ),
    ),
    findCompanies(db, idsOf('company')),
    findContacts(db, idsOf('contact')),
  ]);
  const clientOf = new Map(clients.flat().map(({ id, ...client }) => [id, client]));
  const found = new Map<string, RemindedObject>();
  for (const [kind, objects] of named) {
    for (const { id, title, place, path, state } of objects) {
      const client = clientOf.get(id) ?? { client: null, phone: null };
      found.set(`${kind} ${id}`, { kind, id, title, place, path, state, ...client });
    }
  }
  for (const object of [...companies, ...contacts]) found.set(`${object.kind} ${object.id}`, object);
  return reminders.map(({ aboutKind: kind, aboutId: id, isDeleted: _, ...reminder }) => ({
    ...reminder,
    about:
      kind === null || id === null
        ? null
        : (found.get(`${kind} ${id}`) ?? {
            kind,
            id,
            title: '',
            place: '',
            path: '',
            state: 'gone',
            client: null,
            phone: null,
          }),
  }));
}

async function findNamed(
  db: Db,
  kind: RemindedEntity,
  ids: readonly string[],
  { entities }: RemindedEntities,
): Promise<NamedObject[]> {
  // Ids of companies and contacts may be any text; those of entities are UUIDs.
  const known = ids.filter((id) => isUuid.test(id));
  return known.length === 0 ? [] : entities[kind].findNamed(db, known);
}

/** Client of each request, and the number to call: the contact's or, without one, the company's. */
async function findClients(db: Db, table: string, ids: readonly string[]): Promise<Client[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Client>`
    select r.id, coalesce(concat_ws(', ', ${contactName}, c.name), '') as client,
      coalesce(${firstPhone('p.phones')}, ${firstPhone('c.phones')}) as phone
    from ${sql.table(table)} r left join shared.contacts p on p.id = r.contact_id
      left join shared.companies c on c.id = r.company_id
    where r.id = any(${ids}::uuid[])`.execute(db);
  return rows.map(({ client, ...row }) => ({ ...row, client: client || null }));
}

async function findCompanies(db: Db, ids: readonly string[]): Promise<RemindedObject[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Pick<RemindedObject, 'id' | 'title' | 'phone'>>`
    select c.id, c.name as title, ${firstPhone('c.phones')} as phone from shared.companies c
    where c.id = any(${ids}::text[])`.execute(db);
  return rows.map((row) => ({
    ...row,
    kind: 'company',
    place: '',
    path: pathOf('company', row.id),
    state: 'active',
    client: null,
  }));
}

async function findContacts(db: Db, ids: readonly string[]): Promise<RemindedObject[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Pick<RemindedObject, 'id' | 'title' | 'client' | 'phone'>>`
    select p.id, coalesce(${contactName}, 'Без имени') as title, c.name as client, ${firstPhone('p.phones')} as phone
    from shared.contacts p left join shared.companies c on c.id = p.company_id
    where p.id = any(${ids}::text[])`.execute(db);
  return rows.map((row) => ({ ...row, kind: 'contact', place: '', path: pathOf('contact', row.id), state: 'active' }));
}

/** Path of a customer's page. Both domains have the same page; the land domain opens first. */
function pathOf(kind: 'company' | 'contact', id: string): string {
  return `/land/customers/${kind}/${encodeURIComponent(id)}`;
}

import { namesOf } from '@gektar/contract/records.ts';
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
  /** Scopes of the entities with their names (0038). */
  readonly scopes: Readonly<Record<RemindedEntity, string>>;
  /** Tables of requests, by which the client to call is found: `land.requests`. */
  readonly requestTables: Readonly<Record<'land_request' | 'industrial_request', string>>;
}

/** Reads objects of one kind by their ids; `scopes` are those of the tables that it reads. */
export interface ObjectReading<Found> {
  readonly kind: string;
  readonly ids: readonly string[];
  readonly scopes: readonly string[];
  readonly read: () => Promise<Found[]>;
}
/** Runs a reading, possibly through a cache. */
export type RunReading = <Found>(reading: ObjectReading<Found>) => Promise<Found[]>;

type NamedObject = Pick<RemindedObject, 'id' | 'title' | 'place' | 'path' | 'state'>;

interface NamedEntity {
  readonly findNamed: (db: Db, ids: readonly string[]) => Promise<NamedObject[]>;
}

type Client = Pick<RemindedObject, 'client' | 'phone'> & { readonly id: string };

const isUuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const contactName = sql`nullif(trim(concat_ws(' ', p.first_name, p.last_name)), '')`;
/** Name of the company; null for one named after its contact, who would be named twice. */
const otherName = sql`case when lower(trim(c.name)) is distinct from lower(${contactName}) then c.name end`;
const firstPhone = (column: string) => sql`${sql.ref(column)} -> 0 ->> 'phoneNumber'`;

/** Adds the object of each reminder in its current state. */
export async function withObjects(
  db: Db,
  reminders: readonly StoredReminder[],
  entities: RemindedEntities,
  run: RunReading = ({ read }) => read(),
): Promise<Reminder[]> {
  const idsOf = (kind: string) => [
    ...new Set(
      reminders.flatMap(({ aboutKind, aboutId }) => (aboutKind === kind && aboutId !== null ? [aboutId] : [])),
    ),
  ];
  /** Ids of companies and contacts may be any text; those of entities are UUIDs. */
  const uuidsOf = (kind: string) => idsOf(kind).filter((id) => isUuid.test(id));
  const readAll = async <Found>(reading: ObjectReading<Found>) => (reading.ids.length === 0 ? [] : run(reading));
  const [named, clients, companies, contacts] = await Promise.all([
    Promise.all(
      remindedEntities.map(async (kind) => {
        const ids = uuidsOf(kind);
        const scopes = [entities.scopes[kind], 'shared.trash'];
        const read = () => entities.entities[kind].findNamed(db, ids);
        return [kind, await readAll({ kind, ids, scopes, read })] as const;
      }),
    ),
    Promise.all(
      namesOf(entities.requestTables).map((kind) => {
        const ids = uuidsOf(kind);
        const scopes = [entities.scopes[kind], 'shared.customers'];
        const read = () => findClients(db, entities.requestTables[kind], ids);
        return readAll({ kind: `client of ${kind}`, ids, scopes, read });
      }),
    ),
    readAll(customersReading('company', idsOf('company'), (ids) => findCompanies(db, ids))),
    readAll(customersReading('contact', idsOf('contact'), (ids) => findContacts(db, ids))),
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

const customersReading = (
  kind: string,
  ids: readonly string[],
  find: (ids: readonly string[]) => Promise<RemindedObject[]>,
): ObjectReading<RemindedObject> => ({ kind, ids, scopes: ['shared.customers'], read: () => find(ids) });

/** Client of each request, and the number to call: the contact's or, without one, the company's. */
async function findClients(db: Db, table: string, ids: readonly string[]): Promise<Client[]> {
  const { rows } = await sql<Client>`
    select r.id, coalesce(concat_ws(', ', ${contactName}, ${otherName}), '') as client,
      coalesce(${firstPhone('p.phones')}, ${firstPhone('c.phones')}) as phone
    from ${sql.table(table)} r left join shared.contacts p on p.id = r.contact_id
      left join shared.companies c on c.id = r.company_id
    where r.id = any(${ids}::uuid[])`.execute(db);
  return rows.map(({ client, ...row }) => ({ ...row, client: client || null }));
}

async function findCompanies(db: Db, ids: readonly string[]): Promise<RemindedObject[]> {
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
  const { rows } = await sql<Pick<RemindedObject, 'id' | 'title' | 'client' | 'phone'>>`
    select p.id, coalesce(${contactName}, 'Без имени') as title, ${otherName} as client, ${firstPhone('p.phones')} as phone
    from shared.contacts p left join shared.companies c on c.id = p.company_id
    where p.id = any(${ids}::text[])`.execute(db);
  return rows.map((row) => ({ ...row, kind: 'contact', place: '', path: pathOf('contact', row.id), state: 'active' }));
}

/** Path of a customer's page. Both domains have the same page; the land domain opens first. */
function pathOf(kind: 'company' | 'contact', id: string): string {
  return `/land/customers/${kind}/${encodeURIComponent(id)}`;
}

import { Failure } from '@gektar/contract/failure.ts';
import type { CustomerKey, Talk, TalkDraft, TalkEdit } from '@gektar/contract/people/talk.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import type { MoveReferences } from '#people/customer-references.ts';

/** A talk as stored. */
export interface StoredTalk extends Talk {
  readonly isDeleted: boolean;
}

const columns = sql`t.id, t.row_version as "rowVersion",
  jsonb_build_object('kind', t.kind, 'id', t.customer_id) as customer, t.at as "dateTime", t.text, t.minutes,
  t.employee_id as "employeeId", t.deleted_at is not null as "isDeleted"`;

export async function findTalk(db: Db, id: string): Promise<StoredTalk | undefined> {
  const { rows } = await sql<StoredTalk>`select ${columns} from shared.talks t where t.id = ${id}`.execute(db);
  return rows[0];
}

/**
 * Locks a talk for its author.
 * @throws {Failure} talk.not_found; access.forbidden
 */
export async function lockTalk(tx: Db, id: string, employeeId: string): Promise<StoredTalk> {
  await sql`select from shared.talks where id = ${id} for update`.execute(tx);
  const talk = await findTalk(tx, id);
  if (talk === undefined) throw new Failure('talk.not_found');
  if (talk.employeeId !== employeeId) throw new Failure('access.forbidden');
  return talk;
}

/**
 * The customer to store for a new talk: for our own record that is linked, its CRM record. Blocks linking until the
 * transaction ends.
 * @throws {Failure} company.not_found, contact.not_found
 */
export async function lockTalkedTo(tx: Db, { kind, id }: CustomerKey): Promise<CustomerKey> {
  const table = sql.table(kind === 'company' ? 'shared.companies' : 'shared.contacts');
  const { rows } = await sql<{ id: string }>`
    select coalesce(crm_id, id) as id from ${table} where id = ${id} for share`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Failure(kind === 'company' ? 'company.not_found' : 'contact.not_found');
  return { kind, id: row.id };
}

/**
 * @returns whether the talk is new
 * @throws {Failure} request.invalid for a time in the future
 */
export async function insertTalk(
  tx: Db,
  { newId, customer, dateTime, text, minutes }: TalkDraft,
  employeeId: string,
): Promise<boolean> {
  await mustBePast(tx, dateTime);
  const { numAffectedRows } = await sql`
    insert into shared.talks (id, kind, customer_id, employee_id, at, text, minutes)
    values (${newId}, ${customer.kind}, ${customer.id}, ${employeeId}, ${dateTime}, ${text}, ${minutes})
    on conflict (id) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/**
 * Overwrites a locked talk.
 * @throws {Failure} request.invalid for a time in the future
 */
export async function updateContent(tx: Db, { id, dateTime, text, minutes }: TalkEdit): Promise<void> {
  await mustBePast(tx, dateTime);
  await sql`update shared.talks set at = ${dateTime}, text = ${text}, minutes = ${minutes}, row_version = row_version + 1
    where id = ${id}`.execute(tx);
}

/** Refuses a time in the future; tolerates client clocks that are up to ten minutes fast. */
async function mustBePast(db: Db, dateTime: string): Promise<void> {
  const { rows } = await sql<{ isPast: boolean }>`
    select ${dateTime}::timestamp <= now()::timestamp + interval '10 minutes' as "isPast"`.execute(db);
  if (rows[0]?.isPast) return;
  throw new Failure('request.invalid', { fields: { dateTime: 'Разговор ещё впереди' } });
}

export async function updateDeleted(tx: Db, id: string, isDeleted: boolean): Promise<void> {
  await sql`update shared.talks set deleted_at = ${isDeleted ? sql`now()` : null}, row_version = row_version + 1
    where id = ${id}`.execute(tx);
}

/** Removes talks that were deleted more than a day ago. */
export async function removeDeleted(db: Db): Promise<void> {
  await sql`delete from shared.talks where deleted_at < now() - interval '1 day'`.execute(db);
}

/** Moves talks from our own record of a customer to its CRM record (N-03). */
export const moveTalks: MoveReferences = async (tx, { kind, from, to }) => {
  await sql`update shared.talks set customer_id = ${to}, row_version = row_version + 1
    where kind = ${kind} and customer_id = ${from}`.execute(tx);
};

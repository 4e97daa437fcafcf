import { Failure } from '@gektar/contract/failure.ts';
import {
  MAX_OPEN_REMINDERS,
  type RemindedKind,
  type Reminder,
  type ReminderAbout,
} from '@gektar/contract/reminders/reminder.ts';
import { REMINDED_AHEAD_MINUTES } from '@gektar/contract/today/notification.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';
import type { Whose } from '#database/prepared.ts';

/** A reminder as stored, with the key of its object instead of the object. */
export interface StoredReminder extends Omit<Reminder, 'about'> {
  readonly aboutKind: RemindedKind | null;
  readonly aboutId: string | null;
  readonly isDeleted: boolean;
}

const columns = sql`r.id, r.kind, r.text, r.due_at as "dueDateTime", r.employee_id as "employeeId",
  r.created_by as "createdByEmployeeId", r.created_at as "dateTimeCreated", r.done_at as "dateTimeDone", r.note,
  r.about_kind as "aboutKind", r.about_id as "aboutId", r.row_version as "rowVersion",
  r.deleted_at is not null as "isDeleted"`;

const open = sql`r.done_at is null and r.deleted_at is null`;

async function find(db: Db, where: RawBuilder<unknown>, most = MAX_OPEN_REMINDERS): Promise<StoredReminder[]> {
  const { rows } = await sql<StoredReminder>`
    select ${columns} from shared.reminders r where ${where} order by r.due_at, r.id limit ${most}`.execute(db);
  return rows;
}

/** Open reminders about one object, of all employees, the nearest first. */
export function findAbout(db: Db, { kind, id }: ReminderAbout): Promise<StoredReminder[]> {
  return find(db, sql`r.about_kind = ${kind} and r.about_id = ${id} and ${open}`);
}

/**
 * Open reminders of an employee, the earliest first: due by the end of today, or in the six days after it.
 * @returns the first `most` of them, and the number of all
 */
export async function findDue(
  db: Db,
  employeeId: string,
  { isLater, most }: { isLater: boolean; most: number },
): Promise<{ lines: StoredReminder[]; count: number }> {
  const tomorrow = sql`(now()::date + 1)::timestamp`;
  const when = isLater
    ? sql`r.due_at >= ${tomorrow} and r.due_at < ${tomorrow} + interval '6 days'`
    : sql`r.due_at < ${tomorrow}`;
  const where = sql`r.employee_id = ${employeeId} and ${when} and ${open}`;
  const [lines, { rows }] = await Promise.all([
    find(db, where, most),
    sql<{ count: number }>`select count(*)::int as count from shared.reminders r where ${where}`.execute(db),
  ]);
  return { lines, count: rows[0]?.count ?? 0 };
}

/** Number of reminders of an employee that were finished today. */
export async function countDone(db: Db, employeeId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from shared.reminders r
    where r.employee_id = ${employeeId} and r.done_at >= now()::date and r.deleted_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** SQL of the time at which an open reminder appears in the bell (Moscow time). */
const noticedAt = sql`case when r.due_at::time = '00:00' then r.due_at
  else r.due_at - make_interval(mins => ${REMINDED_AHEAD_MINUTES}) end`;

/** When the next open reminder of an employee will appear in the bell. */
export async function findNextNotice(db: Db, employeeId: string): Promise<string | null> {
  const { rows } = await sql<{ next: string | null }>`select min(${noticedAt}) as next from shared.reminders r
    where r.employee_id = ${employeeId} and ${open} and r.due_at > now()::timestamp
      and ${noticedAt} > now()::timestamp`.execute(db);
  return rows[0]?.next ?? null;
}

/** Statement of open reminders for the bell: those that are due now or soon. */
export function reminderNotices(employeeId: Whose): RawBuilder<unknown> {
  return sql`select 'reminder' as kind, null::text as domain, r.id, n.at::timestamptz as at, false as is_done
    from shared.reminders r cross join lateral (select ${noticedAt} as at) n
    where r.employee_id = ${employeeId} and ${open} and n.at <= now()
      and r.due_at <= now()::timestamp + make_interval(mins => ${REMINDED_AHEAD_MINUTES})`;
}

/** Those of the given reminders that are open and for this employee, in the order in which they are due. */
export function findOpen(db: Db, employeeId: string, ids: readonly string[]): Promise<StoredReminder[]> {
  return find(db, sql`r.employee_id = ${employeeId} and r.id = any(${ids}::uuid[]) and ${open}`);
}

export async function findReminder(db: Db, id: string): Promise<StoredReminder | undefined> {
  const [reminder] = await find(db, sql`r.id = ${id}`);
  return reminder;
}

/**
 * Locks a reminder that the employee may change: one for them, or one that they made.
 * @throws {Failure} reminder.not_found; access.forbidden
 */
export async function lockReminder(tx: Db, id: string, employeeId: string): Promise<StoredReminder> {
  await sql`select from shared.reminders where id = ${id} for update`.execute(tx);
  const reminder = await findReminder(tx, id);
  if (reminder === undefined) throw new Failure('reminder.not_found');
  if (reminder.employeeId !== employeeId && reminder.createdByEmployeeId !== employeeId) {
    throw new Failure('access.forbidden');
  }
  return reminder;
}

/**
 * Refuses a new open reminder for an employee who has too many. Blocks concurrent additions until the transaction ends.
 * @throws {Failure} reminder.too_many; request.invalid when there is no such employee
 */
export async function lockRoom(tx: Db, employeeId: string): Promise<void> {
  const { rows } = await sql`select from shared.employees where id = ${employeeId} for no key update`.execute(tx);
  if (rows.length === 0) throw new Failure('request.invalid', { fields: { employeeId: 'Сотрудник не найден' } });
  const { rows: counts } = await sql<{ count: number }>`
    select count(*)::int as count from shared.reminders r where r.employee_id = ${employeeId} and ${open}`.execute(tx);
  if ((counts[0]?.count ?? 0) >= MAX_OPEN_REMINDERS) throw new Failure('reminder.too_many');
}

export type NewReminder = Pick<Reminder, 'id' | 'kind' | 'text' | 'dueDateTime' | 'employeeId'> & {
  readonly createdBy: string;
  readonly about: ReminderAbout | null;
  /** Id of the reminder whose completion created this one. */
  readonly follows?: string;
};

/** @throws {Failure} reminder.changed when another reminder has this id */
export async function insertReminder(tx: Db, reminder: NewReminder): Promise<void> {
  const { id, kind, text, dueDateTime, employeeId, createdBy, about, follows = null } = reminder;
  const { numAffectedRows } = await sql`
    insert into shared.reminders (id, kind, text, due_at, employee_id, created_by, about_kind, about_id, follows)
    values (${id}, ${kind}, ${text}, ${dueDateTime}, ${employeeId}, ${createdBy}, ${about?.kind ?? null},
      ${about?.id ?? null}, ${follows})
    on conflict (id) do nothing`.execute(tx);
  if (numAffectedRows === 0n) throw new Failure('reminder.changed');
}

/** Overwrites a locked reminder. */
export async function updateContent(
  tx: Db,
  { id, kind, text, dueDateTime, employeeId }: Pick<NewReminder, 'id' | 'kind' | 'text' | 'dueDateTime' | 'employeeId'>,
): Promise<void> {
  await sql`update shared.reminders set kind = ${kind}, text = ${text}, due_at = ${dueDateTime},
    employee_id = ${employeeId}, row_version = row_version + 1 where id = ${id}`.execute(tx);
}

export async function updateDone(tx: Db, id: string, note: string | null): Promise<void> {
  await sql`update shared.reminders set done_at = now(), note = ${note}, row_version = row_version + 1
    where id = ${id}`.execute(tx);
}

/** Reopens a finished or deleted reminder, and removes the open follow-up that its completion created. */
export async function updateReopened(tx: Db, id: string): Promise<void> {
  await sql`delete from shared.reminders r where r.follows = ${id} and ${open}`.execute(tx);
  await sql`update shared.reminders set done_at = null, note = null, deleted_at = null, row_version = row_version + 1
    where id = ${id}`.execute(tx);
}

export async function updateDeleted(tx: Db, id: string): Promise<void> {
  await sql`update shared.reminders set deleted_at = now(), row_version = row_version + 1 where id = ${id}`.execute(tx);
}

/** Removes reminders that were deleted more than a day ago. */
export async function removeDeleted(db: Db): Promise<void> {
  await sql`delete from shared.reminders where deleted_at < now() - interval '1 day'`.execute(db);
}

/** SQL of finished call-backs to customers as talks: the note of the completion is the text of the talk. */
export const finishedCallRows = sql`
  select about_kind as customer_kind, about_id as customer_id, employee_id, done_at::timestamp as at, note as text,
    null::integer as minutes
  from shared.reminders
  where kind = 'call' and done_at is not null and deleted_at is null and note is not null
    and about_kind in ('company', 'contact')`;

/** Moves reminders from our own record of a customer to its CRM record (N-03). */
export const moveReminders = async (
  tx: Db,
  { kind, from, to }: { kind: 'company' | 'contact'; from: string; to: string },
) => {
  await sql`update shared.reminders set about_id = ${to}, row_version = row_version + 1
    where about_kind = ${kind} and about_id = ${from}`.execute(tx);
};

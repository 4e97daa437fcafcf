import type { Domain } from '@gektar/contract/domain.ts';
import type { NotificationKey, NotificationKind } from '@gektar/contract/today/notification.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { runPrepared, type Whose } from '#database/prepared.ts';

/**
 * Statement of an employee's notifications from one source, with the columns `kind`, `domain`, `id`, `at` and
 * `is_done`.
 */
export type NoticesOf = (employeeId: Whose) => RawBuilder<unknown>;

/** A notification without its displayed content. */
export interface Notice {
  readonly kind: NotificationKind;
  readonly domain: Domain | null;
  readonly id: string;
  readonly dateTime: string;
  readonly isRead: boolean;
  readonly isDone: boolean;
}

/** An employee, and the sources of their notifications. */
export interface NoticeSources {
  readonly employeeId: string;
  readonly sources: readonly NoticesOf[];
}

/** SQL of an employee's notifications `n`, with `is_read`. */
function noticesOf({ employeeId, sources }: NoticeSources): RawBuilder<unknown> {
  // A subquery hides the id from the planner: one plan suits every employee, and planning takes many times longer than
  // the statement.
  const me = sql`(select ${employeeId}::uuid)`;
  const parts = sources.map((source) => source(me));
  return sql`select n.*, n.is_done or n.at <= coalesce(s.read_up_to, '-infinity')
      or coalesce(d.read_at >= n.at, false) as is_read
    from (${sql.join(parts, sql` union all `)}) n
      left join shared.notification_settings s on s.employee_id = ${me}
      left join shared.notification_reads d on d.employee_id = ${me} and d.kind = n.kind and d.object_id = n.id`;
}

/** Number of unread notifications. */
export async function countUnread(db: Db, about: NoticeSources): Promise<number> {
  if (about.sources.length === 0) return 0;
  const [row] = await runPrepared(
    db,
    'unread notifications',
    sql<{ count: number }>`select count(*)::int as count from (${noticesOf(about)}) n where not n.is_read`,
  );
  return row?.count ?? 0;
}

export interface NoticePage {
  readonly notices: readonly Notice[];
  readonly count: number;
  readonly unreadCount: number;
}

/** Unread notifications, followed by the read ones for the filter `all`; each group with the latest first. */
export async function findNotices(
  db: Db,
  about: NoticeSources,
  { take, skip, filter }: { take: number; skip: number; filter: 'all' | 'unread' },
): Promise<NoticePage> {
  if (about.sources.length === 0) return { notices: [], count: 0, unreadCount: 0 };
  const statement = sql<Omit<Notice, 'id'> & { id: string | null; count: number; unreadCount: number }>`
    with n as materialized (${noticesOf(about)})
    select c.count, c."unreadCount", p.* from (
      select count(*)::int as count, (count(*) filter (where not n.is_read))::int as "unreadCount" from n
    ) c left join lateral (
      select n.kind, n.domain, n.id, n.at as "dateTime", n.is_read as "isRead", n.is_done as "isDone", n.at
      from n where ${filter === 'unread' ? sql`not n.is_read` : sql`true`}
      order by n.is_read, n.at desc, n.kind, n.id limit ${take} offset ${skip}
    ) p on true order by p."isRead", p.at desc, p.kind, p.id`;
  const rows = await runPrepared(db, 'notifications', statement);
  const { count = 0, unreadCount = 0 } = rows[0] ?? {};
  return {
    notices: rows.flatMap(({ id, kind, domain, dateTime, isRead, isDone }) =>
      id === null ? [] : [{ id, kind, domain, dateTime, isRead, isDone }],
    ),
    count: filter === 'unread' ? unreadCount : count,
    unreadCount,
  };
}

const utc = (moment: RawBuilder<unknown>) =>
  sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The current time (UTC), to the microsecond. */
export async function findMoment(db: Db): Promise<string> {
  const { rows } = await sql<{ moment: string }>`select ${utc(sql`now()`)} as moment`.execute(db);
  return rows[0]?.moment ?? '';
}

export async function insertReads(db: Db, employeeId: string, keys: readonly NotificationKey[]): Promise<void> {
  await sql`insert into shared.notification_reads (employee_id, kind, object_id)
    select distinct ${employeeId}::uuid, k.kind, k.id
    from unnest(${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ id }) => id)}::uuid[]) k (kind, id)
    order by k.kind, k.id
    on conflict (employee_id, kind, object_id) do update set read_at = now()`.execute(db);
}

export async function removeReads(db: Db, employeeId: string, keys: readonly NotificationKey[]): Promise<void> {
  await sql`delete from shared.notification_reads d
    using unnest(${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ id }) => id)}::uuid[]) k (kind, id)
    where d.employee_id = ${employeeId} and d.kind = k.kind and d.object_id = k.id`.execute(db);
}

/** Sets the time up to which all notifications count as read. @returns the previous time */
export async function updateReadUpTo(tx: Db, employeeId: string, readUpTo: string | null): Promise<string | null> {
  await sql`insert into shared.notification_settings (employee_id) values (${employeeId})
    on conflict (employee_id) do nothing`.execute(tx);
  const { rows } = await sql<{ before: string | null }>`select ${utc(sql`s.read_up_to`)} as before
    from shared.notification_settings s where s.employee_id = ${employeeId} for update`.execute(tx);
  await sql`update shared.notification_settings set read_up_to = ${readUpTo === null ? null : sql`least(${readUpTo}::timestamptz, now())`}
    where employee_id = ${employeeId}`.execute(tx);
  return rows[0]?.before ?? null;
}

/** Kinds that an employee has turned off. */
export async function findOffKinds(db: Db, employeeId: string): Promise<NotificationKind[]> {
  const { rows } = await sql<{ off: NotificationKind[] }>`
    select s.off_kinds as off from shared.notification_settings s where s.employee_id = ${employeeId}`.execute(db);
  return rows[0]?.off ?? [];
}

export async function updateOffKinds(db: Db, employeeId: string, off: readonly NotificationKind[]): Promise<void> {
  await sql`insert into shared.notification_settings (employee_id, off_kinds) values (${employeeId}, ${off})
    on conflict (employee_id) do update set off_kinds = excluded.off_kinds`.execute(db);
}

import { type AnnouncedEntity, announcedEntities, type Change } from '@gektar/contract/events/event.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import type { Job } from '#database/jobs.ts';
import { readSnapshot, type Snapshot } from './snapshot.ts';

/** Largest number of changed objects of a kind in one message; of more objects only the kind is sent. */
const MOST_OF_A_KIND = 500;

/** A change, and its recipients. */
export interface SentChange extends Change {
  readonly transaction: bigint;
  /** null: everyone. */
  readonly forEmployee: string | null;
}

export interface ChangesSince {
  readonly snapshot: Snapshot;
  readonly changes: readonly SentChange[];
}

interface Row extends Omit<SentChange, 'transaction'> {
  readonly transaction: string;
}

/**
 * Changes that a snapshot does not show, merged by transaction and object, in the order in which they were noted; with
 * the snapshot of this read.
 */
export async function findChanges(db: Db, since: Snapshot): Promise<ChangesSince> {
  return read(
    db,
    sql`transaction >= pg_snapshot_xmin(${since.text}::pg_snapshot)
      and not pg_visible_in_snapshot(transaction, ${since.text}::pg_snapshot)`,
  );
}

/** Changes noted within the last seconds. */
export async function findLatestChanges(db: Db, seconds: number): Promise<ChangesSince> {
  return read(db, sql`at >= clock_timestamp() - make_interval(secs => ${seconds}::float8)`);
}

async function read(db: Db, condition: ReturnType<typeof sql>): Promise<ChangesSince> {
  const { rows } = await sql<{ snapshot: string; changes: Row[] }>`
    select pg_current_snapshot()::text as snapshot, coalesce((
      select json_agg(json_build_object('transaction', e.transaction::text, 'kind', e.kind, 'id', e.id,
        'version', e.version, 'change', e.change, 'employeeId', e.employee, 'forEmployee', e.for_employee) order by e.number)
      from (
        select transaction, kind, id, for_employee, min(number) as number,
          -- A note without a version and without an author says that what belongs to the object has changed.
          case when bool_or(change = 'created') or not bool_or(version is null and employee_id is null) then max(version) end as version,
          case when bool_or(change = 'gone') then 'gone' when bool_or(change = 'created') then 'created' else 'changed' end as change,
          max(max(employee_id::text)) over (partition by transaction) as employee
        from versions.events where ${condition}
        group by transaction, kind, id, for_employee
      ) e
    ), '[]') as changes`.execute(db);
  const [row] = rows;
  const snapshot = readSnapshot(row?.snapshot ?? '');
  if (row === undefined || snapshot === undefined) throw new Error(`no snapshot: ${row?.snapshot}`);
  return { snapshot, changes: row.changes.map((change) => ({ ...change, transaction: BigInt(change.transaction) })) };
}

/** Id of the database, and the newest transaction whose events were deleted. */
export async function findPosition(db: Db): Promise<{ databaseId: string; deletedUntil: bigint }> {
  const { rows } = await sql<{ databaseId: string; deletedUntil: string | null }>`
    select database_id as "databaseId", deleted_until::text as "deletedUntil" from versions.event_positions`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('versions.event_positions is empty');
  return { databaseId: row.databaseId, deletedUntil: BigInt(row.deletedUntil ?? 0) };
}

const isEntity = (kind: string): kind is AnnouncedEntity => announcedEntities.some((entity) => entity === kind);

/** Changes to send: one per object, or one per kind when many of its objects have changed. */
export function toSent(changes: readonly SentChange[]): readonly SentChange[] {
  const byKey = new Map<string, SentChange>();
  const counts = new Map<string, number>();
  for (const change of changes) {
    const key = `${change.kind}/${change.id}/${change.forEmployee}`;
    const before = byKey.get(key);
    if (before === undefined) counts.set(change.kind, (counts.get(change.kind) ?? 0) + 1);
    byKey.set(key, before === undefined ? change : later(before, change));
  }
  const many = [...counts].flatMap(([kind, count]) => (count > MOST_OF_A_KIND ? [kind] : []));
  if (many.length === 0) return [...byKey.values()];
  const few = [...byKey.values()].filter(({ kind }) => !many.includes(kind));
  const last = changes.at(-1)?.transaction ?? 0n;
  return [...few, ...many.map((kind) => ofKind(kind as Change['kind'], last))];
}

const ofKind = (kind: Change['kind'], transaction: bigint): SentChange => ({
  ...{ kind, id: null, version: null, change: 'changed', employeeId: null, forEmployee: null, transaction },
});

/** Merges two changes of one object. */
function later(before: SentChange, after: SentChange): SentChange {
  const isWhole = before.version === null || after.version === null;
  return {
    ...after,
    version: isEntity(after.kind) && !isWhole ? after.version : null,
    change: before.change === 'created' && after.change === 'changed' ? 'created' : after.change,
    employeeId: after.employeeId ?? before.employeeId,
  };
}

/** Deletes events older than an hour. */
export async function deleteOldEvents(db: Db): Promise<void> {
  await sql`
    with gone as (delete from versions.events where at < clock_timestamp() - interval '1 hour' returning transaction)
    update versions.event_positions p set deleted_until = g.transaction
    from (select transaction from gone order by transaction desc limit 1) g
    where p.deleted_until is null or p.deleted_until < g.transaction`.execute(db);
}

export function eventJobs(db: Db): Job[] {
  return [{ name: 'delete-old-events', cron: '*/10 * * * *', run: () => deleteOldEvents(db) }];
}

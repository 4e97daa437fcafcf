import { statfs } from 'node:fs/promises';
import {
  type AboutSystem,
  type FailureReason,
  type ServiceState,
  type SystemService,
  systemJobs,
  systemServices,
} from '@gektar/contract/system.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { isBeingChecked, type RecordedKind } from './state-recorder.ts';

/** Duration of a request from which a service counts as slow (ms). */
const SLOW_MS = 2_000;

export async function findDatabase(db: Db): Promise<Omit<AboutSystem['database'], 'isEmbedded'> & { updated: string }> {
  const { rows } = await sql<{ version: string; bytes: number; connectionCount: number; updated: string }>`
    select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as "connectionCount",
      (select max(applied_at) from public.migrations) as updated`.execute(db);
  return rows[0] ?? { version: '', bytes: 0, connectionCount: 0, updated: '' };
}

export async function findStorage(db: Db): Promise<AboutSystem['files']> {
  const { rows } = await sql<AboutSystem['files']>`
    select count(*)::int as count, coalesce(sum(size), 0)::float8 as bytes
    from shared.files where state in ('kept', 'trashed')`.execute(db);
  return rows[0] ?? { count: 0, bytes: 0 };
}

/** Total and free space of the disk that contains this folder. */
export async function findDisk(folder: string): Promise<AboutSystem['disk']> {
  const about = await statfs(folder).catch(() => undefined);
  return about ? { totalBytes: about.blocks * about.bsize, freeBytes: about.bavail * about.bsize } : null;
}

/** Number of companies and contacts stored from the CRM, and when it last returned one. */
export async function findMirroredCustomers(db: Db): Promise<AboutSystem['customers']> {
  const { rows } = await sql<NonNullable<AboutSystem['customers']>>`
    select (select count(*)::int from shared.companies where not is_own) as "companyCount",
      (select count(*)::int from shared.contacts where not is_own) as "contactCount",
      greatest((select max(seen_at) from shared.companies where not is_own),
        (select max(seen_at) from shared.contacts where not is_own)) as "dateTimeSeen"`.execute(db);
  return rows[0] ?? null;
}

export async function findProvenRestore(db: Db): Promise<AboutSystem['provenRestore']> {
  const { rows } = await sql<NonNullable<AboutSystem['provenRestore']>>`
    select proved_at as "dateTimeProven", backup_created_at as "dateTimeBackup"
    from shared.restore_proofs order by proved_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}

interface StateRow {
  readonly name: string;
  readonly dateTimeDone: string | null;
  readonly tookMs: number | null;
  readonly dateTimeFailed: string | null;
  readonly failure: FailureReason | null;
  readonly dateTimeFailing: string | null;
  readonly isBeingChecked: boolean;
}

const never = { dateTimeDone: null, tookMs: null, dateTimeFailed: null, failure: null, dateTimeFailing: null };

async function findStates(db: Db, kind: RecordedKind): Promise<Map<string, StateRow>> {
  const { rows } = await sql<StateRow>`
    select name, succeeded_at as "dateTimeDone", took_ms as "tookMs", failed_at as "dateTimeFailed", failure,
      failing_since as "dateTimeFailing", ${isBeingChecked} as "isBeingChecked"
    from shared.service_states where kind = ${kind}`.execute(db);
  return new Map(rows.map((row) => [row.name, row]));
}

/** @param connected services that have a probe; our own data replace the others */
export async function findServices(db: Db, connected: ReadonlySet<SystemService>): Promise<ServiceState[]> {
  const states = await findStates(db, 'service');
  return systemServices.map((name) => {
    const row = connected.has(name) ? states.get(name) : undefined;
    const about = row ?? { ...never, isBeingChecked: false };
    return { ...about, name, state: connected.has(name) ? stateOf(about) : 'own' };
  });
}

function stateOf({ dateTimeDone, dateTimeFailing, tookMs }: Omit<StateRow, 'name'>): ServiceState['state'] {
  if (dateTimeFailing !== null) return 'failing';
  if (dateTimeDone === null) return 'unknown';
  return tookMs !== null && tookMs > SLOW_MS ? 'slow' : 'working';
}

/** Jobs of pg-boss; none until a process has run jobs, which creates the tables. */
export async function findJobs(db: Db): Promise<AboutSystem['jobs']> {
  const { rows: made } = await sql<{ is: boolean }>`select to_regclass('pgboss.job') is not null as is`.execute(db);
  if (!made[0]?.is) return [];
  const states = await findStates(db, 'job');
  const { rows } = await sql<{
    name: AboutSystem['jobs'][number]['name'];
    waitingCount: number;
    runningCount: number;
    failedCount: number;
  }>`
    select q.name, count(*) filter (where j.state in ('created', 'retry'))::int as "waitingCount",
      count(*) filter (where j.state = 'active')::int as "runningCount",
      count(*) filter (where j.state = 'failed' and j.completed_on > now() - interval '1 day')::int as "failedCount"
    from pgboss.queue q left join pgboss.job j on j.name = q.name
    where q.name = any(${[...systemJobs]}::text[])
    group by q.name order by array_position(${[...systemJobs]}::text[], q.name)`.execute(db);
  return rows.map((row) => ({ ...never, ...states.get(row.name), ...row }));
}

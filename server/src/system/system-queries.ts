import { type AboutSystem, systemJobs } from '@gektar/contract/system.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

export async function findDatabase(db: Db): Promise<{ version: string; bytes: number }> {
  const { rows } = await sql<{ version: string; bytes: number }>`
    select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes`.execute(
    db,
  );
  return rows[0] ?? { version: '', bytes: 0 };
}

export async function findStorage(db: Db): Promise<AboutSystem['files']> {
  const { rows } = await sql<AboutSystem['files']>`
    select count(*)::int as count, coalesce(sum(size), 0)::float8 as bytes
    from shared.files where state in ('kept', 'trashed')`.execute(db);
  return rows[0] ?? { count: 0, bytes: 0 };
}

/** Jobs of pg-boss, whose tables are made by the first process that runs any. */
export async function findJobs(db: Db): Promise<AboutSystem['jobs']> {
  const { rows: made } = await sql<{ is: boolean }>`select to_regclass('pgboss.job') is not null as is`.execute(db);
  if (!made[0]?.is) return [];
  const { rows } = await sql<{
    name: AboutSystem['jobs'][number]['name'];
    waiting: number;
    running: number;
    failed: number;
    done: string | null;
  }>`
    select q.name, count(*) filter (where j.state in ('created', 'retry'))::int as waiting,
      count(*) filter (where j.state = 'active')::int as running, count(*) filter (where j.state = 'failed')::int as failed,
      max(j.completed_on) filter (where j.state = 'completed') as done
    from pgboss.queue q left join pgboss.job j on j.name = q.name
    where q.name = any(${[...systemJobs]}::text[])
    group by q.name order by array_position(${[...systemJobs]}::text[], q.name)`.execute(db);
  return rows.map(({ name, waiting, running, failed, done }) => ({
    name,
    waitingCount: waiting,
    runningCount: running,
    failedCount: failed,
    dateTimeDone: done,
  }));
}

import { randomUUID } from 'node:crypto';
import type { AboutSystem } from '@gektar/contract/system.ts';
import { moscowTime } from '@gektar/format/date.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { programVersion } from '#backup/program-version.ts';
import type { Db } from '#database/db.ts';

type Process = AboutSystem['processes'][number];

const REPORT_MS = 60_000;
/** Age of the last report from which a process counts as silent: two reports are missing. */
const SILENT_SECONDS = 150;
/** Age of the last report from which a process counts as ended (min). */
const GONE_MINUTES = 10;

export interface ProcessReport {
  /** Current state of this process. */
  own(): Process;
}

/** Describes this process, and counts its calls. */
export function createProcessReport(app: FastifyInstance): ProcessReport {
  const id = randomUUID();
  const dateTimeStarted = moscowTime();
  let sinceMs = performance.now();
  let calls = 0;
  let callsPerMinute = 0;
  app.addHook('onResponse', async () => {
    calls += 1;
  });
  return {
    own() {
      const elapsed = performance.now() - sinceMs;
      if (elapsed >= REPORT_MS) {
        callsPerMinute = Math.round((calls * REPORT_MS) / elapsed);
        sinceMs = performance.now();
        calls = 0;
      }
      const dateTimeSeen = moscowTime();
      const memoryBytes = process.memoryUsage.rss();
      const version = programVersion;
      return {
        ...{ id, isAnswering: true, isSilent: false, version, dateTimeStarted, dateTimeSeen, memoryBytes },
        callsPerMinute,
      };
    },
  };
}

/**
 * Reports this process to the database once a minute while the server listens.
 * @param isAlone true for the embedded database, which serves one process: reports of others are removed
 */
export function reportProcess(
  app: FastifyInstance,
  db: Db,
  { own }: ProcessReport,
  { isAlone, report }: { isAlone: boolean; report: (error: unknown) => void },
): void {
  let writing: Promise<void> = Promise.resolve();
  const write = () => {
    writing = writing.then(() => writeReport(db, own())).catch(report);
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    if (isAlone) writing = removeOthers(db, own().id).catch(report);
    write();
    timer = setInterval(write, REPORT_MS);
    timer.unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await writing;
    await sql`delete from shared.processes where id = ${own().id}`.execute(db).catch(report);
  });
}

async function removeOthers(db: Db, id: string): Promise<void> {
  await sql`delete from shared.processes where id <> ${id}`.execute(db);
}

async function writeReport(db: Db, { id, version, dateTimeStarted, memoryBytes, callsPerMinute }: Process) {
  await sql`
    insert into shared.processes (id, version, started_at, memory_bytes, calls_per_minute)
    values (${id}, ${version}, ${`${dateTimeStarted}+03`}::timestamptz, ${memoryBytes}, ${callsPerMinute})
    on conflict (id) do update set seen_at = now(), memory_bytes = excluded.memory_bytes,
      calls_per_minute = excluded.calls_per_minute`.execute(db);
  await sql`delete from shared.processes where seen_at < now() - make_interval(mins => ${GONE_MINUTES})`.execute(db);
}

/** All processes, the oldest first; the responding process in its current state. */
export async function findProcesses(db: Db, own: Process): Promise<Process[]> {
  const { rows } = await sql<Omit<Process, 'isAnswering'>>`
    select id, version, started_at as "dateTimeStarted", seen_at as "dateTimeSeen",
      seen_at < now() - make_interval(secs => ${SILENT_SECONDS}) as "isSilent", memory_bytes::float8 as "memoryBytes",
      calls_per_minute as "callsPerMinute"
    from shared.processes
    where id <> ${own.id} and seen_at >= now() - make_interval(mins => ${GONE_MINUTES})`.execute(db);
  const others = rows.map((row) => ({ ...row, isAnswering: false }));
  return [...others, own].toSorted((a, b) => (a.dateTimeStarted < b.dateTimeStarted ? -1 : 1));
}

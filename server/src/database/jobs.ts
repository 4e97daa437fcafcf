import type { FastifyInstance } from 'fastify';
import { PgBoss } from 'pg-boss';
import { failureOf } from './constraints.ts';

/** Work that nobody waits for, done again and again by whichever process gets to it first. */
export interface Job {
  /** Its queue: Latin letters, digits and dashes. */
  readonly name: string;
  /** When, as cron writes it, UTC. */
  readonly cron: string;
  run(): Promise<void>;
}

/** Nobody waits for a job, so a process that has nothing to do asks rarely. */
const ASK_EVERY_SECONDS = 30;
/** A job gets so long to end when the server stops. */
const LAST_JOBS_MS = 5_000;

/**
 * Runs jobs beside the server, from its first request to its stop, by pg-boss in the schema `pgboss` of the same database. Each is run
 * once at the start as well: an office may switch its machine off at night.
 */
export function runJobs(app: FastifyInstance, databaseUrl: string, jobs: readonly Job[]): void {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'gektar jobs',
    max: 2,
    schema: 'pgboss',
  });
  // A database that restarts is told by whatever is asked of it; the jobs go on when it is back.
  boss.on('error', (error) => {
    const isAway = failureOf(error)?.code === 'database.away';
    app.log[isAway ? 'debug' : 'error']({ err: error }, 'background work');
  });
  app.addHook('onListen', async () => {
    await boss.start();
    for (const job of jobs) await begin(boss, job);
  });
  app.addHook('onClose', () => boss.stop({ timeout: LAST_JOBS_MS }));
}

async function begin(boss: PgBoss, { name, cron, run }: Job): Promise<void> {
  // At most one waits and one runs, however many processes there are.
  await boss.createQueue(name, { policy: 'stately', retryDelay: 60 });
  await boss.schedule(name, cron);
  await boss.send(name);
  await boss.work(name, { pollingIntervalSeconds: ASK_EVERY_SECONDS }, () => run());
}

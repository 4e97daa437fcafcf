import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { failureOf } from './constraints.ts';

/** Periodic background work, run by the first process that takes it. */
export interface Job {
  /** Name of its queue: Latin letters, digits and hyphens. */
  readonly name: string;
  /** Cron expression, UTC. */
  readonly cron: string;
  /** Time limit (s), after which it counts as failed; a quarter of an hour by default. */
  readonly mostSeconds?: number;
  /** Result `'not due'`: there was nothing to do, which does not count as a success. */
  run(): Promise<unknown>;
}

/** Receives the end of each run. */
export interface JobRecord {
  succeeded(name: string, tookMs: number): void;
  failed(name: string, error: unknown): void;
  /** The run found nothing to do. */
  notDue(name: string): void;
}

/** Nobody waits for a job, so an idle process polls rarely. */
const USUALLY_ASK_EVERY_SECONDS = 30;
/** Time for running jobs to end when the server stops (ms). */
const LAST_JOBS_MS = 5_000;
/** Pause before each of two retries of a failed job (s). */
const RETRY_SECONDS = 60;

/**
 * Runs jobs while the server runs, by pg-boss in the schema `pgboss` of the same database. Each also runs once at the
 * start, since an office may switch its machine off at night.
 */
export function runJobs(
  app: FastifyInstance,
  databaseUrl: string,
  jobs: readonly Job[],
  { askEverySeconds = USUALLY_ASK_EVERY_SECONDS, record }: { askEverySeconds?: number; record?: JobRecord } = {},
): void {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'gektar jobs',
    max: 2,
    schema: 'pgboss',
  });
  const report = (error: unknown) => {
    // While the database restarts, every query fails; the jobs continue once it answers.
    const isAway = failureOf(whole(error))?.code === 'database.away';
    app.log[isAway ? 'debug' : 'error']({ err: error }, 'background work');
  };
  boss.on('error', report);

  async function begin(job: Job): Promise<void> {
    // At most one run is waiting and one is active, across all processes.
    await boss.createQueue(job.name, {
      policy: 'stately',
      retryDelay: RETRY_SECONDS,
      ...(job.mostSeconds !== undefined && { expireInSeconds: job.mostSeconds }),
    });
    await boss.schedule(job.name, job.cron);
    await boss.send(job.name);
    await boss.work(job.name, { pollingIntervalSeconds: askEverySeconds }, async () => {
      const started = performance.now();
      const outcome = await job.run().catch((error) => {
        report(error);
        record?.failed(job.name, error);
        throw error;
      });
      if (outcome === 'not due') record?.notDue(job.name);
      else record?.succeeded(job.name, performance.now() - started);
    });
  }

  let begun = Promise.resolve();
  app.addHook('onListen', async () => {
    // The start is not awaited.
    begun = boss
      .start()
      .then(async () => void (await Promise.all(jobs.map(begin))))
      .catch(report);
  });
  app.addHook('onClose', async () => {
    await begun;
    await boss.stop({ timeout: LAST_JOBS_MS });
  });
}

/** A worker of pg-boss passes a copy of the error's fields, which is no longer an Error. */
function whole(error: unknown): unknown {
  if (error instanceof Error || typeof error !== 'object' || error === null) return error;
  const { message = '', severity, length = 0 }: { message?: string; severity?: string; length?: number } = error;
  // Only errors of the database have a severity.
  const made = severity === undefined ? new Error(message) : new pg.DatabaseError(message, length, 'error');
  return Object.assign(made, error);
}

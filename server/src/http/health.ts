import { setTimeout as delay } from 'node:timers/promises';
import { failureTexts } from '@gektar/contract/failure-texts.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { migrationsFolder, readMigrations } from '#database/migrate.ts';

/** Length of the last part of a drain, in which reads are refused (s). */
const LAST_SECONDS = 1;
/** Status used for nothing else: a proxy set to retry on 503 would stop using a process that is merely overloaded. */
const STOPPING = 504;

/** Makes proxies stop sending requests, while those that still arrive are answered. */
export class Drain {
  #isOn = false;
  #isLast = false;
  readonly #begun = Promise.withResolvers<void>();

  /** Resolves when the drain begins. */
  get begun(): Promise<void> {
    return this.#begun.promise;
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  /** Whether reads are refused. */
  get isLast(): boolean {
    return this.#isLast;
  }

  /**
   * From now on `/readyz` refuses, and every answer closes its connection. In the last second reads are refused: nginx,
   * which does not query `/readyz`, retries them on the other process and stops using this one. It would not retry a
   * write sent to a closing port.
   */
  async begin(seconds: number): Promise<void> {
    this.#isOn = true;
    this.#begun.resolve();
    const last = Math.min(LAST_SECONDS, seconds / 2);
    await delay((seconds - last) * 1_000);
    this.#isLast = true;
    await delay(last * 1_000);
  }
}

/**
 * Endpoints for a proxy or service manager: `/healthz` (the process lives), `/readyz` (ready for requests: the database
 * answers and has run the migrations of this program, and no stop is in progress). The database may have newer
 * migrations: during a rolling update, old processes still serve.
 */
export function answerHealth(app: FastifyInstance, db: Db, drain: Drain): void {
  let lastMigration: Promise<string> | undefined;
  app.addHook('onRequest', async (request, reply) => {
    if (!drain.isOn) return undefined;
    reply.header('connection', 'close');
    if (!drain.isLast || request.method !== 'GET' || request.url === '/readyz') return undefined;
    const error = { code: 'server.busy', message: failureTexts['server.busy'] };
    return reply.status(STOPPING).header('retry-after', 1).send({ error });
  });
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    if (drain.isOn) return reply.status(503).send({ status: 'stopping' });
    lastMigration ??= readMigrations(migrationsFolder).then((all) => all.at(-1)?.name ?? '');
    const name = await lastMigration;
    const { rows } = await sql`select from public.migrations where name = ${name}`.execute(db);
    if (rows.length === 0) return reply.status(503).send({ status: 'not migrated' });
    return { status: 'ok' };
  });
}

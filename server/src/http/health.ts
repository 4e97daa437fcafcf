import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { migrationsFolder, readMigrations } from '#database/migrate.ts';

/** Tells proxies to send no more requests, while those that come are still answered. */
export class Drain {
  #isOn = false;

  get isOn(): boolean {
    return this.#isOn;
  }

  /** `/readyz` refuses from now on, and every answer closes its connection. */
  async begin(seconds: number): Promise<void> {
    this.#isOn = true;
    await delay(seconds * 1_000);
  }
}

/**
 * Endpoints for a proxy or service manager: `/healthz` (the process lives), `/readyz` (send requests here: the database
 * answers and has run the migrations of this program, and no stop is under way). A base may have run newer ones: while
 * processes are replaced one after another, the old still serve.
 */
export function answerHealth(app: FastifyInstance, db: Db, drain: Drain): void {
  let lastMigration: Promise<string> | undefined;
  app.addHook('onRequest', async (_, reply) => {
    if (drain.isOn) reply.header('connection', 'close');
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

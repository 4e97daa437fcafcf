import { buildApp } from '#app.ts';
import { openDb } from '#database/db.ts';
import type { AppSettings } from '#environment.ts';
import type { OutsideCrm } from '#outside/crm.ts';
import { closeServer, type TestApp } from './test-app.ts';

/**
 * A second server on the app's database, as with several processes behind one address.
 * @param about settings that differ from those of the app; `checkAnswers: false` skips the check of answers against the
 * contract
 */
export async function openAnotherServer(
  app: TestApp,
  about: Partial<AppSettings> & { checkAnswers?: boolean; withJobs?: boolean; outsideCrm?: OutsideCrm } = {},
): Promise<TestApp> {
  const { checkAnswers = true, withJobs = false, outsideCrm, ...changed } = about;
  const settings = { ...app.settings, ...changed };
  const db = openDb(app.databaseUrl, { onLost: () => undefined });
  const parts = { db, settings, databaseUrl: app.databaseUrl, withJobs, maxLagMs: 0, checkAnswers };
  const fastify = await buildApp(outsideCrm ? { ...parts, outsideCrm } : parts);
  const url = await fastify.listen({ port: 0, host: '127.0.0.1' });
  return {
    ...app,
    url,
    db,
    fastify,
    settings,
    async close() {
      await closeServer(fastify);
      await db.destroy();
    },
  };
}

import { type Db, openDb } from '#database/db.ts';
import { migrate } from '#database/migrate.ts';
import { reachDatabase } from '#database/reach-database.ts';
import { checkEnvironment } from '#environment.ts';
import { StartRefused } from '#start-refused.ts';

/**
 * Does a deed on the base that the server would work on, brought to the shape of this version: the one of `DATABASE_URL`, or the
 * embedded one, whether its server runs or not.
 * @throws {StartRefused} when the base cannot be reached
 */
export async function withBase<Result>(deed: (db: Db) => Promise<Result>): Promise<Result> {
  const settings = checkEnvironment(process.env);
  const reached = await reachDatabase(settings);
  try {
    await migrateReached(reached.url, settings.databaseUrl !== undefined);
    const db = openDb(reached.url);
    try {
      return await deed(db);
    } finally {
      await db.destroy();
    }
  } finally {
    await reached.close();
  }
}

async function migrateReached(url: string, isGiven: boolean): Promise<void> {
  try {
    await migrate(url);
  } catch (error) {
    if (!isGiven || error instanceof StartRefused) throw error;
    // Without the address: it may hold a password.
    const reason = error instanceof Error ? error.message || ('code' in error && error.code) : error;
    throw new StartRefused(`База, заданная в DATABASE_URL, недоступна: ${reason}.`);
  }
}

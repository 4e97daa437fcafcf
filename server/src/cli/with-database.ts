import { backupBeforeUpdate } from '#backup/before-update.ts';
import { type Db, openDb } from '#database/db.ts';
import { migrateReached } from '#database/migrate-reached.ts';
import { reachDatabase } from '#database/reach-database.ts';
import { checkEnvironment } from '#environment.ts';

/**
 * Runs an operation on the server's database, migrated to this version: that of `DATABASE_URL`, or the embedded one,
 * whether its server runs or not.
 * @throws {StartRefused} when the database cannot be reached
 */
export async function withDatabase<Result>(operation: (db: Db) => Promise<Result>): Promise<Result> {
  const settings = checkEnvironment(process.env);
  const reached = await reachDatabase(settings);
  try {
    await migrateReached(reached.url, settings.databaseUrl !== undefined, backupBeforeUpdate(reached.url, settings));
    const db = openDb(reached.url);
    try {
      return await operation(db);
    } finally {
      await db.destroy();
    }
  } finally {
    await reached.close();
  }
}

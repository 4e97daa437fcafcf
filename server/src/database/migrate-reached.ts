import { StartRefused } from '#start-refused.ts';
import { type BeforeUpdate, migrate } from './migrate.ts';

/**
 * Migrates a database that may not answer.
 * @param beforeUpdate called before a used database is updated
 * @param isGiven whether `DATABASE_URL` is set: then the user can fix the setting
 * @throws {StartRefused} when a given database cannot be reached; the message omits its URL, which may have a password
 */
export async function migrateReached(url: string, isGiven: boolean, beforeUpdate?: BeforeUpdate): Promise<void> {
  try {
    await migrate(url, { beforeUpdate });
  } catch (error) {
    if (!isGiven || error instanceof StartRefused) throw error;
    const reason = error instanceof Error ? error.message || ('code' in error && error.code) : error;
    throw new StartRefused(`База, заданная в DATABASE_URL, недоступна: ${reason}.`);
  }
}

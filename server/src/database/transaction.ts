import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from './db.ts';

const MOST_TRIES = 3;
/** Longest pause before the second try (ms); it doubles before the third. */
const PAUSE_MS = 50;
/** Codes of serialization_failure and deadlock_detected: the database aborted one of two transactions. */
const BROKEN_OFF = new Set(['40001', '40P01']);

/**
 * Runs an operation in a transaction, all or nothing. Retried after a serialization failure or deadlock, so it must
 * only run SQL.
 */
export async function inTransaction<Result>(db: Db, operation: (tx: Db) => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(operation);
    } catch (error) {
      if (tries === MOST_TRIES || !isBrokenOff(error)) throw error;
      // An immediate retry would lock its first row again before the other transaction wakes up, and deadlock again.
      await wait(tries * PAUSE_MS * (0.5 + Math.random() / 2));
    }
  }
}

function isBrokenOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && BROKEN_OFF.has(String(error.code));
}

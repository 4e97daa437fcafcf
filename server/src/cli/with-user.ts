import { setTimeout as later } from 'node:timers/promises';
import type { Db } from '#database/db.ts';
import { findSignIn, type SignIn } from '#people/employee-queries.ts';
import { StartRefused } from '#start-refused.ts';
import { withDatabase } from './with-database.ts';

/** Running servers learn of a change within milliseconds of the commit; the command waits for it (ms). */
export const HEARD_MS = 300;

/**
 * Runs an operation on an employee, in a transaction.
 * @throws {StartRefused} for an unknown login
 */
export function withUser<Result>(login: string, operation: (tx: Db, employee: SignIn) => Promise<Result>) {
  return withDatabase(async (db) => {
    const result = await db.transaction().execute(async (tx) => {
      const known = await findSignIn(tx, login);
      if (known === undefined) throw new StartRefused(`Сотрудника с логином ${login} нет.`);
      return operation(tx, known);
    });
    await later(HEARD_MS);
    return result;
  });
}

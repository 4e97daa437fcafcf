import type { Db } from '#database/db.ts';
import { findSignIn, type SignIn } from '#people/employee-queries.ts';
import { StartRefused } from '#start-refused.ts';
import { withBase } from './with-base.ts';

/**
 * Runs an operation on an employee, in a transaction.
 * @throws {StartRefused} when nobody has the login
 */
export function withUser<Result>(login: string, operation: (tx: Db, employee: SignIn) => Promise<Result>) {
  return withBase((db) =>
    db.transaction().execute(async (tx) => {
      const known = await findSignIn(tx, login);
      if (known === undefined) throw new StartRefused(`Сотрудника с логином ${login} нет.`);
      return operation(tx, known);
    }),
  );
}

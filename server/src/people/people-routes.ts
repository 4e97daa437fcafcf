import { Failure } from '@gektar/contract/failure.ts';
import { getCurrentEmployee, getEmployee, listEmployees } from '@gektar/contract/people/employee.ts';
import { refreshSignIn, signIn, signOut } from '@gektar/contract/people/sign-in.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Route } from '#http/router.ts';
import { hashOf, type Tokens } from '#http/tokens.ts';
import { findEmployee, findEmployees, spendRefreshToken } from './employee-queries.ts';
import { checkCredentials, issuePair, spendRefresh } from './sign-in.ts';

/** Twenty attempts a minute per address: enough for an office behind one router, too few to guess. */
const SIGN_IN_TRIES = { max: 20, timeWindowMs: 60_000 };

export function peopleRoutes(route: Route, tokens: Tokens, refreshLifeDays: number): void {
  route(signIn, async ({ body, db }) => issuePair(db, tokens, await checkCredentials(db, body), refreshLifeDays), {
    tries: SIGN_IN_TRIES,
  });
  route(refreshSignIn, ({ body, db }) =>
    inTransaction(db, async (tx) => issuePair(tx, tokens, await spendRefresh(tx, body.refreshToken), refreshLifeDays)),
  );
  route(signOut, async ({ body, db }) => {
    await spendRefreshToken(db, hashOf(body.refreshToken));
    return { done: true };
  });

  route(listEmployees, ({ db }) => findEmployees(db));
  // A token may outlive its employee: the caller is then unknown, not signed out (1§1); their writes are refused as
  // usual.
  route(getCurrentEmployee, async ({ db, employeeId }) => must(await findEmployee(db, employeeId)));
  route(getEmployee, async ({ db, params }) => must(await findEmployee(db, params.id)));
}

function must<T>(employee: T | undefined): T {
  if (employee === undefined) throw new Failure('employee.not_found');
  return employee;
}

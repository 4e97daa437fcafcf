import { Failure } from '@gektar/contract/failure.ts';
import { getCurrentEmployee, getEmployee, listEmployees } from '@gektar/contract/people/employee.ts';
import { refreshSignIn, signIn, signOut } from '@gektar/contract/people/sign-in.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Route } from '#http/router.ts';
import type { Tokens } from '#http/tokens.ts';
import { findEmployee, findEmployees } from './employee-queries.ts';
import type { LiveSessions } from './live-sessions.ts';
import { checkCredentials, closeSessions, openSession, renewSession } from './sign-in.ts';

/** Twenty attempts a minute per address: enough for an office behind one router, too few to guess. */
const SIGN_IN_TRIES = { max: 20, timeWindowMs: 60_000 };

export interface PeopleParts {
  readonly tokens: Tokens;
  readonly sessions: LiveSessions;
  readonly refreshLifeDays: number;
}

export function peopleRoutes(route: Route, { tokens, sessions, refreshLifeDays }: PeopleParts): void {
  route(
    signIn,
    async ({ body, db }) => {
      const known = await checkCredentials(db, body);
      return inTransaction(db, (tx) => openSession(tx, tokens, known, refreshLifeDays));
    },
    { tries: SIGN_IN_TRIES },
  );
  route(refreshSignIn, ({ body, db }) =>
    inTransaction(db, (tx) => renewSession(tx, tokens, body.refreshToken, refreshLifeDays)),
  );
  route(signOut, async ({ body, db }) => {
    const ownerId = await inTransaction(db, (tx) => closeSessions(tx, body.refreshToken));
    if (ownerId !== undefined) sessions.forget(ownerId);
    return { done: true };
  });

  route(listEmployees, ({ db }) => findEmployees(db));
  route(getCurrentEmployee, async ({ db, employeeId }) => must(await findEmployee(db, employeeId)));
  route(getEmployee, async ({ db, params }) => must(await findEmployee(db, params.id)));
}

function must<T>(employee: T | undefined): T {
  if (employee === undefined) throw new Failure('employee.not_found');
  return employee;
}

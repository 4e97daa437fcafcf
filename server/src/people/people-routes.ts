import { Failure } from '@gektar/contract/failure.ts';
import { getCurrentEmployee, getEmployee, listEmployees } from '@gektar/contract/people/employee.ts';
import { getOwnCard, updateOwnCard } from '@gektar/contract/people/own-card-endpoints.ts';
import { refreshSignIn, signIn, signOut } from '@gektar/contract/people/sign-in.ts';
import type { Db } from '#database/db.ts';
import { inTransaction } from '#database/transaction.ts';
import { networkOf } from '#http/client-network.ts';
import type { Route } from '#http/router.ts';
import type { Tokens } from '#http/tokens.ts';
import { findEmployee, findEmployees, findSignIn } from './employee-queries.ts';
import type { KnownDevices } from './known-device.ts';
import type { LiveSessions } from './live-sessions.ts';
import { findOwnCard, lockOwnCard, updateCard } from './own-card-queries.ts';
import { checkCredentials, closeSessions, openSession, renewSession } from './sign-in.ts';
import { countSignIn } from './sign-in-brake.ts';

export interface PeopleParts {
  readonly tokens: Tokens;
  readonly sessions: LiveSessions;
  readonly devices: KnownDevices;
  readonly refreshLifeDays: number;
  /** Makes a stored photo that of an employee, in place of the former one. @throws {Failure} file.gone at `photoId` */
  readonly attachPhoto: (tx: Db, employeeId: string, photoId: string | null) => Promise<void>;
  /** Removes the content of discarded files. */
  readonly clearFiles: () => Promise<void>;
  /** Whether the published demo credentials are accepted. */
  readonly isDemoOpen: boolean;
}

export function peopleRoutes(route: Route, parts: PeopleParts): void {
  const { tokens, sessions, devices, refreshLifeDays, attachPhoto, clearFiles, isDemoOpen } = parts;
  route(signIn, async ({ body, db, request, reply }) => {
    const found = await findSignIn(db, body.login);
    const known = found?.isDemo && !isDemoOpen ? undefined : found;
    const device = known && devices.find(request, known.id);
    const tried = await countSignIn(db, { login: body.login, network: networkOf(request.ip), device });
    if (!tried.isWithin) {
      reply.header('retry-after', tried.waitSeconds);
      throw new Failure('auth.too_many_tries');
    }
    const employee = await checkCredentials(known, body.password);
    const pair = await inTransaction(db, async (tx) => {
      await tried.takeBack(tx);
      return openSession(tx, tokens, employee, refreshLifeDays);
    });
    reply.header('set-cookie', devices.cookieFor(request, employee.id));
    return pair;
  });
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
  route(getOwnCard, async ({ db, employeeId }) => must(await findOwnCard(db, employeeId)));
  route(updateOwnCard, async ({ db, body, employeeId }) => {
    await inTransaction(db, async (tx) => {
      must(await lockOwnCard(tx, employeeId));
      await attachPhoto(tx, employeeId, body.photoId);
      await updateCard(tx, employeeId, body);
    });
    await clearFiles();
    return body;
  });
  route(getEmployee, async ({ db, params }) => must(await findEmployee(db, params.id)));
}

function must<T>(employee: T | undefined): T {
  if (employee === undefined) throw new Failure('employee.not_found');
  return employee;
}

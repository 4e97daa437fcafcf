import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

/** An employee as seen by the administrator of sign-ins. */
export interface Sign {
  readonly login: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly isDemo: boolean;
  readonly isBlocked: boolean;
  readonly isRemoved: boolean;
}

/** All sign-ins by last name. */
export async function findSigns(db: Db): Promise<Sign[]> {
  return db
    .selectFrom('shared.employees')
    .select(['login', 'first_name as firstName', 'last_name as lastName', 'email', 'is_demo as isDemo'])
    .select((eb) => eb('blocked_at', 'is not', null).$castTo<boolean>().as('isBlocked'))
    .select((eb) => eb('removed_at', 'is not', null).$castTo<boolean>().as('isRemoved'))
    .orderBy(sql`last_name collate shared.russian`)
    .orderBy(sql`first_name collate shared.russian`)
    .orderBy('id')
    .execute();
}

/** Columns changed together with ending all sessions. */
interface Ending {
  readonly password_hash?: string;
  readonly blocked_at?: ReturnType<typeof moment>;
  readonly removed_at?: ReturnType<typeof moment>;
}

const moment = () => sql<string>`now()`;

/**
 * Revokes every access and refresh token of an employee. The employee's row is locked first, as when tokens are issued
 * (`lockSignIn`), so that none is issued in between.
 * @returns number of unexpired refresh tokens; undefined when the employee does not exist
 */
async function endWith(tx: Db, employeeId: string, changes: Ending): Promise<number | undefined> {
  const row = await tx
    .updateTable('shared.employees')
    .set((eb) => ({ ...changes, session_version: eb('session_version', '+', 1) }))
    .where('id', '=', employeeId)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const ended = await tx
    .deleteFrom('shared.refresh_tokens')
    .where('employee_id', '=', employeeId)
    .returning((eb) => eb('expires_at', '>', eb.fn<string>('now', [])).as('isAlive'))
    .execute();
  return ended.filter(({ isAlive }) => isAlive).length;
}

/**
 * Revokes all tokens of all employees, including tokens that a restored older state of the database would accept again:
 * minutes since 1970 exceed any counted version.
 */
export async function endEverySession(tx: Db): Promise<void> {
  await sql`
    update shared.employees
    set session_version = greatest(session_version + 1, extract(epoch from now())::integer / 60)`.execute(tx);
  await tx.deleteFrom('shared.refresh_tokens').execute();
}

export function endSessions(tx: Db, employeeId: string): Promise<number | undefined> {
  return endWith(tx, employeeId, {});
}

/**
 * Sets a password and ends the sessions of the old one.
 * @returns whether the employee exists
 */
export async function updatePassword(tx: Db, employeeId: string, passwordHash: string): Promise<boolean> {
  return (await endWith(tx, employeeId, { password_hash: passwordHash })) !== undefined;
}

/** Blocks signing in until unblocked, and ends all sessions. */
export async function updateBlocked(tx: Db, employeeId: string): Promise<void> {
  await endWith(tx, employeeId, { blocked_at: moment() });
}

export async function updateUnblocked(tx: Db, employeeId: string): Promise<void> {
  await tx.updateTable('shared.employees').set({ blocked_at: null }).where('id', '=', employeeId).execute();
}

/**
 * Ends all sessions for good and removes the password; the row with the name stays for history, comments and objects.
 */
export async function updateRemoved(tx: Db, employeeId: string): Promise<void> {
  await endWith(tx, employeeId, { password_hash: '', removed_at: moment() });
}

/** Employees with publicly known sign-ins who may still sign in. */
export async function findDemoEmployeeIds(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('shared.employees')
    .select('id')
    .where('is_demo', '=', true)
    .where('removed_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Sign-ins that have not ended or expired. */
export async function countSessions(db: Db, employeeId: string): Promise<number> {
  const row = await db
    .selectFrom('shared.refresh_tokens')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('employee_id', '=', employeeId)
    .where((eb) => eb('expires_at', '>', eb.fn<string>('now', [])))
    .executeTakeFirst();
  return row?.count ?? 0;
}

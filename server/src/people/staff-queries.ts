import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

/** An employee as seen by the administrator of sign-ins. */
export interface Sign {
  readonly login: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly isDemo: boolean;
}

/** All sign-ins by last name. */
export async function findSigns(db: Db): Promise<Sign[]> {
  return db
    .selectFrom('shared.employees')
    .select(['login', 'first_name as firstName', 'last_name as lastName', 'email', 'is_demo as isDemo'])
    .orderBy(sql`last_name collate shared.russian`)
    .orderBy(sql`first_name collate shared.russian`)
    .orderBy('id')
    .execute();
}

/**
 * Sets a password and ends the sessions of the old one.
 * @returns whether the employee exists
 */
export async function updatePassword(tx: Db, employeeId: string, passwordHash: string): Promise<boolean> {
  const row = await tx
    .updateTable('shared.employees')
    .set({ password_hash: passwordHash })
    .where('id', '=', employeeId)
    .returning('id')
    .executeTakeFirst();
  await tx.deleteFrom('shared.refresh_tokens').where('employee_id', '=', employeeId).execute();
  return row !== undefined;
}

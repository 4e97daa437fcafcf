import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

/** An employee as the one who keeps the sign-ins sees them. */
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

/** A new password; whoever is signed in with the old one has to sign in again. Whether there is such an employee. */
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

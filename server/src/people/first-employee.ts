import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#database/db.ts';
import { insertEmployee } from './employee-queries.ts';
import { hashPassword } from './sign-in.ts';

const FIRST_LOGIN = 'admin';
const PASSWORD_BYTES = 15;

/** Credentials of the first employee, printed once. */
export interface FirstEmployee {
  readonly login: string;
  readonly password: string;
}

/** Whether there is any employee; a database without employees has never been used. */
export async function hasEmployees(db: Db): Promise<boolean> {
  const one = await db.selectFrom('shared.employees').select('id').limit(1).executeTakeFirst();
  return one !== undefined;
}

/**
 * Adds the first employee of an unused database. The password is printed once; only its hash is stored.
 * @returns undefined when another process added one first
 */
export async function addFirstEmployee(db: Db): Promise<FirstEmployee | undefined> {
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('shared.facts')
      .values({ name: 'first-employee', value: JSON.stringify(FIRST_LOGIN) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n || (await hasEmployees(tx))) return undefined;
    await insertEmployee(tx, uuidv7(), {
      login: FIRST_LOGIN,
      passwordHash,
      firstName: 'Администратор',
      lastName: 'Офиса',
      lastNameLatin: '',
      email: '',
      isDemo: false,
    });
    return { login: FIRST_LOGIN, password };
  });
}

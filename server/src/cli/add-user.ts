import { Credentials } from '@gektar/contract/people/credentials.ts';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import * as z from 'zod';
import { insertEmployee } from '#people/employee-queries.ts';
import { hashPassword } from '#people/sign-in.ts';
import { StartRefused } from '#start-refused.ts';
import { type PasswordSource, readPassword } from './read-password.ts';
import { withDatabase } from './with-database.ts';
import { WrongUsage } from './wrong-usage.ts';

const Name = z.string().trim().min(1).max(100);

const NewUser = z.object({
  login: Credentials.shape.login.regex(/^\S+$/),
  'first-name': Name,
  'last-name': Name,
  latin: z.string().trim().max(100).default(''),
  email: z.email().default(''),
});

/**
 * Creates an employee who can sign in.
 * @throws {WrongUsage} with the missing or wrong parts; {StartRefused} when the login is taken
 */
export async function addUser(typed: object, from: PasswordSource): Promise<void> {
  const checked = NewUser.safeParse(typed);
  if (!checked.success) {
    const faults = checked.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`);
    throw new WrongUsage(faults.join('\n'));
  }
  const { login, 'first-name': firstName, 'last-name': lastName, latin, email } = checked.data;
  const passwordHash = await hashPassword(await readPassword(from));
  const employee = { login, passwordHash, firstName, lastName, lastNameLatin: latin, email, isDemo: false };
  await withDatabase((db) => insertEmployee(db, uuidv7(), employee)).catch((error: unknown) => {
    const isTaken = error instanceof pg.DatabaseError && error.constraint === 'employees__login';
    throw isTaken ? new StartRefused(`Логин ${login} уже занят.`) : error;
  });
  process.stdout.write(`Сотрудник заведён: ${firstName} ${lastName}, вход ${login}\n`);
}

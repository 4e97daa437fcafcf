import { hashPassword } from '#people/sign-in.ts';
import { updatePassword } from '#people/staff-queries.ts';
import { type PasswordSource, readPassword } from './read-password.ts';
import { withUser } from './with-user.ts';

/**
 * Sets a password and ends all sessions of the old one.
 * @throws {StartRefused} for an unknown login
 */
export async function changePassword(login: string, from: PasswordSource): Promise<void> {
  const passwordHash = await hashPassword(await readPassword(from));
  await withUser(login, (tx, { id }) => updatePassword(tx, id, passwordHash));
  process.stdout.write(`Пароль изменён: ${login}\n`);
}

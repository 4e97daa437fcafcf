import { findSignIn } from '#people/employee-queries.ts';
import { hashPassword } from '#people/sign-in.ts';
import { updatePassword } from '#people/staff-queries.ts';
import { StartRefused } from '#start-refused.ts';
import { type PasswordSource, readPassword } from './read-password.ts';
import { withBase } from './with-base.ts';

/** @throws {StartRefused} when nobody has the login */
export async function changePassword(login: string, from: PasswordSource): Promise<void> {
  const passwordHash = await hashPassword(await readPassword(from));
  await withBase(async (db) => {
    const known = await findSignIn(db, login);
    const isChanged =
      known !== undefined && (await db.transaction().execute((tx) => updatePassword(tx, known.id, passwordHash)));
    if (!isChanged) throw new StartRefused(`Сотрудника с логином ${login} нет.`);
  });
  process.stdout.write(`Пароль изменён: ${login}\n`);
}

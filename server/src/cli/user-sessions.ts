import { countSessions, endSessions } from '#people/staff-queries.ts';
import { withUser } from './with-user.ts';

/** Prints the number of open sign-ins. */
export async function showSessions(login: string): Promise<void> {
  const open = await withUser(login, (tx, { id }) => countSessions(tx, id));
  process.stdout.write(`Открыто сеансов: ${open}\n`);
}

/** Ends all sessions of the login; the employee stays active and can sign in again. */
export async function endUserSessions(login: string): Promise<void> {
  const ended = await withUser(login, (tx, { id }) => endSessions(tx, id));
  process.stdout.write(`Завершено сеансов: ${ended ?? 0}\n`);
}

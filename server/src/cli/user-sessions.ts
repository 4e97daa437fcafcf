import { countSessions, endSessions } from '#people/staff-queries.ts';
import { withUser } from './with-user.ts';

/** How many sign-ins are open. */
export async function showSessions(login: string): Promise<void> {
  const open = await withUser(login, (tx, { id }) => countSessions(tx, id));
  process.stdout.write(`Открыто сеансов: ${open}\n`);
}

/** The employee stays active; all sessions of the login have to sign in again. */
export async function endUserSessions(login: string): Promise<void> {
  const ended = await withUser(login, (tx, { id }) => endSessions(tx, id));
  process.stdout.write(`Завершено сеансов: ${ended ?? 0}\n`);
}

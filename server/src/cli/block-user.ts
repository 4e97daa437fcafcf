import { updateBlocked, updateRemoved, updateUnblocked } from '#people/staff-queries.ts';
import { countResponsibilities } from './count-responsibilities.ts';
import { withUser } from './with-user.ts';

/** Blocks signing in with the login until it is unblocked; open sessions are closed at once. */
export async function blockUser(login: string): Promise<void> {
  await withUser(login, (tx, { id }) => updateBlocked(tx, id));
  process.stdout.write(`Вход закрыт, все сеансы завершены: ${login}\n`);
}

export async function unblockUser(login: string): Promise<void> {
  await withUser(login, (tx, { id }) => updateUnblocked(tx, id));
  process.stdout.write(`Вход снова открыт: ${login}\n`);
}

/** Removes the sign-in of an employee who left: records still show the name, the login becomes free. */
export async function removeUser(login: string): Promise<void> {
  const left = await withUser(login, async (tx, { id }) => {
    await updateRemoved(tx, id);
    return countResponsibilities(tx, id);
  });
  process.stdout.write(`Сотрудник уволен, все сеансы завершены: ${login}. Логин свободен.\n`);
  if (left === 0) return;
  process.stdout.write(
    `За ним остались объекты и запросы: ${left}. Найдите их по ответственному и передайте другим.\n`,
  );
}

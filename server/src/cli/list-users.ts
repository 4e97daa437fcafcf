import { findSigns } from '#people/staff-queries.ts';
import { withDatabase } from './with-database.ts';

/** One line per employee: login, name, e-mail. */
export async function listUsers(): Promise<void> {
  const signs = await withDatabase(findSigns);
  const width = Math.max(0, ...signs.map(({ login }) => login.length));
  for (const { login, firstName, lastName, email, isDemo, isBlocked, isRemoved } of signs) {
    const about = [`${lastName} ${firstName}`, ...(email ? [email] : []), ...(isDemo ? ['демонстрационный'] : [])];
    if (isRemoved) about.push('уволен');
    else if (isBlocked) about.push('вход закрыт');
    process.stdout.write(`${login.padEnd(width)}  ${about.join(', ')}\n`);
  }
  if (signs.length === 0) process.stdout.write('Сотрудников ещё нет.\n');
}

import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#database/db.ts';
import { insertEmployee } from '#people/employee-queries.ts';
import { hashPassword } from '#people/sign-in.ts';

/** The one public sign-in of a demo database, printed at the start and shown in its banner. */
export const demoLogin = 'broker';
export const demoPassword = 'gektar-demo';

/** Invented employees; the first one has the public sign-in. */
const people = [
  { login: demoLogin, firstName: 'Егор', lastName: 'Степной', lastNameLatin: 'Stepnoy' },
  { login: 'lugova', firstName: 'Анна', lastName: 'Лугова', lastNameLatin: 'Lugova' },
  { login: 'ozerny', firstName: 'Марк', lastName: 'Озёрный', lastNameLatin: 'Ozerny' },
  { login: 'polevaya', firstName: 'Ида', lastName: 'Полевая', lastNameLatin: 'Polevaya' },
  { login: 'rechnaya', firstName: 'Дарья', lastName: 'Речная', lastNameLatin: 'Rechnaya' },
  { login: 'mezhevoy', firstName: 'Тимур', lastName: 'Межевой', lastNameLatin: 'Mezhevoy' },
] as const;

/**
 * Inserts the invented staff.
 * @returns their ids, the public sign-in first
 */
export async function insertDemoEmployees(tx: Db): Promise<[string, ...string[]]> {
  // A random password that is not stored: these five only fill the lists.
  const closed = await hashPassword(randomBytes(32).toString('base64'));
  const open = await hashPassword(demoPassword);
  const ids = people.map(() => uuidv7());
  for (const [index, { login, ...names }] of people.entries()) {
    await insertEmployee(tx, ids[index] ?? uuidv7(), {
      login,
      ...names,
      passwordHash: login === demoLogin ? open : closed,
      email: `${login}@gektar.example`,
      isDemo: true,
    });
  }
  return ids as [string, ...string[]];
}

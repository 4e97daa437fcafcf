import { addUser } from './add-user.ts';
import { changePassword } from './change-password.ts';
import { listUsers } from './list-users.ts';
import type { Typed } from './run-command.ts';
import { readArguments, WrongUsage } from './wrong-usage.ts';

export const userUsage = `Сотрудники и их вход.

  npm run user -- add --login ЛОГИН --first-name ИМЯ --last-name ФАМИЛИЯ [--latin FAMILIA] [--email АДРЕС]
  npm run user -- password ЛОГИН
  npm run user -- list

  Пароль спрашивается без показа, не короче 8 знаков. Из сценария: --password-stdin, первая строка ввода.`;

const options = {
  login: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  latin: { type: 'string' },
  email: { type: 'string' },
  'password-stdin': { type: 'boolean' },
} as const;

/** @throws {WrongUsage} on wrong arguments; {StartRefused} on an error that the user can fix */
export async function userCommand({ args, signal }: Typed): Promise<void> {
  const { values, positionals } = readArguments(args, options);
  const [action, ...words] = positionals;
  const { 'password-stdin': isPiped = false, ...about } = values;
  switch (action) {
    case undefined:
      throw new WrongUsage('Не сказано, что сделать.');
    case 'add':
      expectNothing(words);
      return addUser(about, { isPiped, signal });
    case 'password': {
      const [login, ...more] = words;
      if (login === undefined) throw new WrongUsage('Не указан логин.');
      expectNothing([...more, ...Object.keys(about).map((name) => `--${name}`)]);
      return changePassword(login, { isPiped, signal });
    }
    case 'list':
      expectNothing([...words, ...Object.keys(values).map((name) => `--${name}`)]);
      return listUsers();
    default:
      throw new WrongUsage(`Неизвестная команда: ${action}`);
  }
}

function expectNothing(rest: readonly string[]): void {
  if (rest.length > 0) throw new WrongUsage(`Лишнее: ${rest.join(' ')}`);
}

import { addUser } from './add-user.ts';
import { blockUser, removeUser, unblockUser } from './block-user.ts';
import { changePassword } from './change-password.ts';
import { listUsers } from './list-users.ts';
import { removeDemo } from './remove-demo.ts';
import type { Typed } from './run-command.ts';
import { endUserSessions, showSessions } from './user-sessions.ts';
import { readArguments, WrongUsage } from './wrong-usage.ts';

export const userUsage = `Сотрудники и их вход.

  npm run user -- add --login ЛОГИН --first-name ИМЯ --last-name ФАМИЛИЯ [--latin FAMILIA] [--email АДРЕС]
  npm run user -- password ЛОГИН
  npm run user -- list
  npm run user -- sessions ЛОГИН [--end]   сколько сеансов открыто; --end завершает все
  npm run user -- block ЛОГИН              закрыть вход и завершить все сеансы
  npm run user -- unblock ЛОГИН            снова пустить
  npm run user -- remove ЛОГИН             уволить: вход закрыт навсегда, имя остаётся в истории и в объектах
  npm run user -- remove-demo              закрыть демонстрационные входы

  Пароль спрашивается без показа, не короче 8 знаков. Из сценария: --password-stdin, первая строка ввода.`;

const options = {
  login: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  latin: { type: 'string' },
  email: { type: 'string' },
  'password-stdin': { type: 'boolean' },
  end: { type: 'boolean' },
} as const;

/** @throws {WrongUsage} on wrong arguments; {StartRefused} on an error that the user can fix */
export async function userCommand({ args, signal }: Typed): Promise<void> {
  const { values, positionals } = readArguments(args, options);
  const [action, ...words] = positionals;
  const { 'password-stdin': isPiped = false, end: isEnd = false, ...about } = values;
  const named = [...Object.keys(about), ...(isPiped ? ['password-stdin'] : [])].map((name) => `--${name}`);
  if (isEnd && action !== 'sessions') throw new WrongUsage('Лишнее: --end');
  switch (action) {
    case undefined:
      throw new WrongUsage('Не сказано, что сделать.');
    case 'add':
      expectNothing(words);
      return addUser(about, { isPiped, signal });
    case 'password':
      return changePassword(
        oneLogin(
          words,
          named.filter((name) => name !== '--password-stdin'),
        ),
        { isPiped, signal },
      );
    case 'sessions':
      return isEnd ? endUserSessions(oneLogin(words, named)) : showSessions(oneLogin(words, named));
    case 'block':
      return blockUser(oneLogin(words, named));
    case 'unblock':
      return unblockUser(oneLogin(words, named));
    case 'remove':
      return removeUser(oneLogin(words, named));
    case 'remove-demo':
      expectNothing([...words, ...named]);
      return removeDemo();
    case 'list':
      expectNothing([...words, ...named]);
      return listUsers();
    default:
      throw new WrongUsage(`Неизвестная команда: ${action}`);
  }
}

/** The login, the only word allowed after the action. */
function oneLogin([login, ...more]: readonly string[], options: readonly string[]): string {
  if (login === undefined) throw new WrongUsage('Не указан логин.');
  expectNothing([...more, ...options]);
  return login;
}

function expectNothing(rest: readonly string[]): void {
  if (rest.length > 0) throw new WrongUsage(`Лишнее: ${rest.join(' ')}`);
}

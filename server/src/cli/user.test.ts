import { refreshSignIn, signIn } from '@gektar/contract/people/sign-in.ts';
import { speakRussian } from '@gektar/contract/speak-russian.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { typeCommand } from '#testing/type-command.ts';
import { userCommand } from './user-command.ts';
import { WrongUsage } from './wrong-usage.ts';

let app: TestApp;
beforeAll(async () => {
  speakRussian();
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

function typeUser(args: readonly string[], input = '') {
  return typeCommand('user', args, { databaseUrl: app.databaseUrl, input });
}

const names = ['--first-name', 'Анна', '--last-name', 'Лугова'];

test('an added employee signs in', async () => {
  const about = ['--login', 'anna', ...names, '--latin', 'Lugova', '--email', 'anna@gektar.example'];
  const added = await typeUser(['add', ...about], 'длинный пароль\n');
  expect(added).toEqual({ code: 0, output: 'Сотрудник заведён: Анна Лугова, вход anna\n', errors: '' });
  const pair = await app.anonymous(signIn, { body: { login: 'anna', password: 'длинный пароль' } });
  expect(pair.token).not.toBe('');
  const { output } = await typeUser(['list']);
  expect(output).toContain('anna');
  expect(output).toContain('Лугова Анна, anna@gektar.example');
});

test('a changed password closes the old one and whatever was open with it', async () => {
  await typeUser(['add', '--login', 'mark', ...names, '--password-stdin'], 'прежний пароль');
  const { refreshToken } = await app.anonymous(signIn, { body: { login: 'mark', password: 'прежний пароль' } });
  const changed = await typeUser(['password', 'MARK', '--password-stdin'], 'новый пароль\r\nлишняя строка');
  expect(changed).toMatchObject({ code: 0, errors: '' });
  await app.anonymous(signIn, { body: { login: 'mark', password: 'новый пароль' } });
  const old = app.anonymous(signIn, { body: { login: 'mark', password: 'прежний пароль' } });
  await expect(old).rejects.toMatchObject({ code: 'auth.wrong_credentials' });
  await expect(app.anonymous(refreshSignIn, { body: { refreshToken } })).rejects.toMatchObject({
    code: 'auth.refresh_void',
  });
});

test('a login is taken whatever its case', async () => {
  await typeUser(['add', '--login', 'ida', ...names], 'длинный пароль');
  const taken = await typeUser(['add', '--login', 'Ida', ...names], 'длинный пароль');
  expect(taken).toEqual({ code: 1, output: '', errors: 'Логин Ida уже занят.\n' });
});

test('a short password is refused, none too, and nobody is added', async () => {
  const add = (input: string) => typeUser(['add', '--login', 'short', ...names], input);
  expect(await add('семь777\n')).toMatchObject({ code: 1, errors: 'Пароль короче 8 знаков.\n' });
  expect(await add('')).toMatchObject({ code: 1, errors: 'Пароль короче 8 знаков.\n' });
  expect((await typeUser(['list'])).output).not.toContain('short');
});

test('the password of nobody cannot be changed', async () => {
  const { code, errors } = await typeUser(['password', 'nobody'], 'длинный пароль');
  expect([code, errors]).toEqual([1, 'Сотрудника с логином nobody нет.\n']);
});

test.each([
  [[], 'Не сказано, что сделать.'],
  [['fire', 'anna'], 'Неизвестная команда: fire'],
  [['password'], 'Не указан логин.'],
  [['list', 'all'], 'Лишнее: all'],
  [['add', '--login', 'oleg', ...names, '--password', 'длинный пароль'], 'Неизвестный параметр: --password'],
  [['add', '--login', 'oleg'], '--first-name: Обязательное поле\n--last-name: Обязательное поле'],
  [['add', '--login', 'два слова', ...names], '--login: Данные введены не корректно'],
  [['add', '--login', 'oleg', ...names, '--email', 'почта'], '--email: Данные введены не корректно'],
])('a command typed wrong is refused with the reason: %j', async (args, reason) => {
  const typed = userCommand({ args, signal: new AbortController().signal });
  await expect(typed).rejects.toThrow(new WrongUsage(reason));
});

test('a command typed wrong tells how to type it', async () => {
  const { code, output, errors } = await typeUser(['password']);
  expect([code, output]).toEqual([1, '']);
  expect(errors).toContain('Не указан логин.\n\n');
  expect(errors).toContain('npm run user -- add --login ЛОГИН');
});

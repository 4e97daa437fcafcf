import { landComments } from '@gektar/contract/land/properties/property-comments.ts';
import { getProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { getCurrentEmployee, listEmployees } from '@gektar/contract/people/employee.ts';
import { refreshSignIn, signIn } from '@gektar/contract/people/sign-in.ts';
import { speakRussian } from '@gektar/contract/speak-russian.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { isDemo, markDemo } from '#demo/demo-mark.ts';
import { ask } from '#testing/ask.ts';
import { givenProperty } from '#testing/given.ts';
import { callerOf, openTestApp, type TestApp } from '#testing/test-app.ts';
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

test('demonstration sign-ins are taken away with what was open; others stay', async () => {
  await typeUser(['add', '--login', 'ida', ...names, '--password-stdin'], 'длинный пароль');
  await typeUser(['add', '--login', 'demo', ...names, '--password-stdin'], 'длинный пароль');
  await app.db.updateTable('shared.employees').set({ is_demo: true }).where('login', '=', 'demo').execute();
  await markDemo(app.db);
  const enter = (login: string) => app.anonymous(signIn, { body: { login, password: 'длинный пароль' } });
  const { token } = await enter('demo');
  expect((await typeUser(['remove-demo'])).output).toBe('Демонстрационные входы закрыты, сеансы завершены: 1\n');
  await expect(enter('demo')).rejects.toMatchObject({ code: 'auth.wrong_credentials' });
  expect((await ask(app, 'GET', getCurrentEmployee.path, { token })).status).toBe(401);
  await enter('ida');
  expect(await isDemo(app.db)).toBe(false);
  expect((await typeUser(['remove-demo'])).output).toBe('Демонстрационных входов нет.\n');
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

test('who is blocked is let in again with the same password once unblocked', async () => {
  const credentials = { login: 'vera', password: 'длинный пароль' };
  await typeUser(['add', '--login', 'vera', ...names], credentials.password);
  const { token, refreshToken } = await app.anonymous(signIn, { body: credentials });
  expect(await typeUser(['sessions', 'vera'])).toMatchObject({ output: 'Открыто сеансов: 1\n' });
  expect(await typeUser(['block', 'Vera'])).toEqual({
    code: 0,
    output: 'Вход закрыт, все сеансы завершены: Vera\n',
    errors: '',
  });
  expect((await typeUser(['list'])).output).toMatch(/^vera +Лугова Анна, вход закрыт$/m);
  await expect(app.anonymous(signIn, { body: credentials })).rejects.toMatchObject({
    code: 'auth.blocked',
    message: 'Вход закрыт. Обратитесь к администратору',
  });
  const guessed = app.anonymous(signIn, { body: { ...credentials, password: 'другой пароль' } });
  await expect(guessed).rejects.toMatchObject({ code: 'auth.wrong_credentials' });
  const refreshed = app.anonymous(refreshSignIn, { body: { refreshToken } });
  await expect(refreshed).rejects.toMatchObject({ code: 'auth.refresh_void' });
  expect(await typeUser(['unblock', 'vera'])).toMatchObject({ code: 0, output: 'Вход снова открыт: vera\n' });
  const again = await app.anonymous(signIn, { body: credentials });
  expect((await ask(app, 'GET', '/api/employees/current', { token: again.token })).status).toBe(200);
  expect((await ask(app, 'GET', '/api/employees/current', { token })).status).toBe(401);
  expect(await typeUser(['sessions', 'vera', '--end'])).toMatchObject({ output: 'Завершено сеансов: 1\n' });
  expect((await ask(app, 'GET', '/api/employees/current', { token: again.token })).status).toBe(401);
});

test('who is removed keeps what they did, and the login is free for somebody else', async () => {
  const credentials = { login: 'boris', password: 'длинный пароль' };
  await typeUser(['add', '--login', 'boris', '--first-name', 'Борис', '--last-name', 'Полевой'], credentials.password);
  const { token } = await app.anonymous(signIn, { body: credentials });
  const boris = await callerOf(app.url, token)(getCurrentEmployee);
  const { id } = await givenProperty(app.db, { responsibleEmployeeId: boris.id });
  await callerOf(app.url, token)(landComments.add, { params: { id }, body: { text: 'Звонил' } });
  const removed = await typeUser(['remove', 'boris']);
  expect(removed).toEqual({
    code: 0,
    output:
      'Сотрудник уволен, все сеансы завершены: boris. Логин свободен.\n' +
      'За ним остались объекты и запросы: 1. Найдите их по ответственному и передайте другим.\n',
    errors: '',
  });
  await expect(app.anonymous(signIn, { body: credentials })).rejects.toMatchObject({ code: 'auth.wrong_credentials' });
  const plot = await app.broker.call(getProperty, { params: { id } });
  expect(plot).toMatchObject({ responsibleEmployeeId: boris.id, comments: [{ text: 'Звонил', employeeId: boris.id }] });
  const employees = await app.broker.call(listEmployees);
  expect(employees.find((one) => one.id === boris.id)).toEqual({ ...boris, isActive: false });
  expect(await typeUser(['remove', 'boris'])).toMatchObject({ code: 1, errors: 'Сотрудника с логином boris нет.\n' });
  await typeUser(['add', '--login', 'boris', ...names], 'новый длинный пароль');
  await app.anonymous(signIn, { body: { login: 'boris', password: 'новый длинный пароль' } });
  expect((await typeUser(['list'])).output).toMatch(/^boris +Полевой Борис, уволен$/m);
});

test.each([
  [[], 'Не сказано, что сделать.'],
  [['fire', 'anna'], 'Неизвестная команда: fire'],
  [['password'], 'Не указан логин.'],
  [['block'], 'Не указан логин.'],
  [['remove', 'anna', 'mark'], 'Лишнее: mark'],
  [['block', 'anna', '--end'], 'Лишнее: --end'],
  [['sessions', 'anna', '--latin', 'A'], 'Лишнее: --latin'],
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

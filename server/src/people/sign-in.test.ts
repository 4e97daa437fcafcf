import { randomUUID } from 'node:crypto';
import { Failure } from '@gektar/contract/failure.ts';
import { TokenPair } from '@gektar/contract/people/sign-in.ts';
import { verify } from '@node-rs/argon2';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { openAnotherServer } from '#testing/another-server.ts';
import { type Answer, ask, refusalIn } from '#testing/ask.ts';
import { givenEmployee } from '#testing/given.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import type { SignIn } from './employee-queries.ts';
import { checkCredentials, hashPassword } from './sign-in.ts';
import { removeOldSignInTries } from './sign-in-brake.ts';

const password = 'пароль с пробелом и Ё';

let app: TestApp;
let passwordHash: string;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  passwordHash = await hashPassword(password);
});
afterAll(() => app.close());

let addresses = 0;

/** Posts from a new address each time, so that tests do not use up each other's tries. */
function post(path: string, body: unknown, address = `10.0.0.${++addresses}`, server = app): Promise<Answer> {
  return ask(server, 'POST', path, { token: null, body, headers: { 'x-forwarded-for': address } });
}

async function signedIn(login: string): Promise<TokenPair> {
  const answer = await post('/api/Auth', { login, password });
  expect(answer.status, answer.text).toBe(200);
  return TokenPair.strict().parse(answer.json);
}

function refresh(refreshToken: string): Promise<Answer> {
  return post('/api/Auth/refresh', { refreshToken });
}

async function current(token: string): Promise<Answer> {
  return ask(app, 'GET', '/api/employees/current', { token });
}

test('login and password give a pair of tokens that opens the calls for eight hours [AUTH-012]', async () => {
  const { id, login } = await givenEmployee(app.db, { passwordHash });
  const before = Math.floor(Date.now() / 1000) * 1000;
  const pair = await signedIn(login);
  const lifeMs = Date.parse(pair.expiresAt) - before;
  expect(lifeMs).toBeGreaterThanOrEqual(8 * 3_600_000);
  expect(lifeMs).toBeLessThan(8 * 3_600_000 + 60_000);
  expect(await current(pair.token)).toMatchObject({ status: 200, json: { id } });
});

test('where the server is open to others, sign-ins that are public knowledge look like a wrong password', async () => {
  const { id, login } = await givenEmployee(app.db, { passwordHash });
  await app.db.updateTable('shared.employees').set({ is_demo: true }).where('id', '=', id).execute();
  const open = await openAnotherServer(app, { isDemoOpen: false });
  const attempt = await ask(open, 'POST', '/api/Auth', {
    token: null,
    body: { login, password },
    headers: { 'x-forwarded-for': '10.0.1.1' },
  });
  expect(refusalIn(attempt).code).toBe('auth.wrong_credentials');
  await signedIn(login);
});

test("the token names its employee in the name-identifier claim and in 'sub', by which they are found", async () => {
  const { id, login } = await givenEmployee(app.db, { passwordHash });
  const { token, expiresAt } = await signedIn(login);
  expect(decodeJwt(token)).toEqual({
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/nameidentifier': id,
    sub: id,
    sessionVersion: 0,
    jti: expect.any(String),
    iat: expect.any(Number),
    exp: Math.floor(Date.parse(expiresAt) / 1000),
  });
  expect(await current(token)).toMatchObject({ status: 200, json: { id } });
});

test('a login is known in any case and with blanks around it, a password only as it is', async () => {
  await givenEmployee(app.db, { login: 'Ёлкина.Анна', passwordHash });
  await signedIn('  ёЛКИНА.анна ');
  for (const wrong of [password.toUpperCase(), ` ${password}`, `${password} `, password.replace('Ё', 'Е')]) {
    const answer = await post('/api/Auth', { login: 'Ёлкина.Анна', password: wrong });
    expect(refusalIn(answer).code).toBe('auth.wrong_credentials');
  }
});

test('a wrong password, an unknown login and an employee without a password get the same answer', async () => {
  const { login } = await givenEmployee(app.db, { passwordHash });
  const { login: withoutPassword } = await givenEmployee(app.db, { passwordHash: 'none' });
  const answers = await Promise.all([
    post('/api/Auth', { login, password: 'нет' }),
    post('/api/Auth', { login: 'nobody', password }),
    post('/api/Auth', { login: withoutPassword, password: 'none' }),
    post('/api/Auth', { login: "' or '1'='1", password }),
    post('/api/Auth', { login: '%', password }),
  ]);
  for (const { status, json } of answers) {
    expect(status).toBe(401);
    expect(json).toEqual({ error: { code: 'auth.wrong_credentials', message: 'Неверный логин или пароль' } });
  }
});

test.each([
  [{}, { login: 'Обязательное поле', password: 'Обязательное поле' }],
  [
    { login: ' ', password: '' },
    { login: 'Обязательное поле', password: 'Обязательное поле' },
  ],
  [
    { login: ['x'], password: 5 },
    { login: 'Данные введены не корректно', password: 'Данные введены не корректно' },
  ],
  [{ login: 'a\0b', password: 'x' }, { login: 'Данные введены не корректно' }],
])('credentials %j are refused at their fields', async (body, fields) => {
  expect(refusalIn(await post('/api/Auth', body))).toMatchObject({ code: 'request.invalid', fields });
});

test('a refresh gives a new pair and voids the old token [AUTH-013]', async () => {
  const { id, login } = await givenEmployee(app.db, { passwordHash });
  const first = await signedIn(login);
  const answer = await refresh(first.refreshToken);
  expect(answer.status).toBe(200);
  const second = TokenPair.strict().parse(answer.json);
  expect(second.refreshToken).not.toBe(first.refreshToken);
  expect(second.token).not.toBe(first.token);
  expect(await current(second.token)).toMatchObject({ status: 200, json: { id } });
  expect(refusalIn(await refresh(first.refreshToken)).code).toBe('auth.refresh_void');
  expect((await refresh(second.refreshToken)).status).toBe(200);
});

test('of many refreshes at once with one token exactly one wins', async () => {
  const { login } = await givenEmployee(app.db, { passwordHash });
  const { refreshToken } = await signedIn(login);
  const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(refreshToken)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(401)]);
});

test('two browsers of one employee stay signed in beside each other', async () => {
  const { login } = await givenEmployee(app.db, { passwordHash });
  const [desk, phone] = [await signedIn(login), await signedIn(login)];
  expect((await refresh(desk.refreshToken)).status).toBe(200);
  expect((await refresh(phone.refreshToken)).status).toBe(200);
});

test('a refresh token past its term is void, and the next sign-in clears it away', async () => {
  const { id, login } = await givenEmployee(app.db, { passwordHash });
  const { refreshToken } = await signedIn(login);
  const tokens = app.db.updateTable('shared.refresh_tokens').where('employee_id', '=', id);
  await tokens.set({ expires_at: new Date(Date.now() - 1_000).toISOString() }).execute();
  expect(refusalIn(await refresh(refreshToken)).code).toBe('auth.refresh_void');
  await signedIn(login);
  const left = await app.db.selectFrom('shared.refresh_tokens').selectAll().where('employee_id', '=', id).execute();
  expect(left).toHaveLength(1);
});

test('signing out voids the refresh token; doing it again or with a strange one changes nothing', async () => {
  const { login } = await givenEmployee(app.db, { passwordHash });
  const { refreshToken } = await signedIn(login);
  for (const token of [refreshToken, refreshToken, 'чужой']) {
    expect(await post('/api/Auth/logout', { refreshToken: token })).toMatchObject({
      status: 200,
      json: { done: true },
    });
  }
  expect(refusalIn(await refresh(refreshToken)).code).toBe('auth.refresh_void');
});

test('the database keeps neither passwords nor refresh tokens', async () => {
  const { login } = await givenEmployee(app.db, { passwordHash });
  const { refreshToken } = await signedIn(login);
  const employees = await app.db.selectFrom('shared.employees').selectAll().where('login', '=', login).execute();
  const tokens = await app.db.selectFrom('shared.refresh_tokens').selectAll().execute();
  const kept = JSON.stringify([employees, tokens.map((token) => String(token.token_hash))]);
  expect(kept).not.toContain(password);
  expect(kept).not.toContain(refreshToken);
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

/** Makes all counted tries a minute older. */
async function laterByAMinute(): Promise<void> {
  await sql`update shared.sign_in_tries set since = since - interval '1 minute'`.execute(app.db);
}

test('after twenty failed tries of one address, in whichever process, the next waits, whatever the case of the path', async () => {
  const another = await openAnotherServer(app);
  onTestFinished(another.close);
  const { login } = await givenEmployee(app.db, { passwordHash });
  const address = '192.0.2.7';
  const paths = ['/api/Auth', '/api/auth', '/API/AUTH', '/api/Auth/'];
  for (let tried = 0; tried < 20; tried++) {
    const unknown = { login: `nobody-${tried}`, password };
    const answer = await post(paths[tried % paths.length] ?? '', unknown, address, tried % 2 === 0 ? app : another);
    expect(answer.status).toBe(401);
  }
  for (const server of [app, another]) {
    const late = await post('/api/Auth', { login, password }, address, server);
    expect(refusalIn(late)).toEqual({
      code: 'auth.too_many_tries',
      message: 'Слишком много попыток входа. Повторите через минуту',
    });
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(late.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  }
  // Another address behind the same proxy is not limited; a forged forwarded address does not avoid the limit.
  expect((await post('/api/Auth', { login, password }, '192.0.2.8')).status).toBe(200);
  expect((await post('/api/Auth', { login, password }, `198.51.100.1, ${address}`)).status).toBe(429);
  await laterByAMinute();
  expect((await post('/api/Auth', { login, password }, address)).status).toBe(200);
});

test('two hundred addresses at two processes have ten tries with a login together, known or not, and a minute ends it', async () => {
  const another = await openAnotherServer(app);
  onTestFinished(another.close);
  const { login } = await givenEmployee(app.db, { passwordHash });
  for (const tried of [login, 'nobody-at-all']) {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        post('/api/Auth', { login: tried, password: 'нет' }, `10.7.0.${index}`, index % 2 === 0 ? app : another),
      ),
    );
    const codes = answers.map((answer) => refusalIn(answer).code);
    expect(codes.filter((code) => code === 'auth.wrong_credentials')).toHaveLength(10);
    expect(codes.filter((code) => code === 'auth.too_many_tries')).toHaveLength(190);
    await sql`delete from shared.sign_in_tries where key like 'address:10.7.%'`.execute(app.db);
  }
  expect((await post('/api/Auth', { login: login.toUpperCase(), password }, '10.8.0.1', another)).status).toBe(429);
  await laterByAMinute();
  expect((await post('/api/Auth', { login, password }, '10.8.0.1')).status).toBe(200);
});

test('while fifty addresses attack a login at two processes, a colleague at a new address is in within a minute', async () => {
  const another = await openAnotherServer(app);
  onTestFinished(another.close);
  const { login } = await givenEmployee(app.db, { passwordHash });
  const attack = async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        post('/api/Auth', { login, password: 'нет' }, `10.9.0.${index}`, index % 2 === 0 ? app : another),
      ),
    );
    return answers.filter((answer) => answer.status === 401).length;
  };
  const tries = async (address: string, typed: string) =>
    (await post('/api/Auth', { login, password: typed }, address)).status;
  expect(await attack()).toBe(10);
  // In the first minute the attackers' networks count as new, just like the colleague's; the colleague keeps trying too
  // early.
  for (let again = 0; again < 15; again++) {
    expect(await attack()).toBe(0);
    if (again < 12) expect(await tries('10.10.0.1', password)).toBe(429);
  }
  await laterByAMinute();
  expect(await attack()).toBe(7);
  expect(await tries('10.10.0.1', 'опечатка')).toBe(401);
  expect(await tries('10.10.0.1', password)).toBe(200);
  // Successful sign-ins use up no tries: five more colleagues sign in without waiting.
  for (let others = 1; others <= 5; others++) expect(await tries(`10.10.1.${others}`, password)).toBe(200);
  for (let minute = 0; minute < 3; minute++) {
    await laterByAMinute();
    expect(await attack()).toBe(7);
    expect(await attack()).toBe(0);
  }
});

test('a browser that signed in before is not held up by the tries of others, with the same login or address', async () => {
  const { id, login } = await givenEmployee(app.db, { passwordHash });
  const address = '192.0.2.40';
  const first = await post('/api/Auth', { login, password }, address);
  const cookie = first.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^gektar-device=[^;]+; Path=\/api\/Auth; Max-Age=31536000; HttpOnly; SameSite=Strict$/);
  const [device = ''] = cookie.split(';');
  const known = (about: { login: string; password: string }, shown = device) =>
    ask(app, 'POST', '/api/Auth', {
      token: null,
      body: about,
      headers: { 'x-forwarded-for': address, cookie: `theme=dark; ${shown}` },
    });
  for (let tried = 0; tried < 25; tried++) await post('/api/Auth', { login, password: 'нет' }, address);
  expect((await post('/api/Auth', { login, password }, address)).status).toBe(429);
  for (let again = 0; again < 12; again++) expect((await known({ login, password })).status).toBe(200);
  // The cookie is valid for this employee only, grants no access, and cannot be forged.
  const other = await givenEmployee(app.db, { passwordHash });
  expect((await known({ login: other.login, password })).status).toBe(429);
  expect((await known({ login, password }, `${device.slice(0, -3)}AAA`)).status).toBe(429);
  expect((await ask(app, 'GET', `/api/employees/${id}`, { token: null, headers: { cookie: device } })).status).toBe(
    401,
  );
  for (let tried = 0; tried < 10; tried++) expect((await known({ login, password: 'нет' })).status).toBe(401);
  expect((await known({ login, password })).status).toBe(429);
});

test('an unknown login, one without a password and a blocked one take the work of a wrong password', async () => {
  const known: SignIn = { id: randomUUID(), version: 1, passwordHash, isBlocked: false, isDemo: false };
  for (const tried of [known, undefined, { ...known, passwordHash: '' }, { ...known, isBlocked: true }]) {
    const hashes: string[] = [];
    const counted: typeof verify = (hash, given) => {
      hashes.push(String(hash));
      return verify(hash, given);
    };
    await expect(checkCredentials(tried, 'нет', counted)).rejects.toThrow(new Failure('auth.wrong_credentials'));
    // Each check compares exactly one hash, always of the same cost.
    expect(hashes).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)]);
  }
});

test('counters of minutes that are over are cleared away, those of a day stay for that day', async () => {
  for (let tried = 0; tried < 8; tried++) await post('/api/Auth', { login: 'nobody', password }, '10.11.0.1');
  await laterByAMinute();
  await removeOldSignInTries(app.db);
  const left = await app.db.selectFrom('shared.sign_in_tries').select('key').execute();
  expect(left).toContainEqual({ key: 'beyond:10.11.0.1' });
  expect(left.filter(({ key }) => !key.startsWith('beyond:'))).toEqual([]);
  await sql`update shared.sign_in_tries set since = since - interval '1 day'`.execute(app.db);
  await removeOldSignInTries(app.db);
  expect(await app.db.selectFrom('shared.sign_in_tries').selectAll().execute()).toEqual([]);
});

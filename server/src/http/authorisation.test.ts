import { type Endpoint, fillPath } from '@gektar/contract/endpoint.ts';
import { getCurrentEmployee } from '@gektar/contract/people/employee.ts';
import { signIn, signOut, type TokenPair } from '@gektar/contract/people/sign-in.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { declaredEndpoints } from '#testing/declared-endpoints.ts';
import { givenEmployee } from '#testing/given.ts';
import { givenSignIn, tokenEndingIn } from '#testing/given-sign-in.ts';
import { givenLinkIn, land, selectionDomains } from '#testing/selection-domains.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { typeCommand } from '#testing/type-command.ts';

const endpoints = await declaredEndpoints();
const guarded = endpoints.filter(({ access }) => access === 'employee');
const id = '019a0000-0000-7000-8000-000000000000';
const CODE = 'K7M4XC';
const OTHER_CODE = 'P3WRT9';
const PASSWORD = 'Пароль-от-межи-7';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

/** Credentials that a caller sends. */
interface Shown {
  readonly token: string | null;
  readonly query?: string;
}

async function signedIn(): Promise<TokenPair & { login: string }> {
  const employee = await givenEmployee(app.db);
  await givenSignIn(app.db, employee.id, { login: employee.login, password: PASSWORD });
  const pair = await app.anonymous(signIn, { body: { login: employee.login, password: PASSWORD } });
  // From here on the server has the session in its cache.
  expect(await ask(app, 'GET', getCurrentEmployee.path, { token: pair.token })).toMatchObject({ status: 200 });
  return { ...pair, login: employee.login };
}

async function after(args: readonly string[], input = ''): Promise<Shown> {
  const { token, login } = await signedIn();
  const [action = '', ...more] = args;
  const done = await typeCommand('user', [action, login, ...more], { databaseUrl: app.databaseUrl, input });
  expect(done).toMatchObject({ code: 0, errors: '' });
  return { token };
}

async function afterSignOut(): Promise<Shown> {
  const { token, refreshToken } = await signedIn();
  await app.anonymous(signOut, { body: { refreshToken } });
  return { token };
}

/** A token with the claims of one employee and the signature of another's token. */
async function tampered(): Promise<Shown> {
  const [head, , signature] = app.broker.token.split('.');
  const [, claims] = (await signedIn()).token.split('.');
  return { token: [head, claims, signature].join('.') };
}

async function clientWithCode(): Promise<Shown> {
  const { selectionId } = await land.givenSelection(app.db, { count: 1 });
  await givenLinkIn(app.db, land.domain, selectionId, { password: CODE });
  return { token: CODE, query: `?password=${CODE}` };
}

const strangers: readonly (readonly [name: string, become: () => Promise<Shown>])[] = [
  ['nobody', async () => ({ token: null })],
  ['an expired token', async () => ({ token: await tokenEndingIn(-1, app) })],
  ['a tampered token', tampered],
  ['a token of before the block', () => after(['block'])],
  ['a token of before the sign-out', afterSignOut],
  ['a token of before the change of the password', () => after(['password', '--password-stdin'], 'новый пароль')],
  ['a token of before the end of all sessions', () => after(['sessions', '--end'])],
  ['a token of who was removed', () => after(['remove'])],
  ['the code of a client', clientWithCode],
];

function send({ method, path }: Endpoint, { token, query = '' }: Shown) {
  return ask(app, method, fillPath(path, { id, requestId: id, number: '1', vacancyType: '1' }) + query, { token });
}

describe(`${guarded.length} calls of employees × ${strangers.length} strangers = ${guarded.length * strangers.length} refusals`, () => {
  test.each(strangers)('%s opens none', async (_, become) => {
    const shown = await become();
    for (const endpoint of guarded) {
      const answer = await send(endpoint, shown);
      expect(refusalIn(answer).code, `${endpoint.method} ${endpoint.path}`).toBe('auth.required');
    }
  });
});

/** Calls for clients: one for a selection, one for an item. */
const clients = selectionDomains.flatMap((the) => {
  const path = `/api/${the.domain}/request-selections-for-clients`;
  const calls = [
    ['GET', (made: Made) => `${path}/${made.selectionId}`],
    ['POST', (made: Made) => `${path}/request-selection-item/${made.itemId}`],
  ] as const;
  return calls.map(([method, pathTo]) => ({
    name: `${method} ${pathTo({ selectionId: '{id}', itemId: '{id}' })}`,
    method,
    pathTo,
    the,
  }));
});
interface Made {
  readonly selectionId: string;
  readonly itemId: string;
}

const visitors = [
  ['nobody', '', null, 'link.code_missing'],
  ['the client of another link', `?password=${OTHER_CODE}`, null, 'link.code_wrong'],
  ['an employee without the code', '', 'broker', 'link.code_missing'],
  ['an employee with the code of another link', `?password=${OTHER_CODE}`, 'broker', 'link.code_wrong'],
] as const;

describe(`${clients.length} calls of clients × ${visitors.length} strangers and an expired link = ${clients.length * (visitors.length + 1)} refusals`, () => {
  test.each(clients)('$name opens for none of them', async ({ method, pathTo, the }) => {
    const made = async (endsIn: string, password: string) => {
      const { selectionId, itemIds } = await the.givenSelection(app.db, { count: 1 });
      await givenLinkIn(app.db, the.domain, selectionId, { password, endsIn });
      return { selectionId, itemId: itemIds[0] ?? '' };
    };
    const path = pathTo(await made('1 day', CODE));
    await made('1 day', OTHER_CODE);
    for (const [name, query, who, code] of visitors) {
      const token = who === null ? null : app.broker.token;
      expect(refusalIn(await ask(app, method, path + query, { token })).code, name).toBe(code);
    }
    const past = pathTo(await made('-1 second', CODE));
    expect(refusalIn(await ask(app, method, `${past}?password=${CODE}`, { token: null })).code).toBe('link.invalid');
    // The right code opens a valid link.
    expect((await ask(app, method, `${path}?password=${CODE}`, { token: null })).status).toBe(200);
  });
});

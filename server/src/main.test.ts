import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCadastralNumber, createProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { getCurrentEmployee } from '@gektar/contract/people/employee.ts';
import { signIn } from '@gektar/contract/people/sign-in.ts';
import { getSettings } from '@gektar/contract/shell.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { discardData } from '#database/embedded/discard.ts';
import { isPostmaster } from '#database/embedded/orphan.ts';
import { readPidFile } from '#database/embedded/postmaster.ts';
import { createDatabase } from '#testing/cluster.ts';
import { freshCadastralNumber, propertyFields } from '#testing/given.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { callerOf } from '#testing/test-app.ts';

/** One data folder for all tests: each continues with the data, and the running product, that the previous one left. */
let folder: string;
let running: Product;
const started = new Set<Product>();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gektar-start-'));
  chmodSync(folder, 0o711);
});
afterAll(async () => {
  for (const product of started) {
    product.kill('SIGTERM');
    await product.ended;
  }
  await discardData(folder);
});

function start(settings: NodeJS.ProcessEnv = {}): Product {
  const product = startProduct({ GEKTAR_DATA: folder, ...settings });
  started.add(product);
  return product;
}

async function demoBroker(url: string) {
  const { token } = await callerOf(url)(signIn, { body: { login: 'broker', password: 'gektar-demo' } });
  const call = callerOf(url, token);
  return { call, token, id: (await call(getCurrentEmployee)).id };
}

const postmasterPid = () => Number(readPidFile(join(folder, 'postgres'))[0]);

test('the first start fills a demonstration database and prints address and sign-in; the second finds the same data', async () => {
  const first = start();
  const broker = await demoBroker(await first.url);
  const number = freshCadastralNumber();
  await broker.call(createProperty, { body: propertyFields(broker.id, { cadastralNumbers: [number] }) });
  first.kill('SIGTERM');
  const { code, out, err } = await first.ended;
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain(await first.url);
  expect(out).toContain('broker / gektar-demo');

  running = start();
  // The token still works: the secret that signed it survives a restart.
  const call = callerOf(await running.url, broker.token);
  expect(await call(checkCadastralNumber, { params: { number }, query: {} })).toMatchObject({ isUnique: false });
  expect(await call(getSettings)).toMatchObject({ isDemo: true });
});

test('a held data folder is said in one line with the pid of the holder, who goes on undisturbed', async () => {
  const holder = running;
  const { call } = await demoBroker(await holder.url);
  const { code, err } = await start().ended;
  expect(code).toBe(1);
  expect(err).toBe(`Папку данных ${folder} уже держит другой запущенный сервер (процесс ${holder.pid}).\n`);
  expect(await call(getCurrentEmployee)).toMatchObject({ lastName: 'Степной' });
});

test('Ctrl+C, which reaches everything in the terminal, ends the server first and then the database, both cleanly', async () => {
  const product = running;
  await demoBroker(await product.url);
  const postmaster = postmasterPid();
  expect(isPostmaster(postmaster, join(folder, 'postgres'))).toBe(true);
  product.signalGroup('SIGINT');
  product.signalGroup('SIGINT');
  expect(await product.ended).toMatchObject({ code: 0, err: '' });
  expect(isPostmaster(postmaster, join(folder, 'postgres'))).toBe(false);
  expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false);
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' }).format();
  const log = readFileSync(join(folder, `postgres/log/${weekday}.log`), 'utf8')
    .split('starting PostgreSQL')
    .at(-1);
  expect(log).toContain('database system is shut down');
  expect(log).not.toContain('terminating connection');
});

test('a taken port is said in one line, and the database does not stay behind', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = String(typeof address === 'object' && address?.port);
  const { code, err } = await start({ PORT: port }).ended;
  other.close();
  expect(code).toBe(1);
  expect(err).toMatch(new RegExp(`^Порт ${port} на 127\\.0\\.0\\.1 занят другой программой\\.[^\\n]*\\n$`));
  expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false);
});

test('broken settings are said in one line, all of them, before anything is touched', async () => {
  const untouched = join(folder, 'untouched');
  const { code, err } = await start({ PORT: 'http', OVERDUE_DAYS: '0', GEKTAR_DATA: untouched }).ended;
  expect(code).toBe(1);
  expect(err).toMatch(/^Неверные настройки: PORT: [^\n]*; OVERDUE_DAYS: [^\n]*\n$/);
  expect(existsSync(untouched)).toBe(false);
});

test('a server and a database killed during writes have every acknowledged write after the next start', async () => {
  const first = start();
  const broker = await demoBroker(await first.url);
  const postmaster = postmasterPid();
  const acknowledged: string[] = [];
  const { promise: enough, resolve } = Promise.withResolvers<void>();
  const write = async (): Promise<void> => {
    const number = freshCadastralNumber();
    await broker.call(createProperty, { body: propertyFields(broker.id, { cadastralNumbers: [number] }) });
    acknowledged.push(number);
    if (acknowledged.length === 60) resolve();
    return write();
  };
  const writers = Promise.allSettled(Array.from({ length: 4 }, write));
  await enough;
  first.kill('SIGKILL');
  process.kill(postmaster, 'SIGKILL');
  expect((await writers).map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  expect((await first.ended).signal).toBe('SIGKILL');

  running = start();
  const call = callerOf(await running.url, broker.token);
  const lost: string[] = [];
  for (const number of acknowledged) {
    const { isUnique } = await call(checkCadastralNumber, { params: { number }, query: {} });
    if (isUnique) lost.push(number);
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(60);
  expect(lost).toEqual([]);
});

test('a database left alone by a killed server is taken over by the next', async () => {
  const first = running;
  await first.url;
  const orphan = postmasterPid();
  first.kill('SIGKILL');
  await first.ended;
  expect(isPostmaster(orphan, join(folder, 'postgres'))).toBe(true);
  const second = start();
  await demoBroker(await second.url);
  expect(isPostmaster(orphan, join(folder, 'postgres'))).toBe(false);
  second.kill('SIGTERM');
  expect((await second.ended).err).toBe(
    `Stopped PostgreSQL (process ${orphan}), left over from a server that was killed.\n`,
  );
});

test('on a database of one’s own no demonstration data appear, but a first employee; a folder of another database is refused', async () => {
  const own = mkdtempSync(join(tmpdir(), 'gektar-own-'));
  const databaseUrl = await createDatabase(inject('clusterUrl'), 'main-test');
  const strange = await start({ DATABASE_URL: databaseUrl }).ended;
  expect(strange).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^Папка [^\n]+ принадлежит другой базе[^\n]+\n$/),
  });
  const product = start({ DATABASE_URL: databaseUrl, GEKTAR_DATA: own });
  const anonymous = callerOf(await product.url);
  expect(await anonymous(getSettings)).toMatchObject({ isDemo: false });
  const attempt = anonymous(signIn, { body: { login: 'broker', password: 'gektar-demo' } });
  await expect(attempt).rejects.toMatchObject({ code: 'auth.wrong_credentials' });
  product.kill('SIGTERM');
  const { out } = await product.ended;
  expect(out).not.toContain('gektar-demo');
  // The password of the first employee is printed only at the first start.
  const [, login = '', password = ''] = /Первый сотрудник: (\S+) \/ (\S+)/.exec(out) ?? [];
  const again = start({ DATABASE_URL: databaseUrl, GEKTAR_DATA: own });
  const { token } = await callerOf(await again.url)(signIn, { body: { login, password } });
  expect(await callerOf(await again.url, token)(getCurrentEmployee)).toMatchObject({ lastName: 'Офиса' });
  again.kill('SIGTERM');
  expect((await again.ended).out).not.toContain('Первый сотрудник');
  rmSync(own, { recursive: true });
});

test('a database that does not answer is said in one line, without its password', async () => {
  const { code, err } = await start({ DATABASE_URL: 'postgresql://gektar:s3cret@127.0.0.1:1/gektar' }).ended;
  expect(code).toBe(1);
  expect(err).toMatch(/^База, заданная в DATABASE_URL, недоступна: [^\n]+\n$/);
  expect(err).not.toContain('s3cret');
});

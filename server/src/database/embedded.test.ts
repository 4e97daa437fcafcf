import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { StartRefused } from '#start-refused.ts';
import { postgresAccount } from './embedded/account.ts';
import { discardData } from './embedded/discard.ts';
import { FolderHeld } from './embedded/hold-folder.ts';
import { isPostmaster } from './embedded/orphan.ts';
import { type EmbeddedPostgres, type EmbeddedStart, startEmbeddedPostgres } from './embedded.ts';
import { migrate } from './migrate.ts';
import { reachDatabase } from './reach-database.ts';

const isRoot = process.getuid?.() === 0;

/** Used by most tests, one after another: creating a cluster is the slowest step. */
let folder: string;
const running = new Set<EmbeddedPostgres>();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gektar-embedded-'));
  chmodSync(folder, 0o711);
});
afterEach(async () => {
  for (const postgres of running) await postgres.stop();
  running.clear();
});
afterAll(() => discardData(folder));

async function start(about: Partial<EmbeddedStart> = {}): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ folder, ...about });
  running.add(postgres);
  return { ...postgres, stop: () => postgres.stop().finally(() => running.delete(postgres)) };
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows.flatMap(Object.values);
  } finally {
    await client.end();
  }
}

test('what was written is there after a stop and a second start', async () => {
  const first = await start();
  await ask(first.url, "create table kept as select 'Гектар' as name");
  await first.stop();
  const second = await start();
  expect(second.cluster).toBe(join(folder, 'postgres'));
  expect(await ask(second.url, 'select name from kept')).toEqual(['Гектар']);
});

test('the cluster speaks UTF-8, sorts Ё beside Е, knows Cyrillic letters and forces writes to the disk', async () => {
  const { url } = await start();
  expect(await ask(url, 'show server_version')).toEqual([expect.stringMatching(/^18\./)]);
  expect(await ask(url, 'show server_encoding')).toEqual(['UTF8']);
  expect(await ask(url, "select x from unnest(array['ж', 'ё', 'е', 'Я', 'а']) x order by x")).toEqual([...'аеёжЯ']);
  await ask(url, 'create extension if not exists pg_trgm');
  expect(await ask(url, "select cardinality(show_trgm('Гектар'))")).toEqual([7]);
  expect(await ask(url, 'show fsync')).toEqual(['on']);
});

test('no port is opened, and only the owner of the data can enter the folder of the socket', async () => {
  const { url, cluster } = await start();
  expect(await ask(url, 'show listen_addresses')).toEqual(['']);
  expect(new URL(url).searchParams.get('host')).toBe(cluster);
  expect(statSync(cluster).mode & 0o777).toBe(0o700);
});

test('PostgreSQL never runs as root, and as anyone else runs as they do', async () => {
  const { cluster, pid } = await start();
  expect(statSync(cluster).uid).toBe(postgresAccount(cluster)?.uid ?? process.getuid?.());
  expect(statSync(cluster).uid).not.toBe(0);
  expect(isPostmaster(pid(), cluster)).toBe(true);
});

test('a second start on the same data folder says who holds it', async () => {
  await start();
  const second = start();
  await expect(second).rejects.toBeInstanceOf(FolderHeld);
  await expect(second).rejects.toMatchObject({ holderPid: process.pid, message: expect.stringContaining(folder) });
});

test('a command beside the running server works on its database, and alone starts one for itself', async () => {
  const { url, stop } = await start();
  const beside = await reachDatabase({ databaseUrl: undefined, dataFolder: folder });
  expect(beside.url).toBe(url);
  await beside.close();
  expect(await ask(url, 'select 1')).toEqual([1]);
  await stop();
  const alone = await reachDatabase({ databaseUrl: undefined, dataFolder: folder });
  expect(await ask(alone.url, 'select 1')).toEqual([1]);
  await alone.close();
  await expect(ask(alone.url, 'select 1')).rejects.toThrow('ENOENT');
});

test('PostgreSQL left over from a killed server is stopped before the next one starts', async () => {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(import.meta.resolve('./embedded.ts'))};
    const postgres = await startEmbeddedPostgres({ folder: ${JSON.stringify(folder)} });
    console.log(postgres.pid());
    setInterval(() => {}, 1000);`;
  const server = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(server.stdout, 'data');
  const orphan = Number(said);
  server.kill('SIGKILL');
  await once(server, 'exit');
  expect(isPostmaster(orphan, join(folder, 'postgres'))).toBe(true);

  const heard: string[] = [];
  const { url, pid } = await start({ report: (line) => heard.push(line) });
  expect(isPostmaster(orphan, join(folder, 'postgres'))).toBe(false);
  expect(pid()).not.toBe(orphan);
  expect(heard).toEqual([expect.stringContaining(`${orphan}`)]);
  expect(await ask(url, 'select name from kept')).toEqual(['Гектар']);
});

test('a pid file of a crash, whose pid a stranger has by now, does not hinder the start', async () => {
  const owner = postgresAccount(join(folder, 'postgres'));
  const stranger = spawn('sleep', ['600'], { ...owner, stdio: 'ignore' });
  const leftOver = [
    stranger.pid,
    join(folder, 'postgres'),
    1_700_000_000,
    5432,
    folder,
    '',
    '  1234567         9',
    'ready   ',
  ];
  writeFileSync(join(folder, 'postgres/postmaster.pid'), `${leftOver.join('\n')}\n`);
  writeFileSync(join(folder, 'postgres/.s.PGSQL.5432.lock'), `${leftOver.slice(0, 5).join('\n')}\n`);
  try {
    const { url } = await start();
    expect(await ask(url, 'select 1')).toEqual([1]);
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
  } finally {
    stranger.kill();
  }
});

test('PostgreSQL that dies under the running server comes back at the same address', async () => {
  const { promise: isBack, resolve } = Promise.withResolvers<string>();
  const { url, pid } = await start({ report: (line) => line.includes('runs again') && resolve(line) });
  const dead = pid();
  process.kill(dead, 'SIGKILL');
  await isBack;
  expect(pid()).not.toBe(dead);
  expect(await ask(url, 'select name from kept')).toEqual(['Гектар']);
});

test('PostgreSQL asked by SIGTERM to wait for our idle connections comes back within 10 s', async () => {
  const heard: string[] = [];
  const { url, pid } = await start({ report: (line) => heard.push(line) });
  const idle = new pg.Client({ connectionString: url });
  // `pg` emits two errors when the session ends: the server's message and the closed socket.
  idle.on('error', () => undefined);
  await idle.connect();
  const asked = pid();
  process.kill(asked, 'SIGTERM');
  const isBack = expect.arrayContaining([expect.stringContaining('runs again')]);
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual(isBack);
  expect(pid()).not.toBe(asked);
  expect(await ask(url, 'select name from kept')).toEqual(['Гектар']);
});

test('PostgreSQL that is to end with its server is not brought back', async () => {
  const heard: string[] = [];
  const { url, cluster, pid, stop } = await start({ report: (line) => heard.push(line), isEnding: () => true });
  const open = new pg.Client({ connectionString: url });
  open.on('error', () => undefined);
  await open.connect();
  process.kill(pid(), 'SIGTERM');
  // While the server stops, requests in progress can still query PostgreSQL.
  await expect.poll(() => readFileSync(join(cluster, 'postmaster.pid'), 'utf8')).toContain('stopping');
  expect((await open.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  await open.end();
  await stop();
  expect(isPostmaster(pid(), cluster)).toBe(false);
  expect(heard).toEqual([]);
});

test('a server stopped while it brings PostgreSQL back leaves none behind', async () => {
  const { promise: isDead, resolve } = Promise.withResolvers<void>();
  const { cluster, pid, stop } = await start({ report: () => resolve() });
  process.kill(pid(), 'SIGKILL');
  await isDead;
  await stop();
  expect(isPostmaster(pid(), cluster)).toBe(false);
  expect(readdirSync(folder)).not.toContain('server.pid');
});

test('what keeps PostgreSQL from starting is said in its own words, and the folder is let go of', async () => {
  const attempt = start({ settings: { max_wal_size: 'a lot' } });
  await expect(attempt).rejects.toThrow(/^PostgreSQL не запустилась в .*: invalid value for parameter "max_wal_size"/);
  // PostgreSQL reports this error only after its log collector has started.
  const late = start({ settings: { archive_mode: 'on', wal_level: 'minimal', max_wal_senders: '0' } });
  await expect(late).rejects.toThrow(/WAL archival cannot be enabled/);
  const { url } = await start();
  expect(await ask(url, 'select 1')).toEqual([1]);
});

test('data of another version of PostgreSQL are left alone and named', async () => {
  const version = join(folder, 'postgres/PG_VERSION');
  const ours = readFileSync(version, 'utf8');
  writeFileSync(version, '17\n');
  try {
    await expect(start()).rejects.toThrow(/сделана PostgreSQL 17, а установлена 18/);
  } finally {
    writeFileSync(version, ours);
  }
});

test('a first start that was cut off begins anew', async () => {
  const fresh = mkdtempSync(join(tmpdir(), 'gektar-embedded-'));
  chmodSync(fresh, 0o711);
  mkdirSync(join(fresh, 'postgres.new/base'), { recursive: true });
  try {
    const { url, stop } = await start({ folder: fresh, durable: false });
    expect(await ask(url, 'select 1')).toEqual([1]);
    await stop();
    expect(readdirSync(fresh).sort()).toEqual(['postgres', 'server.lock']);
  } finally {
    await discardData(fresh);
  }
});

test('below a path too long for a socket the socket lies elsewhere, as closed as the data', async () => {
  const top = mkdtempSync(join(tmpdir(), 'gektar-embedded-'));
  chmodSync(top, 0o711);
  const deep = join(top, 'Очень длинное имя папки, в котором есть пробелы, запятые и "кавычки"');
  try {
    const { url, stop } = await start({ folder: deep, durable: false });
    expect(await ask(url, 'select 1')).toEqual([1]);
    const sockets = new URL(url).searchParams.get('host') ?? '';
    expect(sockets).toMatch(/^\/tmp\/gektar-[0-9a-f]{16}$/);
    expect(statSync(sockets).mode & 0o777).toBe(0o700);
    await stop();
    await discardData(deep);
  } finally {
    rmSync(top, { recursive: true });
  }
});

test('where the data folder is closed to PostgreSQL the data lie where it can reach them, and are found again', async () => {
  const home = mkdtempSync(join(tmpdir(), 'gektar-embedded-'));
  chmodSync(home, 0o700);
  const closed = join(home, 'checkout/data');
  try {
    const first = await start({ folder: closed, durable: false });
    await ask(first.url, 'create table kept as select 76 as plots');
    await first.stop();
    const second = await start({ folder: closed, durable: false });
    expect(await ask(second.url, 'select plots from kept')).toEqual([76]);
    expect(second.cluster).toBe(realpathSync(join(closed, 'postgres')));
    // Started as root, PostgreSQL runs as another user without access to the closed home directory.
    expect(lstatSync(join(closed, 'postgres')).isSymbolicLink()).toBe(isRoot);
    await second.stop();
    await discardData(closed);
  } finally {
    rmSync(home, { recursive: true });
  }
});

test('data that were linked elsewhere and are gone are not replaced by an empty database', async () => {
  const moved = mkdtempSync(join(tmpdir(), 'gektar-embedded-'));
  symlinkSync('/nowhere/postgres', join(moved, 'postgres'));
  try {
    await expect(start({ folder: moved })).rejects.toThrow(StartRefused);
    expect(lstatSync(join(moved, 'postgres')).isSymbolicLink()).toBe(true);
  } finally {
    rmSync(moved, { recursive: true });
  }
});

/** Objects of the product's schemas that this role does not own. */
const notOwned = `
  select format('%s %s', o.type, o.identity) from (
    select 'pg_class'::regclass as class, oid as id, relowner as owner from pg_class where relkind in ('r', 'v', 'm', 'S', 'i')
    union all select 'pg_proc'::regclass, oid, proowner from pg_proc
    union all select 'pg_type'::regclass, oid, typowner from pg_type
    union all select 'pg_namespace'::regclass, oid, nspowner from pg_namespace) as made
  cross join pg_identify_object(class, id, 0) as o
  where id >= 16384 and pg_get_userbyid(owner) <> current_user and coalesce(o.schema, o.identity) !~ '^pg_(toast|temp)'
    and not exists (select from pg_depend where classid = class and objid = id and deptype = 'e')`;

/** Statements that an intruder would try, and for which the product's role has no rights. */
const beyondRights = [
  "copy (select 1) to program 'true'",
  "select pg_read_file('PG_VERSION')",
  'create role intruder superuser',
  'set role gektar',
];

test('the product works as a role that runs no programs, and installs its schemas, jobs and extensions as it', async () => {
  const fresh = mkdtempSync(join(tmpdir(), 'gektar-embedded-'));
  chmodSync(fresh, 0o711);
  try {
    const { url, stop } = await start({ folder: fresh, durable: false });
    await migrate(url);
    await jobsOf(url);
    expect(await ask(url, notOwned)).toEqual([]);
    for (const statement of beyondRights) {
      await expect(ask(url, statement), statement).rejects.toThrow('permission denied');
    }
    await stop();
  } finally {
    await discardData(fresh);
  }
});

test('data of a version whose role was the superuser go on, and belong to the role without its rights', async () => {
  const old = mkdtempSync(join(tmpdir(), 'gektar-embedded-'));
  chmodSync(old, 0o711);
  try {
    const first = await start({ folder: old, durable: false });
    const before = first.superuserUrl.replace('/postgres?', '/gektar?');
    for (const statement of ['drop database gektar', 'drop role gektar_product', 'create database gektar']) {
      await ask(first.superuserUrl, statement);
    }
    await migrate(before);
    await jobsOf(before);
    await ask(before, "insert into land.categories (name) values ('Прежняя категория')");
    await ask(before, "create type shared.kind_of_before as enum ('a')");
    await ask(before, 'create view shared.view_of_before as select 1 as x');
    await first.stop();

    const { url, stop } = await start({ folder: old, durable: false });
    expect(await ask(url, notOwned)).toEqual([]);
    for (const statement of beyondRights) {
      await expect(ask(url, statement), statement).rejects.toThrow('permission denied');
    }
    expect(await ask(url, "select name from land.categories where name like 'Прежняя%'")).toEqual([
      'Прежняя категория',
    ]);
    await ask(url, 'alter table land.categories add column of_tomorrow integer');
    await ask(url, 'drop view shared.view_of_before');
    expect(await migrate(url)).toEqual([]);
    await jobsOf(url);
    await stop();
    const again = await start({ folder: old, durable: false });
    expect(await ask(again.url, 'select of_tomorrow from land.categories limit 1')).toEqual([null]);
    await again.stop();
  } finally {
    await discardData(old);
  }
});

/** Starts background jobs on a database, which installs their tables if absent. */
async function jobsOf(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, schema: 'pgboss' });
  boss.on('error', (error) => {
    throw error;
  });
  await boss.start();
  await boss.createQueue('trial');
  await boss.stop({ graceful: false });
}

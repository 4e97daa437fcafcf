import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Call, createCall } from '@gektar/contract/call.ts';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#app.ts';
import { type Db, openDb, type PoolLimits } from '#database/db.ts';
import { type AppSettings, checkEnvironment } from '#environment.ts';
import type { OutsideCadastre } from '#outside/cadastre.ts';
import type { OutsideCrm } from '#outside/crm.ts';
import type { OutsideGeocoder } from '#outside/geocoder.ts';
import { createDatabase } from './cluster.ts';
import { freezeClock } from './frozen-clock.ts';
import { givenEmployee } from './given.ts';
import { issuerOf } from './token.ts';

/** The whole server on a separate database, listening on a free port. */
export interface TestApp {
  /** `http://127.0.0.1:…` */
  readonly url: string;
  readonly databaseUrl: string;
  readonly db: Db;
  readonly fastify: FastifyInstance;
  readonly settings: AppSettings;
  /** The employee Егор Степной, with whose token most tests call. */
  readonly broker: Person;
  /** Calls without a token. */
  readonly anonymous: Call;
  /** Creates another employee for calls. */
  anotherBroker(): Promise<Person>;
  close(): Promise<void>;
}

export interface Person {
  readonly id: string;
  readonly token: string;
  readonly call: Call;
}

/** A fixed address that forwards to the current server of an app, whose port changes. */
export interface Door {
  readonly url: string;
  leadTo(server: FastifyInstance['server'] | undefined): void;
}

/** Makes requests with this bearer token; without a token when none is given. */
export function callerOf(url: string, token?: string): Call {
  return createCall((path, init) => {
    const headers = new Headers(init.headers);
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    return fetch(url + path, { ...init, headers });
  });
}

/**
 * Starts the whole server on a fresh database.
 * @param clusterUrl in a test of the server: `inject('clusterUrl')`
 * @param about settings that differ from the defaults; no request is refused for overload unless `maxLagMs` is set;
 *   `template`: database to copy, an empty one by default; `frozenAt`: constant time in the database (ISO)
 */
export async function openTestApp(
  clusterUrl: string,
  about: Partial<AppSettings> & {
    webFolder?: string;
    pool?: PoolLimits;
    withJobs?: boolean;
    outsideCrm?: OutsideCrm;
    outsideGeocoder?: OutsideGeocoder;
    outsideCadastre?: OutsideCadastre;
    maxLagMs?: number;
    door?: Door;
    template?: string;
    frozenAt?: string;
  } = {},
): Promise<TestApp> {
  const { webFolder, pool, withJobs = false, maxLagMs = 0, door, template, frozenAt, ...others } = about;
  const { outsideCrm, outsideGeocoder, outsideCadastre, ...changed } = others;
  const name = `app_${randomBytes(6).toString('hex')}`;
  const databaseUrl = await createDatabase(clusterUrl, name, template);
  if (frozenAt !== undefined) await freezeClock(clusterUrl, name, frozenAt);
  // Created on first use.
  const dataFolder = join(tmpdir(), `gektar-${name}`);
  const db = openDb(databaseUrl, { ...pool, onLost: () => undefined });
  const settings: AppSettings = {
    ...checkEnvironment({}),
    dataFolder,
    backupFolder: join(dataFolder, 'backups'),
    logLevel: 'silent',
    tokenSecret: randomBytes(32).toString('hex'),
    ...changed,
  };
  const parts = { db, settings, webFolder, databaseUrl, withJobs, maxLagMs, checkAnswers: true };
  const fastify = await buildApp({
    ...parts,
    ...(outsideCrm && { outsideCrm }),
    ...(outsideGeocoder && { outsideGeocoder }),
    ...(outsideCadastre && { outsideCadastre }),
  });
  const url = await listen(fastify, door);
  const tokens = issuerOf(settings.tokenSecret, settings.tokenLifeHours);

  async function person(firstName: string, lastName: string): Promise<Person> {
    const { id } = await givenEmployee(db, { firstName, lastName });
    const { token } = await tokens.issue({ employeeId: id, version: 0 });
    return { id, token, call: callerOf(url, token) };
  }

  return {
    url,
    databaseUrl,
    db,
    fastify,
    settings,
    broker: await person('Егор', 'Степной'),
    anonymous: callerOf(url),
    anotherBroker: () => person('Анна', 'Лугова'),
    async close() {
      door?.leadTo(undefined);
      await closeServer(fastify);
      await db.destroy();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** When a closing server ends the connections that are not idle, too (ms). */
const BUSY_MS = 1_000;

/**
 * Closes the server, and its idle connections repeatedly: a connection whose response has just been read is busy for a
 * moment, and `close` would wait until its keep-alive ends after 72 s. So do connections of ended streams.
 */
export async function closeServer(fastify: FastifyInstance): Promise<void> {
  const idle = setInterval(() => fastify.server.closeIdleConnections(), 20);
  const busy = setTimeout(() => fastify.server.closeAllConnections(), BUSY_MS);
  await fastify.close();
  clearInterval(idle);
  clearTimeout(busy);
}

async function listen(fastify: FastifyInstance, door: Door | undefined): Promise<string> {
  if (door === undefined) return await fastify.listen({ port: 0, host: '127.0.0.1' });
  await fastify.ready();
  door.leadTo(fastify.server);
  return door.url;
}

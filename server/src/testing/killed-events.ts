import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Change, EventsHello } from '@gektar/contract/events/event.ts';
import type { Property } from '@gektar/contract/land/properties/property.ts';
import { createProperty, deleteProperty, updateProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { sql } from 'kysely';
import { type Db, openDb } from '#database/db.ts';
import { givenEmployee, propertyFields } from './given.ts';
import { type Product, startProduct } from './product.ts';
import { callerOf } from './test-app.ts';
import { tokenOf } from './token.ts';

const PROCESSES = 2;
const BROWSERS = 3;
const WRITERS = 3;
/** Maximum time between two kills, which is random (ms). */
const MOST_BETWEEN_MS = 1_500;
/** Time limit for the lists to equal the database (ms). */
const LONGEST_MS = 60_000;

export interface KilledEvents {
  readonly kills: number;
  /** Writes that were acknowledged. */
  readonly writes: number;
  /** Number of changes received, over all browsers. */
  readonly received: number;
  /** Number of changes that a browser received twice. */
  readonly twice: number;
  /** Number of times that a browser missed events and read the whole list again. */
  readonly readAgain: number;
  /** Differences between the lists of the browsers and the database at the end. */
  readonly wrong: readonly string[];
}

/** Version of each plot by id. */
type List = Map<string, number>;

/**
 * Writes at random through two server processes while processes and PostgreSQL are killed; browsers update their lists
 * by events only.
 * @param databaseUrl an empty migrated database
 * @param killDatabase kills a process of PostgreSQL
 */
export async function runKilledEvents(
  databaseUrl: string,
  { kills, killDatabase }: { kills: number; killDatabase: () => Promise<void> },
): Promise<KilledEvents> {
  const db = openDb(databaseUrl, { onLost: () => undefined });
  const folder = await mkdtemp(join(tmpdir(), 'gektar-events-'));
  const { id: employeeId } = await givenEmployee(db);
  const secret = randomUUID() + randomUUID();
  const token = await tokenOf(secret, employeeId);
  const settings = { DATABASE_URL: databaseUrl, TOKEN_SECRET: secret, GEKTAR_DATA: folder, LOG_LEVEL: 'silent' };
  const products: (Product | undefined)[] = [];
  const urls: (string | undefined)[] = [];
  /** Starts a server process; retries while the database recovers. */
  async function start(index: number): Promise<void> {
    await again(async () => {
      const product = startProduct(settings);
      products[index] = product;
      urls[index] = await product.url;
    });
  }
  /** Address of a random running process. */
  function anyUrl(): string {
    const running = urls.filter((url) => url !== undefined);
    return running[Math.floor(Math.random() * running.length)] ?? 'http://127.0.0.1:9';
  }
  const done = new AbortController();
  const total = { writes: 0, received: 0, twice: 0, readAgain: 0 };
  try {
    await Promise.all(Array.from({ length: PROCESSES }, (_, index) => start(index)));
    const lists = Array.from({ length: BROWSERS }, (): List => new Map());
    const browsers = lists.map((list) => followByEvents({ list, db, token, anyUrl, total, signal: done.signal }));
    const writing = new AbortController();
    const writers = Array.from({ length: WRITERS }, () =>
      write({ token, anyUrl, employeeId, total, signal: writing.signal }),
    );
    for (let kill = 0; kill < kills; kill += 1) {
      await delay(Math.random() * MOST_BETWEEN_MS);
      if (kill % 3 === 2) await killDatabase();
      else {
        const index = kill % PROCESSES;
        urls[index] = undefined;
        products[index]?.kill('SIGKILL');
        await products[index]?.ended;
        await start(index);
      }
    }
    await delay(MOST_BETWEEN_MS);
    writing.abort();
    await Promise.all(writers);
    const wrong = await differences(db, lists);
    done.abort();
    await Promise.all(browsers);
    return { kills, ...total, wrong };
  } finally {
    done.abort();
    for (const product of products) product?.kill('SIGKILL');
    await Promise.all(products.map((product) => product?.ended));
    await db.destroy();
    await rm(folder, { recursive: true, force: true });
  }
}

async function readList(db: Db, ids?: readonly string[]): Promise<List> {
  const condition = ids === undefined ? sql`true` : sql`id = any(${ids}::uuid[])`;
  const { rows } = await sql<{ id: string; version: number }>`
    select id, row_version as version from land.properties where ${condition}`.execute(db);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Waits until the lists equal the database. @returns the remaining differences at the time limit */
async function differences(db: Db, lists: readonly List[]): Promise<string[]> {
  const last = Date.now() + LONGEST_MS;
  for (;;) {
    const base = await again(() => readList(db));
    const wrong = lists.flatMap((list, browser) => {
      const ids = new Set([...base.keys(), ...list.keys()]);
      return [...ids]
        .filter((id) => base.get(id) !== list.get(id))
        .map((id) => `browser ${browser}: ${id} is ${base.get(id)}, shown ${list.get(id)}`);
    });
    if (wrong.length === 0 || Date.now() > last) return wrong;
    await delay(100);
  }
}

/** Repeats until the database is back. */
async function again<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch {
      await delay(50);
    }
  }
}

interface Browser {
  readonly list: List;
  readonly db: Db;
  readonly token: string;
  readonly anyUrl: () => string;
  readonly total: { received: number; twice: number; readAgain: number };
  readonly signal: AbortSignal;
}

/** A browser: reads the list once, then only the plots that events name. */
async function followByEvents({ list, db, token, anyUrl, total, signal }: Browser): Promise<void> {
  let position: string | undefined;
  const seen = new Set<string>();
  let isLoaded = false;
  async function load(): Promise<void> {
    const all = await again(() => readList(db));
    list.clear();
    for (const [id, version] of all) list.set(id, version);
    isLoaded = true;
  }
  async function take(changes: readonly Change[]): Promise<void> {
    const own = changes.filter(({ kind }) => kind === 'property');
    for (const change of own) {
      total.received += 1;
      const key = `${change.id} ${change.version} ${change.change}`;
      // Two changes without a version may look the same.
      if (change.version !== null && seen.has(key)) total.twice += 1;
      seen.add(key);
    }
    if (own.some(({ id }) => id === null)) return load();
    const ids = own.flatMap(({ id }) => id ?? []);
    if (ids.length === 0) return undefined;
    const now = await again(() => readList(db, ids));
    for (const id of ids) {
      const version = now.get(id);
      if (version === undefined) list.delete(id);
      else list.set(id, version);
    }
    return undefined;
  }
  while (!signal.aborted) {
    try {
      const headers = {
        authorization: `Bearer ${token}`,
        ...(position !== undefined && { 'last-event-id': position }),
      };
      const answer = await fetch(`${anyUrl()}/api/events`, { headers, signal });
      const messages = answer.body?.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
      for await (const { event, data, id } of messages ?? []) {
        if (event === 'hello') {
          const { isBehind }: EventsHello = JSON.parse(data);
          if (isBehind) total.readAgain += 1;
          if (isBehind || !isLoaded) await load();
        }
        if (event === 'changes') await take(JSON.parse(data));
        position = id ?? position;
      }
    } catch {
      await delay(20);
    }
  }
}

interface Writer {
  readonly token: string;
  readonly anyUrl: () => string;
  readonly employeeId: string;
  readonly total: { writes: number };
  readonly signal: AbortSignal;
}

/** Creates, changes and deletes plots; a write that fails may have been done. */
async function write({ token, anyUrl, employeeId, total, signal }: Writer): Promise<void> {
  const own: Property[] = [];
  while (!signal.aborted) {
    const call = callerOf(anyUrl(), token);
    const index = Math.floor(Math.random() * own.length);
    const one = own[index];
    const dice = Math.random();
    try {
      if (one === undefined || dice < 0.4) {
        own.push(await call(createProperty, { body: propertyFields(employeeId) }));
      } else if (dice < 0.9) {
        const { dateTimeCreated: _, ...property } = one;
        own[index] = await call(updateProperty, {
          body: { ...property, price: Math.ceil(Math.random() * 1e9) } as never,
        });
      } else {
        own.splice(index, 1);
        await call(deleteProperty, { params: { id: one.id } });
      }
      total.writes += 1;
    } catch {
      if (one !== undefined) own.splice(own.indexOf(one), 1);
      await delay(20);
    }
  }
}

import type { Db } from '#database/db.ts';
import { prepared } from '#database/prepared.ts';
import type { ProcessCache } from './process-cache.ts';
import { keyOf } from './result-cache.ts';
import { type CacheContext, sharedVersion } from './row-cache.ts';

/** A value, and the time at which it changes without a write, by the clock of the database (s since 1970). */
export interface Lasting<Value> {
  readonly value: Value;
  readonly until: number;
}

/** Expiry of values that do not depend on the present time. */
export const FOREVER = Number.POSITIVE_INFINITY;

/** A part of an answer, with everything it depends on. */
export interface Section<Value> {
  /** Kind of values, a label of `/metrics`. */
  readonly name: string;
  readonly key: readonly unknown[];
  /** Scopes of the tables that it reads, which have triggers created by migrations; absent: all scopes. */
  readonly scopes?: readonly string[];
  /** Version of those rows of large scopes that matter; other rows of these scopes may change. */
  readonly rows?: {
    readonly version: string;
    readonly scopes: readonly string[];
  };
  /** Memory of a value (bytes). */
  readonly bytes: (value: Value) => number;
  /** @param earlier value of the same version of `scopes` with other `rows`, or of an earlier time, to begin with */
  readonly read: (earlier?: Value) => Promise<Lasting<Value>>;
}

/** Reads the parts of one answer. */
export interface SectionReader {
  readonly db: Db;
  /** Next midnight in Moscow, when values that depend on the day expire. */
  readonly midnight: number;
  readonly read: <Value>(section: Section<Value>) => Promise<Lasting<Value>>;
}

/** All scopes at a moment. */
interface Moment {
  /** Clock of the database (s since 1970). */
  readonly at: number;
  readonly midnight: number;
  /** Version of the dictionaries and of the start of PostgreSQL, part of every version. */
  readonly shared: string;
  /** Versions by scope, of scopes that were ever written. */
  readonly versions: Readonly<Record<string, string>>;
}

const findMoment = prepared<Moment>(
  'moment of all scopes',
  `select extract(epoch from now()) as at, extract(epoch from (now()::date + 1)::timestamptz) as midnight, ${sharedVersion} as shared,
    (select coalesce(json_object_agg(c.area, c.version order by c.area), '{}') from (
      select ch.area, concat_ws(' ', sum(ch.number), max(ch.transaction)) as version from versions.changes ch group by ch.area) c) as versions`,
);

async function readMoment(db: Db): Promise<Moment> {
  const [moment] = await findMoment(db, []);
  if (moment === undefined) throw new Error('shared.dictionary_state has no row');
  return moment;
}

function versionOf({ shared, versions }: Moment, scopes: readonly string[] = Object.keys(versions)): string {
  return [shared, ...scopes.map((scope) => `${scope} ${versions[scope]}`)].join(' | ');
}

interface Stored<Value> extends Lasting<Value> {
  readonly from: number;
  /** Version of its rows. */
  readonly rows: string | undefined;
}

const isValid = (one: Stored<unknown>, at: number, rows: string | undefined) =>
  one.rows === rows && one.from <= at && at < one.until;

/** A value being read, for all calls that need it in this version. */
interface Flight {
  readonly version: string;
  readonly stored: Promise<Stored<unknown>>;
}

const flightsOf = new WeakMap<ProcessCache, Map<string, Flight>>();

/**
 * Reads an answer whose sections are valid until something is written in their scopes (0038), or until time alone
 * changes them. One statement before them reads the versions of all scopes and the time, and one after them, if any
 * section was read: a section is cached when its version was the same both times. Calls that need the same section in
 * the same version share one reading: what it shows is not older than any of them.
 */
export async function readSections<Value>(
  { db, cache }: CacheContext,
  read: (reader: SectionReader) => Promise<Lasting<Value>>,
): Promise<Value> {
  // Writes of an open transaction are not visible to others: not cached.
  if (cache.isOff || db.isTransaction) {
    return (await read({ db, midnight: FOREVER, read: (section) => section.read() })).value;
  }
  const flights = flightsOf.get(cache) ?? new Map<string, Flight>();
  flightsOf.set(cache, flights);
  const call = new CachedCall(cache, flights, await readMoment(db));
  try {
    const { value } = await read({ db, midnight: call.before.midnight, read: (section) => call.read(section) });
    if (call.hasRead) call.store(await readMoment(db));
    return value;
  } finally {
    call.end();
  }
}

/** Sections read by one call of `readSections`. */
class CachedCall {
  readonly before: Moment;
  readonly #cache: ProcessCache;
  readonly #flights: Map<string, Flight>;
  /** Flights that this call began, by their keys. */
  readonly #own = new Map<string, Flight>();
  readonly #unstored: ((after: Moment) => void)[] = [];

  constructor(cache: ProcessCache, flights: Map<string, Flight>, before: Moment) {
    this.#cache = cache;
    this.#flights = flights;
    this.before = before;
  }

  /** Whether a section was read that is not cached yet. */
  get hasRead(): boolean {
    return this.#unstored.length > 0;
  }

  async read<Value>(section: Section<Value>): Promise<Lasting<Value>> {
    const { before } = this;
    const { name, scopes, bytes } = section;
    const rows = section.rows?.version;
    const version = versionOf(before, scopes);
    const key = keyOf(section.key);
    const known = this.#cache.named<Stored<Value>>(name).get(key, version);
    if (known !== undefined && isValid(known, before.at, rows)) return known;
    const flightKey = `${name} ${key}`;
    const inFlight = this.#flights.get(flightKey);
    if (inFlight?.version === version) {
      const stored = (await inFlight.stored) as Stored<Value>;
      if (isValid(stored, before.at, rows)) return stored;
    }
    const reading = section.read(known?.value);
    const flight = { version, stored: reading.then(({ value, until }) => ({ value, until, from: before.at, rows })) };
    this.#flights.set(flightKey, flight);
    this.#own.set(flightKey, flight);
    const stored = await flight.stored;
    const all = scopes && [...scopes, ...(section.rows?.scopes ?? [])];
    this.#unstored.push((after) => {
      if (versionOf(after, all) !== versionOf(before, all)) return;
      this.#cache
        .named<Stored<Value>>(name)
        .set(key, version, stored, bytes(stored.value) + version.length + key.length);
    });
    return stored;
  }

  /** Caches the sections that were read and whose versions have not changed since. */
  store(after: Moment): void {
    for (const store of this.#unstored) store(after);
  }

  /** From now on other calls find the sections in the cache, or read them again. */
  end(): void {
    for (const [key, flight] of this.#own) if (this.#flights.get(key) === flight) this.#flights.delete(key);
  }
}

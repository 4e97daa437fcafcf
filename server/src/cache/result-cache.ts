import { hash } from 'node:crypto';
import type { MapPlaces, MapPoint, MapWindow } from '@gektar/contract/map-cells.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Condition } from '#database/conditions.ts';
import type { Db } from '#database/db.ts';
import { findMapPlaces, findMapPoints, type MapSource } from '#database/map-cells.ts';
import { prepared } from '#database/prepared.ts';
import { ColumnCache, type TableAbout, type Tables } from './columns/column-cache.ts';
import { type OnMap, placesOf, pointsOf } from './columns/places.ts';
import { ReadyResponse } from './ready-response.ts';
import { type CacheContext, type ChosenRow, type PagedList, type RowList, sharedVersion } from './row-cache.ts';

/** A result, with the version of the scope for which it holds. */
interface Versioned<Value> {
  /** Undefined when the scope changed during the read. */
  readonly version: string | undefined;
  readonly value: Value;
}

/** Makes an SQL statement; called only on a cache miss. */
type Statement = () => RawBuilder<unknown>;

/** A query with a cached result. */
interface CachedQuery<Value> {
  /** Kind of results, a label of `/metrics`. */
  readonly name: string;
  /** Everything the result depends on: filter, order, page. */
  readonly key: readonly unknown[];
  /** Memory of a result (bytes). */
  readonly bytes: (value: Value) => number;
  /** @param before version of the scope, read just before; undefined when the result will not be cached */
  readonly read: (db: Db, before?: string) => Promise<Versioned<Value>>;
}

/** Objects of a filter, for a map. */
interface OnItsMap<Names extends string> {
  readonly source: MapSource;
  readonly where: () => Condition;
  /** Slots of the rows; undefined when the columns cannot answer. */
  readonly slots: ((tables: Tables<Names>) => Uint32Array) | undefined;
  readonly onMap: (tables: Tables<Names>) => OnMap;
}

/** A page chosen from columns. */
interface ChosenByColumns<Names extends string> {
  /** Ids of the page, in order. */
  readonly ids: (tables: Tables<Names>) => readonly string[];
  /** Statement that returns the columns `id` and `version` of these rows, in any order. */
  readonly versions: (ids: readonly string[]) => RawBuilder<unknown>;
}

/** A longer key, of many ids, is replaced by its digest. */
const LONGEST_KEY = 500;
/** Memory of a text with its compressed forms, relative to the text. */
const WITH_COMPRESSED = 1.5;
/** Memory of a chosen row: an id, a version, an object (bytes). */
const CHOSEN_BYTES = 240;

/** Statements that return ids or a count together with the version of a scope. */
function scopeStatements(scope: string) {
  const version = `(select concat_ws(' ', sum(ch.number), max(ch.transaction), ${sharedVersion})
    from versions.changes ch where ch.area = '${scope}')`;
  const readVersion = prepared<{ version: string }>(`version of ${scope}`, `select ${version} as version`);

  return {
    /** SQL of the scope's version. */
    version,

    versionNow: async (db: Db): Promise<string> => (await readVersion(db, []))[0]?.version ?? '',

    /** Reads ids with versions. @param chosen statement that returns the columns `id` and `version` */
    async readChosen(db: Db, chosen: RawBuilder<unknown>): Promise<Versioned<readonly ChosenRow[]>> {
      const { rows } = await sql<{ version: string; chosen: readonly [id: string, version: string][] }>`
        select ${sql.raw(version)} as version, coalesce(json_agg(json_build_array(c.id, c.version)), '[]') as chosen
        from (${chosen}) c`.execute(db);
      const [row] = rows;
      return { version: row?.version, value: (row?.chosen ?? []).map(([id, version]) => ({ id, version })) };
    },

    /** Reads a count. @param counting statement that returns one row with the column `count` */
    async readCount(db: Db, counting: RawBuilder<unknown>): Promise<Versioned<number>> {
      const { rows } = await sql<{ version: string; count: number }>`
        select ${sql.raw(version)} as version, counted.count from (${counting}) counted`.execute(db);
      return { version: rows[0]?.version, value: rows[0]?.count ?? 0 };
    },
  };
}

/** A cache key of everything that a value depends on. */
export function keyOf(parts: readonly unknown[]): string {
  const whole = JSON.stringify(parts);
  return whole.length > LONGEST_KEY ? hash('sha256', whole, 'base64') : whole;
}

/** Reads results through the cache, under the version of a scope. */
function cachedIn(versionNow: (db: Db) => Promise<string>) {
  return async <Value>(
    { db, cache }: CacheContext,
    { name, key: parts, bytes, read }: CachedQuery<Value>,
  ): Promise<Value> => {
    // Writes of an open transaction are not visible to others: not cached.
    if (cache.isOff || db.isTransaction) return (await read(db)).value;
    const key = keyOf(parts);
    const before = await versionNow(db);
    const results = cache.named<Value>(name);
    const hit = results.get(key, before);
    if (hit !== undefined) return hit;
    const result = await read(db, before);
    if (result.version !== undefined) results.set(key, result.version, result.value, bytes(result.value) + key.length);
    return result.value;
  };
}

/** undefined when the columns cannot answer. */
type ColumnQuery<Names extends string, Value> = ((tables: Tables<Names>) => Value) | undefined;

/** Reads results from a scope's columns; undefined when they cannot answer. @param versionSql SQL of its version */
function columnReader<Names extends string>(
  scope: string,
  versionSql: string,
  tables: Readonly<Record<Names, TableAbout>> | undefined,
) {
  return async <Value>(
    { db, cache }: CacheContext,
    before: string | undefined,
    query: ColumnQuery<Names, Value>,
  ): Promise<Versioned<Value> | undefined> => {
    if (tables === undefined || query === undefined || before === undefined) return undefined;
    return cache.columns(scope, (limits) => new ColumnCache(tables, versionSql, limits))?.query(db, before, query);
  };
}

/**
 * Caches results until data that the lists of a scope read are written (0038). Every transaction that writes such data
 * also stores a note of it, so two statements that see the same notes see the same rows. Reading the version takes a
 * tenth of a millisecond, however long the result takes.
 * @param scope its tables have a trigger `…__change`, created by migrations
 * @param tables tables with cached columns, which answer where they can (0040); triggers note their changed rows
 */
export function resultCache<Names extends string = never>(scope: string, tables?: Readonly<Record<Names, TableAbout>>) {
  const { version, versionNow, readChosen, readCount } = scopeStatements(scope);
  const cached = cachedIn(versionNow);

  const fromColumns = columnReader(scope, version, tables);

  /**
   * The text of a result that may take several statements: cached when the version is the same before and after them.
   * @param query computes the result from the columns; undefined when they cannot answer
   */
  const text = <Output>(
    context: CacheContext,
    key: readonly unknown[],
    readOutput: (db: Db) => Promise<Output>,
    query?: ColumnQuery<Names, Output>,
  ) =>
    cached<ReadyResponse<Output>>(context, {
      name: `${scope} text`,
      key,
      bytes: ({ bytes }) => bytes.length * WITH_COMPRESSED,
      async read(db, before) {
        const result = await fromColumns(context, before, query);
        if (result !== undefined) return { ...result, value: responseOf(result.value) };
        const value = responseOf(await readOutput(db));
        return { version: before !== undefined && (await versionNow(db)) === before ? before : undefined, value };
      },
    });

  /** Ids and versions of a page, in order. */
  const page = (
    context: CacheContext,
    key: readonly unknown[],
    statement: Statement,
    chosen: ChosenByColumns<Names> | undefined,
  ): Promise<readonly ChosenRow[]> =>
    cached<readonly ChosenRow[]>(context, {
      name: `${scope} page`,
      key,
      bytes: (rows) => rows.length * CHOSEN_BYTES,
      async read(db, before) {
        const ids = await fromColumns(context, before, chosen?.ids);
        if (chosen !== undefined && ids !== undefined) {
          const { version, value } = await readChosen(db, chosen.versions(ids.value));
          // Otherwise something was written in between: the database selects the page.
          if (version === ids.version) return { version, value: inOrder(value, ids.value) };
        }
        return readChosen(db, statement());
      },
    });

  return {
    /**
     * A cached count.
     * @param counting statement that returns one row with the column `count`
     * @param slots finds the slots of the counted rows; undefined when the columns cannot answer
     */
    count: (
      context: CacheContext,
      key: readonly unknown[],
      counting: Statement,
      slots?: ColumnQuery<Names, Uint32Array>,
    ): Promise<number> =>
      cached<number>(context, {
        name: `${scope} count`,
        key,
        bytes: () => 0,
        async read(db, before) {
          const result = await fromColumns(context, before, slots && ((all) => slots(all).length));
          return result ?? readCount(db, counting());
        },
      }),

    /**
     * A list whose page is cached.
     * @param chosen page chosen from the columns; undefined when they cannot answer, or would take longer
     */
    list: <Row>(
      context: CacheContext,
      key: readonly unknown[],
      list: () => PagedList<Row>,
      chosen?: ChosenByColumns<Names>,
    ): RowList<Row> => ({
      choose: () => page(context, key, () => list().page, chosen),
      read: (db) => list().read(db),
    }),

    text,

    /** Points of a map. */
    points: (context: CacheContext, key: readonly unknown[], { source, where, slots, onMap }: OnItsMap<Names>) =>
      text<MapPoint[]>(
        context,
        ['points', ...key],
        (db) => findMapPoints(db, source, where()),
        slots && ((all) => pointsOf(onMap(all), slots(all))),
      ),

    /** Points of a map or, when there are many, the cells of a window. */
    places: (
      context: CacheContext,
      key: readonly unknown[],
      { source, where, slots, onMap }: OnItsMap<Names>,
      window: MapWindow | null,
    ) =>
      text<MapPlaces>(
        context,
        ['places', ...key, window],
        (db) => findMapPlaces(db, source, where(), window),
        slots && ((all) => placesOf(onMap(all), slots(all), window)),
      ),
  };
}

function inOrder(rows: readonly ChosenRow[], ids: readonly string[]): ChosenRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function responseOf<Output>(output: Output): ReadyResponse<Output> {
  return new ReadyResponse<Output>(Buffer.from(JSON.stringify(output)));
}

import { namesOf } from '@gektar/contract/records.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { bytesOf } from './column.ts';
import { type ColumnAbout, ColumnTable } from './column-table.ts';
import type { Value } from './predicate.ts';

/** A table of the database with its cached columns. */
export interface TableAbout {
  /** Name with its schema, which notes of changed rows use, too (migration 0036). */
  readonly table: string;
  /** Alias of the table in the expressions of its columns. */
  readonly alias: string;
  readonly columns: readonly ColumnAbout[];
}

/** In-memory tables, keyed by the names of their descriptions. */
export type Tables<Names extends string> = Readonly<Record<Names, ColumnTable>>;

/** Rows per step of loading: about ten milliseconds. */
const STEP = 2_000;
/** Number of changed rows from which all rows are read again. */
const MOST_CHANGED = 2_000;
/** Age at which all rows are read again (s): notes of changes are stored for half an hour (`foldChanges`). */
const STALE_SECONDS = 25 * 60;
/** Pauses after failures, doubled each time. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 300_000;

/** The state of the database that the columns show. */
interface Seen {
  /** Version of the scope (0038). */
  readonly version: string;
  /** Text of a `pg_snapshot`. */
  readonly snapshot: string;
  /** Start of PostgreSQL: a server restored from a copy repeats transaction numbers. */
  readonly started: string;
  /** Time of that state by the clock of the database (s). */
  readonly at: number;
}

const seenSql = (version: string) => `${version} as version, pg_current_snapshot()::text as snapshot,
  pg_postmaster_start_time()::text as started, extract(epoch from clock_timestamp()) as at`;

/** Tables in the state of one snapshot. */
interface Loaded<Names extends string> {
  readonly tables: Tables<Names>;
  readonly seen: Seen;
}

export interface ColumnLimits {
  /** Memory limit of all columns; beyond it none are cached. */
  readonly mostBytes: number;
  /** Called with the error when reading the columns in the background fails. */
  readonly report: (error: unknown) => void;
  /** Age of the columns at which all rows are read again (s); notes of changes are stored for longer. */
  readonly staleSeconds?: number;
  /** Pause after the first failure (ms). */
  readonly firstPauseMs?: number;
}

/**
 * In-memory columns of the tables of a scope, updated by the notes of changed rows (0040): always the state of one
 * snapshot of the database. Loaded in the background from the first query on.
 */
export class ColumnCache<Names extends string> {
  readonly #about: Readonly<Record<Names, TableAbout>>;
  readonly #names: readonly Names[];
  readonly #seenSql: string;
  readonly #limits: Required<ColumnLimits>;
  #loaded: Loaded<Names> | undefined;
  #loading: Promise<void> | undefined;
  #isTooLarge = false;
  #isStopped = false;
  #pauseMs: number;
  /** Earliest time of the next load, by `performance.now`. */
  #notBefore = 0;
  /** The next read of changes, shared by all queries waiting for it. */
  #next: Promise<void> | undefined;
  #running: Promise<void> = Promise.resolve();

  /**
   * @param about tables, referenced ones first
   * @param versionSql expression of the version of the scope
   */
  constructor(about: Readonly<Record<Names, TableAbout>>, versionSql: string, limits: ColumnLimits) {
    this.#about = about;
    this.#names = namesOf(about);
    this.#seenSql = seenSql(versionSql);
    this.#limits = { staleSeconds: STALE_SECONDS, firstPauseMs: FIRST_PAUSE_MS, ...limits };
    this.#pauseMs = this.#limits.firstPauseMs;
  }

  get bytes(): number {
    return this.#loaded === undefined ? 0 : bytesOf(Object.values<ColumnTable>(this.#loaded.tables));
  }

  /**
   * The result from the columns, with the version of the scope for which it holds; undefined while they are not loaded.
   * @param version version of the scope, read just before
   * @param query reads the tables; synchronous
   */
  async query<Result>(
    db: Db,
    version: string,
    query: (tables: Tables<Names>) => Result,
  ): Promise<{ readonly version: string; readonly value: Result } | undefined> {
    if (this.#loaded === undefined) this.#beginToLoad(db);
    else if (this.#loaded.seen.version !== version) await this.#catchUp(db);
    return this.#loaded && { version: this.#loaded.seen.version, value: query(this.#loaded.tables) };
  }

  /** Resolves when the columns are loaded, or exceed the limit. For tests and measurements. */
  async loaded(db: Db): Promise<void> {
    this.#beginToLoad(db);
    await this.#loading;
  }

  /** Makes loading stop at its next step. */
  stop(): void {
    this.#isStopped = true;
  }

  #beginToLoad(db: Db): void {
    const isThere = this.#loading !== undefined || this.#loaded !== undefined;
    if (isThere || this.#isTooLarge || this.#isStopped || performance.now() < this.#notBefore) return;
    this.#loading = this.#load(db)
      .catch((error: unknown) => this.#fail(error))
      .finally(() => {
        this.#loading = undefined;
      });
  }

  /** Drops the columns: queries go to the database until a later one starts loading again. */
  #fail(error: unknown): void {
    this.#loaded = undefined;
    if (this.#isStopped) return;
    this.#limits.report(error);
    this.#notBefore = performance.now() + this.#pauseMs;
    this.#pauseMs = Math.min(2 * this.#pauseMs, LONGEST_PAUSE_MS);
  }

  async #load(db: Db): Promise<void> {
    const tables = {} as Record<Names, ColumnTable>;
    for (const name of this.#names) tables[name] = new ColumnTable(this.#about[name].columns, tables);
    const seen = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        const { rows } = await sql<Seen>`select ${sql.raw(this.#seenSql)}`.execute(tx);
        for (const name of this.#names) await this.#readRows(tx, name, tables);
        return rows[0];
      });
    if (seen === undefined || this.#isStopped) return;
    this.#loaded = { tables, seen };
    this.#pauseMs = this.#limits.firstPauseMs;
  }

  /** All rows of a table, step by step. */
  async #readRows(tx: Db, name: Names, tables: Tables<Names>): Promise<void> {
    const { table, alias } = this.#about[name];
    await sql`declare cached_rows no scroll cursor for
      select ${this.#rowOf(name)} as row from ${sql.table(table)} ${sql.ref(alias)}`.execute(tx);
    for (let count = STEP; count === STEP && !this.#isStopped; ) {
      const { rows } = await sql<{ row: Row }>`fetch ${sql.lit(STEP)} from cached_rows`.execute(tx);
      for (const { row } of rows) putRow(tables[name], row);
      count = rows.length;
      const [bytes, most] = [bytesOf(Object.values<ColumnTable>(tables)), this.#limits.mostBytes];
      this.#isTooLarge = bytes > most;
      if (this.#isTooLarge) {
        throw new Error(`The columns take ${bytes} bytes of memory, more than the ${most} that they may`);
      }
    }
    await sql`close cached_rows`.execute(tx);
  }

  #rowOf(name: Names): RawBuilder<Row> {
    const { alias, columns } = this.#about[name];
    return sql.raw(`json_build_array(${[`${alias}.id`, ...columns.map((column) => column.sql)].join(', ')})`);
  }

  /** One new statement for all waiting queries: a statement that already runs may have read an older state. */
  #catchUp(db: Db): Promise<void> {
    // After the running statement: half-applied changes are not a snapshot of the database.
    this.#next ??= this.#running.then(() => {
      this.#next = undefined;
      this.#running = this.#readChanges(db).catch((error: unknown) => this.#fail(error));
      return this.#running;
    });
    return this.#next;
  }

  async #readChanges(db: Db): Promise<void> {
    if (this.#loaded === undefined) return;
    const { tables, seen } = this.#loaded;
    const kinds = this.#names.map((name) => this.#about[name].table);
    const changed = this.#names.map((name) => {
      const { table, alias } = this.#about[name];
      const id = sql.ref(`${alias}.id`);
      return sql`(select coalesce(json_agg(json_build_array(ch.id, case when ${id} is not null then ${this.#rowOf(name)} end)), '[]')
        from changed ch left join ${sql.table(table)} ${sql.ref(alias)} on ${id} = ch.id where ch.kind = ${table}) as ${sql.ref(name)}`;
    });
    type Changes = Record<Names, [id: string, row: Row | null][]> & Seen & { number: number; isAll: boolean | null };
    const { rows } = await sql<Changes>`
      with changed as materialized (
        select distinct ch.kind, ch.id from versions.changed_rows ch
        where ch.transaction >= pg_snapshot_xmin(${seen.snapshot}::pg_snapshot)
          and not pg_visible_in_snapshot(ch.transaction, ${seen.snapshot}::pg_snapshot) and ch.kind = any(${kinds}::text[])
        limit ${sql.lit(MOST_CHANGED)}
      )
      select ${sql.raw(this.#seenSql)}, (select count(*) from changed) as number,
        (select bool_or(id is null) from changed) as "isAll", ${sql.join(changed)}`.execute(db);
    const [now] = rows;
    this.#loaded = undefined;
    if (now === undefined || now.started !== seen.started || now.at - seen.at > this.#limits.staleSeconds) return;
    if (now.isAll === true || now.number >= MOST_CHANGED) return;
    for (const name of this.#names) {
      for (const [id, row] of now[name]) {
        if (row === null) tables[name].remove(id);
        else putRow(tables[name], row);
      }
    }
    // Too large: the columns stay unloaded. The next load may be smaller, since it drops values that no row has any
    // more.
    if (bytesOf(Object.values<ColumnTable>(tables)) > this.#limits.mostBytes) return;
    const { version, snapshot, started, at } = now;
    this.#loaded = { tables, seen: { version, snapshot, started, at } };
  }
}

/** The id of a row, and the values of its columns. */
type Row = readonly [id: string, ...values: Value[]];

function putRow(table: ColumnTable, [id, ...values]: Row): void {
  table.put(id, values);
}

import { forEachName, namesOf } from '@gektar/contract/records.ts';
import { sql } from 'kysely';
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
const LONGEST_PAUSE_MS = 300_000;

/** A state of the database. */
interface Seen {
  /** Version of the scope (0038). */
  readonly version: string;
  readonly snapshot: string;
  /** Start of PostgreSQL: a server restored from a copy repeats transaction numbers. */
  readonly started: string;
  /** Time by the clock of the database (s). */
  readonly at: number;
}

/** Tables with the state that they show. */
interface Loaded<Names extends string> {
  readonly tables: Tables<Names>;
  readonly seen: Seen;
}

export interface ColumnLimits {
  /** Memory limit of all columns; beyond it none are cached. */
  readonly mostBytes: number;
  /** Called with the error when reading the columns in the background fails. */
  readonly report: (error: unknown) => void;
  /** Age of the columns at which all rows are read again (s); notes of changes are stored longer (`foldChanges`). */
  readonly staleSeconds?: number;
  /** Pause after the first failure (ms), doubled after each further one. */
  readonly firstPauseMs?: number;
}

/**
 * In-memory columns of the tables of a scope, updated by the notes of changed rows (0040): always the state of one
 * snapshot of the database. Loaded in the background from the first query on.
 */
export class ColumnCache<Names extends string> {
  readonly #about: Readonly<Record<Names, TableAbout>>;
  readonly #names: readonly Names[];
  /** Selected columns with a `Seen`. */
  readonly #seenSql: string;
  readonly #limits: Required<ColumnLimits>;
  #loaded: Loaded<Names> | undefined;
  #loading: Promise<void> | undefined;
  #isStopped = false;
  #pauseMs: number;
  /** Earliest time of the next load, by `performance.now`; infinite when the rows exceed the memory limit. */
  #notBefore = 0;
  /** The next read of changes, shared by all queries waiting for it. */
  #next: Promise<void> | undefined;
  #running = Promise.resolve();

  /**
   * @param about tables, referenced ones first
   * @param versionSql expression of the version of the scope
   */
  constructor(about: Readonly<Record<Names, TableAbout>>, versionSql: string, limits: ColumnLimits) {
    this.#about = about;
    this.#names = namesOf(about);
    this.#seenSql = `${versionSql} as version, pg_current_snapshot()::text as snapshot,
      pg_postmaster_start_time()::text as started, extract(epoch from clock_timestamp()) as at`;
    this.#limits = { staleSeconds: 25 * 60, firstPauseMs: 1_000, ...limits };
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
    if (this.#loading || this.#loaded || this.#isStopped || performance.now() < this.#notBefore) return;
    const loading = this.#load(db).catch((error: unknown) => this.#fail(error));
    this.#loading = loading.finally(() => {
      this.#loading = undefined;
    });
  }

  /** Drops the columns: queries go to the database until a later one starts loading again. */
  #fail(error: unknown): void {
    this.#loaded = undefined;
    if (this.#isStopped) return;
    this.#limits.report(error);
    this.#notBefore = Math.max(this.#notBefore, performance.now() + this.#pauseMs);
    this.#pauseMs = Math.min(2 * this.#pauseMs, LONGEST_PAUSE_MS);
  }

  async #load(db: Db): Promise<void> {
    const others: Record<string, ColumnTable> = {};
    const tables = forEachName(this.#names, (name) => new ColumnTable(this.#about[name].columns, others));
    Object.assign(others, tables);
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
    const { id, from, values } = this.#sqlOf(name);
    await sql`declare cached_rows no scroll cursor for select ${id} as id, ${values} as values from ${from}`.execute(
      tx,
    );
    for (let count = STEP; count === STEP && !this.#isStopped; ) {
      const { rows } = await sql<{ id: string; values: Value[] }>`fetch ${sql.lit(STEP)} from cached_rows`.execute(tx);
      for (const row of rows) tables[name].put(row.id, row.values);
      count = rows.length;
      const [bytes, most] = [bytesOf(Object.values<ColumnTable>(tables)), this.#limits.mostBytes];
      if (bytes <= most) continue;
      this.#notBefore = Number.POSITIVE_INFINITY;
      throw new Error(`The columns take ${bytes} bytes of memory, more than the ${most} that they may`);
    }
    await sql`close cached_rows`.execute(tx);
  }

  #sqlOf(name: Names) {
    const { table, alias, columns } = this.#about[name];
    return {
      id: sql.ref(`${alias}.id`),
      from: sql`${sql.table(table)} ${sql.ref(alias)}`,
      values: sql.raw(`json_build_array(${columns.map((column) => column.sql).join(', ')})`),
    };
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
    const changed = this.#names.map((name, index) => {
      const { id, from, values } = this.#sqlOf(name);
      return sql`(select coalesce(json_agg(json_build_array(ch.id, case when ${id} is not null then ${values} end)), '[]')
        from changed ch left join ${from} on ${id} = ch.id where ch.kind = ${kinds[index]}) as ${sql.ref(name)}`;
    });
    type Changes = Record<Names, [id: string, values: Value[] | null][]>;
    const { rows } = await sql<Changes & Seen & { number: number; isAll: boolean | null }>`
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
      for (const [id, values] of now[name]) {
        if (values === null) tables[name].remove(id);
        else tables[name].put(id, values);
      }
    }
    // The next load may be smaller: it drops values that no row has any more.
    if (bytesOf(Object.values<ColumnTable>(tables)) > this.#limits.mostBytes) return;
    const { version, snapshot, started, at } = now;
    this.#loaded = { tables, seen: { version, snapshot, started, at } };
  }
}

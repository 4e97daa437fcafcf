import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '#database/db.ts';
import { runPrepared } from '#database/prepared.ts';
import { stripper } from '#wire/strip.ts';
import type { ProcessCache } from './process-cache.ts';
import { ReadyResponse, readyList, withFields } from './ready-response.ts';

/** A row as a statement read it, with the version of everything it shows. */
export interface VersionedRow<Row> {
  readonly id: string;
  readonly version: string;
  readonly row: Row;
}

/** Id and version of a row of a page, before the row itself is read. */
export interface ChosenRow {
  readonly id: string;
  readonly version: string;
}

export interface RowCacheDescription<Row> {
  /** Kind of rows, a label of `/metrics`. */
  readonly name: string;
  /** Wire schema of a row. */
  readonly wire: z.ZodType<Row>;
  /** Rows of these ids in any order; id, version and row of each from one snapshot. */
  readonly read: (db: Db, ids: readonly string[]) => Promise<readonly VersionedRow<Row>[]>;
}

/** The two queries of a list. */
export interface RowList<Row> {
  /** Ids and versions only. */
  readonly choose: (db: Db) => Promise<readonly ChosenRow[]>;
  /** Reads the whole list in one statement. */
  readonly read: (db: Db) => Promise<Row[]>;
}

/** A list whose rows one statement selects. */
export interface PagedList<Row> extends RowList<Row> {
  /** Statement that returns the columns `id` and `version`, in order. */
  readonly page: RawBuilder<unknown>;
}

/** The list, or its text. */
export type ListResponse<Row> = ReadyResponse<Row[]> | Row[];

/** Context of a cached read; part of the context of a handler. */
export interface CacheContext {
  readonly db: Db;
  readonly cache: ProcessCache;
}

/** Source of rows: the database, possibly in a transaction, and the cache if given. */
export type RowSource = Pick<CacheContext, 'db'> & Partial<CacheContext>;

/**
 * SQL of the version of data shared by rows, computed once per statement: dictionaries and names, and the start of
 * PostgreSQL, because a server restored from a copy repeats transaction numbers.
 */
export const sharedVersion = `(select to_hex(hashtextextended(concat(s.version, pg_postmaster_start_time()), 0)) from shared.dictionary_state s)`;

/**
 * SQL of the version of a row: the last transactions that wrote the data it shows. `row_version` would not do: some
 * times are set without raising it (D-19).
 * @param alias alias of the entity's table, whose row is rewritten with every change of its lists
 * @param others `b.xmin` of other tables that it shows
 */
export function versionOf(alias: string, ...others: readonly string[]): string {
  return `concat_ws(' ', ${[`${alias}.xmin`, ...others, sharedVersion].join(', ')})`;
}

const DEEP = 500;

/** Whether the ids of a page should be selected first: otherwise a version is read for each skipped row. */
export function isDeep({ skip }: { readonly skip: number }): boolean {
  return skip >= DEEP;
}

/** @param page statement that returns the columns `id` and `version`, in order */
export function pagedList<Row>(page: RawBuilder<unknown>, read: RowList<Row>['read']): PagedList<Row> {
  return { page, choose: async (db) => (await sql<ChosenRow>`${page}`.execute(db)).rows, read };
}

/**
 * A list of given ids, whose page statement has few variants: connections plan it once.
 * @param name unique in the product
 */
export function plannedOnce<Row>(name: string, list: PagedList<Row>): PagedList<Row> {
  return { ...list, choose: (db) => runPrepared(db, name, list.page as RawBuilder<ChosenRow>) };
}

/** Limit of attempts: in each of them a row may change between selection and reading. */
const MOST_ROUNDS = 5;

/**
 * Lists of one kind of rows by their cached wire texts (0032). The database returns ids and versions; misses are read
 * by id and serialized once. A response shows one snapshot: when a row changes between selection and reading, the rows
 * are selected again.
 */
export function rowCache<Row extends { readonly id: string }>({ name, wire, read }: RowCacheDescription<Row>) {
  const strip = stripper(wire);
  const textOf = (row: Row) => {
    const text = JSON.stringify(strip(row));
    // Allocated separately: a slice of Node's pool would retain the whole pool.
    const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
    bytes.write(text);
    return bytes;
  };

  /** Texts of a list in order; undefined when the cache is off, or rows keep changing while they are read. */
  async function textsOf<Chosen extends ChosenRow>(
    { db, cache }: CacheContext,
    choose: (db: Db) => Promise<readonly Chosen[]>,
  ): Promise<(Chosen & { readonly text: Buffer })[] | undefined> {
    // Writes of an open transaction are not visible to others: not cached.
    if (cache.isOff || db.isTransaction) return undefined;
    const texts = cache.named(name);
    const fresh = new Map<string, { readonly version: string; readonly text: Buffer }>();
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const chosen = await choose(db);
      const find = ({ id, version }: ChosenRow) => {
        const read = fresh.get(id);
        return read?.version === version ? read.text : texts.get(id, version);
      };
      const rows = chosen.map((one) => ({ ...one, text: find(one) }));
      const misses = rows.filter(({ text }) => text === undefined);
      if (misses.length > 0) {
        for (const { id, version, row } of await read(
          db,
          misses.map(({ id }) => id),
        )) {
          const text = textOf(row);
          fresh.set(id, { version, text });
          texts.set(id, version, text, text.length);
        }
        for (const one of misses) {
          const read = fresh.get(one.id);
          if (read?.version === one.version) one.text = read.text;
        }
      }
      if (rows.every(hasText)) return rows;
    }
    return undefined;
  }

  return {
    textsOf,

    /**
     * One row; undefined when absent.
     * @param choose selects id and version of the row
     * @param read reads the row when the cache is not used
     */
    async one(
      context: CacheContext,
      choose: (db: Db) => Promise<readonly ChosenRow[]>,
      read: (db: Db) => Promise<Row | undefined>,
    ): Promise<ReadyResponse<Row> | Row | undefined> {
      const texts = await textsOf(context, choose);
      if (texts === undefined) return read(context.db);
      const [one] = texts;
      return one && new ReadyResponse<Row>(one.text);
    },

    async list(context: CacheContext, rows: RowList<Row>): Promise<ListResponse<Row>> {
      const texts = await textsOf(context, rows.choose);
      return texts ? readyList<Row>(texts.map(({ text }) => text)) : rows.read(context.db);
    },

    /** The rows themselves in order, for responses of another form. */
    async rows({ db, cache }: RowSource, list: RowList<Row>): Promise<Row[]> {
      const texts = cache && (await textsOf({ db, cache }, list.choose));
      return texts ? texts.map(({ text }) => JSON.parse(text.toString()) as Row) : list.read(db);
    },

    /**
     * The list with additional fields at the end of each row, which depend on the caller and are not cached.
     * @param more additional fields of the row with this id
     */
    async listWith<More extends object>(
      context: CacheContext,
      rows: RowList<Row>,
      more: (id: string) => More,
    ): Promise<ListResponse<Row & More>> {
      const texts = await textsOf(context, rows.choose);
      if (texts) return readyList<Row & More>(texts.map(({ id, text }) => withFields(text, more(id))));
      return (await rows.read(context.db)).map((row) => ({ ...row, ...more(row.id) }));
    },
  };
}

function hasText<One extends { readonly text: Buffer | undefined }>(one: One): one is One & { readonly text: Buffer } {
  return one.text !== undefined;
}

import type { RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { Db } from '#database/db.ts';
import type { KeptTexts } from './kept-texts.ts';
import { ReadyAnswer, readyList, withFields } from './ready-answer.ts';
import { stripper } from './strip.ts';

/** A row as a statement found it, with the version of everything that it shows. */
export interface VersionedRow<Row> {
  readonly id: string;
  readonly version: string;
  readonly row: Row;
}

/** What a list shows: ids in order, each with its version. */
export interface ChosenRow {
  readonly id: string;
  readonly version: string;
}

export interface RowTextsAbout<Row> {
  /** Of the kind of rows, as `/metrics` calls it. */
  readonly name: string;
  /** A row on the wire. */
  readonly wire: z.ZodType<Row>;
  /** Rows of these ids in any order; id, version and row of each from one snapshot. */
  readonly read: (db: Db, ids: readonly string[]) => Promise<readonly VersionedRow<Row>[]>;
}

/** One way to the rows of a list. */
export interface ListOfRows<Row> {
  /** Ids and versions alone. */
  readonly choose: (db: Db) => Promise<readonly ChosenRow[]>;
  /** All of it in one statement. */
  readonly read: (db: Db) => Promise<Row[]>;
}

/** A list that is chosen by a statement. */
export interface PagedList<Row> extends ListOfRows<Row> {
  /** Statement of the columns `id` and `version`, in order. */
  readonly page: RawBuilder<unknown>;
}

/** The list, or its text. */
export type ListAnswer<Row> = ReadyAnswer<Row[]> | Row[];

/** What a handler is called with. */
export interface WithTexts {
  readonly db: Db;
  readonly kept: KeptTexts;
}

/** Where rows are read from: the database, in a transaction for one, and the texts that the process keeps. */
export type RowsFrom = Pick<WithTexts, 'db'> & Partial<WithTexts>;

/**
 * SQL of the state of everything that rows share, computed once in a statement: dictionaries and names, and which start of
 * PostgreSQL tells it, because one that was restored from a copy gives numbers of transactions that were given before.
 */
export const sharedVersion = `(select to_hex(hashtextextended(concat(s.version, pg_postmaster_start_time()), 0)) from shared.dictionary_state s)`;

/**
 * SQL of the version of a row: the transactions that last wrote what it shows. `row_version` would not do: some times are set
 * without raising it (D-19).
 * @param alias of its own table, whose row is rewritten with every change of the lists that hang on it
 * @param beside `b.xmin` of other tables of which it shows something
 */
export function versionOf(alias: string, ...beside: readonly string[]): string {
  return `concat_ws(' ', ${[`${alias}.xmin`, ...beside, sharedVersion].join(', ')})`;
}

const DEEP = 500;

/** Whether ids of a page are better found alone: a version is read for each row on the way to the page otherwise. */
export function isDeep({ skip }: { readonly skip: number }): boolean {
  return skip >= DEEP;
}

/** @param page statement of the columns `id` and `version`, in order */
export function pagedList<Row>(page: RawBuilder<unknown>, read: ListOfRows<Row>['read']): PagedList<Row> {
  return { page, choose: async (db) => (await page.execute(db)).rows as readonly ChosenRow[], read };
}

/** Rounds in which every row that is missing has changed since it was chosen. */
const MOST_ROUNDS = 5;

/**
 * Lists of one kind of rows from their kept texts (0032). The database says which rows and in which version; texts that the
 * process does not have are read by their ids and made once. An answer is what one snapshot says: when a row that is read
 * has changed since it was chosen, the rows are chosen anew.
 */
export function rowTexts<Row extends { readonly id: string }>({ name, wire, read }: RowTextsAbout<Row>) {
  const strip = stripper(wire);
  const textOf = (row: Row) => {
    const text = JSON.stringify(strip(row));
    // Memory of its own: a slice of Node's pool would hold the whole of it.
    const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
    bytes.write(text);
    return bytes;
  };

  /** Texts of a list in order; undefined where nothing is kept, or when rows keep changing while they are read. */
  async function textsOf<Chosen extends ChosenRow>(
    { db, kept }: WithTexts,
    choose: (db: Db) => Promise<readonly Chosen[]>,
  ): Promise<(Chosen & { readonly text: Buffer })[] | undefined> {
    // What an open transaction has written is nobody else's yet.
    if (kept.keepsNothing || db.isTransaction) return undefined;
    const shelf = kept.shelf(name);
    const now = new Map<string, { readonly version: string; readonly text: Buffer }>();
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const chosen = await choose(db);
      const find = ({ id, version }: ChosenRow) => {
        const read = now.get(id);
        return read?.version === version ? read.text : shelf.find(id, version);
      };
      const texts = chosen.map((one) => ({ ...one, text: find(one) }));
      const missing = texts.filter(({ text }) => text === undefined);
      if (missing.length > 0) {
        for (const { id, version, row } of await read(
          db,
          missing.map(({ id }) => id),
        )) {
          const text = textOf(row);
          now.set(id, { version, text });
          shelf.put(id, version, text, text.length);
        }
        for (const one of missing) {
          const read = now.get(one.id);
          if (read?.version === one.version) one.text = read.text;
        }
      }
      if (texts.every(hasText)) return texts;
    }
    return undefined;
  }

  return {
    textsOf,

    /**
     * One row, undefined where there is none.
     * @param choose its id and version, if it is there
     * @param read all of it
     */
    async answerOne(
      { db, kept }: WithTexts,
      choose: (db: Db) => Promise<readonly ChosenRow[]>,
      read: (db: Db) => Promise<Row | undefined>,
    ): Promise<ReadyAnswer<Row> | Row | undefined> {
      const texts = await textsOf({ db, kept }, choose);
      if (texts === undefined) return read(db);
      const [one] = texts;
      return one && new ReadyAnswer<Row>(one.text);
    },

    async answer(db: Db, kept: KeptTexts, rows: ListOfRows<Row>): Promise<ListAnswer<Row>> {
      const texts = await textsOf({ db, kept }, rows.choose);
      return texts ? readyList<Row>(texts.map(({ text }) => text)) : rows.read(db);
    },

    /** The rows themselves in order, for answers that show them otherwise. */
    async rows({ db, kept }: RowsFrom, list: ListOfRows<Row>): Promise<Row[]> {
      const texts = kept && (await textsOf({ db, kept }, list.choose));
      return texts ? texts.map(({ text }) => JSON.parse(text.toString()) as Row) : list.read(db);
    },

    /**
     * The same with more fields, last in each row, which belong to the caller's answer alone and are not kept.
     * @param more of the row with this id
     */
    async answerWith<More extends object>(
      db: Db,
      kept: KeptTexts,
      rows: ListOfRows<Row>,
      more: (id: string) => More,
    ): Promise<ListAnswer<Row & More>> {
      const texts = await textsOf({ db, kept }, rows.choose);
      if (texts) return readyList<Row & More>(texts.map(({ id, text }) => withFields(text, more(id))));
      return (await rows.read(db)).map((row) => ({ ...row, ...more(row.id) }));
    },
  };
}

function hasText<One extends { readonly text: Buffer | undefined }>(one: One): one is One & { readonly text: Buffer } {
  return one.text !== undefined;
}

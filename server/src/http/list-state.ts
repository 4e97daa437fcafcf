import { hash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';
import type { Job } from '#database/jobs.ts';
import { prepared } from '#database/prepared.ts';
import { ReadyAnswer } from './ready-answer.ts';
import { type ChosenRow, type ListOfRows, type PagedList, sharedVersion, type WithTexts } from './row-texts.ts';

/** What was read, in one state of an area. */
interface InState<Value> {
  /** Undefined when it was not one. */
  readonly state: string | undefined;
  readonly value: Value;
}

/** Made only where nothing is kept. */
type Statement = () => RawBuilder<unknown>;

/** What is kept under a state. */
interface KeptValue<Value> {
  /** Of the kind of values, as `/metrics` calls it. */
  readonly name: string;
  /** What is asked: filter, order, page. */
  readonly of: readonly unknown[];
  /** Memory of a value, bytes. */
  readonly bytes: (value: Value) => number;
  /** @param before the state that nothing is kept under; none when nothing shall be */
  readonly read: (db: Db, before?: string) => Promise<InState<Value>>;
}

/** Longer questions, of many ids, are known by their digest. */
const LONGEST_KEY = 500;
/** A text with its compressed forms, of the text. */
const WITH_PACKED = 1.5;
/** Of a chosen row: an id, a version, an object, bytes. */
const CHOSEN_BYTES = 240;

/**
 * Answers that are true while nothing is written that the lists of an area read (0038). The base notes each transaction that
 * writes such a thing, within that transaction; two statements that see the same notes see the same rows. A question about
 * the state takes a tenth of a millisecond, whatever the answer takes that is kept under it.
 * @param area whose tables the migrations have given a trigger `…__change`
 */
export function listState(area: 'land.properties' | 'industrial.objects') {
  const state = `(select concat_ws(' ', sum(ch.number), max(ch.transaction), ${sharedVersion})
    from versions.changes ch where ch.area = '${area}')`;
  const readState = prepared<{ state: string }>(`state of ${area}`, `select ${state} as state`);

  const stateNow = async (db: Db) => (await readState(db, []))[0]?.state ?? '';

  async function keep<Value>({ db, kept }: WithTexts, { name, of, bytes, read }: KeptValue<Value>): Promise<Value> {
    // What an open transaction has written is nobody else's yet.
    if (kept.keepsNothing || db.isTransaction) return (await read(db)).value;
    const question = JSON.stringify(of);
    const key = question.length > LONGEST_KEY ? hash('sha256', question, 'base64') : question;
    const before = await stateNow(db);
    const shelf = kept.shelf<Value>(name);
    const found = shelf.find(key, before);
    if (found !== undefined) return found;
    const { state, value } = await read(db, before);
    if (state !== undefined) shelf.put(key, state, value, bytes(value) + key.length);
    return value;
  }

  /** Ids and versions of a page, in order. */
  const keepPage = (call: WithTexts, of: readonly unknown[], page: Statement): Promise<readonly ChosenRow[]> =>
    keep<readonly ChosenRow[]>(call, {
      name: `${area} page`,
      of,
      bytes: (rows) => rows.length * CHOSEN_BYTES,
      async read(db) {
        const { rows } = await sql<{ state: string; chosen: readonly [id: string, version: string][] }>`
            select ${sql.raw(state)} as state, coalesce(json_agg(json_build_array(c.id, c.version)), '[]') as chosen
            from (${page()}) c`.execute(db);
        const [row] = rows;
        return { state: row?.state, value: (row?.chosen ?? []).map(([id, version]) => ({ id, version })) };
      },
    });

  return {
    /**
     * A number.
     * @param counting statement of one row with the column `count`
     */
    count: (call: WithTexts, of: readonly unknown[], counting: Statement): Promise<number> =>
      keep<number>(call, {
        name: `${area} count`,
        of,
        bytes: () => 0,
        async read(db) {
          const { rows } = await sql<{ state: string; count: number }>`
            select ${sql.raw(state)} as state, counted.count from (${counting()}) counted`.execute(db);
          return { state: rows[0]?.state, value: rows[0]?.count ?? 0 };
        },
      }),

    /** A list whose page is kept. */
    list: <Row>(call: WithTexts, of: readonly unknown[], list: () => PagedList<Row>): ListOfRows<Row> => ({
      choose: () => keepPage(call, of, () => list().page),
      read: (db) => list().read(db),
    }),

    /**
     * The text of an answer that may take several statements: kept where the state after them is the one before them, as snapshots
     * follow each other.
     */
    text: <Output>(call: WithTexts, of: readonly unknown[], readOutput: (db: Db) => Promise<Output>) =>
      keep<ReadyAnswer<Output>>(call, {
        name: `${area} text`,
        of,
        bytes: ({ bytes }) => bytes.length * WITH_PACKED,
        async read(db, before) {
          const value = new ReadyAnswer<Output>(Buffer.from(JSON.stringify(await readOutput(db))));
          return { state: before !== undefined && (await stateNow(db)) === before ? before : undefined, value };
        },
      }),
  };
}

/**
 * Notes of changes become one for each area, with their sum and the last number: states stay as they were. Beside another
 * process that does the same, each note is taken once.
 */
export async function foldChanges(db: Db): Promise<void> {
  await sql`
    with gone as (
      delete from versions.changes
      where area in (select area from versions.changes group by area having count(*) > 1)
      returning area, transaction, number
    )
    insert into versions.changes (area, transaction, number)
    select area, max(transaction), sum(number) from gone group by area`.execute(db);
}

export function changeJobs(db: Db): Job[] {
  return [{ name: 'fold-changes', cron: '*/5 * * * *', run: () => foldChanges(db) }];
}

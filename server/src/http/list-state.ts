import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';
import type { Job } from '#database/jobs.ts';
import { prepared } from '#database/prepared.ts';
import { type ChosenRow, sharedVersion, type WithTexts } from './row-texts.ts';

/** What the lists of an area read, in one of its states. */
export interface InState<Value> {
  readonly state: string;
  readonly value: Value;
}

/** Made only where nothing is kept. */
type Statement = () => RawBuilder<unknown>;

/** What is kept under a state. */
export interface KeptValue<Value> {
  /** Of the kind of values, as `/metrics` calls it. */
  readonly name: string;
  /** What is asked: filter, order, page. */
  readonly of: readonly unknown[];
  /** Memory of a value, bytes. */
  readonly bytes: (value: Value) => number;
  /** The value and the state it belongs to, in one statement: of one moment. */
  readonly read: (db: Db) => Promise<InState<Value>>;
}

/** A question of many ids is asked once. */
const LONGEST_KEY = 4_000;
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

  async function keep<Value>({ db, kept }: WithTexts, { name, of, bytes, read }: KeptValue<Value>): Promise<Value> {
    const key = JSON.stringify(of);
    // What an open transaction has written is nobody else's yet.
    if (kept.keepsNothing || db.isTransaction || key.length > LONGEST_KEY) return (await read(db)).value;
    const [now] = await readState(db, []);
    const shelf = kept.shelf<Value>(name);
    const found = shelf.find(key, now?.state ?? '');
    if (found !== undefined) return found;
    const { state, value } = await read(db);
    shelf.put(key, state, value, bytes(value) + key.length);
    return value;
  }

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
          return { state: rows[0]?.state ?? '', value: rows[0]?.count ?? 0 };
        },
      }),

    /**
     * Ids and versions of a page, in order.
     * @param page statement of the columns `id` and `version`
     */
    chosen: (call: WithTexts, of: readonly unknown[], page: Statement): Promise<readonly ChosenRow[]> =>
      keep<readonly ChosenRow[]>(call, {
        name: `${area} page`,
        of,
        bytes: (rows) => rows.length * CHOSEN_BYTES,
        async read(db) {
          const { rows } = await sql<{ state: string; chosen: readonly [id: string, version: string][] }>`
            select ${sql.raw(state)} as state, coalesce(json_agg(json_build_array(c.id, c.version)), '[]') as chosen
            from (${page()}) c`.execute(db);
          const [row] = rows;
          return { state: row?.state ?? '', value: (row?.chosen ?? []).map(([id, version]) => ({ id, version })) };
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

import { hash } from 'node:crypto';
import type { MapPlaces, MapPoint, MapWindow } from '@gektar/contract/map-cells.ts';
import { type RawBuilder, sql } from 'kysely';
import { KeptColumns, type TableAbout, type Tables } from '#database/columns/kept-columns.ts';
import { type OnMap, placesOf, pointsOf } from '#database/columns/places.ts';
import type { Condition } from '#database/conditions.ts';
import type { Db } from '#database/db.ts';
import type { Job } from '#database/jobs.ts';
import { findMapPlaces, findMapPoints, type MapSource } from '#database/map-cells.ts';
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

/** What a filter finds, on a map. */
interface OnItsMap<Names extends string> {
  readonly source: MapSource;
  readonly where: () => Condition;
  /** Slots of it; undefined when the columns do not tell. */
  readonly found: ((tables: Tables<Names>) => Uint32Array) | undefined;
  readonly onMap: (tables: Tables<Names>) => OnMap;
}

/** A page chosen in the process. */
interface ChosenByColumns<Names extends string> {
  /** In order. */
  readonly ids: (tables: Tables<Names>) => readonly string[];
  /** Statement of the columns `id` and `version` of these, in any order. */
  readonly versions: (ids: readonly string[]) => RawBuilder<unknown>;
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
 * @param tables whose columns answer what they can tell (0040); the migrations note their changed rows
 */
export function listState<Names extends string = never>(
  area: 'land.properties' | 'industrial.objects',
  tables?: Readonly<Record<Names, TableAbout>>,
) {
  const state = `(select concat_ws(' ', sum(ch.number), max(ch.transaction), ${sharedVersion})
    from versions.changes ch where ch.area = '${area}')`;
  const readState = prepared<{ state: string }>(`state of ${area}`, `select ${state} as state`);

  const stateNow = async (db: Db) => (await readState(db, []))[0]?.state ?? '';

  type Tell<Value> = ((tables: Tables<Names>) => Value) | undefined;

  /** What the columns of the process tell, if they do. */
  async function fromColumns<Value>(
    { db, kept }: WithTexts,
    before: string | undefined,
    tell: Tell<Value>,
  ): Promise<InState<Value> | undefined> {
    if (tables === undefined || tell === undefined || before === undefined) return undefined;
    return kept.columns(area, (limits) => new KeptColumns(tables, state, limits))?.tell(db, before, tell);
  }

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

  /**
   * The text of an answer that may take several statements: kept where the state after them is the one before them, as snapshots
   * follow each other.
   * @param tell the same from the columns; undefined when they do not tell
   */
  const text = <Output>(
    call: WithTexts,
    of: readonly unknown[],
    readOutput: (db: Db) => Promise<Output>,
    tell?: Tell<Output>,
  ) =>
    keep<ReadyAnswer<Output>>(call, {
      name: `${area} text`,
      of,
      bytes: ({ bytes }) => bytes.length * WITH_PACKED,
      async read(db, before) {
        const told = await fromColumns(call, before, tell);
        if (told !== undefined) return { ...told, value: answerOf(told.value) };
        const value = answerOf(await readOutput(db));
        return { state: before !== undefined && (await stateNow(db)) === before ? before : undefined, value };
      },
    });

  /** Ids with versions, and the state in which they are these. @param chosen statement of the columns `id` and `version` */
  async function readChosen(db: Db, chosen: RawBuilder<unknown>): Promise<InState<readonly ChosenRow[]>> {
    const { rows } = await sql<{ state: string; chosen: readonly [id: string, version: string][] }>`
      select ${sql.raw(state)} as state, coalesce(json_agg(json_build_array(c.id, c.version)), '[]') as chosen
      from (${chosen}) c`.execute(db);
    const [row] = rows;
    return { state: row?.state, value: (row?.chosen ?? []).map(([id, version]) => ({ id, version })) };
  }

  /** Ids and versions of a page, in order. */
  const keepPage = (
    call: WithTexts,
    of: readonly unknown[],
    page: Statement,
    chosen: ChosenByColumns<Names> | undefined,
  ): Promise<readonly ChosenRow[]> =>
    keep<readonly ChosenRow[]>(call, {
      name: `${area} page`,
      of,
      bytes: (rows) => rows.length * CHOSEN_BYTES,
      async read(db, before) {
        const told = await fromColumns(call, before, chosen?.ids);
        if (chosen !== undefined && told !== undefined) {
          const { state, value } = await readChosen(db, chosen.versions(told.value));
          // Written meanwhile: the database chooses.
          if (state === told.state) return { state, value: inOrder(value, told.value) };
        }
        return readChosen(db, page());
      },
    });

  return {
    /**
     * A number.
     * @param counting statement of one row with the column `count`
     * @param found slots of what is counted; undefined when the columns do not tell
     */
    count: (call: WithTexts, of: readonly unknown[], counting: Statement, found?: Tell<Uint32Array>): Promise<number> =>
      keep<number>(call, {
        name: `${area} count`,
        of,
        bytes: () => 0,
        async read(db, before) {
          const told = await fromColumns(call, before, found && ((all) => found(all).length));
          if (told !== undefined) return told;
          const { rows } = await sql<{ state: string; count: number }>`
            select ${sql.raw(state)} as state, counted.count from (${counting()}) counted`.execute(db);
          return { state: rows[0]?.state, value: rows[0]?.count ?? 0 };
        },
      }),

    /** A list whose page is kept. @param chosen by the columns; undefined when they do not tell, or take longer */
    list: <Row>(
      call: WithTexts,
      of: readonly unknown[],
      list: () => PagedList<Row>,
      chosen?: ChosenByColumns<Names>,
    ): ListOfRows<Row> => ({
      choose: () => keepPage(call, of, () => list().page, chosen),
      read: (db) => list().read(db),
    }),

    text,

    /** Points of a map. */
    points: (call: WithTexts, of: readonly unknown[], { source, where, found, onMap }: OnItsMap<Names>) =>
      text<MapPoint[]>(
        call,
        ['points', ...of],
        (db) => findMapPoints(db, source, where()),
        found && ((all) => pointsOf(onMap(all), found(all))),
      ),

    /** The same points, or the cells of a window where they are many. */
    places: (
      call: WithTexts,
      of: readonly unknown[],
      { source, where, found, onMap }: OnItsMap<Names>,
      window: MapWindow | null,
    ) =>
      text<MapPlaces>(
        call,
        ['places', ...of, window],
        (db) => findMapPlaces(db, source, where(), window),
        found && ((all) => placesOf(onMap(all), found(all), window)),
      ),
  };
}

function inOrder(rows: readonly ChosenRow[], ids: readonly string[]): ChosenRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function answerOf<Output>(output: Output): ReadyAnswer<Output> {
  return new ReadyAnswer<Output>(Buffer.from(JSON.stringify(output)));
}

/**
 * Notes of changes become one for each area, with their sum and the last number: states stay as they were. Beside another
 * process that does the same, each note is taken once. Those of changed rows are forgotten half an hour after they were seen here.
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
  await sql`delete from versions.changed_rows where visible_at < clock_timestamp() - interval '30 minutes'`.execute(db);
  // Not the time of the note, which its transaction may have made long before others see it.
  await sql`update versions.changed_rows set visible_at = clock_timestamp() where visible_at is null`.execute(db);
}

export function changeJobs(db: Db): Job[] {
  return [{ name: 'fold-changes', cron: '*/5 * * * *', run: () => foldChanges(db) }];
}

import { Failure, type FailureCode } from '@gektar/contract/failure.ts';
import type { Direction } from '@gektar/contract/list.ts';
import { type RawBuilder, sql } from 'kysely';
import { findCount } from '#database/ids-and-counts.ts';
import type { Condition } from './conditions.ts';
import type { Db } from './db.ts';

/** Columns to overwrite, by id of the row. */
export type RowUpdates = ReadonlyMap<string, object>;

/** Statements over the table of an entity: `id`, `row_version`, and `is_enabled` if it can be archived. */
export interface EntityRows {
  readonly exists: (db: Db, id: string) => Promise<boolean>;
  /** Blocks other writers of this row until the transaction ends. @returns whether it exists */
  readonly lock: (tx: Db, id: string) => Promise<boolean>;
  readonly count: (db: Db, where: Condition) => Promise<number>;
  /**
   * Order of a list; ties are ordered by id, so that pages never overlap.
   * @param isNullable rows without a value are last in both directions
   */
  readonly orderBy: (column: RawBuilder<unknown>, direction: Direction, isNullable: boolean) => RawBuilder<unknown>;
  /** @throws constraint violations, see `constraints.ts` */
  readonly insert: (tx: Db, id: string, columns: object) => Promise<void>;
  /** The same for several rows, in a statement for each set of columns. @param rows columns by id */
  readonly insertMany: (tx: Db, rows: RowUpdates) => Promise<void>;
  /** Overwrites columns and raises the version. The caller holds the lock. */
  readonly update: (tx: Db, id: string, columns: object) => Promise<void>;
  /** The same for several rows, in a statement for each set of columns. */
  readonly updateMany: (tx: Db, updates: RowUpdates) => Promise<void>;
  /** Raises the version when only lists of the row change, so that open forms notice. */
  readonly raise: (tx: Db, id: string) => Promise<void>;
  /** Archives or restores, and raises the version. @returns whether anything changed */
  readonly setEnabled: (tx: Db, id: string, isEnabled: boolean) => Promise<boolean>;
  /**
   * Sets a time to now (D-19). The version stays: no form edits such a time, so no open form becomes stale.
   * @returns whether there is such a row
   */
  readonly setNow: (column: string) => (tx: Db, id: string) => Promise<boolean>;
  /** @returns whether there was such a row */
  readonly remove: (tx: Db, id: string) => Promise<boolean>;
}

/**
 * @param name table with its schema: `land.requests`
 * @param alias alias of the table in conditions: `r`
 * @param changedAt column with the time of the last change, if any
 */
export function entityRows(name: string, alias: string, changedAt?: string): EntityRows {
  const table = sql.table(name);
  const changed = changedAt === undefined ? [] : [sql`${sql.ref(changedAt)} = now()`];
  const raised = sql.join([sql`row_version = row_version + 1`, ...changed]);
  const idOfRow = sql.ref(`${alias}.id`);

  async function hits(db: Db, statement: RawBuilder<unknown>): Promise<boolean> {
    const { rows } = await statement.execute(db);
    return rows.length > 0;
  }

  async function insertMany(tx: Db, rows: RowUpdates): Promise<void> {
    const given = [...rows].map(([id, columns]) => givenOf({ id, ...columns }));
    for (const group of byColumns(given, (row) => row)) {
      const names = group[0]?.map(([column]) => sql.ref(column)) ?? [];
      const values = group.map((row) => sql`(${sql.join(row.map(([, value]) => value))})`);
      await sql`
        insert into ${table} (${sql.join(names)}) values ${sql.join(values)}`.execute(tx);
    }
  }

  return {
    exists: (db, id) => hits(db, sql`select id from ${table} where id = ${id}`),
    lock: (tx, id) => hits(tx, sql`select id from ${table} where id = ${id} for update`),
    count: (db, where) => findCount(db, sql`select count(*) from ${table} ${sql.ref(alias)} where ${where}`),
    orderBy(column, direction, isNullable) {
      if (direction === 'asc') return sql`${column}, ${idOfRow}`;
      return isNullable ? sql`${column} desc nulls last, ${idOfRow} desc` : sql`${column} desc, ${idOfRow} desc`;
    },
    insert: (tx, id, columns) => insertMany(tx, new Map([[id, columns]])),
    insertMany,
    async update(tx, id, columns) {
      const sets = givenOf(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
      await sql`
        update ${table} set ${sql.join([...sets, raised])} where id = ${id}`.execute(tx);
    },
    async updateMany(tx, updates) {
      for (const group of byColumns([...updates], ([, columns]) => givenOf(columns))) {
        const names = givenOf(group[0]?.[1] ?? {}).map(([column]) => sql.ref(column));
        const sets = names.map((column) => sql`${column} = given.${column}`);
        // The empty first branch of the union determines the types of the values.
        const typed = sql`select ${sql.join([sql.ref('id'), ...names])} from ${table} where false`;
        const rows = group.map(([id, columns]) => {
          const values = givenOf(columns).map(([, value]) => sql`${value}`);
          return sql`select ${sql.join([sql`${id}`, ...values])}`;
        });
        await sql`
          update ${table} written set ${sql.join([...sets, raised])}
          from (${sql.join([typed, ...rows], sql` union all `)}) given where written.id = given.id`.execute(tx);
      }
    },
    async raise(tx, id) {
      await sql`update ${table} set ${raised} where id = ${id}`.execute(tx);
    },
    setEnabled: (tx, id, isEnabled) =>
      hits(
        tx,
        sql`update ${table} set is_enabled = ${isEnabled}, ${raised}
          where id = ${id} and is_enabled <> ${isEnabled} returning id`,
      ),
    setNow: (column) => (tx, id) =>
      hits(
        tx,
        sql`update ${table} set ${sql.join([sql`${sql.ref(column)} = now()`, ...changed])} where id = ${id} returning id`,
      ),
    remove: (tx, id) => hits(tx, sql`delete from ${table} where id = ${id} returning id`),
  };
}

/** The columns to write. Undefined values are left out, so the database sets its default. */
function givenOf(columns: object): [column: string, value: unknown][] {
  return Object.entries(columns).filter(([, value]) => value !== undefined);
}

/** Rows in groups with the same columns. */
function byColumns<Row>(
  rows: readonly Row[],
  columnsOf: (row: Row) => readonly (readonly [column: string, value: unknown])[],
): Iterable<Row[]> {
  return Map.groupBy(rows, (row) => JSON.stringify(columnsOf(row).map(([column]) => column))).values();
}

/** @throws {Failure} `missing` where there is no such row */
export async function mustExist(
  { exists }: Pick<EntityRows, 'exists'>,
  db: Db,
  id: string,
  missing: FailureCode,
): Promise<void> {
  if (!(await exists(db, id))) throw new Failure(missing);
}

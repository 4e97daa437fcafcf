import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { tableNames } from './table-contents.ts';

/** Makes writes fail as with a full disk: in the database, below the product's own statements. */
export interface WriteFaults {
  /** Fails the n-th statement from now on that writes to one of our tables, from 1; 0 for none. */
  failAt(nth: number): Promise<void>;
  /** Fails every write to this table until `failAt`. */
  failIn(table: string): Promise<void>;
}

/**
 * Creates a trigger on every table of this database. Statements are counted by a sequence, which no rollback reverts.
 */
export async function installWriteFaults(db: Db): Promise<WriteFaults> {
  await sql`create schema faults`.execute(db);
  await sql`create sequence faults.writes`.execute(db);
  await sql`create table faults.plan (fail_at bigint not null, fail_in text not null)`.execute(db);
  await sql`insert into faults.plan values (0, '')`.execute(db);
  await sql`
    create function faults.strike() returns trigger language plpgsql as $$
    declare nth bigint = nextval('faults.writes');
    begin
      if exists (select from faults.plan where fail_at = nth or fail_in = tg_table_schema || '.' || tg_table_name) then
        raise exception 'planted fault at write %', nth;
      end if;
      return null;
    end $$`.execute(db);
  for (const name of await tableNames(db)) {
    await sql`
      create trigger planted_fault after insert or update or delete on ${sql.table(name)}
      for each statement execute function faults.strike()`.execute(db);
  }
  const plan = async (failAt: number, failIn: string) => {
    await sql`update faults.plan set fail_at = ${failAt}, fail_in = ${failIn}`.execute(db);
    await sql`select setval('faults.writes', 1, false)`.execute(db);
  };
  return { failAt: (nth) => plan(nth, ''), failIn: (table) => plan(0, table) };
}

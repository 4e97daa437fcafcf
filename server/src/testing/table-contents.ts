import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

/**
 * Large tables of reference data. Only the ids of the transactions that wrote their rows are compared, which is
 * cheaper.
 */
const large = new Set(['shared.cities', 'shared.settlements', 'shared.settlement_outlines']);

/** Number of rows and digest of the content, keyed by table. */
export type TableContents = Readonly<Record<string, string>>;

/** The content of all our tables; equal values mean equal states. */
export async function contentsOfTables(db: Db): Promise<TableContents> {
  return contentsOf(db, await tableNames(db));
}

async function contentsOf(db: Db, names: readonly string[]): Promise<TableContents> {
  if (names.length === 0) return {};
  const digests = names.map(
    (name) => sql`
      select ${name}::text as name, count(*) || ' rows ' || coalesce(sum(${digest(name)}), 0) as content
      from ${sql.table(name)} t`,
  );
  const { rows } = await sql<{ name: string; content: string }>`${sql.join(digests, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, content }) => [name, content]));
}

/** The same as `contentsOfTables`, for tests that compare thousands of states. */
export interface WatchedTables {
  readonly contents: () => Promise<TableContents>;
}

/**
 * Remembers the content of all our tables, and reads again only those that committed transactions wrote to since. A
 * trigger on each table notes its name in the same transaction, so a rollback leaves no note.
 */
export async function watchTables(db: Db): Promise<WatchedTables> {
  await sql`create schema watched`.execute(db);
  await sql`create unlogged table watched.touched (name text not null)`.execute(db);
  await sql`
    create function watched.touch() returns trigger language plpgsql as $$
    begin
      insert into watched.touched values (tg_table_schema || '.' || tg_table_name);
      return null;
    end $$`.execute(db);
  for (const name of await tableNames(db)) {
    await sql`
      create trigger watched_rows after insert or update or delete on ${sql.table(name)}
      for each row execute function watched.touch()`.execute(db);
    await sql`
      create trigger watched_all after truncate on ${sql.table(name)}
      for each statement execute function watched.touch()`.execute(db);
  }
  let known = await contentsOfTables(db);
  return {
    async contents() {
      const { rows } = await sql<{ name: string }>`
        with gone as (delete from watched.touched returning name) select distinct name from gone`.execute(db);
      known = {
        ...known,
        ...(await contentsOf(
          db,
          rows.map((row) => row.name),
        )),
      };
      return known;
    },
  };
}

/**
 * Digest of a row. `hash_record_extended` would not do: it is linear in the columns, so that the sum stays equal when
 * two rows swap a value.
 */
function digest(name: string) {
  return large.has(name) ? sql`xmin::text::bigint` : sql`hashtextextended(t::text, 0)`;
}

/** Our tables without those of migrations and background jobs, whose queue of saved objects grows with every save. */
export async function tableNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select schemaname || '.' || tablename as name from pg_tables
    where schemaname in ('shared', 'land', 'industrial') and tablename <> 'fits_to_find' order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** Tables whose content differs. */
export function changedTables(before: TableContents, after: TableContents): string[] {
  return Object.keys(after).filter((name) => before[name] !== after[name]);
}

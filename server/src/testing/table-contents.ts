import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

/** Large tables of reference data: compared by the transactions that wrote them, which is cheaper. */
const large = new Set(['shared.cities', 'shared.settlements', 'shared.settlement_outlines']);

/** Row count and digest of the content, by table. */
export type TableContents = Readonly<Record<string, string>>;

/** The content of all our tables; equal values mean equal states. */
export async function contentsOfTables(db: Db): Promise<TableContents> {
  const digests = (await tableNames(db)).map(
    (name) => sql`
      select ${name}::text as name, count(*) || ' rows ' || coalesce(sum(${digest(name)}), 0) as content
      from ${sql.table(name)} t`,
  );
  const { rows } = await sql<{ name: string; content: string }>`${sql.join(digests, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, content }) => [name, content]));
}

function digest(name: string) {
  return large.has(name) ? sql`xmin::text::bigint` : sql`hash_record_extended(t, 0)`;
}

/** Our tables without those of migrations and background jobs. */
export async function tableNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select schemaname || '.' || tablename as name from pg_tables
    where schemaname in ('shared', 'land', 'industrial') order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** Tables whose content differs. */
export function changedTables(before: TableContents, after: TableContents): string[] {
  return Object.keys(after).filter((name) => before[name] !== after[name]);
}

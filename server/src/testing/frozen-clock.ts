import pg from 'pg';
import { onCluster } from './cluster.ts';

/**
 * Makes `now()` and `clock_timestamp()` of a database return a constant time, in statements, column defaults and
 * triggers alike, so that screens and files with dates can be compared with stored ones. Takes effect for connections
 * opened afterwards.
 * @param clusterUrl as for `createDatabase`
 * @param at constant time (ISO, with time zone)
 */
export async function freezeClock(clusterUrl: string, databaseName: string, at: string): Promise<void> {
  await onCluster(clusterUrl, async (client) => {
    const name = client.escapeIdentifier(databaseName);
    // `frozen` comes before the catalogue, so that unqualified names mean its functions.
    await client.query(`alter database ${name} set search_path = frozen, pg_catalog, public`);
  });
  const url = new URL(clusterUrl);
  url.pathname = `/${encodeURIComponent(databaseName)}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(`
      create schema if not exists frozen;
      grant usage on schema frozen to public;
      create or replace function frozen.now() returns timestamptz language sql stable as $$ select ${client.escapeLiteral(at)}::timestamptz $$;
      create or replace function frozen.clock_timestamp() returns timestamptz language sql stable as $$ select frozen.now() $$;`);
    const { rows } = await client.query<{ statement: string }>(`
      select format('alter table %s alter column %I set default frozen.now()', d.adrelid::regclass, a.attname) as statement
      from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
      where pg_get_expr(d.adbin, d.adrelid) in ('now()', 'pg_catalog.now()', 'CURRENT_TIMESTAMP')`);
    for (const { statement } of rows) await client.query(statement);
  } finally {
    await client.end();
  }
}

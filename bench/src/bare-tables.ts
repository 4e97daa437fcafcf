import pg from 'pg';

interface Index {
  readonly name: string;
  readonly definition: string;
}

/**
 * Fills tables without their indexes, triggers and foreign key checks, as is usual for millions of rows: the inserted
 * data must be valid by themselves. Builds the indexes afterwards and vacuums, which also creates the visibility map.
 * @param schemas schemas whose indexes are dropped meanwhile
 */
export async function fillBare(
  url: string,
  schemas: readonly string[],
  fill: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    const { rows: indexes } = await client.query<Index>(
      `select format('%I.%I', i.schemaname, i.indexname) as name, i.indexdef as definition from pg_indexes i
        where i.schemaname = any($1) and not exists (select from pg_constraint c where c.conindid = format('%I.%I', i.schemaname, i.indexname)::regclass)`,
      [schemas],
    );
    if (indexes.length > 0) await client.query(`drop index ${indexes.map(({ name }) => name).join(', ')}`);
    await fill(client);
    await client.query(`set maintenance_work_mem = '512MB'`);
    for (const { definition } of indexes) await client.query(definition);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

import pg from 'pg';

interface PastedTable {
  readonly table: string;
  readonly column: string;
}

/** Number of rows changed at once, as in the product. */
const AT_ONCE = 4;

/**
 * Changes a column of `count` rows by bare statements, each row in its own transaction: locked, updated and audited.
 * @returns duration (ms)
 */
export async function writeSameCells(url: string, { table, column }: PastedTable, count: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: AT_ONCE });
  try {
    const { rows } = await pool.query<{ id: string }>(`select id from ${table} where is_enabled limit ${count}`);
    if (rows.length < count) throw new Error(`${table} has ${rows.length} rows, not ${count}`);
    const started = performance.now();
    const waiting = rows.map(({ id }) => id);
    await Promise.all(Array.from({ length: AT_ONCE }, () => writeAll(pool, { table, column }, waiting)));
    return performance.now() - started;
  } finally {
    await pool.end();
  }
}

async function writeAll(pool: pg.Pool, { table, column }: PastedTable, waiting: string[]): Promise<void> {
  const client = await pool.connect();
  try {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      await client.query('begin');
      await client.query(`select * from ${table} where id = $1 for update`, [id]);
      await client.query(`update ${table} set ${column} = coalesce(${column}, 0) + 1 where id = $1`, [id]);
      await client.query(
        `insert into shared.audit (employee_id, entity, entity_id, action, changes) values (null, 'bench', $1, 'update', '{}')`,
        [id],
      );
      await client.query('commit');
    }
  } finally {
    client.release();
  }
}

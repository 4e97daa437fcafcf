import pg from 'pg';

/** Tables written by an import, parents first. */
const tables = [
  'land.properties',
  'land.property_cadastral_numbers',
  'land.property_permitted_use_types',
  'land.property_okveds',
  'shared.audit',
  'land.property_sources',
] as const;

const ROWS_AT_ONCE = 100;

/**
 * Copies the rows of an import into an empty database, with one `INSERT` per table and hundred plots; no parsing,
 * checks or report.
 * @returns duration without reading the rows (s)
 */
export async function insertSameRows(fromUrl: string, toUrl: string): Promise<number> {
  const [from, to] = [fromUrl, toUrl].map((connectionString) => new pg.Client({ connectionString }));
  if (!from || !to) throw new Error('two databases are wanted');
  await from.connect();
  await to.connect();
  try {
    const { rows } = await from.query<{ rows: string }>('select json_agg(e)::text as rows from shared.employees e');
    await insert(to, 'shared.employees', rows[0]?.rows ?? '[]');
    const batches: string[][] = [];
    for (const table of tables) batches.push(await batchesOf(from, table));
    const started = performance.now();
    for (let batch = 0; batch < (batches[0]?.length ?? 0); batch++) {
      await to.query('begin');
      for (const [index, table] of tables.entries()) await insert(to, table, batches[index]?.[batch] ?? '[]');
      await to.query('commit');
    }
    return (performance.now() - started) / 1000;
  } finally {
    await from.end();
    await to.end();
  }
}

/** Rows of a table as JSON, in batches of a hundred plots. */
async function batchesOf(from: pg.Client, table: string): Promise<string[]> {
  const owner = table === 'land.properties' ? 'id' : table === 'shared.audit' ? 'entity_id' : 'property_id';
  const { rows } = await from.query<{ rows: string }>(
    `with placed as (select id, (row_number() over (order by id) - 1) / ${ROWS_AT_ONCE} as batch from land.properties)
     select json_agg(t)::text as rows from ${table} t join placed p on p.id = t.${owner} group by p.batch order by p.batch`,
  );
  return rows.map(({ rows: json }) => json);
}

const columns = new Map<string, string>();

async function insert(to: pg.Client, table: string, rows: string): Promise<void> {
  const names = columns.get(table) ?? (await columnsOf(to, table));
  columns.set(table, names);
  await to.query({
    name: `insert ${table}`,
    text: `insert into ${table} (${names}) overriding system value select ${names} from json_populate_recordset(null::${table}, $1)`,
    values: [rows],
  });
}

/** Columns not computed by the database. */
async function columnsOf(to: pg.Client, table: string): Promise<string> {
  const { rows } = await to.query<{ names: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows[0]?.names ?? '';
}

import { namesOf } from '@gektar/contract/records.ts';
import { cachedColumns, type TableAbout } from '@gektar/server/testing/cached-columns.ts';
import pg from 'pg';
import { PLOTS, startBigDatabase } from './big-database.ts';
import { fillBesidePlots } from './industrial/beside-plots.ts';
import { median } from './table.ts';

// npm run narrow-tables -w bench   filters of 1,000,000 plots and 500,000 vacancies in PostgreSQL alone, over tables
//                                  with only the columns of the criteria (0040). Prints medians (ms)
//   BENCH_TIMES  calls of each query, 15 by default

const times = Number(process.env['BENCH_TIMES'] ?? 15);

/** Scans use all processors at once; JIT is off, since it only pays for longer queries. */
const settings = `set jit = off; set max_parallel_workers_per_gather = 2; set parallel_setup_cost = 0; set parallel_tuple_cost = 0;
  set min_parallel_table_scan_size = 0; set min_parallel_index_scan_size = 0; set work_mem = '256MB'`;

const cells = (table: string, where: string) => `
  select floor("shareWest" * 512)::int as x, floor("shareNorth" * 512)::int as y, count(*), avg(latitude), avg(longitude), min(id::text)
  from ${table} where ${where} group by 1, 2`;

/** Counts, map cells and lists like those of the product; lists return only the ids of a page. */
const queries = {
  'plots: count of all active ones': 'select count(*) from narrow_plots where "isEnabled"',
  'plots: count, four criteria': `select count(*) from narrow_plots where "isEnabled" and "price" between 1e6 and 5e8
    and "area" between 1 and 40 and "propertyType" = any('{1,2,3}')`,
  'plots: cells of the whole country': cells('narrow_plots', '"isEnabled"'),
  'plots: cells, four criteria': cells(
    'narrow_plots',
    `"isEnabled" and "price" between 1e6 and 5e8 and "area" between 1 and 40 and "propertyType" = any('{1,2,3}')`,
  ),
  'plots: page of 50 by price, four criteria': `select id from narrow_plots where "isEnabled" and "area" between 1 and 40
    and "kmFromCity" <= 60 and "propertyType" = any('{1,2,3}') order by "price" desc nulls last, id limit 50`,
  'vacancies: count of all open ones': `select count(*) from narrow_vacancies v join narrow_buildings b on b.id = v.building
    join narrow_complexes c on c.id = v.complex where v."isEnabled" and b."isEnabled" and c."isEnabled" and v."vacancyStatus" <> 1`,
  'vacancies: count, criteria of three levels': `select count(*) from narrow_vacancies v join narrow_buildings b on b.id = v.building
    join narrow_complexes c on c.id = v.complex where v."isEnabled" and b."isEnabled" and c."isEnabled"
    and v."vacancyTypes" & 3 <> 0 and v."areaSize" between 1000 and 50000 and b."totalArea" >= 5000`,
  'vacancies: cells of the whole country': `select floor(c."shareWest" * 512)::int as x, floor(c."shareNorth" * 512)::int as y, count(*),
    avg(c.latitude), avg(c.longitude), min(v.id::text) from narrow_vacancies v join narrow_buildings b on b.id = v.building
    join narrow_complexes c on c.id = v.complex where v."isEnabled" and b."isEnabled" and c."isEnabled" group by 1, 2`,
} as const;

const database = await startBigDatabase(console.log, PLOTS * 10);
const client = new pg.Client({ connectionString: database.url });
try {
  await fillBesidePlots(database.url, PLOTS * 10, console.log);
  await client.connect();
  for (const [name, about] of Object.entries(cachedColumns)) await createNarrow(name, about);
  await client.query(settings);
  for (const name of namesOf(queries)) {
    const taken: number[] = [];
    for (let call = 0; call <= times; call += 1) {
      const started = performance.now();
      await client.query(queries[name]);
      if (call > 0) taken.push(performance.now() - started);
    }
    console.log(`| ${name} | ${median(taken).toFixed(0)} |`);
  }
} finally {
  await client.end();
  await database.stop();
}

/**
 * Creates a table of ids and the columns that the product reads, loads it into memory and makes it ready for index-only
 * scans.
 */
async function createNarrow(name: string, { table, alias, columns }: TableAbout): Promise<void> {
  const started = performance.now();
  const listed = columns.map(
    ({ name: column, holds, sql }) =>
      `(${sql})${holds === 'numbers' ? '::float8' : ''} as ${client.escapeIdentifier(column)}`,
  );
  await client.query(
    `create table narrow_${name} as select ${alias}.id, ${listed.join(', ')} from ${table} ${alias}; alter table narrow_${name} add primary key (id)`,
  );
  await client.query(`vacuum analyze narrow_${name}`);
  const { rows } = await client.query(`select count(*) as rows, pg_relation_size('narrow_${name}') as bytes,
    (select count(*) from pg_attribute where attrelid = 'narrow_${name}'::regclass and attnum > 0) as columns from narrow_${name}`);
  console.log(name, rows[0], `${((performance.now() - started) / 1000).toFixed(0)} s`);
}

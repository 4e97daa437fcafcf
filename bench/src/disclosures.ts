import { startCluster } from '@gektar/server/testing/cluster.ts';
import { givenManyProperties } from '@gektar/server/testing/given-many.ts';
import { givenSelection } from '@gektar/server/testing/given-selection.ts';
import { openTestApp } from '@gektar/server/testing/test-app.ts';
import pg from 'pg';
import { cpuTime } from './cpu-time.ts';
import { writeTable } from './performance-page.ts';
import { startOurs } from './servers.ts';
import { median } from './table.ts';

// npm run disclosures -w bench   a client page of 50 plots with the record of showings, in turns with the same page for an
//                                employee, which records nothing: time of the answer, and processor time of the server and
//                                its database; updates docs/performance.md
//   BENCH_READS     reads of each kind, 300 by default

const reads = Number(process.env['BENCH_READS'] ?? 300);
const PLOTS = 50;
const CODE = 'K7M4XC';
/** Reads between two looks at the processor time, which is counted in hundredths of a second. */
const BLOCK = 30;

const cluster = await startCluster();
const app = await openTestApp(cluster.url);
await givenManyProperties(app.db, app.broker.id, PLOTS);
const client = new pg.Pool({ connectionString: app.databaseUrl, max: 1 });
// The cluster stops before the pool when a run fails.
client.on('error', () => undefined);
const { rows } = await client.query<{ id: string }>('select id from land.properties order by id limit $1', [PLOTS]);
const { selectionId } = await givenSelection(app.db, { propertyIds: rows.map(({ id }) => id) });
await client.query(
  `insert into land.request_selection_links (id, request_selection_id, password, expiration_time)
  values (gen_random_uuid(), $1, $2, now() + interval '14 days')`,
  [selectionId, CODE],
);
const server = await startOurs(app.databaseUrl, app.broker.id);
const page = `${server.url}/api/land/request-selections-for-clients/${selectionId}`;

/** One answer (ms). */
async function read(url: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(url, { headers: server.headers });
  const { byteLength } = await response.arrayBuffer();
  if (response.status !== 200 || byteLength === 0) throw new Error(`${url}: ${response.status}`);
  return performance.now() - started;
}

/** Processor time of the server and of the connections of the database that it uses (ms). */
async function usedTime(): Promise<number> {
  const { rows: backends } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  const times = await Promise.all([server.pid, ...backends.map(({ pid }) => pid)].map(cpuTime));
  return times.reduce<number>((sum, time) => sum + (time ?? 0), 0);
}

const kinds = [
  { name: 'for an employee: no code, no record', url: `${page}/preview`, isFirst: false },
  { name: 'opened again within 30 minutes', url: `${page}?password=${CODE}`, isFirst: false },
  { name: 'recorded: a showing of 50 objects', url: `${page}?password=${CODE}`, isFirst: true },
].map((kind) => ({ ...kind, times: [] as number[], used: 0 }));
const forget = () => client.query('truncate shared.showings cascade');
for (let block = -1; block < reads / BLOCK; block += 1) {
  for (const kind of kinds) {
    await forget();
    if (!kind.isFirst) await read(kind.url);
    const before = await usedTime();
    for (let at = 0; at < BLOCK; at += 1) {
      if (kind.isFirst) await forget();
      const time = await read(kind.url);
      if (block >= 0) kind.times.push(time);
    }
    if (block >= 0) kind.used += (await usedTime()) - before;
  }
}
const [without] = kinds;
if (without === undefined) throw new Error('there is a kind without the record');
const table = [
  '| Client page of 50 plots | median, ms | ÷ for an employee | processor, ms | **÷ for an employee** |',
  '|---|---|---|---|---|',
  ...kinds.map(({ name, times, used }) => {
    const [time, processor] = [median(times), used / times.length];
    const ratios = [time / median(without.times), processor / (without.used / without.times.length)] as const;
    const figures = [time.toFixed(2), ratios[0].toFixed(2), processor.toFixed(2), `**${ratios[1].toFixed(2)}**`];
    return `| ${name} | ${figures.join(' | ')} |`;
  }),
].join('\n');
process.stdout.write(`${table}\n`);
await writeTable('what-was-shown', table);
await server.stop();
await client.end();
await app.close();
await cluster.stop();

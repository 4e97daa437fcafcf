import { startCluster } from '@gektar/server/testing/cluster.ts';
import { givenManyProperties } from '@gektar/server/testing/given-many.ts';
import { givenSelection } from '@gektar/server/testing/given-selection.ts';
import { startProduct } from '@gektar/server/testing/product.ts';
import { openTestApp } from '@gektar/server/testing/test-app.ts';
import pg from 'pg';
import { writeTable } from './performance-page.ts';
import { startOurs } from './servers.ts';
import { median } from './table.ts';

// npm run disclosures -w bench   a client page of 50 plots with the record of showings, in turns with the server of an earlier
//                                checkout that has none; updates docs/performance.md
//   BENCH_EARLIER   folder of the earlier checkout, with its packages
//   BENCH_READS     reads of each kind, 300 by default

const reads = Number(process.env['BENCH_READS'] ?? 300);
const earlier = process.env['BENCH_EARLIER'];
if (earlier === undefined) throw new Error('BENCH_EARLIER names the folder of a checkout before the record');
const PLOTS = 50;
const CODE = 'K7M4XC';

/** The parts of a checkout that are used. */
interface Checkout {
  readonly startCluster: typeof startCluster;
  readonly openTestApp: typeof openTestApp;
  readonly startProduct: typeof startProduct;
}

const old: Checkout = {
  ...((await import(`${earlier}/server/src/testing/cluster.ts`)) as Pick<Checkout, 'startCluster'>),
  ...((await import(`${earlier}/server/src/testing/test-app.ts`)) as Pick<Checkout, 'openTestApp'>),
  ...((await import(`${earlier}/server/src/testing/product.ts`)) as Pick<Checkout, 'startProduct'>),
};

/** Starts a checkout on a database with a selection of 50 plots and a link. */
async function open(checkout: Checkout) {
  const cluster = await checkout.startCluster();
  const app = await checkout.openTestApp(cluster.url);
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
  const server = await startOurs(app.databaseUrl, app.broker.id, {}, checkout.startProduct);
  const url = `${server.url}/api/land/request-selections-for-clients/${selectionId}?password=${CODE}`;
  return {
    /** One opening (ms). */
    async read(): Promise<number> {
      const started = performance.now();
      const response = await fetch(url);
      const { byteLength } = await response.arrayBuffer();
      if (response.status !== 200 || byteLength === 0) throw new Error(`${url}: ${response.status}`);
      return performance.now() - started;
    },
    /** Moves all showings out of the time within which an opening of the same content is not recorded again. */
    async forget() {
      await client.query('set session_replication_role = replica'); // rows of the record are never changed otherwise
      await client.query(
        "update shared.showings set at = at - interval '1 hour' where at > clock_timestamp() - interval '1 hour'",
      );
    },
    async close() {
      await server.stop();
      await client.end();
      await app.close();
      await cluster.stop();
    },
  };
}

/** Openings before those that are measured: each connection plans a statement again in its first five calls. */
const WARM_UP = 100;
const before = await open(old);
const now = await open({ startCluster, openTestApp, startProduct });
const [without, first, again]: [number[], number[], number[]] = [[], [], []];
for (let index = -WARM_UP; index < reads; index += 1) {
  await now.forget();
  const times = [await before.read(), await now.read(), await now.read()] as const;
  if (index < 0) continue;
  for (const [place, list] of [without, first, again].entries()) list.push(times[place] ?? 0);
}
const row = (name: string, all: readonly number[]) =>
  `| ${name} | ${median(all).toFixed(2)} | **${(median(all) / median(without)).toFixed(2)}** |`;
const table = [
  '| Client page of 50 plots | median, ms | **÷ without the record** |',
  '|---|---|---|',
  row('without the record', without),
  row('opened again within 30 minutes', again),
  row('recorded: a showing of 50 objects', first),
].join('\n');
process.stdout.write(`${table}\n`);
await writeTable('what-was-shown', table);
await before.close();
await now.close();

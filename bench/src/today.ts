import { getToday } from '@gektar/contract/today/today-endpoints.ts';
import { startCluster } from '@gektar/server/testing/cluster.ts';
import { findFits } from '@gektar/server/testing/find-fits.ts';
import { openTestApp } from '@gektar/server/testing/test-app.ts';
import { tokenOf } from '@gektar/server/testing/token.ts';
import pg from 'pg';
import { LAND_REQUESTS, PLOTS } from './big-database.ts';
import { analyze, fillIndustrial } from './industrial/fill.ts';
import { recorded, type Statement } from './industrial/recorded.ts';
import { measureReads, startReplay } from './industrial/replay.ts';
import { fillLandRequests } from './land-requests/fill.ts';
import { writeTable } from './performance-page.ts';
import { fillPlots } from './plots/fill.ts';
import type { Request } from './requests.ts';
import { ask } from './same-answers.ts';
import { type Server, startOurs } from './servers.ts';
import { toTable } from './table.ts';
import { fillDays } from './today/fill-days.ts';
import { withWrites } from './today/with-writes.ts';

// npm run today -w bench   'Сегодня' of a broker with 100,000 plots, 60,000 vacancies and 2,000 requests per domain, while nothing
//                          is written and with a plot written every 100 ms; updates docs/performance.md
//   BENCH_ROUNDS   runs of each server, 5 by default
//   BENCH_SECONDS  length of a run, 2 by default
//   BENCH_PLOTS    fewer plots; writes nothing
//   BENCH_PLANS    prints the plan of each statement

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 2);
const plots = Number(process.env['BENCH_PLOTS'] ?? PLOTS);

const request: Request = { method: 'GET', path: getToday.path };

const cluster = await startCluster();
try {
  // Its statements are those that read all of an answer; the measured product has its usual cache (0069).
  const app = await openTestApp(cluster.url, { rowCacheMb: 0 });
  const around = await fillPlots(app.databaseUrl, plots, (done) => done % 20_000 === 0 && console.log(`${done} plots`));
  await fillLandRequests(app.databaseUrl, around, LAND_REQUESTS);
  await fillIndustrial(app.databaseUrl);
  const employeeId = await fillDays(app.databaseUrl, around.employeeIds);
  await findFits(app.db);
  await analyze(app.databaseUrl);

  const uncached: Server = {
    name: 'product',
    url: app.url,
    pid: process.pid,
    headers: { authorization: `Bearer ${await tokenOf(app.settings.tokenSecret, employeeId)}` },
    stop: async () => undefined,
  };
  const today = JSON.parse(await ask(uncached, request)) as Record<string, { count: number } | number>;
  const counts = Object.entries(today).map(([name, of]) => `${name} ${typeof of === 'number' ? of : of.count}`);
  console.log(counts.join(', '));
  const whole = await recorded(() => ask(uncached, request));
  await printTimes(whole);

  const ours = await startOurs(app.databaseUrl, employeeId);
  const bare = await startReplay(app.databaseUrl, { [`${request.method} ${request.path} `]: whole });
  const measureAs = (name: string) => measureReads(`'Сегодня', ${name}`, [request], { ours, bare, rounds, seconds });
  const results = [
    await measureAs('nothing is written'),
    await withWrites(app.databaseUrl, () => measureAs('a plot is written every 100 ms')),
  ];
  await ours.stop();
  await bare.stop();
  const table = `${toTable(results)}\n\n${counts.join(', ')}`;
  console.log(`\n${table}\n`);
  if (plots === PLOTS) await writeTable('today', table);
  await app.close();

  /** Prints the time of each statement alone, the median of ten (ms). */
  async function printTimes(statements: Statement[]): Promise<void> {
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    for (const { text, values } of statements) {
      const times: number[] = [];
      for (let run = 0; run < 10; run += 1) {
        const started = performance.now();
        await client.query(text, [...values]);
        times.push(performance.now() - started);
      }
      const words = text.replaceAll(/\s+/g, ' ').slice(0, 110);
      console.log(`${times.toSorted((a, b) => a - b)[5]?.toFixed(1)} ms  ${words}`);
      if (process.env['BENCH_PLANS'] && /^\s*(?:select|with)/.test(text)) {
        const { rows } = await client.query(`explain (analyze, buffers) ${text}`, [...values]);
        console.log(rows.map((row) => row['QUERY PLAN']).join('\n'));
      }
    }
    await client.end();
  }
} finally {
  await cluster.stop();
}

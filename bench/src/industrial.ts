import { archiveComplex, updateSubAgglomerations } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { mapVacancies } from '@gektar/contract/industrial/full-model/full-model-endpoints.ts';
import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { getRequest } from '@gektar/contract/industrial/requests/request-endpoints.ts';
import { getVacancy, updateVacancy } from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { startCluster } from '@gektar/server/testing/cluster.ts';
import { openTestApp } from '@gektar/server/testing/test-app.ts';
import pg from 'pg';
import { industrialCases } from './industrial/cases.ts';
import { analyze, fillIndustrial } from './industrial/fill.ts';
import { recorded, type Statement } from './industrial/recorded.ts';
import { measureReads, startReplay } from './industrial/replay.ts';
import { requestCases } from './industrial/request-cases.ts';
import type { Result } from './measure-cases.ts';
import { writeTable } from './performance-page.ts';
import type { Request } from './requests.ts';
import { ask } from './same-answers.ts';
import { type Server, startOurs } from './servers.ts';
import { median, toTable } from './table.ts';

// npm run industrial -w bench   reads of 5,000 complexes, 15,000 buildings, 60,000 vacancies; updates
//                               docs/performance.md
//   BENCH_ROUNDS   runs of each server in each case, 5 by default
//   BENCH_SECONDS  length of a run, 1 by default
//   BENCH_ONLY     measures only reads whose names contain this text; writes nothing

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 1);
const only = process.env['BENCH_ONLY'];
const WRITES = 40;

const keyOf = ({ method, path, body = '' }: Request) => `${method} ${path} ${body}`;

const cluster = await startCluster();
try {
  // Without a row cache, so that the recorded statements read the whole answer; the measured product has its default
  // cache (0032).
  const app = await openTestApp(cluster.url, { rowCacheMb: 0 });
  const { largest, vacancy, requests } = await fillIndustrial(app.databaseUrl);
  await analyze(app.databaseUrl);
  console.log(`figures of ${await app.broker.call(updateSubAgglomerations)} complexes`);
  await analyze(app.databaseUrl);

  const points = await app.broker.call(mapVacancies, { body: {} });
  const asking: IndustrialRequest[] = [];
  for (const id of requests) asking.push(await app.broker.call(getRequest, { params: { id } }));
  const cases = [
    ...industrialCases(
      largest,
      points.map(([id]) => id),
    ),
    ...requestCases(asking, { largest, vacancy }),
  ];
  const inProcess: Server = {
    name: 'product',
    url: app.url,
    pid: process.pid,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${app.broker.token}` },
    stop: async () => undefined,
  };
  const chosen = cases.filter(({ name }) => only === undefined || name.includes(only));
  const statements: Record<string, Statement[]> = {};
  for (const request of chosen.flatMap(({ requests }) => requests)) {
    // The first call fills the caches of the process.
    await ask(inProcess, request);
    statements[keyOf(request)] = await recorded(() => ask(inProcess, request));
  }
  const writes = await recordWrites();

  const ours = await startOurs(app.databaseUrl, app.broker.id);
  const bare = await startReplay(app.databaseUrl, statements);
  const results: Result[] = [];
  for (const { name, requests } of chosen)
    results.push(await measureReads(name, requests, { ours, bare, rounds, seconds }));
  await ours.stop();
  await bare.stop();
  const written = [
    await measureWrites("a vacancy's save", saveVacancy, writes.save),
    await measureWrites('archive and restore of 331 parts', archive, writes.archive),
  ];
  const table = `${toTable(results)}\n\n${['| Write, one after another | product, ms | its SQL alone, ms | **product ÷ SQL** |', '|---|---|---|---|', ...written].join('\n')}`;
  console.log(`\n${table}\n`);
  if (only === undefined) await writeTable('industrial', table);
  await app.close();

  async function saveVacancy(): Promise<void> {
    const { id } = { id: vacancy };
    const present = await app.broker.call(getVacancy, { params: { id } });
    await app.broker.call(updateVacancy, { body: { ...present, salePrice: Math.round(Math.random() * 1e6) } });
  }

  async function archive(): Promise<void> {
    await app.broker.call(archiveComplex, { params: { id: largest }, query: {} });
  }

  async function recordWrites() {
    await saveVacancy();
    return {
      save: [await recorded(saveVacancy)],
      archive: [await recorded(archive), await recorded(archive)],
    };
  }

  /**
   * Replays the recorded statements in one connection, alternately with the calls.
   * @param sent statements of each call; the calls together restore the initial state
   */
  async function measureWrites(name: string, call: () => Promise<void>, sent: readonly Statement[][]): Promise<string> {
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    const [product, sql]: [number[], number[]] = [[], []];
    const replay = async (statements: readonly Statement[]) => {
      for (const { text, values } of statements) await client.query(text, [...values]);
    };
    for (let done = 0; done < WRITES; done += sent.length) {
      for (const _ of sent) product.push(await timed(call));
      for (const statements of sent) sql.push(await timed(() => replay(statements)));
    }
    await client.end();
    const [one, other] = [median(product), median(sql)];
    return `| ${name} | ${one.toFixed(1)} | ${other.toFixed(1)} | **${(one / other).toFixed(2)}** |`;
  }
} finally {
  await cluster.stop();
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

import { setTimeout } from 'node:timers/promises';
import { fillPath } from '@gektar/contract/endpoint.ts';
import { countVacancies, mapVacancies } from '@gektar/contract/industrial/full-model/full-model-endpoints.ts';
import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { getRequest } from '@gektar/contract/industrial/requests/request-endpoints.ts';
import { countProperties, mapPropertyPlaces } from '@gektar/contract/land/properties/property-endpoints.ts';
import pg from 'pg';
import { PLOTS, startBigDatabase } from './big-database.ts';
import { fillBesidePlots } from './industrial/beside-plots.ts';
import { industrialCases } from './industrial/cases.ts';
import { analyze } from './industrial/fill.ts';
import { requestCases } from './industrial/request-cases.ts';
import { landRequestCases } from './land-requests/cases.ts';
import { writeTable } from './performance-page.ts';
import { type Case, page, readCases } from './requests.ts';
import { ask } from './same-answers.ts';
import { findSamples } from './samples.ts';
import { searchCases } from './search-cases.ts';
import { type Server, startOurs } from './servers.ts';
import { median } from './table.ts';

// npm run growth -w bench           every read at 100,000 and at 1,000,000 plots, with half as many vacancies; updates
//                                   docs/performance.md
// npm run growth -w bench -- count  only reads whose names contain the word; prints, writes nothing
//   BENCH_TIMES  calls of each read at each size, 30 by default

const TEN_TIMES = 10;
/** Minimum growth for a read to have its own row in the table. */
const GROWS = 1.5;
const [wanted] = process.argv.slice(2);
const times = Number(process.env['BENCH_TIMES'] ?? 30);

/** Records a change of plots and of industrial objects, as every write does (0038). */
const noteChange = `insert into versions.changes (area, transaction) values ('land.properties', 0), ('industrial.objects', 0)
  on conflict (area, transaction) do update set number = versions.changes.number + 1`;

/** Reads without a comparison with the bare server. */
const moreReads: readonly Case[] = [
  { name: 'count of all active ones', requests: [counted({ isEnabled: true })] },
  { name: 'page of 50 at 50,000', requests: [page({ isEnabled: true }, 50, { skip: 50_000 })] },
  { name: 'map of the whole country in cells', requests: [places(null)] },
];

/** Medians at both sizes (ms). */
interface Read {
  readonly name: string;
  readonly small: number;
  readonly large: number;
}

/** A database of one size and the product in front of it. */
interface Ground {
  readonly cases: ReadonlyMap<string, Case>;
  /** Duration of one call (ms) without the help of caches: the tables it reads count as changed before the call. */
  readonly time: (one: Case, nth: number) => Promise<number>;
  readonly stop: () => Promise<void>;
}

const grounds: Ground[] = [];
try {
  for (const plots of [PLOTS, PLOTS * TEN_TIMES]) grounds.push(await prepare(plots));
  const [small, large] = grounds;
  if (!small || !large) throw new Error('two databases are compared');
  const reads: Read[] = [];
  for (const [name, one] of small.cases) {
    const other = large.cases.get(name);
    if (!other || (wanted !== undefined && !name.includes(wanted))) continue;
    const [before, after]: [number[], number[]] = [[], []];
    for (let nth = 0; nth < times; nth += 1) {
      before.push(await small.time(one, nth));
      after.push(await large.time(other, nth));
    }
    const read = { name, small: median(before), large: median(after) };
    reads.push(read);
    console.log(toRow(read));
  }
  if (wanted === undefined) await writeTable('growth', toTable(reads));
} finally {
  for (const ground of grounds) await ground.stop();
}

/** Reads that grow, strongest growth first; the maximum of the others in one line. */
function toTable(reads: readonly Read[]): string {
  const growing = reads.filter((read) => growthOf(read) >= GROWS).toSorted((a, b) => growthOf(b) - growthOf(a));
  const others = reads.filter((read) => growthOf(read) < GROWS);
  const most = (figure: (read: Read) => number) => Math.max(...others.map(figure)).toFixed(1);
  return [
    '| Read, ms | 100,000 plots | 1,000,000 | **growth** |',
    '|---|---|---|---|',
    ...growing.map(toRow),
    `| ${others.length} others, at most | ${most((read) => read.small)} | ${most((read) => read.large)} | **${most(growthOf)}** |`,
  ].join('\n');
}

function toRow(read: Read): string {
  return `| ${read.name} | ${read.small.toFixed(1)} | ${read.large.toFixed(1)} | **${growthOf(read).toFixed(1)}** |`;
}

/** Rounded to one decimal, as in the table. */
function growthOf({ small, large }: Read): number {
  return Math.round((large / small) * 10) / 10;
}

async function prepare(plots: number): Promise<Ground> {
  const report = (line: string) => console.log(`${plots}: ${line}`);
  const database = await startBigDatabase(report, plots);
  const { largest, vacancy, requests } = await fillBesidePlots(database.url, plots, report);
  await analyze(database.url);
  const samples = await findSamples(database.url);
  const product = await startOurs(database.url, samples.employeeId);
  await columnsRead(product, report);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();

  const points: [id: string][] = JSON.parse(
    await ask(product, { method: 'POST', path: mapVacancies.path, body: '{}' }),
  );
  const asking = await Promise.all(requests.map((id) => industrialRequest(product, id)));
  const cases = [
    ...readCases(samples),
    ...moreReads,
    ...searchCases(samples),
    ...(await landRequestCases(samples, product)),
    ...industrialCases(
      largest,
      points.map(([id]) => id),
    ).map(named('industrial: ')),
    ...requestCases(asking, { largest, vacancy }).map(named('industrial: ')),
  ];
  return {
    cases: new Map(cases.map((one) => [one.name, one])),
    async time({ requests }, nth) {
      const request = requests[nth % requests.length];
      if (!request) throw new Error('a case without requests');
      await client.query(noteChange);
      const started = performance.now();
      await ask(product, request);
      return performance.now() - started;
    },
    async stop() {
      await client.end();
      await product.stop();
      await database.stop();
    },
  };
}

/** Sends one request, and waits until the process has loaded its columns in the background (0040). */
async function columnsRead(product: Server, report: (line: string) => void): Promise<void> {
  const started = performance.now();
  for (const { method, path } of [countProperties, countVacancies]) await ask(product, { method, path, body: '{}' });
  for (;;) {
    const sizes = [...(await (await fetch(`${product.url}/metrics`)).text()).matchAll(/^column_bytes\{.*\} (\d+)$/gm)];
    if (sizes.length === 2 && sizes.every(([, bytes]) => Number(bytes) > 0)) {
      const megabytes = sizes.map(([, bytes]) => (Number(bytes) / 1024 ** 2).toFixed(0));
      report(`columns of ${megabytes.join(' and ')} MB, ${((performance.now() - started) / 1000).toFixed(1)} s`);
      return;
    }
    await setTimeout(100);
  }
}

async function industrialRequest(product: Server, id: string): Promise<IndustrialRequest> {
  return JSON.parse(await ask(product, { method: 'GET', path: fillPath(getRequest.path, { id }) }));
}

function named(prefix: string) {
  return (one: Case): Case => ({ ...one, name: prefix + one.name });
}

function counted(filter: object) {
  return { method: countProperties.method, path: countProperties.path, body: JSON.stringify(filter) };
}

function places(window: object | null) {
  return {
    method: mapPropertyPlaces.method,
    path: mapPropertyPlaces.path,
    body: JSON.stringify({ filter: {}, window }),
  };
}

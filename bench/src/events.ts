import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { createDatabase, startCluster } from '@gektar/server/testing/cluster.ts';
import { killDatabase } from '@gektar/server/testing/kill-database.ts';
import { runKilledEvents } from '@gektar/server/testing/killed-events.ts';
import pg from 'pg';
import { startBigDatabase } from './big-database.ts';
import { cpuTime } from './cpu-time.ts';
import { measure } from './load.ts';
import { readCases } from './requests.ts';
import { checkSameAnswers } from './same-answers.ts';
import { findSamples } from './samples.ts';
import { type Server, startOurs } from './servers.ts';

// npm run events -w bench               reads with and without 1,000 open streams, at ten writes a second
// npm run events -w bench -- kills 60   random writes during 60 kills of processes and of PostgreSQL

const PLOTS = 20_000;
const STREAMS = 1_000;
const ROUNDS = 7;
const READS = 3_000;
const WRITES_PER_SECOND = 10;

const [what, count = '60'] = process.argv.slice(2);
if (what === 'kills') await countKills(Number(count));
else await measureStreams();

async function countKills(kills: number): Promise<void> {
  const cluster = await startCluster({ durable: true });
  try {
    const url = await createDatabase(cluster.url, 'killed');
    const started = performance.now();
    const outcome = await runKilledEvents(url, { kills, killDatabase: () => killDatabase(url) });
    const { writes, received, twice, readAgain, wrong } = outcome;
    const seconds = ((performance.now() - started) / 1_000).toFixed(0);
    console.log(
      `${kills} kills in ${seconds} s, ${writes} writes acknowledged, ${received} changes received by three browsers`,
    );
    console.log(`twice: ${twice}; read again: ${readAgain}; differences at the end: ${wrong.length}`);
    if (twice + wrong.length > 0) process.exitCode = 1;
  } finally {
    await cluster.stop();
  }
}

async function measureStreams(): Promise<void> {
  const database = await startBigDatabase((line) => console.log(line), PLOTS);
  try {
    const samples = await findSamples(database.url);
    const one = readCases(samples).find(({ name }) => name === 'one object');
    if (!one) throw new Error('no such case');
    const idle = await startOurs(database.url, samples.employeeId);
    const busy = await startOurs(database.url, samples.employeeId);
    const before = await memory(busy);
    const streams = await openStreams(busy);
    const opened = await memory(busy);
    const writing = writeAlong(database.url);
    const lengths = await checkSameAnswers({ ...one, mayDiffer: true }, idle, busy);
    const work = { requests: [...lengths.keys()], lengths };
    const runs: [number, number][] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const first = await measure(idle, work, READS);
      const second = await measure(busy, work, READS);
      runs.push([first.p50, second.p50]);
    }
    runs.shift();
    const cpuBefore = await cpuTime(busy.pid);
    await delay(5_000);
    const cpuAfter = await cpuTime(busy.pid);
    const written = await writing.stop();
    await delay(2_000);
    const after = await memory(busy);
    const ratio = middle(runs.map(([alone, beside]) => beside / alone));
    console.log(
      `one object: ${middle(runs.map(([, ms]) => ms)).toFixed(2)} ms with ${STREAMS} streams, ${middle(runs.map(([ms]) => ms)).toFixed(2)} without: ${ratio.toFixed(2)} of it`,
    );
    console.log(`memory: ${before} MB, ${opened} MB with open streams, ${after} MB after ${written} writes`);
    if (cpuBefore !== undefined && cpuAfter !== undefined) {
      console.log(`processor of the process with streams and no reads: ${((cpuAfter - cpuBefore) / 5_000).toFixed(2)}`);
    }
    const counts = streams.counts();
    console.log(`changes received: ${Math.min(...counts)} to ${Math.max(...counts)} by a stream`);
    streams.close();
    await idle.stop();
    await busy.stop();
  } finally {
    await database.stop();
  }
}

/** Opens streams to one process and counts the plots announced by each. */
async function openStreams({ url, headers }: Server) {
  const counts = Array<number>(STREAMS).fill(0);
  const requests = await Promise.all(
    counts.map(async (_, index) => {
      const opened = Promise.withResolvers<void>();
      const stream = request(`${url}/api/events`, { headers: { ...headers }, agent: false }, (answer) => {
        answer.setEncoding('utf8').on('data', (text: string) => {
          if (text.includes('event: hello')) opened.resolve();
          counts[index] = (counts[index] ?? 0) + (text.match(/"kind":"property"/g)?.length ?? 0);
        });
        answer.on('error', () => undefined);
      });
      stream.on('error', opened.reject);
      stream.end();
      await opened.promise;
      return stream;
    }),
  );
  const close = () => {
    for (const stream of requests) stream.destroy();
  };
  return { counts: () => counts, close };
}

/** Changes random plots until stopped. */
function writeAlong(url: string) {
  const client = new pg.Client({ connectionString: url });
  let isStopped = false;
  let written = 0;
  const writing = (async () => {
    await client.connect();
    while (!isStopped) {
      await client.query(`update land.properties set row_version = row_version + 1
        where id = (select id from land.properties order by random() limit 1)`);
      written += 1;
      await delay(1_000 / WRITES_PER_SECOND);
    }
    await client.end();
  })();
  return {
    async stop() {
      isStopped = true;
      await writing;
      return written;
    },
  };
}

/** Resident memory of a process (MB). Linux only. */
async function memory({ pid }: Server): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024);
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

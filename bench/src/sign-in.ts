import { signIn } from '@gektar/contract/people/sign-in.ts';
import { callerOf } from '@gektar/server/testing/test-app.ts';
import { typeCommand } from '@gektar/server/testing/type-command.ts';
import { startBigDatabase } from './big-database.ts';
import { cpuTime } from './cpu-time.ts';
import { measure } from './load.ts';
import { readCases } from './requests.ts';
import { checkSameAnswers } from './same-answers.ts';
import { findSamples } from './samples.ts';
import { type Server, startOurs } from './servers.ts';

// npm run sign-in -w bench   reads with and without the session check, sign-ins with and without the brake

const PLOTS = 2_000;
const ROUNDS = 9;
const READS = 4_000;
const SIGN_INS = 15;
const PASSWORD = 'pole-i-les-2026';
const without = new URL('./sign-in/without.mjs', import.meta.url).href;

/** Time per answer (ms): as the client sees it, and processor time of the server. */
interface Cost {
  readonly ms: number;
  readonly cpuMs: number;
}

const database = await startBigDatabase((line) => console.log(line), PLOTS);
try {
  const samples = await findSamples(database.url);
  const one = readCases(samples).find(({ name }) => name === 'one object');
  if (!one) throw new Error('no such case');
  const added = await typeCommand(
    'user',
    ['add', '--login', 'anna', '--first-name', 'Анна', '--last-name', 'Полева', '--password-stdin'],
    { databaseUrl: database.url, input: `${PASSWORD}\n` },
  );
  if (added.code !== 0) throw new Error(added.errors);

  await compare(
    'a read of one object with the check of sessions',
    'sessions',
    samples.employeeId,
    async (...servers) => {
      const lengths = await checkSameAnswers(one, ...servers);
      return async (server) => {
        const { p50, cpuMs = 0 } = await measure(server, { requests: one.requests, lengths }, READS);
        return { ms: p50, cpuMs };
      };
    },
  );
  await compare('a sign-in with its brake', 'brake', samples.employeeId, async () => signInAgain);
} finally {
  await database.stop();
}

/** Measures both servers alternately; medians over the rounds without the first, which warms up. */
async function compare(
  what: string,
  part: string,
  employeeId: string,
  prepare: (whole: Server, bare: Server) => Promise<(server: Server) => Promise<Cost>>,
): Promise<void> {
  const whole = await startOurs(database.url, employeeId);
  const bare = await startOurs(database.url, employeeId, { NODE_OPTIONS: `--import ${without}`, WITHOUT: part });
  const run = await prepare(whole, bare);
  const costs: [Cost, Cost][] = [];
  for (let round = 0; round <= ROUNDS; round += 1) costs.push([await run(whole), await run(bare)]);
  await whole.stop();
  await bare.stop();
  costs.shift();
  const text = (pick: (pair: [Cost, Cost]) => number) => middle(costs.map(pick)).toFixed(3);
  console.log(`${what}: ${text(([a]) => a.ms)} ms (processor ${text(([a]) => a.cpuMs)})`);
  console.log(`  without: ${text(([, b]) => b.ms)} ms (processor ${text(([, b]) => b.cpuMs)})`);
  console.log(
    `  difference in a round: ${text(([a, b]) => a.ms - b.ms)} ms (processor ${text(([a, b]) => a.cpuMs - b.cpuMs)})`,
  );
}

async function signInAgain({ url, pid }: Server): Promise<Cost> {
  const call = callerOf(url);
  const before = (await cpuTime(pid)) ?? 0;
  const times: number[] = [];
  for (let turn = 0; turn < SIGN_INS; turn += 1) {
    const from = performance.now();
    await call(signIn, { body: { login: 'anna', password: PASSWORD } });
    times.push(performance.now() - from);
  }
  return { ms: middle(times), cpuMs: (((await cpuTime(pid)) ?? 0) - before) / SIGN_INS };
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

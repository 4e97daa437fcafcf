import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { startBigDatabase } from './big-database.ts';
import { removeCreated } from './created.ts';
import { creation, page, points, type Request } from './requests.ts';
import { findSamples } from './samples.ts';
import { type Server, startOurs } from './servers.ts';

// npm run overload -w bench   200 clients at once, all without pauses: answers, times, memory; prints
//   BENCH_DATABASE_URL  existing database of `npm run generate -w bench`, instead of a new one
//   BENCH_SECONDS       duration, 30 by default

const CLIENTS = 200;
const DEFAULT_RETRY_MS = 1_000;
const seconds = Number(process.env['BENCH_SECONDS'] ?? 30);
const kept = process.env['BENCH_DATABASE_URL'];
const database = kept
  ? { url: kept, stop: async () => undefined }
  : await startBigDatabase((line) => console.log(line));

try {
  await removeCreated(database.url);
  const { employeeId } = await findSamples(database.url);
  const server = await startOurs(database.url, employeeId);
  try {
    await measure(server, employeeId);
  } finally {
    await server.stop();
    await removeCreated(database.url);
  }
} finally {
  await database.stop();
}

/**
 * Of ten clients, one requests pages of 1,000, one all points of the map, one turns pages, two create plots, and five
 * request the first page.
 */
function requestOf(employeeId: string, client: number, turn: number): Request {
  const active = { isEnabled: true };
  const kind = client % 10;
  if (kind === 0) return page(active, 1_000);
  if (kind === 1) return points(active);
  if (kind === 2) return page(active, 50, { skip: 50 * turn });
  return kind < 5 ? creation(employeeId, client * 10_000 + turn) : page(active, 50);
}

async function measure(server: Server, employeeId: string): Promise<void> {
  const idle = await memoryOf(server);
  const answers = new Map<string, number[]>();
  let created = 0;
  let silent = 0;
  let most = idle;
  const until = performance.now() + seconds * 1_000;
  const watching = setInterval(async () => {
    most = Math.max(most, await memoryOf(server));
  }, 200);
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      for (let turn = 0; performance.now() < until; turn += 1) {
        const { method, path, body = null } = requestOf(employeeId, client, turn);
        const started = performance.now();
        const answer = await fetch(server.url + path, { method, headers: { ...server.headers }, body });
        await answer.arrayBuffer();
        const kind = `${answer.status} ${method === 'POST' && path.endsWith('/properties') ? 'create' : 'read'}`;
        answers.set(kind, [...(answers.get(kind) ?? []), performance.now() - started]);
        if (answer.status === 201) created += 1;
        if (answer.status !== 503) continue;
        const retryAfter = answer.headers.get('retry-after');
        if (retryAfter === null) silent += 1;
        const waitMs = retryAfter === null ? DEFAULT_RETRY_MS : Number(retryAfter) * 1_000;
        await new Promise((resolve) => setTimeout(resolve, waitMs * (1 + Math.random() / 2)));
      }
    }),
  );
  clearInterval(watching);
  for (const [kind, times] of [...answers].sort()) {
    times.sort((one, other) => one - other);
    const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
    console.log(`${kind}: ${times.length} answers, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`);
  }
  console.log(`503 without Retry-After: ${silent}`);
  console.log(`created: ${created} acknowledged, ${await countCreated()} in the database`);
  console.log(`memory: ${idle} MB before, ${most} MB at most, ${await memoryOf(server)} MB after`);
  const alone = performance.now();
  const { method, path, body = null } = requestOf(employeeId, 5, 0);
  const { status } = await fetch(server.url + path, { method, headers: { ...server.headers }, body });
  console.log(`afterwards: ${status} in ${Math.round(performance.now() - alone)} ms`);
}

async function countCreated(): Promise<number> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ n: string }>(
      `select count(*) as n from land.properties where link_to_disk = 'https://disk.example/bench'`,
    );
    return Number(rows[0]?.n);
  } finally {
    await client.end();
  }
}

/** Resident memory of a server's process (MB). Linux only. */
async function memoryOf({ pid }: Server): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

import { execFileSync } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { getFile, uploadFiles } from '@gektar/contract/files/file-endpoints.ts';
import { createLandContact, getLandContact } from '@gektar/contract/land/contacts/land-contact.ts';
import { signIn } from '@gektar/contract/people/sign-in.ts';
import { type Product, startProduct } from '@gektar/server/testing/product.ts';
import { callerOf } from '@gektar/server/testing/test-app.ts';
import { typeCommand } from '@gektar/server/testing/type-command.ts';

// npm run crashes -w bench            200 kills and 20 power cuts during writes; needs root, Linux with loop devices,
//                                     ext4 and python3
// npm run crashes -w bench -- 50 5    other numbers; without cuts (200 0) root is not needed
//
// Cuts are spread among the kills. Ctrl+C ends the run after the current crash, whose acknowledged data are still
// checked.
//
// A kill sends SIGKILL to the server, to PostgreSQL's main process, or to both, in turn. The other one then ends too,
// or the next start takes it over.
//
// For power cuts the data folder is an ext4 file system of its own. A cut is EXT4_IOC_SHUTDOWN without a flush of the
// journal: it drops everything not flushed to the device, like a machine without power. Then every process is killed
// and the folder mounted again. Data passed to the device count as stored: a disk that loses its cache in spite of a
// flush is not simulated.

const [kills = 200, cuts = 20] = process.argv.slice(2).map(Number);
const WRITERS = 4;
/** Minimum number of acknowledged writes before a crash. */
const FEWEST = 8;
const PASSWORD = 'pole-i-les-2026';

const folder = mkdtempSync(join(tmpdir(), 'gektar-power-'));
const disk = join(folder, 'disk');
const mountPoint = join(folder, 'mounted');
const data = join(mountPoint, 'data');
chmodSync(folder, 0o711);
mkdirSync(mountPoint);
if (cuts > 0) {
  writeFileSync(disk, '');
  truncateSync(disk, 2_500_000_000);
  execFileSync('mkfs.ext4', ['-q', '-F', disk]);
  mount();
}
chmodSync(mountPoint, 0o711);

const rows: string[] = [];
const files = new Map<string, string>();
const done = { kills: 0, cuts: 0 };
let isAsked = false;
process.on('SIGINT', () => {
  isAsked = true;
});
let product: Product | undefined;
let kept: string | undefined;
let lost = { rows: 0, files: 0 };
let since = { rows: 0, files: 0 };
try {
  const added = await typeCommand(
    'user',
    ['add', '--login', 'anna', '--first-name', 'Анна', '--last-name', 'Полева', '--password-stdin'],
    { dataFolder: data, input: `${PASSWORD}\n` },
  );
  if (added.code !== 0) throw new Error(added.errors);
  if (cuts > 0) proveThatCutsDrop();
  for (let kill = 1; kill <= kills && !isAsked; kill += 1) {
    await crash(`kill ${kill}`, 500, () => killSome(kill));
    done.kills += 1;
    if (Math.floor((kill * cuts) / kills) > done.cuts) await cut();
  }
  while (done.cuts < cuts && !isAsked) await cut();
  const { url, token } = await start();
  const lostBefore = lost.rows + lost.files;
  lost = await findLost(url, token);
  const answered = `${rows.length} rows and ${files.size} files acknowledged`;
  console.log(`${done.kills} kills, ${done.cuts} cuts: ${answered}, lost ${lost.rows} and ${lost.files}`);
  if (lost.rows + lost.files + lostBefore > 0) process.exitCode = 1;
  product?.kill('SIGTERM');
  await product?.ended;
} finally {
  await killAll();
  if (cuts > 0) execFileSync('umount', [mountPoint]);
  rmSync(folder, { recursive: true, force: true });
}

async function cut(): Promise<void> {
  await crash(`cut ${done.cuts + 1}`, 2_000, cutAndRemount);
  done.cuts += 1;
}

/** Starts the product. Tokens survive restarts, because their secret is in the database: one sign-in is enough. */
async function start() {
  product = startProduct({ GEKTAR_DATA: data });
  const url = await product.url;
  kept ??= (await callerOf(url)(signIn, { body: { login: 'anna', password: PASSWORD } })).token;
  return { url, token: kept };
}

/** Starts the product, checks the data acknowledged before the last crash, and writes until the next one. */
async function crash(what: string, mostMs: number, end: () => Promise<void>): Promise<void> {
  const { url, token } = await start();
  const found = await findLost(url, token, since);
  lost = { rows: lost.rows + found.rows, files: lost.files + found.files };
  since = { rows: rows.length, files: files.size };
  const writers = Promise.allSettled(Array.from({ length: WRITERS }, (_, writer) => write(url, token, writer)));
  while (rows.length + files.size < since.rows + since.files + FEWEST) await delay(20);
  await delay(Math.random() * mostMs);
  await end();
  await writers;
  const written = rows.length + files.size - since.rows - since.files;
  console.log(`${what}: ${written} writes acknowledged before it; lost so far: ${lost.rows} rows, ${lost.files} files`);
}

async function killSome(kill: number): Promise<void> {
  const postmaster = Number(readFileSync(join(data, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  if (kill % 3 !== 1) process.kill(postmaster, 'SIGKILL');
  if (kill % 3 === 2) await delay(Math.random() * 300);
  product?.kill('SIGKILL');
  await product?.ended;
  product = undefined;
}

async function cutAndRemount(): Promise<void> {
  cutPower();
  await killAll();
  remount();
}

/** Writes until a call fails; counts only answered calls. */
async function write(url: string, token: string, writer: number): Promise<void> {
  const call = callerOf(url, token);
  for (let turn = 0; ; turn += 1) {
    const { id } = await call(createLandContact, {
      body: { firstName: `Имя ${writer}-${turn}`, lastName: randomUUID() },
    });
    rows.push(id);
    const content = randomBytes(30_000);
    const form = { files: [new File([content], `plan-${writer}-${turn}.bin`)] };
    const [file] = await call(uploadFiles, { query: { kind: 'document' }, form });
    if (file) files.set(file.id, createHash('sha256').update(content).digest('hex'));
  }
}

async function findLost(
  url: string,
  token: string,
  since = { rows: 0, files: 0 },
): Promise<{ rows: number; files: number }> {
  const call = callerOf(url, token);
  const lost = { rows: 0, files: 0 };
  for (const id of rows.slice(since.rows)) {
    await call(getLandContact, { params: { id } }).catch(() => {
      lost.rows += 1;
    });
  }
  for (const [id, sha256] of [...files].slice(since.files)) {
    const path = getFile.path.replace('{id}', id);
    const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
    const found = createHash('sha256')
      .update(Buffer.from(await response.arrayBuffer()))
      .digest('hex');
    if (found !== sha256) lost.files += 1;
  }
  return lost;
}

/** Proves that a cut drops data that were not flushed; otherwise the run would prove nothing. */
function proveThatCutsDrop(): void {
  writeFileSync(join(mountPoint, 'not-flushed'), 'x'.repeat(100_000));
  cutPower();
  remount();
  const left = readdirSync(mountPoint).includes('not-flushed')
    ? readFileSync(join(mountPoint, 'not-flushed')).length
    : 0;
  console.log(`a file that nobody flushed: ${left} of 100000 bytes are left after a cut`);
  if (left === 100_000) throw new Error('a cut drops nothing here');
  rmSync(join(mountPoint, 'not-flushed'), { force: true });
}

function cutPower(): void {
  const shutdown =
    'import fcntl,os,struct,sys; fcntl.ioctl(os.open(sys.argv[1], os.O_RDONLY), 0x8004587d, struct.pack("I", 2))';
  execFileSync('python3', ['-c', shutdown, mountPoint]);
}

/** Kills the server, PostgreSQL and all other processes that use the mounted folder. */
async function killAll(): Promise<void> {
  product?.kill('SIGKILL');
  for (let tries = 0; tries < 50; tries += 1) {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && worksThere(name));
    if (pids.length === 0) break;
    for (const pid of pids) {
      try {
        process.kill(Number(pid), 'SIGKILL');
      } catch {
        // The process has ended in the meantime.
      }
    }
    await delay(100);
  }
  await product?.ended;
  product = undefined;
}

function worksThere(pid: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`).startsWith(mountPoint);
  } catch {
    return false;
  }
}

function mount(): void {
  execFileSync('mount', ['-o', 'loop', disk, mountPoint]);
}

function remount(): void {
  execFileSync('umount', [mountPoint]);
  mount();
}

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartRefused } from '#start-refused.ts';
import type { Account } from './account.ts';
import { toolEnvironment } from './run-tool.ts';

/** Time for recently closed connections to end; then the others are terminated (ms). */
const smartStopMs = 1_000;
/** Time to write all pages to disk; beyond it the next start recovers (ms). */
const fastStopMs = 60_000;
const lookEveryMs = 20;
/** Time for backends of a killed postmaster to notice its death (ms). */
const lingeringBackendsMs = 20_000;
const longestLastWords = 4_000;

export type Postmaster = {
  pid: number;
  /** Resolves when the process has ended, for any reason. */
  exited: Promise<void>;
  /** Ends open sessions, writes everything to disk, and resolves when the process has ended. */
  stop(): Promise<void>;
  /** Ends open sessions; the process ends later, without waiting here. */
  endSessions(): void;
};

export type PostmasterStart = {
  postgres: string;
  cluster: string;
  account: Account | undefined;
  settings: Record<string, string>;
};

/**
 * Starts PostgreSQL on a locked folder and waits until it answers, including crash recovery. It runs in a separate
 * session: Ctrl+C in the terminal reaches the whole foreground group, and the database must outlive the server's
 * shutdown.
 * @throws {StartRefused} with PostgreSQL's reason, when it exits
 */
export async function startPostmaster(start: PostmasterStart): Promise<Postmaster> {
  const deadline = Date.now() + lingeringBackendsMs;
  for (;;) {
    const { child, pid, exited, said } = await spawnPostmaster(start);
    if (await becomesReady(child, start.cluster)) {
      return { pid, exited, stop: () => stopProcess(child, exited), endSessions: () => void child.kill('SIGINT') };
    }
    await exited;
    const reason = reasonIn(said()) ?? reasonIn(readLog(start.cluster)) ?? said();
    // The previous postmaster was killed and one of its backends still runs: it ends at the latest with its query.
    const isLingering = reason.includes('pre-existing shared memory block');
    if (!isLingering || Date.now() > deadline) {
      throw new StartRefused(`PostgreSQL не запустилась в ${start.cluster}: ${reason}`);
    }
    await delay(lookEveryMs * 10);
  }
}

/** The last error of a log, without time and pid. */
function reasonIn(log: string): string | undefined {
  return [...log.matchAll(/(?:FATAL|PANIC): +(.+)/g)].at(-1)?.[1];
}

/** Once the log collector runs, PostgreSQL logs to a file named in `current_logfiles`: `stderr log/Fri.log`. */
function readLog(cluster: string): string {
  const current = join(cluster, 'current_logfiles');
  const file = existsSync(current) && /log\/\w+\.log$/.exec(readFileSync(current, 'utf8').trim())?.[0];
  return file ? readFileSync(join(cluster, file), 'utf8').slice(-longestLastWords) : '';
}

async function spawnPostmaster(start: PostmasterStart) {
  const settings = Object.entries(start.settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(start.postgres, ['-D', start.cluster, ...settings], {
    ...start.account,
    cwd: '/',
    env: toolEnvironment,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let lastWords = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    lastWords = (lastWords + chunk).slice(-longestLastWords);
  });
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const pid = await new Promise<number>((resolve, reject) => {
    child.once('spawn', () => resolve(child.pid ?? 0)).once('error', reject);
  });
  return { child, pid, exited, said: () => lastWords.trim() };
}

/** @returns false when the process exited instead */
async function becomesReady(child: ChildProcess, cluster: string): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    const lines = readPidFile(cluster);
    if (Number(lines[0]) === child.pid && lines[7]?.startsWith('ready')) return true;
    await delay(lookEveryMs);
  }
  return false;
}

async function stopProcess(child: ChildProcess, exited: Promise<void>): Promise<void> {
  child.kill('SIGTERM');
  const cutOff = setTimeout(() => child.kill('SIGINT'), smartStopMs);
  const giveUp = setTimeout(() => child.kill('SIGQUIT'), fastStopMs);
  await exited;
  clearTimeout(cutOff);
  clearTimeout(giveUp);
}

/** Whether this process was asked to end and waits for open sessions. */
export function isWaitingToEnd(pid: number, cluster: string): boolean {
  const lines = readPidFile(cluster);
  return Number(lines[0]) === pid && lines[7]?.startsWith('stopping') === true;
}

/** Lines of postmaster.pid: pid, folder, start, port, socket folder, addresses, shared memory, state. */
export function readPidFile(cluster: string): string[] {
  const file = join(cluster, 'postmaster.pid');
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
}

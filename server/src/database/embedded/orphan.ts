import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { platform } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readPidFile } from './postmaster.ts';
import { socketFolder, socketName } from './socket-folder.ts';

const lookEveryMs = 50;
const fastStopMs = 60_000;

/**
 * Stops a PostgreSQL that outlived its killed server. Requires the lock of the data folder: then no other server needs
 * that process.
 * @returns its pid, if there was one
 */
export async function stopOrphan(cluster: string): Promise<number | undefined> {
  const pid = Number(readPidFile(cluster)[0]);
  if (!pid) return undefined;
  if (!isPostmaster(pid, cluster)) {
    disownPidFile(cluster, pid);
    return undefined;
  }
  process.kill(pid, 'SIGINT');
  const late = setTimeout(() => isPostmaster(pid, cluster) && process.kill(pid, 'SIGQUIT'), fastStopMs);
  while (isPostmaster(pid, cluster)) await delay(lookEveryMs);
  clearTimeout(late);
  return pid;
}

/** Whether this process is a PostgreSQL on this folder. The pid alone proves nothing: it may have been reused. */
export function isPostmaster(pid: number, cluster: string): boolean {
  return `${commandLine(pid)} `.includes(`postgres -D ${cluster} `);
}

/** Empty for a process that ended, or is dead and not yet reaped by its parent. */
function commandLine(pid: number): string {
  try {
    if (platform() === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', `${pid}`], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}

/** Larger than any possible pid. */
const nobodysPid = 2_147_483_647;

/**
 * After a crash the pid in postmaster.pid may be reused by an unrelated process, or belong to an unreaped zombie (a
 * container without an init); PostgreSQL would refuse to start because of it. The file is not removed: by its other
 * lines PostgreSQL still detects a live backend of the crashed server. The lock file of the socket has the same pid and
 * adds no protection: it is removed.
 */
function disownPidFile(cluster: string, pid: number): void {
  if (!isAlive(pid)) return;
  const file = join(cluster, 'postmaster.pid');
  const disowned = readFileSync(file, 'utf8').replace(/^\d+/, `${nobodysPid}`);
  // We may be root in a folder writable by others: links are not followed.
  const opened = openSync(file, constants.O_WRONLY | constants.O_TRUNC | constants.O_NOFOLLOW);
  writeFileSync(opened, disowned);
  closeSync(opened);
  rmSync(join(socketFolder(cluster), `${socketName}.lock`), { force: true });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

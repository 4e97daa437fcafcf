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
 * Stops a PostgreSQL that outlived its killed server. Call it only while holding the data folder: then nobody else needs that
 * process.
 * @returns its pid, when there was one
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

/** Is this very process a PostgreSQL on this folder? A pid alone proves nothing: it may belong to somebody else by now. */
export function isPostmaster(pid: number, cluster: string): boolean {
  return `${commandLine(pid)} `.includes(`postgres -D ${cluster} `);
}

/** Empty for a process that is gone, or dead and not yet collected by its parent. */
function commandLine(pid: number): string {
  try {
    if (platform() === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', `${pid}`], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}

/** Larger than any pid a system gives out. */
const nobodysPid = 2_147_483_647;

/**
 * After a crash the pid in postmaster.pid may have been given to a stranger, or belong to a dead process that nobody collects (a
 * container without an init), for whose sake PostgreSQL would refuse to start. The file is not removed: by its other lines
 * PostgreSQL still finds out whether a backend of the old days is alive. The socket's own lock says nothing more.
 */
function disownPidFile(cluster: string, pid: number): void {
  if (!isAlive(pid)) return;
  const file = join(cluster, 'postmaster.pid');
  const disowned = readFileSync(file, 'utf8').replace(/^\d+/, `${nobodysPid}`);
  // We may be root in a folder that somebody else writes to: not through a link.
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

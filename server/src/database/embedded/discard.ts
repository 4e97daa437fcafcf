import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openFolder } from './binaries.ts';
import { existingCluster } from './cluster-folder.ts';
import { FolderHeld, holdFolder } from './hold-folder.ts';
import { stopOrphan } from './orphan.ts';
import { socketFolder } from './socket-folder.ts';

/**
 * Removes a temporary data folder with everything that belongs to it, stopping an orphaned PostgreSQL first.
 * @returns false, without changes, when a running process uses it
 */
export async function discardData(folder: string): Promise<boolean> {
  if (isHeld(folder)) return false;
  const cluster = existingCluster(folder);
  if (cluster) {
    await stopOrphan(cluster);
    await rm(socketFolder(cluster), { recursive: true, force: true });
    // Linked from here because PostgreSQL has no access to this folder.
    if (cluster.startsWith(openFolder)) await rm(dirname(cluster), { recursive: true });
  }
  await rm(folder, { recursive: true });
  return true;
}

function isHeld(folder: string): boolean {
  try {
    holdFolder(folder).release();
    return false;
  } catch (error) {
    if (error instanceof FolderHeld) return true;
    throw error;
  }
}

/** What a folder holds; undefined when it is not there. */
export async function namesIn(folder: string): Promise<ReadonlySet<string> | undefined> {
  const names = await readdir(folder).catch(() => undefined);
  return names && new Set(names);
}

/**
 * Removes from a data folder what came since, when nothing of the product was in it before: a cluster, folders of files.
 * @param before `namesIn` of then; a folder that was not there goes
 */
export async function discardNew(folder: string, before: ReadonlySet<string> | undefined): Promise<void> {
  if (before === undefined) return void (await discardData(folder));
  if (before.has('postgres') || before.has('files') || isHeld(folder)) return;
  const cluster = existingCluster(folder);
  if (cluster?.startsWith(openFolder)) await rm(dirname(cluster), { recursive: true });
  for (const name of await readdir(folder)) {
    if (!before.has(name)) await rm(join(folder, name), { recursive: true });
  }
}

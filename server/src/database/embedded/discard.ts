import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openFolder } from './binaries.ts';
import { existingCluster } from './cluster-folder.ts';
import { FolderHeld, holdFolder } from './hold-folder.ts';
import { stopOrphan } from './orphan.ts';
import { socketFolder } from './socket-folder.ts';

/**
 * Removes a temporary data folder with all its parts, after stopping an orphaned PostgreSQL.
 * @returns false, without changes, when a running process uses it
 */
export async function discardData(folder: string): Promise<boolean> {
  if (isHeld(folder)) return false;
  const cluster = existingCluster(folder);
  if (cluster) {
    await stopOrphan(cluster);
    await rm(socketFolder(cluster), { recursive: true, force: true });
    // The cluster is only linked from this folder: it is elsewhere when PostgreSQL has no access here.
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

/** Names in a folder; undefined when it does not exist. */
export async function namesIn(folder: string): Promise<ReadonlySet<string> | undefined> {
  const names = await readdir(folder).catch(() => undefined);
  return names && new Set(names);
}

/**
 * Removes entries of the product (cluster, folders of files) created in a data folder since `before`, unless it had any
 * then.
 * @param before `namesIn` at that time; a folder that did not exist is removed
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

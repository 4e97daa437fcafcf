import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
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
  try {
    holdFolder(folder).release();
  } catch (error) {
    if (error instanceof FolderHeld) return false;
    throw error;
  }
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

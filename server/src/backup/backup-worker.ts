import { workerData } from 'node:worker_threads';
import { fileFolders } from '#files/file-folders.ts';
import { createLocalStore } from '#files/local-store.ts';
import { BackupRunning, makeBackup } from './make-backup.ts';

/** Input of the thread. */
export interface BackupWork {
  readonly databaseUrl: string;
  readonly dataFolder: string;
  readonly path: string;
}

// The module of a thread: reading and compressing must not delay the answers of the server.
const { databaseUrl, dataFolder, path }: BackupWork = workerData;
try {
  await makeBackup({ databaseUrl, store: createLocalStore(fileFolders(dataFolder)), path });
} catch (error) {
  // Another backup is running, which is as good.
  if (!(error instanceof BackupRunning)) throw error;
}

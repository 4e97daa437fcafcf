import { workerData } from 'node:worker_threads';
import { fileFolders } from '#files/file-folders.ts';
import { createLocalStore } from '#files/local-store.ts';
import { BackupRunning, makeBackup } from './make-backup.ts';

/** Input of the worker thread. */
export interface BackupWork {
  readonly databaseUrl: string;
  readonly dataFolder: string;
  readonly path: string;
}

// Runs in a worker thread, so that reading and compressing do not delay the server's responses.
const { databaseUrl, dataFolder, path }: BackupWork = workerData;
try {
  await makeBackup({ databaseUrl, store: createLocalStore(fileFolders(dataFolder)), path });
} catch (error) {
  // Another backup of this database is in progress: none is needed now.
  if (!(error instanceof BackupRunning)) throw error;
}

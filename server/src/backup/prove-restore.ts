import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { discardData } from '#database/embedded/discard.ts';
import { startEmbeddedPostgres } from '#database/embedded.ts';
import { reachDatabase } from '#database/reach-database.ts';
import type { Settings } from '#environment.ts';
import { fileFolders, prepareFileFolders } from '#files/file-folders.ts';
import { createLocalStore } from '#files/local-store.ts';
import { type RestoreParts, restoreBackup } from './restore-backup.ts';

/**
 * Restores a backup into a temporary embedded database next to the data, compares every row and file, and removes that
 * database. Records the proof in the database in use.
 * @throws as `restoreBackup` does; then nothing is recorded
 */
export async function proveRestore(
  { databaseUrl, dataFolder }: Pick<Settings, 'databaseUrl' | 'dataFolder'>,
  backup: Pick<RestoreParts, 'path' | 'manifest' | 'report'>,
): Promise<void> {
  await prepareFileFolders(dataFolder);
  const folder = await mkdtemp(join(dataFolder, 'restore-check-'));
  try {
    await prepareFileFolders(folder);
    const trial = await startEmbeddedPostgres({ folder, durable: false });
    try {
      await restoreBackup({ ...backup, databaseUrl: trial.url, store: createLocalStore(fileFolders(folder)) });
    } finally {
      await trial.stop();
    }
  } finally {
    await discardData(folder);
  }
  const reached = await reachDatabase({ databaseUrl, dataFolder });
  try {
    await recordProof(reached.url, backup.manifest.createdAt);
  } finally {
    await reached.close();
  }
}

/** Records in this database that a backup was restored in full and compared. */
export async function recordProof(databaseUrl: string, backupCreatedAt: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'gektar restore' });
  await client.connect();
  try {
    await client.query('insert into shared.restore_proofs (backup_created_at) values ($1)', [backupCreatedAt]);
  } finally {
    await client.end();
  }
}

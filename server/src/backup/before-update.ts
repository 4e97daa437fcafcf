import { join } from 'node:path';
import type { BeforeUpdate } from '#database/migrate.ts';
import type { Settings } from '#environment.ts';
import { fileFolders } from '#files/file-folders.ts';
import { backupName, removeOldBackups } from './backup-folder.ts';

type BackupSettings = Pick<Settings, 'dataFolder' | 'backupFolder' | 'backupKeepDays' | 'isBackedUpBeforeUpdate'>;

/**
 * Backs up a database that has employees before migrations run; a failed backup stops the update.
 * @returns undefined when the settings turn it off
 */
export function backupBeforeUpdate(
  databaseUrl: string,
  settings: BackupSettings,
  report: (line: string) => void = () => undefined,
): BeforeUpdate | undefined {
  if (!settings.isBackedUpBeforeUpdate) return undefined;
  return async (client) => {
    const used = await client.query('select from shared.employees limit 1');
    if (used.rowCount === 0) return;
    report('Новая версия: резервная копия перед обновлением базы…');
    // Imported on demand: every command runs this, few update a database.
    const { makeBackup } = await import('./make-backup.ts');
    const { createLocalStore } = await import('#files/local-store.ts');
    const { path } = await makeBackup({
      databaseUrl,
      store: createLocalStore(fileFolders(settings.dataFolder)),
      path: join(settings.backupFolder, backupName('before-update')),
      isMigrating: true,
    });
    report(`Копия: ${path}`);
    await removeOldBackups(settings.backupFolder, settings.backupKeepDays);
  };
}

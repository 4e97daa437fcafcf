import { formatPlain } from '@gektar/format/number.ts';
import { findBackups } from '#backup/backup-folder.ts';
import type { Manifest } from '#backup/manifest.ts';
import { proveRestore, recordProof } from '#backup/prove-restore.ts';
import { readBackup } from '#backup/read-backup.ts';
import { checkMigrations, restoreBackup } from '#backup/restore-backup.ts';
import { openDb } from '#database/db.ts';
import { discardNew, namesIn } from '#database/embedded/discard.ts';
import { startEmbeddedPostgres } from '#database/embedded.ts';
import { checkEnvironment, type Settings } from '#environment.ts';
import { fileFolders, prepareFileFolders } from '#files/file-folders.ts';
import { createLocalStore } from '#files/local-store.ts';
import { endEverySession } from '#people/staff-queries.ts';
import { StartRefused } from '#start-refused.ts';
import type { Typed } from './run-command.ts';
import { typedPath } from './typed-path.ts';
import { readArguments, WrongUsage } from './wrong-usage.ts';

export const restoreUsage = `Восстановить базу, фотографии и документы из резервной копии. Только в пустую базу: новую папку данных
(GEKTAR_DATA) или новую базу своего сервера (DATABASE_URL). Программа в это время не работает.

  npm run restore -- ФАЙЛ

Восстановить на пробу: во временную базу рядом с данными, со сверкой каждой строки и каждого файла; потом она удаляется, а «О
системе» показывает, когда и какая копия проверена. Программу останавливать не нужно. Места на диске нужно столько же, сколько
занимают данные.

  npm run restore -- --check ФАЙЛ
      Без файла — последняя копия в BACKUP_FOLDER.`;

/** @throws {WrongUsage} on wrong arguments; {StartRefused} on an error that the user can fix */
export async function restoreCommand({ args }: Typed): Promise<void> {
  const { positionals, values } = readArguments(args, { check: { type: 'boolean' } });
  const [typed, ...more] = positionals;
  if (typed === undefined && !values.check) throw new WrongUsage('Укажите файл.');
  if (more.length > 0) throw new WrongUsage(`Уберите лишнее: ${more.join(' ')}`);
  const settings = checkEnvironment(process.env);
  const started = performance.now();
  const path = typed === undefined ? await newestBackup(settings.backupFolder) : typedPath(typed);
  say('Проверка файла…');
  const manifest = await readBackup(path);
  await checkMigrations(manifest);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  say(`Копия от ${manifest.createdAt}: строк ${rows}, файлов ${manifest.files.length}.`);
  if (values.check) {
    await proveRestore(settings, { path, manifest, report: say });
    return say(`Копия проверена за ${secondsSince(started)} с: восстанавливается целиком. Пробная база удалена.`);
  }
  const before = await namesIn(settings.dataFolder);
  try {
    await restoreInto(settings, path, manifest);
  } catch (error) {
    await discardNew(settings.dataFolder, before);
    throw error;
  }
  say(`Готово за ${secondsSince(started)} с. Запустите программу: npm start.`);
}

const secondsSince = (started: number) => formatPlain(Math.ceil((performance.now() - started) / 100) / 10);

/** @throws {StartRefused} when there is none */
async function newestBackup(folder: string): Promise<string> {
  const [last] = await findBackups(folder);
  if (!last) throw new StartRefused(`В папке ${folder} нет резервных копий. Сделать: npm run backup.`);
  return last.path;
}

async function restoreInto(settings: Settings, path: string, manifest: Manifest): Promise<void> {
  await prepareFileFolders(settings.dataFolder);
  const database = await openDatabase(settings);
  try {
    const store = createLocalStore(fileFolders(settings.dataFolder));
    const since = await restoreBackup({ path, manifest, databaseUrl: database.url, store, report: say });
    await settleRestored(database.url);
    await recordProof(database.url, manifest.createdAt);
    if (since.length > 0) say(`Обновлено до этой версии программы: миграций ${since.length}.`);
  } finally {
    await database.stop();
  }
}

/** Ends all sessions, so that those ended since the backup stay ended. Removes the processes listed in the backup. */
async function settleRestored(databaseUrl: string): Promise<void> {
  const db = openDb(databaseUrl);
  try {
    await db.transaction().execute(endEverySession);
    await db.deleteFrom('shared.processes').execute();
  } finally {
    await db.destroy();
  }
}

/** Unlike other commands it does not join a running server: the folder must be free. */
async function openDatabase({ databaseUrl, dataFolder }: Pick<Settings, 'databaseUrl' | 'dataFolder'>) {
  if (databaseUrl !== undefined) return { url: databaseUrl, stop: async () => undefined };
  return startEmbeddedPostgres({ folder: dataFolder });
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

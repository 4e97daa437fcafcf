import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { formatBytes } from '@gektar/format/bytes.ts';
import { formatPlain } from '@gektar/format/number.ts';
import { plural } from '@gektar/format/plural.ts';
import { backupName } from '#backup/backup-folder.ts';
import { makeBackup } from '#backup/make-backup.ts';
import { reachDatabase } from '#database/reach-database.ts';
import { checkEnvironment } from '#environment.ts';
import { fileFolders } from '#files/file-folders.ts';
import { createLocalStore } from '#files/local-store.ts';
import { StartRefused } from '#start-refused.ts';
import type { Typed } from './run-command.ts';
import { typedPath } from './typed-path.ts';
import { readArguments, WrongUsage } from './wrong-usage.ts';

export const backupUsage = `Резервная копия базы, фотографий и документов одним файлом. Программу останавливать не нужно.

  npm run backup -- ПАПКА
      Без папки — в BACKUP_FOLDER (по умолчанию backups в папке данных). Копии, сделанные этой командой, сами не удаляются.`;

/** @throws {WrongUsage} on wrong arguments; {StartRefused} on an error that the user can fix */
export async function backupCommand({ args }: Typed): Promise<void> {
  const { positionals } = readArguments(args, {});
  const [typed, ...more] = positionals;
  if (more.length > 0) throw new WrongUsage(`Уберите лишнее: ${more.join(' ')}`);
  const settings = checkEnvironment(process.env);
  const folder = typed === undefined ? settings.backupFolder : await existingFolder(typedPath(typed));
  const started = performance.now();
  const reached = await reachDatabase(settings);
  try {
    const { path, manifest } = await makeBackup({
      databaseUrl: reached.url,
      store: createLocalStore(fileFolders(settings.dataFolder)),
      path: join(folder, backupName('asked')),
      report: say,
    });
    const { size } = await stat(path);
    const seconds = formatPlain(Math.ceil((performance.now() - started) / 100) / 10);
    const lost = manifest.missing.length;
    if (lost > 0) {
      const files = plural(lost, ['файла', 'файлов', 'файлов']);
      const them = lost === 1 ? 'его' : 'их';
      say(`Внимание: у ${lost} ${files} нет содержимого в папке данных, в копии ${them} тоже нет:`);
      for (const key of manifest.missing.slice(0, 10)) say(`  ${key}`);
    }
    say(`Готово за ${seconds} с: ${path} (${formatBytes(size)}).`);
  } finally {
    await reached.close();
  }
}

/** Never creates the folder: if its disk is not mounted, the backup would be written to the wrong disk. */
async function existingFolder(path: string): Promise<string> {
  const about = await stat(path).catch(() => undefined);
  if (!about?.isDirectory()) throw new StartRefused(`Папки ${path} нет. Создайте её или проверьте, подключён ли диск.`);
  return path;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

import { access, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '#make-folder.ts';
import { StartRefused } from '#start-refused.ts';

/** Folders of the store and of incoming files. On one disk, so that a received file is only renamed. */
export interface FileFolders {
  readonly files: string;
  readonly incoming: string;
}

export function fileFolders(dataFolder: string): FileFolders {
  return { files: join(dataFolder, 'files'), incoming: join(dataFolder, 'incoming') };
}

/**
 * Creates them, so that a server unable to store files does not start.
 * @throws {StartRefused}
 */
export async function prepareFileFolders(dataFolder: string): Promise<void> {
  for (const folder of Object.values(fileFolders(dataFolder))) {
    try {
      // The data folder itself is accessible to the account of PostgreSQL.
      await mkdir(dataFolder, { recursive: true });
      await makeFolder(folder);
      await access(folder, constants.W_OK | constants.X_OK);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new StartRefused(
        `Нет доступа к ${folder} (${reason}). Проверьте, кому принадлежит папка данных, или GEKTAR_DATA.`,
      );
    }
  }
}

import { access, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '#make-folder.ts';
import { StartRefused } from '#start-refused.ts';

/** Folders of the store and of incoming files. Both are on one disk, so that storing a file only renames it. */
export interface FileFolders {
  readonly files: string;
  readonly incoming: string;
}

export function fileFolders(dataFolder: string): FileFolders {
  return { files: join(dataFolder, 'files'), incoming: join(dataFolder, 'incoming') };
}

/**
 * Creates the folders at the start, so that a server unable to store files does not start.
 * @throws {StartRefused} when they cannot be created
 */
export async function prepareFileFolders(dataFolder: string): Promise<void> {
  for (const folder of Object.values(fileFolders(dataFolder))) {
    try {
      // With default permissions, unlike the folders below: PostgreSQL's account must be able to enter it.
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

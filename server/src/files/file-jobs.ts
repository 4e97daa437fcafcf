import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '#database/db.ts';
import type { Job } from '#database/jobs.ts';
import { makeFolder } from '#make-folder.ts';
import { clearForgotten } from './clear-files.ts';
import type { FileStore } from './file-store.ts';

const DAY_MS = 86_400_000;

/** Hourly: removes files that nobody attached within a day, and incoming files of a stopped process. */
export function fileJobs(db: Db, store: FileStore, incomingFolder: string): Job[] {
  return [
    {
      name: 'clear-files',
      cron: '17 * * * *',
      async run() {
        await clearForgotten(db, store);
        await removeUnfinished(incomingFolder);
      },
    },
  ];
}

/** Removes incoming files older than a day: no running request can still own them. */
export async function removeUnfinished(incomingFolder: string): Promise<void> {
  const dayAgo = Date.now() - DAY_MS;
  await makeFolder(incomingFolder);
  for (const name of await readdir(incomingFolder)) {
    const path = join(incomingFolder, name);
    const about = await stat(path).catch(() => undefined);
    if (about && about.mtimeMs < dayAgo) await rm(path, { recursive: true, force: true });
  }
}

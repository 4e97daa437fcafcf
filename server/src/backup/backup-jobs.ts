import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import type { Job } from '#database/jobs.ts';
import type { Settings } from '#environment.ts';
import { runInWorker } from '#office/in-worker.ts';
import { backupName, findBackups, removeOldBackups } from './backup-folder.ts';
import type { BackupWork } from './backup-worker.ts';

const HOUR_MS = 3_600_000;
/** Age below which a backup counts as that of this night (h). */
const FRESH_HOURS = 20;
/** Age below which a database gets no first backup (h): a new one is backed up at night, not at its first start. */
const NEW_BASE_HOURS = 8;

/**
 * Jobs that make a backup in a worker thread and then remove old ones: every night at 2:30 Moscow time or, if the
 * machine was off, when it starts.
 */
export function backupJobs(
  db: Db,
  databaseUrl: string,
  { dataFolder, backupFolder, backupKeepDays }: Pick<Settings, 'dataFolder' | 'backupFolder' | 'backupKeepDays'>,
): Job[] {
  return [
    {
      name: 'backup',
      cron: '30 23 * * *',
      mostSeconds: 6 * 3_600,
      async run() {
        if (!(await isDue(db, backupFolder))) return 'not due';
        const work: BackupWork = { databaseUrl, dataFolder, path: join(backupFolder, backupName('nightly')) };
        await runInWorker(new URL('backup-worker.ts', import.meta.url), work, new AbortController().signal);
        await removeOldBackups(backupFolder, backupKeepDays);
        return undefined;
      },
    },
  ];
}

async function isDue(db: Db, folder: string): Promise<boolean> {
  const [last] = await findBackups(folder);
  if (last) return Date.now() - last.createdAt.getTime() > FRESH_HOURS * HOUR_MS;
  const { rows } = await sql<{ isOld: boolean }>`
    select min(applied_at) < now() - make_interval(hours => ${NEW_BASE_HOURS}) as "isOld" from public.migrations`.execute(
    db,
  );
  return rows[0]?.isOld === true;
}

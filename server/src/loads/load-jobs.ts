import { LOAD_FILE_DAYS } from '@gektar/contract/loads/load-limits.ts';
import type { Db } from '#database/db.ts';
import type { Job } from '#database/jobs.ts';
import { goOnAccepting } from './accept-load.ts';
import type { LoadParts } from './load-parts.ts';
import { deleteOldFiles, findUnfinished } from './load-queries.ts';
import { readStored } from './start-load.ts';

/** Jobs that resume loads whose process has ended, and delete old files. */
export function loadJobs(db: Db, parts: LoadParts): Job[] {
  return [
    { name: 'go-on-with-loads', cron: '* * * * *', run: () => goOnWithLoads(db, parts) },
    { name: 'delete-old-load-files', cron: '40 1 * * *', run: () => deleteOldFiles(db, LOAD_FILE_DAYS) },
  ];
}

/**
 * Resumes loads whose process has ended: reads their files or writes their objects. A failing load does not delay the
 * others.
 */
export async function goOnWithLoads(db: Db, parts: LoadParts): Promise<void> {
  const failed: unknown[] = [];
  const note = (error: unknown) => failed.push(error);
  for (const { id, domain } of await findUnfinished(db, 'reading'))
    await readStored(db, parts.kinds[domain], id, { parts }).catch(note);
  for (const { id } of await findUnfinished(db, 'accepting')) await goOnAccepting(db, id, parts).catch(note);
  if (failed.length > 0) throw failed.length === 1 ? failed[0] : new AggregateError(failed, 'loads failed');
}

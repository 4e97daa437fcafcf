import { insertAudits } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import type { Job } from '#database/jobs.ts';
import { inTransaction } from '#database/transaction.ts';
import { removeOverdueBatches } from './archived-batches.ts';
import { lockOverdue, removeEntries } from './trash-queries.ts';

const AT_ONCE = 50;

/**
 * Hourly: removes entries deleted thirty days ago, and bulk archivings of that age.
 * @param clearFiles removes discarded files
 */
export function trashJobs(db: Db, clearFiles: () => Promise<void>): Job[] {
  return [
    {
      name: 'clear-trash',
      cron: '37 * * * *',
      async run() {
        await clearTrash(db);
        await clearFiles();
      },
    },
  ];
}

/** Removes all expired entries. Safe to run concurrently. */
export async function clearTrash(db: Db): Promise<void> {
  while ((await clearSome(db)) > 0);
  await removeOverdueBatches(db);
}

/** Removes some expired entries. @returns their number */
function clearSome(db: Db): Promise<number> {
  return inTransaction(db, async (tx) => {
    const entries = await lockOverdue(tx, AT_ONCE);
    if (entries.length === 0) return 0;
    await removeEntries(
      tx,
      entries.map(({ id }) => id),
    );
    await insertAudits(
      tx,
      entries.map(({ kind, entityId }) => ({
        employeeId: undefined,
        entity: kind,
        entityId,
        action: 'destroy' as const,
      })),
    );
    return entries.length;
  });
}

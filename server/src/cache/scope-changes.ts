import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import type { Job } from '#database/jobs.ts';

/**
 * Folds the notes of changes (migration 0033) into one for each scope, with their sum and the last number, so that
 * versions of scopes do not change. Concurrent processes fold each note once. Notes of changed rows are deleted half an
 * hour after they were first seen here.
 */
export async function foldChanges(db: Db): Promise<void> {
  await sql`
    with gone as (
      delete from versions.changes
      where area in (select area from versions.changes group by area having count(*) > 1)
      returning area, transaction, number
    )
    insert into versions.changes (area, transaction, number)
    select area, max(transaction), sum(number) from gone group by area`.execute(db);
  await sql`delete from versions.changed_rows where visible_at < clock_timestamp() - interval '30 minutes'`.execute(db);
  // Not the time of the note, which its transaction may have made long before it became visible.
  await sql`update versions.changed_rows set visible_at = clock_timestamp() where visible_at is null`.execute(db);
}

export function changeJobs(db: Db): Job[] {
  return [{ name: 'fold-changes', cron: '*/5 * * * *', run: () => foldChanges(db) }];
}

import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

/**
 * Locks these cadastral numbers until the transaction ends, before any of them is written or removed. The unique
 * constraint is deferrable, since numbers may swap within a save: it compares after the insert, so two writers of one
 * number would deadlock without these locks. Sorted, so that overlapping sets do not deadlock either.
 */
export async function lockNumbers(tx: Db, numbers: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('cadastral number ' || number, 0))
    from (select distinct number collate "C" as number from unnest(${numbers}::text[]) as n (number) order by 1) as sorted`.execute(
    tx,
  );
}

import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

/**
 * Holds these cadastral numbers until the transaction ends, before it writes any of them, given up ones too. The
 * constraint is deferrable, for numbers that change places within one save: it inserts first and compares afterwards, so
 * that two writers of one number would wait for each other. In one order, so that crossing sets of numbers do not.
 */
export async function lockNumbers(tx: Db, numbers: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('cadastral number ' || number, 0))
    from (select distinct number collate "C" as number from unnest(${numbers}::text[]) as n (number) order by 1) as sorted`.execute(
    tx,
  );
}

import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

/** Empties the record of what clients were shown, whose rows cannot be deleted one by one. */
export async function forgetShowings(db: Db): Promise<void> {
  await sql`truncate shared.disclosures, shared.showings`.execute(db);
}

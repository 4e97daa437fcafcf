import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

/** Moves the record of what was shown into the past: its rows cannot be changed, so they are inserted again. */
export async function ageShowings(db: Db, interval: string): Promise<void> {
  await sql`create temporary table old_showings as select * from shared.showings`.execute(db);
  await sql`create temporary table old_disclosures as select * from shared.disclosures`.execute(db);
  await sql`truncate shared.showings cascade`.execute(db);
  await sql`update old_showings set at = at - ${interval}::interval`.execute(db);
  await sql`insert into shared.showings select * from old_showings`.execute(db);
  await sql`insert into shared.disclosures select * from old_disclosures`.execute(db);
  await sql`drop table old_showings, old_disclosures`.execute(db);
}

import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#database/db.ts';

/**
 * A client link of a land selection.
 * @param about.endsIn time until it expires, as a PostgreSQL interval; negative for an expired one
 */
export async function givenLink(
  db: Db,
  selectionId: string,
  about: { password?: string; endsIn?: string } = {},
): Promise<{ id: string; password: string }> {
  const { password = 'K7M4XC', endsIn = '14 days' } = about;
  const id = uuidv7();
  await db
    .insertInto('land.request_selection_links')
    .values({
      id,
      request_selection_id: selectionId,
      password,
      expiration_time: sql<string>`clock_timestamp() + ${endsIn}::interval`,
    })
    .execute();
  return { id, password };
}

import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#database/db.ts';

const A_MINUTE_MS = 60_000;
/** Number of requests per statement: PostgreSQL accepts 65,535 parameters in one statement. */
const AT_ONCE = 1_000;

/**
 * Inserts many requests, created a minute apart in the past: 'Запрос 1', 'Запрос 2' and so on in that order, each for
 * one property type.
 */
export async function givenManyRequests(db: Db, count: number): Promise<void> {
  const begun = Date.now() - (count + 1) * A_MINUTE_MS;
  const rows = Array.from({ length: count }, (_, index) => ({
    id: uuidv7(),
    name: `Запрос ${index + 1}`,
    request_date: '2026-11-12 00:00:00',
    link_to_disk: 'https://disk.example/request',
    date_time_created: new Date(begun + index * A_MINUTE_MS).toISOString(),
  }));
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    await db.insertInto('land.requests').values(some).execute();
    await db
      .insertInto('land.request_property_types')
      .values(some.map(({ id }) => ({ request_id: id, property_type_id: 1 })))
      .execute();
    await db
      .insertInto('land.request_selections')
      .values(some.map(({ id }) => ({ id: uuidv7(), request_id: id })))
      .execute();
  }
}

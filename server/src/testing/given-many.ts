import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { givenProperty } from './given.ts';

const YEAR_AND_MORE_MS = 400 * 86_400_000;

/**
 * Inserts objects at once, created a minute apart more than a year ago; numbers `77:00:0000000:1`, `…:2` and so on in
 * that order.
 */
export async function givenManyProperties(db: Db, responsibleEmployeeId: string, count: number): Promise<void> {
  const first = await givenProperty(db, { responsibleEmployeeId, cadastralNumbers: ['77:00:0000000:1'] });
  const begun = new Date(Date.now() - YEAR_AND_MORE_MS).toISOString();
  await db.updateTable('land.properties').set({ date_time_created: begun }).where('id', '=', first.id).execute();
  await sql`
    with numbered as (select n, gen_random_uuid() as id from generate_series(2, ${count}::integer) as n),
    copied as (
      insert into land.properties (
        id, latitude, longitude, category_id, property_type_id, ownership_type_id, region_id, responsible_employee_id,
        last_conversation_date, date_time_created, area, price, km_from_city, link_to_disk, link_to_documentation
      )
      select numbered.id, latitude + n * 0.0001, longitude, category_id, property_type_id, ownership_type_id, region_id,
        responsible_employee_id, last_conversation_date, date_time_created + n * interval '1 minute', n, n * 1000000::numeric,
        km_from_city, link_to_disk, link_to_documentation
      from land.properties as first, numbered where first.id = ${first.id}
    )
    insert into land.property_cadastral_numbers (property_id, position, number)
    select id, 0, '77:00:0000000:' || n from numbered`.execute(db);
}

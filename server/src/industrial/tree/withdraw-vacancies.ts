import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { updateSelectionsOfObjects } from '#sharing/selection/item-writes.ts';

/** Selection items of vacancies. */
export const vacancyItems = { domain: 'industrial', column: 'vacancy_id' } as const;

/**
 * Prepares the deletion of vacancies with their selection items (H-23). Requires the lock of their complex; locks the
 * selections that contain them, then the vacancies, each in the order of ids, the same order as when adding to a
 * selection (0026).
 */
export async function withdrawVacancies(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await updateSelectionsOfObjects(tx, vacancyItems, ids);
  await sql`select from industrial.vacancies where id = any(${ids}::uuid[]) order by id for update`.execute(tx);
}

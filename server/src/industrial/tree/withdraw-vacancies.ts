import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { updateSelectionsOfObjects } from '#sharing/selection/item-writes.ts';

/** Where vacancies stand in selections. */
export const vacancyItems = { domain: 'industrial', column: 'vacancy_id' } as const;

/**
 * Vacancies are about to be deleted with their selection items (H-23). The lock of their complex is held; the selections that hold
 * them are locked next, then the vacancies, each in the order of ids, as whoever adds them to a selection does (0026).
 */
export async function withdrawVacancies(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await updateSelectionsOfObjects(tx, vacancyItems, ids);
  await sql`select from industrial.vacancies where id = any(${ids}::uuid[]) order by id for update`.execute(tx);
}

import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

/** Number of objects and requests of a responsible employee. */
export async function countResponsibilities(db: Db, employeeId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from land.properties where responsible_employee_id = ${employeeId})
      + (select count(*) from land.requests where responsible_employee_id = ${employeeId})
      + (select count(*) from industrial.complexes where responsible_user = ${employeeId})
      + (select count(*) from industrial.requests where responsible_employee_id = ${employeeId}) as count`.execute(db);
  return rows[0]?.count ?? 0;
}

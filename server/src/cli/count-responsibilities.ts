import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { findCount } from '#database/ids-and-counts.ts';

/** Number of objects and requests of a responsible employee. */
export function countResponsibilities(db: Db, employeeId: string): Promise<number> {
  return findCount(
    db,
    sql`select (select count(*) from land.properties where responsible_employee_id = ${employeeId})
      + (select count(*) from land.requests where responsible_employee_id = ${employeeId})
      + (select count(*) from industrial.complexes where responsible_user = ${employeeId})
      + (select count(*) from industrial.requests where responsible_employee_id = ${employeeId}) as count`,
  );
}

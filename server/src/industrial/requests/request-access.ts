import { Failure } from '@gektar/contract/failure.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { requestRows } from './request-table.ts';

/**
 * Whether an employee may update, archive and delete a request: its author, the responsible employee and those who were
 * given access (B-07).
 * @throws {Failure} industrial_request.not_found (M-44)
 */
export async function hasAccess(db: Db, requestId: string, employeeId: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select r.author_id is not distinct from ${employeeId}::uuid or r.responsible_employee_id = ${employeeId}::uuid
      or exists (select from industrial.request_access_employees a
        where a.request_id = r.id and a.employee_id = ${employeeId}::uuid) as may
    from industrial.requests r where r.id = ${requestId}`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Failure('industrial_request.not_found');
  return found.may;
}

/**
 * Locks a request for a write of this employee.
 * @throws {Failure} industrial_request.not_found, access.forbidden
 */
export async function lockForWriting(tx: Db, requestId: string, employeeId: string): Promise<void> {
  if (!(await requestRows.lock(tx, requestId))) throw new Failure('industrial_request.not_found');
  if (!(await hasAccess(tx, requestId, employeeId))) throw new Failure('access.forbidden');
}

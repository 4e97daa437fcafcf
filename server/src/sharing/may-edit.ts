import type { Domain } from '@gektar/contract/domain.ts';
import { Failure } from '@gektar/contract/failure.ts';
import type { Db } from '#database/db.ts';

/** A domain with selections and client links. */
export interface LinkDomain {
  readonly domain: Domain;
  /** Whether an employee may edit the request of a selection (N-06); absent: every employee may. */
  readonly mayEdit?: (db: Db, selectionId: string, employeeId: string) => Promise<boolean>;
}

/** Call it under the selection's lock. @throws {Failure} access.forbidden (N-06) */
export async function mustMayEdit(
  tx: Db,
  { mayEdit }: Pick<LinkDomain, 'mayEdit'>,
  selectionId: string,
  employeeId: string,
): Promise<void> {
  if (mayEdit && !(await mayEdit(tx, selectionId, employeeId))) throw new Failure('access.forbidden');
}

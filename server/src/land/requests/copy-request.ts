import { Failure } from '@gektar/contract/failure.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { nameOfCopy } from '@gektar/contract/land/requests/request.ts';
import { today } from '@gektar/format/date.ts';
import type { Db } from '#database/db.ts';
import { createRequest } from './create-request.ts';
import { findRequest } from './request-queries.ts';

/**
 * The same wishes under today's date: active, with an empty selection, without a link and never actualized (E-07).
 * @throws {Failure} land_request.not_found
 */
export async function copyRequest(tx: Db, id: string, employeeId: string): Promise<LandRequest> {
  const original = await findRequest(tx, id);
  if (!original) throw new Failure('land_request.not_found');
  const fields = {
    ...original,
    name: nameOfCopy(original.name),
    requestDate: `${today()}T00:00:00`,
  };
  return createRequest(tx, fields, employeeId, 'copy');
}

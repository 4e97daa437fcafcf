import {
  type IndustrialRequest,
  NewRequest,
  type RequestFieldsInput,
} from '@gektar/contract/industrial/requests/request.ts';
import type { Db } from '#database/db.ts';
import { inTransaction } from '#database/transaction.ts';
import { createRequest } from '#industrial/requests/request-operations.ts';
import { givenEmployee } from './given.ts';
import { placeNameOf, scattered, timeOf } from './given-values.ts';

/** Required fields of a request (F-10). @param about given fields, at least the responsible employee */
export function industrialRequestFields(
  about: Partial<RequestFieldsInput> & Pick<RequestFieldsInput, 'responsibleEmployeeId'>,
): RequestFieldsInput {
  const number = scattered();
  return {
    name: `Склад под распределительный центр ${placeNameOf(number)}`,
    companyId: 'crm-company-1',
    requestDate: timeOf(number),
    ...about,
  };
}

/** A request with its empty selection; without an author unless one is named. */
export async function givenIndustrialRequest(
  db: Db,
  about: Partial<RequestFieldsInput> = {},
  authorId?: string,
): Promise<IndustrialRequest> {
  const responsibleEmployeeId = about.responsibleEmployeeId ?? (await givenEmployee(db, {})).id;
  const fields = NewRequest.parse(industrialRequestFields({ ...about, responsibleEmployeeId }));
  return inTransaction(db, (tx) => createRequest(tx, fields, authorId));
}

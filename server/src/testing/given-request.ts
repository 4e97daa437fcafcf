import { type LandRequest, RequestFields, type RequestFieldsInput } from '@gektar/contract/land/requests/request.ts';
import type { Db } from '#database/db.ts';
import { createEntity } from '#database/entity-writes.ts';
import { inTransaction } from '#database/transaction.ts';
import { requestEntity } from '#land/requests/request-entity.ts';
import { placeNameOf, scattered, timeOf } from './given-values.ts';

/** Required fields only, ready to be sent. Dictionary values are those of a new database. */
export function requestFields(about: Partial<RequestFieldsInput> = {}): RequestFieldsInput {
  const number = scattered();
  return {
    name: `Земля под склад ${placeNameOf(number)}`,
    requestDate: timeOf(number),
    propertyTypes: [{ id: 3 }],
    linkToDisk: `https://disk.example/request-${number}`,
    isActual: true,
    builtToSuit: false,
    builtToLease: false,
    ...about,
  };
}

/** A request with its empty selection. */
export async function givenRequest(db: Db, about: Partial<RequestFieldsInput> = {}): Promise<LandRequest> {
  const fields = RequestFields.parse(requestFields(about));
  // In a transaction, so that a running server sees all of the request or nothing.
  return inTransaction(db, (tx) => createEntity(requestEntity, tx, { newId: undefined, fields }, undefined));
}

import type { CustomerObject, CustomerRequest } from '@gektar/contract/people/customer-page.ts';
import type { Db } from '#database/db.ts';
import type { CustomerKind } from './customer-references.ts';

/** A company or a contact by its id. */
export interface CustomerKey {
  readonly kind: CustomerKind;
  readonly id: string;
}

/** Objects and requests of a domain that refer to a company or a contact, and their counts. */
export interface CustomerRelations {
  readonly objects: CustomerObject[];
  readonly objectCount: number;
  readonly requests: CustomerRequest[];
  readonly requestCount: number;
}

/** Finds the relations in one domain, in one statement for objects and one for requests. */
export type FindRelations = (db: Db, key: CustomerKey) => Promise<CustomerRelations>;

/** Relations in all domains; archived objects and requests last. */
export async function findRelations(
  db: Db,
  key: CustomerKey,
  find: readonly FindRelations[],
): Promise<CustomerRelations> {
  const parts = await Promise.all(find.map((findOfDomain) => findOfDomain(db, key)));
  return {
    objects: parts.flatMap(({ objects }) => objects).sort(enabledFirst),
    objectCount: parts.reduce((sum, { objectCount }) => sum + objectCount, 0),
    requests: parts.flatMap(({ requests }) => requests).sort(enabledFirst),
    requestCount: parts.reduce((sum, { requestCount }) => sum + requestCount, 0),
  };
}

function enabledFirst(one: { readonly isEnabled: boolean }, other: { readonly isEnabled: boolean }): number {
  return Number(other.isEnabled) - Number(one.isEnabled);
}

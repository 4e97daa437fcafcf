import { Failure } from '@gektar/contract/failure.ts';
import * as endpoints from '@gektar/contract/industrial/people/people-endpoints.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Route } from '#http/router.ts';
import {
  createContact,
  createOperator,
  deleteContact,
  deleteOperator,
  updateContact,
  updateOperator,
} from './people-operations.ts';
import { findContact, findContacts, findOperator, findOperators } from './people-queries.ts';

/** Contacts and operators of complexes and buildings (2§7). */
export function industrialPeopleRoutes(route: Route): void {
  route(endpoints.createContact, ({ db, body, employeeId }) =>
    inTransaction(db, (tx) => createContact(tx, body, employeeId)),
  );
  route(endpoints.listContacts, ({ db, query }) => findContacts(db, query));
  route(endpoints.updateContact, ({ db, body, employeeId }) =>
    inTransaction(db, (tx) => updateContact(tx, body, employeeId)),
  );
  route(endpoints.getContact, async ({ db, params }) => {
    const contact = await findContact(db, params.id);
    if (contact === undefined) throw new Failure('contact_link.not_found');
    return contact;
  });
  route(endpoints.deleteContact, async ({ db, params, employeeId }) => {
    await inTransaction(db, (tx) => deleteContact(tx, params.id, employeeId));
    return { id: params.id };
  });

  route(endpoints.createOperator, ({ db, body, employeeId }) =>
    inTransaction(db, (tx) => createOperator(tx, body, employeeId)),
  );
  route(endpoints.listOperators, ({ db, query }) => findOperators(db, query));
  route(endpoints.updateOperator, ({ db, body, employeeId }) =>
    inTransaction(db, (tx) => updateOperator(tx, body, employeeId)),
  );
  route(endpoints.getOperator, async ({ db, params }) => {
    const operator = await findOperator(db, params.id);
    if (operator === undefined) throw new Failure('operator_link.not_found');
    return operator;
  });
  route(endpoints.deleteOperator, async ({ db, params, employeeId }) => {
    await inTransaction(db, (tx) => deleteOperator(tx, params.id, employeeId));
    return { id: params.id };
  });
}

import {
  createLandContact as create,
  getLandContact,
  listLandContacts,
  deleteLandContact as remove,
  updateLandContact as update,
} from '@gektar/contract/land/contacts/land-contact.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Route } from '#http/router.ts';
import {
  createLandContact,
  deleteLandContact,
  mustFindLandContact,
  reviseLandContact,
} from './land-contact-operations.ts';
import { findLandContacts } from './land-contact-queries.ts';

/** The employees' own contacts for plots (1§7). */
export function landContactRoutes(route: Route): void {
  route(listLandContacts, ({ db }) => findLandContacts(db));
  route(getLandContact, ({ db, params }) => mustFindLandContact(db, params.id));
  route(create, ({ db, body, employeeId }) => inTransaction(db, (tx) => createLandContact(tx, body, employeeId)));
  route(update, ({ db, body, employeeId }) => inTransaction(db, (tx) => reviseLandContact(tx, body, employeeId)));
  route(remove, async ({ db, params: { id }, employeeId }) => {
    await inTransaction(db, (tx) => deleteLandContact(tx, id, employeeId));
    return { id };
  });
}

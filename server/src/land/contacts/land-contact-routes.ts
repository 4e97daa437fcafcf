import {
  createLandContact,
  deleteLandContact,
  getLandContact,
  listLandContacts,
  updateLandContact,
} from '@gektar/contract/land/contacts/land-contact.ts';
import { createEntity, deleteUnused, mustFind, updateEntity } from '#database/entity-writes.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Route } from '#http/router.ts';
import { landContactEntity } from './land-contact-entity.ts';
import { findLandContacts, landContactRows } from './land-contact-queries.ts';

/** The employees' own contacts for plots (1§7). */
export function landContactRoutes(route: Route): void {
  route(listLandContacts, ({ db }) => findLandContacts(db));
  route(getLandContact, ({ db, params }) => mustFind(landContactEntity, db, params.id));
  route(createLandContact, ({ db, body: fields, employeeId }) =>
    inTransaction(db, (tx) => createEntity(landContactEntity, tx, { newId: undefined, fields }, employeeId)),
  );
  route(updateLandContact, ({ db, body, employeeId }) =>
    inTransaction(db, (tx) => updateEntity(landContactEntity, tx, body, employeeId)),
  );
  route(deleteLandContact, async ({ db, params: { id }, employeeId }) => {
    const about = { id, employeeId, inUse: 'land_contact.in_use' } as const;
    await inTransaction(db, (tx) => deleteUnused(landContactEntity, tx, about, landContactRows.remove));
    return { id };
  });
}

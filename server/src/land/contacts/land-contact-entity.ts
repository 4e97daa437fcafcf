import { type LandContact, LandContactFields } from '@gektar/contract/land/contacts/land-contact.ts';
import type { WritableEntity } from '#database/entity-writes.ts';
import { sameFields } from '#database/sent-before.ts';
import { findLandContact, insertLandContact, landContactRows, updateLandContact } from './land-contact-queries.ts';

/** A contact for the shared writes. */
export const landContactEntity: WritableEntity<LandContact, LandContactFields> = {
  name: 'land_contact',
  notFound: 'land_contact.not_found',
  changed: 'land_contact.changed',
  find: findLandContact,
  lock: landContactRows.lock,
  insert: insertLandContact,
  update: updateLandContact,
  isSame: (stored, fields) => sameFields(LandContactFields.parse(stored), LandContactFields.parse(fields)),
  notAudited: new Set(['id', 'rowVersion']),
  auditsFields: true,
  skipsUnchanged: true,
};

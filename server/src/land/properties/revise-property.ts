import { Failure } from '@gektar/contract/failure.ts';
import type { Property, PropertyDraft } from '@gektar/contract/land/properties/property.ts';
import { changesBetween, insertAudit } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { findProperty, lockProperty } from './property-queries.ts';
import { updateProperty } from './property-writes.ts';

/** Computed or not editable fields. */
const notEdited = new Set(['rowVersion', 'pricePerHa', 'client', 'comments', 'order', 'status']);

/**
 * Saves a broker's changes. A property's own numbers are never "taken" (D-15).
 * @throws {Failure} property.not_found; property.changed with the current state, when somebody saved in between;
 *   cadastral_number.taken; property.unknown_reference
 */
export async function reviseProperty(tx: Db, draft: PropertyDraft, employeeId: string): Promise<Property> {
  const locked = await lockProperty(tx, draft.id);
  const before = locked && (await findProperty(tx, draft.id));
  if (!before) throw new Failure('property.not_found');
  if (before.rowVersion !== draft.rowVersion) throw new Failure('property.changed', { current: before });

  await updateProperty(tx, draft.id, draft);
  const after = await findProperty(tx, draft.id);
  if (!after) throw new Error('a property just written is not there');
  await insertAudit(tx, {
    employeeId,
    entity: 'property',
    entityId: draft.id,
    action: 'update',
    changes: changesBetween(before, after, notEdited),
  });
  return after;
}

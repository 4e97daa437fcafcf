import { Failure } from '@gektar/contract/failure.ts';
import { type Property, withFlyer } from '@gektar/contract/land/properties/property.ts';
import { changesBetween, insertAudit } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { findProperty, lockProperty } from '#land/properties/property-queries.ts';
import { type FileLists, updateFileLists } from '#land/properties/property-writes.ts';

/** Whose photos and documents are changed, and by whom. */
export interface Revision {
  readonly propertyId: string;
  readonly employeeId: string;
  /** Which state the change was made upon; undefined: whatever there is. */
  readonly rowVersion?: number;
}

/**
 * Changes photos or documents of a property outside of its form, by the same rules as its form: one photo is in the flyer, what is no
 * longer named is on its way out, the version rises, the history says so.
 * @param change of the lists as they are shown; what it leaves out stays
 * @throws {Failure} property.not_found; property.changed with the present state; file.gone; property.unknown_reference
 */
export async function reviseFiles(
  tx: Db,
  { propertyId, employeeId, rowVersion }: Revision,
  change: (property: Property) => Partial<FileLists>,
): Promise<void> {
  const before = (await lockProperty(tx, propertyId)) && (await findProperty(tx, propertyId));
  if (!before) throw new Failure('property.not_found');
  if (rowVersion !== undefined && before.rowVersion !== rowVersion) {
    throw new Failure('property.changed', { current: before });
  }
  const { images = before.images, documents = before.documents } = change(before);
  await updateFileLists(tx, propertyId, { images: withFlyer(images), documents });
  const after = await findProperty(tx, propertyId);
  if (!after) throw new Error('a property just written is not there');
  const changes = changesBetween(before, after, new Set(['rowVersion']));
  await insertAudit(tx, { employeeId, entity: 'property', entityId: propertyId, action: 'update', changes });
}

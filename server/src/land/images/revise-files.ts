import { Failure } from '@gektar/contract/failure.ts';
import { type Property, withFlyer } from '@gektar/contract/land/properties/property.ts';
import { changesBetween, insertAudit } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { findProperty, lockProperty } from '#land/properties/property-queries.ts';
import { type FileLists, updateFileLists } from '#land/properties/property-writes.ts';

/** The property whose files change, and the employee. */
export interface Revision {
  readonly propertyId: string;
  readonly employeeId: string;
  /** Version that the change is based on; undefined for any. */
  readonly rowVersion?: number;
}

/**
 * Changes photos or documents of a property outside of its form by the same rules: one photo is in the flyer, unlisted
 * files are discarded, the version is incremented, the change is audited.
 * @param change of the displayed lists; omitted lists stay
 * @throws {Failure} property.not_found; property.changed with the current state; file.gone; property.unknown_reference
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

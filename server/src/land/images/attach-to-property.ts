import type { StoredFile } from '@gektar/contract/files/stored-file.ts';
import type { Db } from '#database/db.ts';
import { reviseFiles } from './revise-files.ts';

/**
 * Adds a file after the photos or documents of a property.
 * @throws {Failure} property.not_found, file.gone
 */
export async function attachToProperty(
  tx: Db,
  { id, kind }: Pick<StoredFile, 'id' | 'kind'>,
  propertyId: string,
  employeeId: string,
): Promise<void> {
  await reviseFiles(tx, { propertyId, employeeId }, ({ images, documents }) =>
    kind === 'image'
      ? { images: [...images, { globalImageId: id, imageType: null, presenceInTheFlyer: false }] }
      : { documents: [...documents, { globalDocumentId: id, name: null, date: null }] },
  );
}

import type { StoredFile } from '@gektar/contract/files/stored-file.ts';
import type { Db } from '#database/db.ts';
import type { EntityRows } from '#database/entity-rows.ts';
import { changeEntity, type WritableEntity } from '#database/entity-writes.ts';
import {
  type AttachedTables,
  attachNamedFiles,
  type FileLists,
  insertFileLists,
  type PhotoDraft,
  removeFileLists,
} from './attached-lists.ts';

type Versioned = { readonly rowVersion: number };

/** An entity with photos and documents, and its domain's rules about them. */
export interface FiledEntity<Entity extends FileLists & Versioned> {
  readonly entity: Omit<WritableEntity<Entity, never>, 'insert' | 'update' | 'isSame'>;
  readonly rows: Pick<EntityRows, 'raise'>;
  readonly tables: AttachedTables;
  /** The domain's rule for photos in the flyer: flags some, none, or refuses (1§4, H-06). */
  readonly withFlyer: (images: readonly PhotoDraft[]) => readonly PhotoDraft[];
}

/** The entity whose photos and documents are changed, and the employee. */
export interface Revision {
  readonly entityId: string;
  readonly employeeId: string;
  /** The version that the change is based on; undefined: any. */
  readonly rowVersion?: number;
}

/**
 * Changes photos or documents of an entity outside of its form, by the same rules: the domain decides on the flyer,
 * files no longer listed are discarded, the version is raised, the history records it.
 * @param change makes new lists from the current ones; a list that it omits is unchanged
 * @throws {Failure} refusals of the entity when it is missing or changed, with the current state; file.gone; a domain's
 * unknown reference
 */
export async function reviseFiles<Entity extends FileLists & Versioned>(
  tx: Db,
  { entity, rows, tables, withFlyer }: FiledEntity<Entity>,
  { entityId: id, employeeId, rowVersion }: Revision,
  change: (entity: Entity) => Partial<FileLists>,
): Promise<void> {
  await changeEntity(entity, tx, { id, employeeId, rowVersion }, async (before) => {
    const { images = before.images, documents = before.documents } = change(before);
    const lists = { images: withFlyer(images), documents };
    await rows.raise(tx, id);
    await removeFileLists(tx, tables, id);
    await attachNamedFiles(tx, tables, id, lists);
    await insertFileLists(tx, tables, id, lists);
    return true;
  });
}

/**
 * Appends a file to the photos or the documents of an entity.
 * @throws {Failure} refusal of the entity when it is missing; file.gone
 */
export function attacherTo<Entity extends FileLists & Versioned>(about: FiledEntity<Entity>) {
  return (tx: Db, { id, kind }: Pick<StoredFile, 'id' | 'kind'>, entityId: string, employeeId: string) =>
    reviseFiles(tx, about, { entityId, employeeId }, ({ images, documents }) =>
      kind === 'image'
        ? { images: [...images, { globalImageId: id, imageType: null, presenceInTheFlyer: false }] }
        : { documents: [...documents, { globalDocumentId: id, name: null, date: null }] },
    );
}

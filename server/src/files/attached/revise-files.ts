import { Failure, type FailureCode } from '@gektar/contract/failure.ts';
import type { StoredFile } from '@gektar/contract/files/stored-file.ts';
import type { EntityName } from '@gektar/contract/history.ts';
import { sql } from 'kysely';
import { changesBetween, insertAudit } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import {
  type AttachedTables,
  attachNamedFiles,
  type FileLists,
  insertFileLists,
  type PhotoDraft,
  removeFileLists,
} from './attached-lists.ts';

/** An entity with photos and documents, and its domain's rules about them. */
export interface FiledEntity<Entity extends FileLists & { readonly rowVersion: number }> {
  readonly tables: AttachedTables;
  /** Table of the entity itself, with schema. */
  readonly table: string;
  readonly entity: EntityName;
  /** Refusals when the entity is not there, and when it is another state than the one read. */
  readonly missing: FailureCode;
  readonly changed: FailureCode;
  /** Locks an entity until the transaction ends; nothing when there is none. */
  lock(tx: Db, id: string): Promise<unknown>;
  find(tx: Db, id: string): Promise<Entity | undefined>;
  /** The domain's rule of which photos are in the flyer (1§4, H-06). */
  withFlyer(images: readonly PhotoDraft[]): readonly PhotoDraft[];
}

/** Whose photos and documents are changed, and by whom. */
export interface Revision {
  readonly entityId: string;
  readonly employeeId: string;
  /** The state that the change was made upon; undefined: whatever there is. */
  readonly rowVersion?: number;
}

/**
 * Changes photos or documents of an entity outside of its form, by the same rules as its form: the flyer is the domain's, what is no
 * longer named is discarded, the version rises, the history records it.
 * @param change of the lists as they are shown; what it leaves out stays
 * @throws {Failure} the entity's own when it is missing or changed, with the present state; file.gone; a domain's unknown reference
 */
export async function reviseFiles<Entity extends FileLists & { readonly rowVersion: number }>(
  tx: Db,
  about: FiledEntity<Entity>,
  { entityId, employeeId, rowVersion }: Revision,
  change: (entity: Entity) => Partial<FileLists>,
): Promise<void> {
  const isThere = Boolean(await about.lock(tx, entityId));
  const before = isThere ? await about.find(tx, entityId) : undefined;
  if (!before) throw new Failure(about.missing);
  if (rowVersion !== undefined && before.rowVersion !== rowVersion) {
    throw new Failure(about.changed, { current: before });
  }
  const { images = before.images, documents = before.documents } = change(before);
  const lists = { images: about.withFlyer(images), documents };
  await sql`update ${sql.table(about.table)} set row_version = row_version + 1 where id = ${entityId}`.execute(tx);
  await removeFileLists(tx, about.tables, entityId);
  await attachNamedFiles(tx, about.tables, entityId, lists);
  await insertFileLists(tx, about.tables, entityId, lists);
  const after = await about.find(tx, entityId);
  if (!after) throw new Error('an entity just written is not there');
  const changes = changesBetween(before, after, new Set(['rowVersion']));
  await insertAudit(tx, { employeeId, entity: about.entity, entityId, action: 'update', changes });
}

/** Puts a file behind the photos or the documents of an entity. @throws {Failure} the entity's own when it is missing; file.gone */
export function attacherTo<Entity extends FileLists & { readonly rowVersion: number }>(about: FiledEntity<Entity>) {
  return (tx: Db, { id, kind }: Pick<StoredFile, 'id' | 'kind'>, entityId: string, employeeId: string) =>
    reviseFiles(tx, about, { entityId, employeeId }, ({ images, documents }) =>
      kind === 'image'
        ? { images: [...images, { globalImageId: id, imageType: null, presenceInTheFlyer: false }] }
        : { documents: [...documents, { globalDocumentId: id, name: null, date: null }] },
    );
}

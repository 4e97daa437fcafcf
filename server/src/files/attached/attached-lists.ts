import type { DocumentDraft } from '@gektar/contract/files/attached.ts';
import type { AttachableEntity } from '@gektar/contract/files/stored-file.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { attachFiles } from '#files/attach-files.ts';

/** A photo of an entity, with a type where the domain has types. */
export interface PhotoDraft {
  readonly globalImageId: string;
  readonly imageType: { readonly id: number } | null;
  readonly presenceInTheFlyer: boolean;
}

/** Photos and documents of an entity, in order, as its creation and edit contain them. */
export interface FileLists {
  readonly images: readonly PhotoDraft[];
  readonly documents: readonly DocumentDraft[];
}

/** Tables of the photos and documents of an entity. Their other columns have the same names. */
export interface AttachedTables {
  readonly entityType: AttachableEntity;
  /** Table of photos with its schema: `land.property_images`; absent where an entity has no photos. */
  readonly images?: string;
  readonly documents: string;
  /** Column with the id of the entity. */
  readonly owner: string;
}

/**
 * Attaches the listed files to the entity and discards its other files (L-08).
 * @throws {Failure} file.gone
 */
export async function attachNamedFiles(
  tx: Db,
  { entityType }: AttachedTables,
  entityId: string,
  { images, documents }: FileLists,
): Promise<void> {
  await attachFiles(tx, { entityType, entityId }, [
    { kind: 'image', field: 'images', ids: images.map(({ globalImageId }) => globalImageId) },
    { kind: 'document', field: 'documents', ids: documents.map(({ globalDocumentId }) => globalDocumentId) },
  ]);
}

/** Writes both lists of a new entity. The files are already attached. */
export async function insertFileLists(tx: Db, tables: AttachedTables, id: string, lists: FileLists): Promise<void> {
  const { images: table, owner } = tables;
  if (table !== undefined) await insertPhotos(tx, { table, owner }, id, lists.images);
  await insertDocuments(tx, tables, id, lists.documents);
}

export async function removeFileLists(tx: Db, { images, documents, owner }: AttachedTables, id: string): Promise<void> {
  for (const list of images === undefined ? [documents] : [images, documents]) {
    await sql`delete from ${sql.table(list)} where ${sql.ref(owner)} = ${id}`.execute(tx);
  }
}

async function insertPhotos(
  tx: Db,
  { table, owner }: { table: string; owner: string },
  id: string,
  images: FileLists['images'],
): Promise<void> {
  if (images.length === 0) return;
  const ids = images.map(({ globalImageId }) => globalImageId);
  const types = images.map(({ imageType }) => imageType?.id ?? null);
  const flyers = images.map(({ presenceInTheFlyer }) => presenceInTheFlyer);
  await sql`
    insert into ${sql.table(table)} (${sql.ref(owner)}, position, global_image_id, image_type_id, presence_in_the_flyer)
    select ${id}::uuid, i.position - 1, i.id, i.type, i.flyer
    from unnest(${ids}::uuid[], ${types}::int[], ${flyers}::boolean[])
      with ordinality as i (id, type, flyer, position)`.execute(tx);
}

/** Inserts documents; one without a name takes the name of its file. */
async function insertDocuments(
  tx: Db,
  { documents: table, owner }: AttachedTables,
  id: string,
  documents: FileLists['documents'],
): Promise<void> {
  if (documents.length === 0) return;
  const ids = documents.map(({ globalDocumentId }) => globalDocumentId);
  const names = documents.map(({ name }) => name);
  const dates = documents.map(({ date }) => date);
  await sql`
    insert into ${sql.table(table)} (${sql.ref(owner)}, position, global_document_id, name, date)
    select ${id}::uuid, d.position - 1, d.id, coalesce(d.name, f.name), d.date
    from unnest(${ids}::uuid[], ${names}::text[], ${dates}::date[]) with ordinality as d (id, name, date, position)
    join shared.files f on f.id = d.id`.execute(tx);
}

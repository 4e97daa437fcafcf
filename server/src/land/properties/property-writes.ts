import { isDeepStrictEqual } from 'node:util';
import { PropertyFields } from '@gektar/contract/land/properties/property.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { insertLinksOfMany } from '#database/links.ts';
import type { AttachedTables, FileLists } from '#files/attached/attached-lists.ts';
import { filedWrites } from '#files/attached/filed-writes.ts';
import { rememberOutlines } from '#land/cadastre/outline-queries.ts';
import { updateSelectionsOfObjects } from '#sharing/selection/item-writes.ts';
import { moveToTrash } from '#trash/move-to-trash.ts';
import { lockNumbers } from './lock-numbers.ts';
import { refuseTakenNumbers } from './number-holders.ts';
import { toColumns } from './property-record.ts';
import { propertyRows, propertyTable } from './property-table.ts';
import { trashedProperty } from './trashed-property.ts';

/** Fields set by an import. */
type FieldsWithoutFiles = Omit<PropertyFields, keyof FileLists>;

/**
 * Inserts several properties without files, with a constant number of statements.
 * @throws {Failure} cadastral_number.taken; constraint violations, see `constraints.ts`
 */
export async function insertProperties(
  tx: Db,
  properties: readonly { readonly id: string; readonly fields: FieldsWithoutFiles }[],
): Promise<void> {
  const sent = properties.flatMap(({ fields }) => fields.cadastralNumbers);
  await lockNumbers(tx, sent);
  await refuseTakenNumbers(tx, sent);
  await tx
    .insertInto('land.properties')
    .values(properties.map(({ id, fields }) => ({ id, ...toColumns(fields) })))
    .execute();
  const numbers = properties.flatMap(({ id, fields }) =>
    fields.cadastralNumbers.map((number, position) => ({ property_id: id, position, number })),
  );
  await tx.insertInto('land.property_cadastral_numbers').values(numbers).execute();
  for (const { fields } of properties) await rememberOutlines(tx, fields);
  for (const { link, field } of propertyTable.lists) {
    await insertLinksOfMany(
      tx,
      link,
      properties.flatMap(({ id, fields }) => fields[field].map((value) => ({ ownerId: id, valueId: value.id }))),
    );
  }
}

/** Tables of photos and documents of a property. */
export const propertyFileTables: AttachedTables = {
  entityType: 'property',
  images: 'land.property_images',
  documents: 'land.property_documents',
  owner: 'property_id',
};

/** Writes of a property with its numbers, lists and files. */
const writes = filedWrites<PropertyFields>({
  rows: propertyRows,
  table: propertyTable,
  files: propertyFileTables,
  toColumns,
  ownFields: ['cadastralNumbers', 'polygons'],
  async insertOwn(tx, id, fields) {
    await sql`
      insert into land.property_cadastral_numbers (property_id, position, number)
      select ${id}::uuid, n.position - 1, n.number
      from unnest(${fields.cadastralNumbers}::text[]) with ordinality as n (number, position)`.execute(tx);
    await rememberOutlines(tx, fields);
  },
  removeOwn: (tx, id) => tx.deleteFrom('land.property_cadastral_numbers').where('property_id', '=', id).execute(),
});

export const propertyWrites = {
  /** @throws {Failure} cadastral_number.taken; file.gone; constraint violations, see `constraints.ts` */
  async insert(tx: Db, id: string, fields: PropertyFields): Promise<void> {
    await lockNumbers(tx, fields.cadastralNumbers);
    await refuseTakenNumbers(tx, fields.cadastralNumbers, id);
    await writes.insert(tx, id, fields);
  },
  /** Overwrites a property; the caller holds its lock. @param before stored state @throws as `insert` does */
  async update(
    tx: Db,
    id: string,
    fields: PropertyFields,
    before: Pick<PropertyFields, 'cadastralNumbers'>,
    later?: Map<string, object>,
  ): Promise<void> {
    // Unchanged numbers need no check: no other object can have them.
    if (!isDeepStrictEqual(before.cadastralNumbers, fields.cadastralNumbers)) {
      await lockNumbers(tx, [...before.cadastralNumbers, ...fields.cadastralNumbers]);
      await refuseTakenNumbers(tx, fields.cadastralNumbers, id);
    }
    await writes.update(tx, id, fields, PropertyFields.safeParse(before).data, later);
  },
};

/** Sets the archive flag of several locked properties and increments their versions. */
export async function updateEnabledOfMany(tx: Db, ids: readonly string[], isEnabled: boolean): Promise<void> {
  await tx
    .updateTable('land.properties')
    .set({ is_enabled: isEnabled, row_version: sql`row_version + 1` })
    .where('id', 'in', ids)
    .execute();
}

/**
 * Confirms several objects now (D-19); their versions stay.
 * @returns confirmation times before and after, as on the wire
 */
export async function updateActualizationOfMany(
  tx: Db,
  ids: readonly string[],
): Promise<{ id: string; before: string | null; after: string | null }[]> {
  const { rows } = await sql<{ id: string; before: string | null; after: string | null }>`
    update land.properties p set actualization_date_time = now()
    from land.properties b where b.id = p.id and p.id = any(${ids}::uuid[])
    returning p.id, b.actualization_date_time as before, p.actualization_date_time as after`.execute(tx);
  return rows;
}

/**
 * Moves a property to the trash with lists, comments, selection items (D-18) and files. @returns whether it
 * existed
 */
export async function removeProperty(tx: Db, id: string, employeeId: string): Promise<boolean> {
  await updateSelectionsOfObjects(tx, { domain: 'land', column: 'property_id' }, [id]);
  return moveToTrash(tx, trashedProperty, id, employeeId);
}

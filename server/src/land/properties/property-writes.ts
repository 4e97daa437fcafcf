import type { PropertyFields } from '@gektar/contract/land/properties/property.ts';
import { propertyFlags } from '@gektar/contract/land/properties/property-flags.ts';
import { utilityKeys } from '@gektar/contract/land/properties/utility.ts';
import { type Insertable, sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { insertLinks, insertLinksOfMany } from '#database/links.ts';
import type { LandProperties } from '#database/schema.ts';
import {
  type AttachedTables,
  attachNamedFiles,
  type FileLists,
  insertFileLists,
  removeFileLists,
} from '#files/attached/attached-lists.ts';
import { updateDiscarded } from '#files/file-queries.ts';
import { rememberOutlines } from '#land/cadastre/outline-queries.ts';
import { updateSelectionsOfProperty } from '#land/selections/selection-writes.ts';
import { flagColumn, utilityColumns } from './property-record.ts';

type OwnColumns = Omit<Insertable<LandProperties>, 'id'>;
/** Fields set by an import. */
type FieldsWithoutFiles = Omit<PropertyFields, keyof FileLists>;

/** Wire shape → own columns of the table. */
function ownColumns(fields: FieldsWithoutFiles): OwnColumns {
  const columns = {
    latitude: fields.latitude,
    longitude: fields.longitude,
    is_approximate_position: fields.isApproximatePosition,
    address: fields.address,
    category_id: fields.category.id,
    property_type_id: fields.propertyType.id,
    ownership_type_id: fields.ownershipType.id,
    land_highway_id: fields.landHighway?.id ?? null,
    region_id: fields.region.id,
    polygons: JSON.stringify(fields.polygons),
    land_contact_id: fields.landContact?.id ?? null,
    contact_id: fields.contactId,
    company_id: fields.companyId,
    responsible_employee_id: fields.responsibleEmployeeId,
    last_conversation_date: fields.lastConversationDate,
    price: fields.price,
    area: fields.area,
    building_area: fields.buildingArea,
    km_from_city: fields.kmFromCity,
    comment: fields.comment,
    referral_contact_id: fields.referralContactId,
    referral_appointment_date_time: fields.referralAppointmentDateTime,
    referral_comment: fields.referralComment,
    link_to_public_cadastral_map: fields.linkToPublicCadastralMap,
    link_to_disk: fields.linkToDisk,
    link_to_documentation: fields.linkToDocumentation,
  };
  return { ...columns, ...utilityValues(fields), ...flagValues(fields) };
}

function utilityValues(fields: FieldsWithoutFiles): Partial<OwnColumns> {
  const values: Partial<OwnColumns> = {};
  for (const key of utilityKeys) {
    const columns = utilityColumns(key);
    const utility = fields[key];
    values[columns.type] = utility?.type ?? null;
    values[columns.value] = utility?.value ?? null;
    values[columns.from] = utility?.from ?? null;
    values[columns.to] = utility?.to ?? null;
  }
  return values;
}

function flagValues(fields: FieldsWithoutFiles): Partial<OwnColumns> {
  return Object.fromEntries(propertyFlags.map((flag) => [flagColumn(flag), fields[flag]]));
}

/**
 * Inserts a property with all its lists.
 * @throws constraint violations, see `constraints.ts`
 */
export async function insertProperty(tx: Db, id: string, fields: PropertyFields): Promise<void> {
  await tx
    .insertInto('land.properties')
    .values({ id, ...ownColumns(fields) })
    .execute();
  await attachNamedFiles(tx, propertyFileTables, id, fields);
  await insertLists(tx, id, fields);
}

/**
 * Inserts several properties without files in as few statements as one.
 * @throws constraint violations, see `constraints.ts`
 */
export async function insertProperties(
  tx: Db,
  properties: readonly { readonly id: string; readonly fields: FieldsWithoutFiles }[],
): Promise<void> {
  await tx
    .insertInto('land.properties')
    .values(properties.map(({ id, fields }) => ({ id, ...ownColumns(fields) })))
    .execute();
  const numbers = properties.flatMap(({ id, fields }) =>
    fields.cadastralNumbers.map((number, position) => ({ property_id: id, position, number })),
  );
  await tx.insertInto('land.property_cadastral_numbers').values(numbers).execute();
  for (const { fields } of properties) await rememberOutlines(tx, fields);
  for (const { link, field } of linkLists) {
    await insertLinksOfMany(
      tx,
      link,
      properties.flatMap(({ id, fields }) => fields[field].map((value) => ({ ownerId: id, valueId: value.id }))),
    );
  }
}

/** Overwrites a property and its lists and increments its version. The caller holds its lock. */
export async function updateProperty(tx: Db, id: string, fields: PropertyFields): Promise<void> {
  await tx
    .updateTable('land.properties')
    .set({ ...ownColumns(fields), row_version: sql`row_version + 1` })
    .where('id', '=', id)
    .execute();
  await removeLists(tx, id);
  await attachNamedFiles(tx, propertyFileTables, id, fields);
  await insertLists(tx, id, fields);
}

/** Where photos and documents of a property are kept. */
export const propertyFileTables: AttachedTables = {
  entityType: 'property',
  images: 'land.property_images',
  documents: 'land.property_documents',
  owner: 'property_id',
};

/** Lists of dictionary values and the tables that hold them. */
const linkLists = [
  { link: { table: 'land.property_best_uses', owner: 'property_id', value: 'best_use_id' }, field: 'bestUses' },
  {
    link: { table: 'land.property_permitted_use_types', owner: 'property_id', value: 'permitted_use_type_id' },
    field: 'permittedUseTypes',
  },
  { link: { table: 'land.property_okveds', owner: 'property_id', value: 'okved_id' }, field: 'okveds' },
] as const;

async function insertLists(tx: Db, id: string, fields: PropertyFields): Promise<void> {
  await sql`
    insert into land.property_cadastral_numbers (property_id, position, number)
    select ${id}::uuid, n.position - 1, n.number
    from unnest(${fields.cadastralNumbers}::text[]) with ordinality as n (number, position)`.execute(tx);
  await rememberOutlines(tx, fields);
  for (const { link, field } of linkLists) await insertLinks(tx, link, id, fields[field]);
  await insertFileLists(tx, propertyFileTables, id, fields);
}

const lists = [
  'land.property_cadastral_numbers',
  'land.property_best_uses',
  'land.property_permitted_use_types',
  'land.property_okveds',
] as const;

async function removeLists(tx: Db, id: string): Promise<void> {
  for (const list of lists) await tx.deleteFrom(list).where('property_id', '=', id).execute();
  await removeFileLists(tx, propertyFileTables, id);
}

/** Sets the archive flag and increments the version. @returns whether anything changed */
export async function updateEnabled(tx: Db, id: string, isEnabled: boolean): Promise<boolean> {
  const row = await tx
    .updateTable('land.properties')
    .set({ is_enabled: isEnabled, row_version: sql`row_version + 1` })
    .where('id', '=', id)
    .where('is_enabled', '!=', isEnabled)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Sets the confirmation time to now (D-19). The version stays: no form edits this date, so no open form becomes stale.
 * @returns whether the property exists
 */
export async function updateActualization(tx: Db, id: string): Promise<boolean> {
  const row = await tx
    .updateTable('land.properties')
    .set({ actualization_date_time: sql`now()` })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The same for several locked ones. */
export async function updateEnabledOfMany(tx: Db, ids: readonly string[], isEnabled: boolean): Promise<void> {
  await tx
    .updateTable('land.properties')
    .set({ is_enabled: isEnabled, row_version: sql`row_version + 1` })
    .where('id', 'in', ids)
    .execute();
}

export async function updateActualizationOfMany(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.updateTable('land.properties').set({ actualization_date_time: sql`now()` }).where('id', 'in', ids).execute();
}

/**
 * Removes a property with lists, comments and selection items (D-18) and discards its files. @returns whether it
 * existed
 */
export async function removeProperty(tx: Db, id: string): Promise<boolean> {
  await updateSelectionsOfProperty(tx, id);
  const row = await tx.deleteFrom('land.properties').where('id', '=', id).returning('id').executeTakeFirst();
  if (row) await updateDiscarded(tx, { entityType: 'property', entityId: id });
  return row !== undefined;
}

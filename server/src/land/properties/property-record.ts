import type { Property, PropertyFields, PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { type UtilityKey, utilityKeys, utilityKinds } from '@gektar/contract/land/utility.ts';
import type { Utility } from '@gektar/contract/land/utility-schemas.ts';
import type { Insertable, Selectable } from 'kysely';
import { columnName } from '#database/entity-table.ts';
import type { LandProperties } from '#database/schema.ts';
import type { Versioned } from '#dictionaries/named-values.ts';
import type { LandValues } from '#land/dictionaries/land-values.ts';
import { propertyTable } from './property-table.ts';

type Columns = Selectable<LandProperties>;
type Column = keyof Columns;

/** Stem of a utility's four columns: `gas_type`, `gas_value`, `gas_from`, `gas_to`. */
const stems = {
  gasSupply: 'gas',
  electricitySupply: 'electricity',
  waterSupply: 'water',
  sewerage: 'sewerage',
  heatSupply: 'heat',
} as const satisfies Record<UtilityKey, string>;

/** Name of a column of a utility, such as `gas_asked`. */
export function utilityColumn<Ending extends string>(key: UtilityKey, ending: Ending) {
  return `${stems[key]}_${ending}` as const;
}

/** Columns of one utility. */
export function utilityColumns(key: UtilityKey) {
  const stem = stems[key];
  return { type: `${stem}_type`, value: `${stem}_value`, from: `${stem}_from`, to: `${stem}_to` } as const;
}

/** Fields of `propertyFields` that only the whole object has, not its list row. */
const detailFields = [
  'contactId',
  'companyId',
  'referralContactId',
  'referralAppointmentDateTime',
  'referralComment',
] as const;
const detailOnly = new Set<string>(detailFields.map((name) => columnName(name)));
const isDetail = (column: string) => detailOnly.has(column);

/** Columns of `land.properties` that a list row needs. */
export const listColumns: readonly string[] = [
  'id',
  'row_version',
  'is_enabled',
  'latitude',
  'longitude',
  ...propertyTable.columns.filter((column) => !isDetail(column)),
  ...utilityKeys.flatMap((key): Column[] => Object.values(utilityColumns(key))),
];

/** Columns of the whole object in addition to `listColumns`. */
export const detailColumns: readonly string[] = [
  'polygons',
  'land_contact_id',
  ...propertyTable.columns.filter(isDetail),
];

const readListed = propertyTable.reader<PropertyRow>(detailFields);
const readWhole = propertyTable.reader<Property>();

/** Image, id of its type, whether it is in the flyer. */
export type ImageRecord = readonly [globalImageId: string, imageTypeId: number | null, presenceInTheFlyer: boolean];

/** A list row as the database returns it: columns of the table, lists as ids, and the version of the dictionaries. */
export interface PropertyRecord extends Columns, Versioned {
  client: string | null;
  cadastral_numbers: string[];
  /** In order of upload. */
  images: readonly ImageRecord[];
}

export interface PropertyDetailRecord extends PropertyRecord {
  land_contact: Property['landContact'];
  documents: Property['documents'];
  comments: Property['comments'];
}

function toUtility(record: Columns, key: UtilityKey): Utility | null {
  const columns = utilityColumns(key);
  const type = record[columns.type];
  if (type === null) return null;
  return {
    type,
    value: record[columns.value],
    from: record[columns.from],
    to: record[columns.to],
    measure: utilityKinds[key].measure,
  };
}

/** Flyer image first, then by the order of types, then by upload (1§4). */
function toImages(records: readonly ImageRecord[], values: LandValues): PropertyRow['images'] {
  const imageTypes = values['image-types'];
  const place = ([, typeId, isInFlyer]: ImageRecord) => (isInFlyer ? -1 : imageTypes.place(typeId));
  const inOrder = records.length < 2 ? records : records.toSorted((a, b) => compare(place(a), place(b)));
  return inOrder.map(([globalImageId, typeId, presenceInTheFlyer]) => ({
    globalImageId,
    imageType: imageTypes.oneOrNone(typeId),
    presenceInTheFlyer,
    isChecked: false,
  }));
}

/** Two missing positions are equal: infinity minus infinity is NaN. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

/** Row → wire shape, for lists. */
export function toPropertyRow(record: PropertyRecord, values: LandValues): PropertyRow {
  return Object.assign(readListed(record, values), undescribed(record, values));
}

/** Fields that `propertyFields` does not describe. */
function undescribed(record: PropertyRecord, values: LandValues) {
  return {
    id: record.id,
    rowVersion: record.row_version,
    cadastralNumbers: record.cadastral_numbers,
    images: toImages(record.images, values),
    latitude: record.latitude,
    longitude: record.longitude,
    gasSupply: toUtility(record, 'gasSupply'),
    electricitySupply: toUtility(record, 'electricitySupply'),
    waterSupply: toUtility(record, 'waterSupply'),
    sewerage: toUtility(record, 'sewerage'),
    heatSupply: toUtility(record, 'heatSupply'),
    order: null,
    status: null,
    client: record.client,
    isEnabled: record.is_enabled,
  };
}

/** Row → wire shape, for the whole object. */
export function toProperty(record: PropertyDetailRecord, values: LandValues): Property {
  return Object.assign(readWhole(record, values), undescribed(record, values), {
    documents: record.documents,
    polygons: record.polygons,
    landContact: record.land_contact,
    comments: record.comments,
  });
}

/** Wire shape → columns of `land.properties`; lists are in other tables. */
export function toColumns(
  fields: Omit<PropertyFields, 'images' | 'documents'>,
): Omit<Insertable<LandProperties>, 'id'> {
  return {
    ...propertyTable.columnsOf(fields),
    latitude: fields.latitude,
    longitude: fields.longitude,
    polygons: JSON.stringify(fields.polygons),
    land_contact_id: fields.landContact?.id ?? null,
    ...utilityValues(fields),
  };
}

/** Wire shape → columns of the utilities. */
export function utilityValues(fields: Pick<PropertyFields, UtilityKey>): Partial<Insertable<LandProperties>> {
  const values: Partial<Insertable<LandProperties>> = {};
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

import type { Property, PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { type PropertyFlag, propertyFlags } from '@gektar/contract/land/properties/property-flags.ts';
import { type UtilityKey, utilityKeys, utilityKinds } from '@gektar/contract/land/properties/utility.ts';
import type { Utility } from '@gektar/contract/land/properties/utility-schemas.ts';
import type { Selectable } from 'kysely';
import type { LandProperties } from '#database/schema.ts';
import type { LandValues, Versioned } from '#land/dictionaries/land-values.ts';

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

/** A column of a utility by its ending: `gas_asked`. */
export function utilityColumn<Ending extends string>(key: UtilityKey, ending: Ending) {
  return `${stems[key]}_${ending}` as const;
}

/** Columns of one utility. */
export function utilityColumns(key: UtilityKey) {
  const stem = stems[key];
  return { type: `${stem}_type`, value: `${stem}_value`, from: `${stem}_from`, to: `${stem}_to` } as const;
}

type Snake<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${Snake<Tail>}`
  : '';

/** `hasBarganing` → `has_barganing`. */
export function flagColumn<Flag extends PropertyFlag>(flag: Flag): Snake<Flag> {
  return flag.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as Snake<Flag>;
}

const flagColumns = propertyFlags.map((flag) => [flag, flagColumn(flag)] as const);

/** Own columns of a property in lists. */
export const listColumns: readonly Column[] = [
  'id',
  'row_version',
  'is_enabled',
  'latitude',
  'longitude',
  'is_approximate_position',
  'address',
  'category_id',
  'property_type_id',
  'ownership_type_id',
  'land_highway_id',
  'region_id',
  'contact_id',
  'company_id',
  'responsible_employee_id',
  'last_conversation_date',
  'date_time_created',
  'actualization_date_time',
  'price',
  'price_per_ha',
  'area',
  'building_area',
  'km_from_city',
  'comment',
  'link_to_public_cadastral_map',
  'link_to_disk',
  'link_to_documentation',
  ...utilityKeys.flatMap((key): Column[] => Object.values(utilityColumns(key))),
  ...flagColumns.map(([, column]) => column),
];

/** Columns of the whole object in addition to `listColumns`. */
export const detailColumns: readonly Column[] = [
  'polygons',
  'land_contact_id',
  'referral_contact_id',
  'referral_appointment_date_time',
  'referral_comment',
];

/** Image, id of its type, whether it is in the flyer. */
export type ImageRecord = readonly [globalImageId: string, imageTypeId: number | null, presenceInTheFlyer: boolean];

/** One row of a list from the database: own columns, lists as ids, and the version of the dictionaries. */
export interface PropertyRecord extends Columns, Versioned {
  client: string | null;
  cadastral_numbers: string[];
  best_use_ids: number[];
  permitted_use_type_ids: number[];
  okved_ids: number[];
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
    type: type as Utility['type'],
    value: record[columns.value],
    from: record[columns.from],
    to: record[columns.to],
    measure: utilityKinds[key].measure,
  };
}

/** Flyer image first, then by the order of types, then by upload (1§4). */
function toImages(records: readonly ImageRecord[], { imageTypes }: LandValues): PropertyRow['images'] {
  const place = ([, typeId, isInFlyer]: ImageRecord) => (isInFlyer ? -1 : imageTypes.place(typeId));
  const inOrder = records.length < 2 ? records : records.toSorted((a, b) => compare(place(a), place(b)));
  return inOrder.map(([globalImageId, typeId, presenceInTheFlyer]) => ({
    globalImageId,
    imageType: imageTypes.oneOrNone(typeId),
    presenceInTheFlyer,
    isChecked: false,
  }));
}

/** Two last ones are equal: infinity minus infinity is NaN. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

/** Row → wire shape, for lists. */
export function toPropertyRow(record: PropertyRecord, values: LandValues): PropertyRow {
  const row = {
    id: record.id,
    rowVersion: record.row_version,
    cadastralNumbers: record.cadastral_numbers,
    images: toImages(record.images, values),
    latitude: record.latitude,
    longitude: record.longitude,
    isApproximatePosition: record.is_approximate_position,
    address: record.address,
    category: values.categories.one(record.category_id),
    propertyType: values.propertyTypes.one(record.property_type_id),
    ownershipType: values.ownershipTypes.one(record.ownership_type_id),
    landHighway: values.landHighways.oneOrNone(record.land_highway_id),
    region: values.regions.one(record.region_id),
    bestUses: values.bestUses.several(record.best_use_ids),
    permittedUseTypes: values.permittedUseTypes.several(record.permitted_use_type_ids),
    okveds: values.okveds.several(record.okved_ids),
    gasSupply: toUtility(record, 'gasSupply'),
    electricitySupply: toUtility(record, 'electricitySupply'),
    waterSupply: toUtility(record, 'waterSupply'),
    sewerage: toUtility(record, 'sewerage'),
    heatSupply: toUtility(record, 'heatSupply'),
    responsibleEmployeeId: record.responsible_employee_id,
    lastConversationDate: record.last_conversation_date,
    dateTimeCreated: record.date_time_created,
    actualizationDateTime: record.actualization_date_time,
    price: record.price,
    pricePerHa: record.price_per_ha,
    area: record.area,
    buildingArea: record.building_area,
    kmFromCity: record.km_from_city,
    comment: record.comment,
    order: null,
    status: null,
    client: record.client,
    linkToPublicCadastralMap: record.link_to_public_cadastral_map,
    linkToDisk: record.link_to_disk,
    linkToDocumentation: record.link_to_documentation,
    isEnabled: record.is_enabled,
  };
  const flags = {} as Record<PropertyFlag, boolean>;
  for (const [flag, column] of flagColumns) flags[flag] = record[column];
  return Object.assign(row, flags);
}

/** Row → wire shape, for the whole object. */
export function toProperty(record: PropertyDetailRecord, values: LandValues): Property {
  return {
    ...toPropertyRow(record, values),
    documents: record.documents,
    polygons: record.polygons as Property['polygons'],
    landContact: record.land_contact,
    contactId: record.contact_id,
    companyId: record.company_id,
    referralContactId: record.referral_contact_id,
    referralAppointmentDateTime: record.referral_appointment_date_time,
    referralComment: record.referral_comment,
    comments: record.comments,
  };
}

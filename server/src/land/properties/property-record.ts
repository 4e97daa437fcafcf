import type { Property, PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { type PropertyFlag, propertyFlags } from '@gektar/contract/land/properties/property-flags.ts';
import { type Utility, type UtilityKey, utilityKeys, utilityKinds } from '@gektar/contract/land/properties/utility.ts';
import type { Selectable } from 'kysely';
import type { LandProperties } from '#database/schema.ts';

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

/** Own columns of a property that a list needs. */
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

/** Beside `listColumns`, what only the whole object carries. */
export const detailColumns: readonly Column[] = [
  'polygons',
  'land_contact_id',
  'referral_contact_id',
  'referral_appointment_date_time',
  'referral_comment',
];

/** One row of a list as the database hands it over: own columns, names of dictionary values, lists as JSON. */
export interface PropertyRecord extends Columns {
  category_name: string;
  property_type_name: string;
  property_type_color: PropertyRow['propertyType']['color'];
  ownership_type_name: string;
  land_highway_code: string | null;
  land_highway_name: string | null;
  region_name: string;
  client: string | null;
  cadastral_numbers: string[];
  best_uses: PropertyRow['bestUses'];
  permitted_use_types: PropertyRow['permittedUseTypes'];
  okveds: PropertyRow['okveds'];
  images: PropertyRow['images'];
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

/** Row → promise, for lists. */
export function toPropertyRow(record: PropertyRecord): PropertyRow {
  const row = {
    id: record.id,
    rowVersion: record.row_version,
    cadastralNumbers: record.cadastral_numbers,
    images: record.images,
    latitude: record.latitude,
    longitude: record.longitude,
    isApproximatePosition: record.is_approximate_position,
    address: record.address,
    category: { id: record.category_id, name: record.category_name },
    propertyType: {
      id: record.property_type_id,
      name: record.property_type_name,
      color: record.property_type_color,
    },
    ownershipType: { id: record.ownership_type_id, name: record.ownership_type_name },
    landHighway:
      record.land_highway_id === null
        ? null
        : {
            id: record.land_highway_id,
            code: record.land_highway_code ?? '',
            name: record.land_highway_name ?? '',
          },
    region: { id: record.region_id, name: record.region_name },
    bestUses: record.best_uses,
    permittedUseTypes: record.permitted_use_types,
    okveds: record.okveds,
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

/** Row → promise, for the whole object. */
export function toProperty(record: PropertyDetailRecord): Property {
  return {
    ...toPropertyRow(record),
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

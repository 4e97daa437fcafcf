import type { Dictionaries, Dictionary, Value } from './dictionaries.ts';

/** A row of `pageStatement` or `objectStatement`, as returned by `pg`. */
export interface Row {
  readonly [column: string]: unknown;
}

type ImageRow = readonly [globalImageId: string, imageTypeId: number | null, isInFlyer: boolean];

/** Row → list answer. */
export function toListed(row: Row, dictionaries: Dictionaries): object {
  const one = (name: keyof Dictionaries, column: string) => shown(dictionaries[name], row[column]);
  return {
    id: row['id'],
    rowVersion: row['row_version'],
    cadastralNumbers: row['numbers'],
    images: images(row['images'] as ImageRow[] | null, dictionaries.imageTypes),
    latitude: row['latitude'],
    longitude: row['longitude'],
    isApproximatePosition: row['is_approximate_position'],
    address: row['address'],
    category: one('categories', 'category_id'),
    propertyType: one('propertyTypes', 'property_type_id'),
    ownershipType: one('ownershipTypes', 'ownership_type_id'),
    landHighway: one('landHighways', 'land_highway_id'),
    region: one('regions', 'region_id'),
    bestUses: several(dictionaries.bestUses, row['best_use_ids'] as number[]),
    permittedUseTypes: several(dictionaries.permittedUseTypes, row['permitted_use_type_ids'] as number[]),
    okveds: several(dictionaries.okveds, row['okved_ids'] as number[]),
    gasSupply: utility(row['gas_type'], row['gas_value'], row['gas_from'], row['gas_to'], 'м3/сутки'),
    electricitySupply: utility(
      row['electricity_type'],
      row['electricity_value'],
      row['electricity_from'],
      row['electricity_to'],
      'кВт',
    ),
    waterSupply: utility(row['water_type'], row['water_value'], row['water_from'], row['water_to'], 'м3/сутки'),
    sewerage: utility(
      row['sewerage_type'],
      row['sewerage_value'],
      row['sewerage_from'],
      row['sewerage_to'],
      'м3/сутки',
    ),
    heatSupply: utility(row['heat_type'], row['heat_value'], row['heat_from'], row['heat_to'], 'Гкал'),
    responsibleEmployeeId: row['responsible_employee_id'],
    lastConversationDate: row['last_conversation_date'],
    dateTimeCreated: row['date_time_created'],
    actualizationDateTime: row['actualization_date_time'],
    price: row['price'],
    pricePerHa: row['price_per_ha'],
    area: row['area'],
    buildingArea: row['building_area'],
    kmFromCity: row['km_from_city'],
    comment: row['comment'],
    order: null,
    status: null,
    client: row['client'],
    linkToPublicCadastralMap: row['link_to_public_cadastral_map'],
    linkToDisk: row['link_to_disk'],
    linkToDocumentation: row['link_to_documentation'],
    isEnabled: row['is_enabled'],
    isActive: row['is_active'],
    isChecked: row['is_checked'],
    onSale: row['on_sale'],
    isConfidentially: row['is_confidentially'],
    hasBarganing: row['has_barganing'],
    hasPond: row['has_pond'],
    hasDriveway: row['has_driveway'],
    hasOverheadCrane: row['has_overhead_crane'],
    isLightIndustrial: row['is_light_industrial'],
    hasLandLotTownPlanningPlan: row['has_land_lot_town_planning_plan'],
    isTerritoryComplexDevelopment: row['is_territory_complex_development'],
    isSpecialEconomicZone: row['is_special_economic_zone'],
    hasIndustrialRailway: row['has_industrial_railway'],
    isIndustrialPark: row['is_industrial_park'],
    isUnfriendlyCountry: row['is_unfriendly_country'],
    builtToLease: row['built_to_lease'],
    builtToSuit: row['built_to_suit'],
  };
}

/** Row → object answer. */
export function toObject(row: Row, dictionaries: Dictionaries): object {
  return {
    ...toListed(row, dictionaries),
    documents: row['documents'] ?? [],
    polygons: row['polygons'],
    landContact: row['land_contact'],
    contactId: row['contact_id'],
    companyId: row['company_id'],
    referralContactId: row['referral_contact_id'],
    referralAppointmentDateTime: row['referral_appointment_date_time'],
    referralComment: row['referral_comment'],
    comments: row['comments'] ?? [],
  };
}

function shown(dictionary: Dictionary, id: unknown): object | null {
  return dictionary.get(id as number)?.shown ?? null;
}

export function several(dictionary: Dictionary, ids: readonly number[]): object[] {
  return ids
    .map((id) => dictionary.get(id) as Value)
    .sort((a, b) => a.order - b.order)
    .map((value) => value.shown);
}

function utility(type: unknown, value: unknown, from: unknown, to: unknown, measure: string): object | null {
  return type === null ? null : { type, value, from, to, measure };
}

/** The flyer image first, then by the order of the image types. */
function images(rows: readonly ImageRow[] | null, types: Dictionary): object[] {
  if (rows === null) return [];
  const order = ([, typeId, isInFlyer]: ImageRow) =>
    isInFlyer ? -1 : ((typeId === null ? undefined : types.get(typeId)?.order) ?? Number.POSITIVE_INFINITY);
  return rows
    .toSorted((a, b) => (order(a) === order(b) ? 0 : order(a) - order(b)))
    .map(([globalImageId, typeId, presenceInTheFlyer]) => ({
      globalImageId,
      imageType: shown(types, typeId),
      presenceInTheFlyer,
      isChecked: false,
    }));
}

const DECIMALS = 100_000;
/** Makes halves round like in the product. */
const NEARLY_NOTHING = 1e-6;

/** Row → point of the map: five decimals. */
export function toPoint({ id, latitude, longitude, kind }: Row): unknown[] {
  const rounded = (degrees: unknown) => Math.round((degrees as number) * DECIMALS + NEARLY_NOTHING) / DECIMALS;
  return [id, rounded(latitude), rounded(longitude), kind];
}

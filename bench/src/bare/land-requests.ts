import type pg from 'pg';
import { type Row, several } from './answer.ts';
import type { Dictionaries } from './dictionaries.ts';
import { type Filter, Where } from './where.ts';

const belongings = `
  (select json_build_object('id', co.id, 'name', co.name, 'websites', co.websites)
    from shared.companies co where co.id = r.company_id) as company,
  (select json_build_object('id', ct.id, 'firstName', ct.first_name, 'lastName', ct.last_name, 'companyId', ct.company_id,
    'phones', ct.phones, 'emails', ct.emails) from shared.contacts ct where ct.id = r.contact_id) as contact,
  array(select l.region_id from land.request_regions l where l.request_id = r.id) as region_ids,
  array(select l.land_highway_id from land.request_land_highways l where l.request_id = r.id) as land_highway_ids,
  array(select l.property_type_id from land.request_property_types l where l.request_id = r.id) as property_type_ids,
  array(select l.best_use_id from land.request_best_uses l where l.request_id = r.id) as best_use_ids,
  array(select l.okved_id from land.request_okveds l where l.request_id = r.id) as okved_ids,
  array(select l.request_type_id from land.request_request_types l where l.request_id = r.id) as request_type_ids,
  (select count(*) from land.request_selections s join land.request_selection_items i on i.request_selection_id = s.id
    where s.request_id = r.id and i.status) as item_count`;

const utilityNames = {
  gas: { id: 1, name: 'Газ', measure: 'м3/сутки' },
  electricity: { id: 2, name: 'Электричество', measure: 'кВт' },
  water: { id: 3, name: 'Водоснабжение', measure: 'м3/сутки' },
  sewerage: { id: 4, name: 'Водоотведение', measure: 'м3/сутки' },
  heat: { id: 5, name: 'Теплоснабжение', measure: 'Гкал' },
} as const;

const flagNames = [
  'has_barganing',
  'has_driveway',
  'has_industrial_railway',
  'has_overhead_crane',
  'has_pond',
  'has_land_lot_town_planning_plan',
  'is_territory_complex_development',
  'is_special_economic_zone',
  'is_industrial_park',
  'is_light_industrial',
  'built_to_suit',
  'built_to_lease',
] as const;

/** Conditions for the measured lists of requests. */
function requestsWhere(filter: Filter): Where {
  const where = new Where();
  where.add(filter.isEnabled, (value) => `r.is_enabled = ${value}`);
  where.addLinks(filter.regionIds, 'land.request_regions', 'l.request_id = r.id and l.region_id');
  where.addLinks(filter.propertyTypeIds, 'land.request_property_types', 'l.request_id = r.id and l.property_type_id');
  if (filter.budget) {
    where.parts.push('num_nonnulls(r.budget_from, r.budget_to) > 0');
    where.add(filter.budget.from, (from) => `(r.budget_to is null or r.budget_to >= ${from}::numeric)`);
    where.add(filter.budget.to, (to) => `(r.budget_from is null or r.budget_from <= ${to}::numeric)`);
  }
  return where;
}

async function read(pool: pg.Pool, dictionaries: Dictionaries, page: string, order: string, values: unknown[]) {
  const { rows } = await pool.query<Row>(`select r.*, ${belongings} from (${page}) r order by ${order}`, values);
  return rows.map((row) => toLandRequest(row, dictionaries));
}

export function pageOfRequests(
  pool: pg.Pool,
  dictionaries: Dictionaries,
  filter: Filter,
  take: number,
): Promise<object[]> {
  const { text, values } = requestsWhere(filter);
  const order = 'r.date_time_created, r.id';
  const page = `select r.* from land.requests r where ${text} order by ${order} limit ${take}`;
  return read(pool, dictionaries, page, order, values);
}

export async function countOfRequests(pool: pg.Pool, filter: Filter): Promise<number> {
  const { text, values } = requestsWhere(filter);
  const { rows } = await pool.query<{ count: number }>(
    `select count(*) as count from land.requests r where ${text}`,
    values,
  );
  return rows[0]?.count ?? 0;
}

/** Active requests that a plot fits, as in the product's statement. */
export async function requestsForPlot(pool: pg.Pool, dictionaries: Dictionaries, id: string): Promise<object[]> {
  const { rows } = await pool.query('select id from land.properties where id = $1', [id]);
  if (rows.length === 0) throw new Error('no such plot');
  const order = 'r.request_date desc, r.id desc';
  const page = `select r.* from land.requests r where r.id = any(array(
    select q.id from (${plot}) p join land.requests q on q.is_enabled and q.is_actual and ${met}))
    order by ${order} limit 1000`;
  return read(pool, dictionaries, page, order, [id]);
}

const plot = `select p.*,
    array(select o.best_use_id from land.property_best_uses o where o.property_id = p.id) as best_use_ids,
    array(with recursive path (id) as (
      select o.okved_id as id from land.property_okveds o where o.property_id = p.id
      union select o.parent_id from shared.okveds o join path on o.id = path.id where o.parent_id is not null
    ) select id from path) as okved_ids
  from land.properties p where p.id = $1 and p.is_enabled offset 0`;

const within = (value: string, stem: string) =>
  `(q.${stem}_from is null or p.${value} >= q.${stem}_from) and (q.${stem}_to is null or p.${value} <= q.${stem}_to)`;
const among = (table: string, will: string) =>
  `coalesce((select bool_or(${will}) from ${table} l where l.request_id = q.id), true)`;
const supplies = (stem: string) => `(not q.${stem}_asked or (p.${stem}_type is not null
  and (q.${stem}_type is distinct from 2 or p.${stem}_type = q.${stem}_type)
  and (q.${stem}_value is null or greatest(p.${stem}_value, p.${stem}_from, p.${stem}_to) >= q.${stem}_value)))`;

const met = [
  '(q.distance_from_nearest_city is null or p.km_from_city <= q.distance_from_nearest_city)',
  within('price', 'budget'),
  within('area', 'area'),
  within('building_area', 'building_area'),
  ...flagNames.map((name) => `(not q.${name} or p.${name})`),
  ...Object.keys(utilityNames).map(supplies),
  among('land.request_property_types', 'l.property_type_id = p.property_type_id'),
  among('land.request_regions', 'l.region_id = p.region_id'),
  among('land.request_land_highways', 'l.land_highway_id is not distinct from p.land_highway_id'),
  among('land.request_best_uses', 'l.best_use_id = any(p.best_use_ids)'),
  among('land.request_okveds', 'l.okved_id = any(p.okved_ids)'),
].join(' and ');

/** Row → list answer. */
function toLandRequest(row: Row, dictionaries: Dictionaries): object {
  const listOf = (name: keyof Dictionaries, column: string) => several(dictionaries[name], row[column] as number[]);
  const asked = Object.entries(utilityNames).filter(([stem]) => row[`${stem}_asked`]);
  return {
    id: row['id'],
    rowVersion: row['row_version'],
    name: row['name'],
    companyId: row['company_id'],
    contactId: row['contact_id'],
    company: row['company'],
    contact: row['contact'],
    requestDate: row['request_date'],
    responsibleEmployeeId: row['responsible_employee_id'],
    regions: listOf('regions', 'region_ids'),
    landHighways: listOf('landHighways', 'land_highway_ids'),
    distanceFromNearestCity: row['distance_from_nearest_city'],
    area: toRange(row, 'area'),
    buildingArea: toRange(row, 'building_area'),
    budget: toRange(row, 'budget'),
    propertyTypes: listOf('propertyTypes', 'property_type_ids'),
    bestUses: listOf('bestUses', 'best_use_ids'),
    okveds: listOf('okveds', 'okved_ids'),
    utilities: asked.map(([stem, kind]) => ({ ...kind, value: row[`${stem}_value`] })),
    infrastructure: asked.flatMap(([stem, { id }]) =>
      row[`${stem}_type`] === null ? [] : [{ id, type: row[`${stem}_type`] }],
    ),
    linkToDisk: row['link_to_disk'],
    requestType: listOf('requestTypes', 'request_type_ids'),
    comment: row['comment'],
    referralContactId: row['referral_contact_id'],
    referralAppointmentDateTime: row['referral_appointment_date_time'],
    referralComment: row['referral_comment'],
    dateTimeCreated: row['date_time_created'],
    actualizeRequestDate: row['actualize_request_date'],
    isActual: row['is_actual'],
    importance: row['importance'],
    isEnabled: row['is_enabled'],
    countRequrestSelectionItems: row['item_count'],
    hasBarganing: row['has_barganing'],
    hasDriveway: row['has_driveway'],
    hasIndustrialRailway: row['has_industrial_railway'],
    hasOverheadCrane: row['has_overhead_crane'],
    hasPond: row['has_pond'],
    hasLandLotTownPlanningPlan: row['has_land_lot_town_planning_plan'],
    isTerritoryComplexDevelopment: row['is_territory_complex_development'],
    isSpecialEconomicZone: row['is_special_economic_zone'],
    isIndustrialPark: row['is_industrial_park'],
    isLightIndustrial: row['is_light_industrial'],
    builtToSuit: row['built_to_suit'],
    builtToLease: row['built_to_lease'],
  };
}

function toRange(row: Row, stem: string): object | null {
  const [from, to] = [row[`${stem}_from`], row[`${stem}_to`]];
  return from === null && to === null ? null : { from, to };
}

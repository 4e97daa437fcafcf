import { areas } from '#plots/districts.ts';
import type { Surroundings } from '#plots/plot.ts';
import { type Random, randomFrom } from '#plots/random.ts';

type Row = Record<string, unknown>;

/** One request as rows of its tables, by column name. */
export interface GeneratedRequest {
  readonly request: Row;
  readonly regions: Row[];
  readonly landHighways: Row[];
  readonly propertyTypes: Row[];
  readonly bestUses: Row[];
  readonly okveds: Row[];
  readonly requestTypes: Row[];
}

/** Ids that requests refer to. */
export interface RequestSurroundings extends Surroundings {
  readonly requestTypeIds: readonly number[];
}

/** Fixed, so that every run generates the same requests. */
const firstDay = Date.parse('2024-03-01T09:00:00Z');
const lastDay = Date.parse('2026-11-01T18:00:00Z');
/** Offset of the seed: a request gets other random numbers than the plot with the same index. */
const SEED = 7_000_000;

const purposes = ['склад', 'производство', 'агропарк', 'ЦОД', 'жилую застройку', 'теплицы', 'автосервис', 'торговлю'];

/**
 * A typical request: usually one to three regions and some kinds of plots, mostly a budget and an area, the rest
 * sometimes.
 * @param index from 0
 */
export function makeLandRequest(index: number, around: RequestSurroundings): GeneratedRequest {
  const random = randomFrom(SEED + index);
  const id = idOf(index);
  const chosen = (name: string, values: readonly number[], probability: number, most: number) =>
    (random.chance(probability) ? random.someOf(values, random.whole(1, most)) : []).map((value) => ({
      request_id: id,
      [name]: value,
    }));
  const regionIds = areas.map(({ regionId }) => regionId);
  return {
    request: request(random, id, around),
    regions: chosen('region_id', regionIds, 0.95, 3),
    landHighways: chosen('land_highway_id', around.landHighwayIds, 0.1, 5),
    propertyTypes: chosen('property_type_id', around.propertyTypeIds, 1, 6),
    bestUses: chosen('best_use_id', around.bestUseIds, 0.3, 3),
    okveds: chosen('okved_id', around.okvedIds, 0.1, 3),
    requestTypes: chosen('request_type_id', around.requestTypeIds, 0.8, 2),
  };
}

/** @param index from 0 */
export function idOf(index: number): string {
  return `01690001-0000-7000-8000-${String(index).padStart(12, '0')}`;
}

function request(random: Random, id: string, around: RequestSurroundings): Row {
  const created = firstDay + Math.floor(random.next() * (lastDay - firstDay));
  const hectares = random.logarithmic(0.5, 60);
  return {
    id,
    row_version: random.whole(1, 4),
    name: `Участок под ${random.oneOf(purposes)}, ${Math.ceil(hectares)} га`,
    is_actual: random.chance(0.8),
    is_enabled: random.chance(0.85),
    request_date: time(created).slice(0, 19),
    company_id: random.chance(0.9) ? random.oneOf(around.companyIds) : null,
    contact_id: random.chance(0.7) ? random.oneOf(around.contactIds) : null,
    responsible_employee_id: random.oneOf(around.employeeIds),
    distance_from_nearest_city: random.chance(0.35) ? random.whole(3, 18) * 10 : null,
    ...range(random, 'area', 0.85, { from: hectares / 3, to: hectares * 3 }),
    ...range(random, 'building_area', 0.1, { from: 200, to: 20_000 }),
    ...range(random, 'budget', 0.85, {
      from: hectares * 200_000,
      to: hectares * random.logarithmic(20, 600) * 100_000,
    }),
    ...utility(random, 'gas', 0.15, 200),
    ...utility(random, 'electricity', 0.35, 900),
    ...utility(random, 'water', 0.12, 60),
    ...utility(random, 'sewerage', 0.1, 50),
    ...utility(random, 'heat', 0.05, 4),
    link_to_disk: `https://disk.example/requests/${id.slice(-6)}`,
    comment: random.chance(0.6) ? 'Подъезд для большегрузов; электричество важнее газа.' : null,
    date_time_created: time(created),
    actualize_request_date: random.chance(0.5) ? time(created + Math.floor(random.next() * (lastDay - created))) : null,
    ...flags(random),
  };
}

/** Absent, with an upper end only, or with both ends. */
function range(random: Random, stem: string, probability: number, ends: { from: number; to: number }): Row {
  const isThere = random.chance(probability);
  const isClosed = random.chance(0.6);
  return {
    [`${stem}_from`]: isThere && isClosed ? Math.ceil(ends.from) : null,
    [`${stem}_to`]: isThere ? Math.ceil(ends.to) + 1 : null,
  };
}

function utility(random: Random, stem: string, probability: number, most: number): Row {
  const isAsked = random.chance(probability);
  return {
    [`${stem}_asked`]: isAsked,
    [`${stem}_type`]: isAsked && random.chance(0.5) ? random.whole(1, 2) : null,
    [`${stem}_value`]: isAsked && random.chance(0.6) ? Math.ceil(random.logarithmic(most / 100, most)) : null,
  };
}

/** Share of requests with this criterion. */
const shares = {
  has_barganing: 0.1,
  has_driveway: 0.2,
  has_industrial_railway: 0.05,
  has_overhead_crane: 0.02,
  has_pond: 0.02,
  has_land_lot_town_planning_plan: 0.08,
  is_territory_complex_development: 0.02,
  is_special_economic_zone: 0.02,
  is_industrial_park: 0.05,
  is_light_industrial: 0.04,
  built_to_suit: 0.04,
  built_to_lease: 0.03,
};

function flags(random: Random): Row {
  return Object.fromEntries(Object.entries(shares).map(([column, share]) => [column, random.chance(share)]));
}

function time(moment: number): string {
  return new Date(moment).toISOString();
}

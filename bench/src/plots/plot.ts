import { type Area, areas, remarks, villages } from './districts.ts';
import { type Random, randomFrom } from './random.ts';

/** Ids in the database that plots refer to. */
export interface Surroundings {
  readonly categoryIds: readonly number[];
  readonly propertyTypeIds: readonly number[];
  readonly ownershipTypeIds: readonly number[];
  readonly landHighwayIds: readonly number[];
  readonly bestUseIds: readonly number[];
  readonly permittedUseTypeIds: readonly number[];
  readonly okvedIds: readonly number[];
  readonly imageTypeIds: readonly number[];
  readonly employeeIds: readonly string[];
  readonly landContactIds: readonly string[];
  readonly companyIds: readonly string[];
  readonly contactIds: readonly string[];
}

type Row = Record<string, unknown>;

/** One plot as rows of its tables, by column name. */
export interface Plot {
  readonly property: Row;
  /** Rows of images and documents, without content in the store. */
  readonly files: Row[];
  readonly numbers: Row[];
  readonly bestUses: Row[];
  readonly permittedUseTypes: Row[];
  readonly okveds: Row[];
  readonly images: Row[];
  readonly documents: Row[];
  readonly comments: Row[];
}

/** Fixed, so that every run generates the same plots. */
const firstDay = Date.parse('2019-01-09T09:00:00Z');
const lastDay = Date.parse('2026-11-01T18:00:00Z');
const MOST_NUMBERS = 5;

/** @param index from 0; a plot does not depend on the number of others */
export function makePlot(index: number, around: Surroundings): Plot {
  const random = randomFrom(index);
  const created = firstDay + Math.floor(random.next() * (lastDay - firstDay));
  const id = uuid(random, created);
  const area = random.oneOf(areas);
  const inRows = (count: number, row: (position: number) => Row) =>
    Array.from({ length: count }, (_, position) => ({ property_id: id, ...row(position) }));
  const chosen = (name: string, ids: readonly number[]) => ids.map((value) => ({ property_id: id, [name]: value }));
  const images = Array.from({ length: random.whole(0, 5) }, () => uuid(random, created));
  const documents = Array.from({ length: random.whole(0, 2) }, () => uuid(random, created));
  return {
    property: property(random, { id, created, area, around }),
    files: [
      ...images.map((file) => fileOf(id, created, { id: file, kind: 'image', name: 'photo.jpg', type: 'image/webp' })),
      ...documents.map((file) =>
        fileOf(id, created, { id: file, kind: 'document', name: 'plan.pdf', type: 'application/pdf' }),
      ),
    ],
    numbers: inRows(random.whole(1, MOST_NUMBERS), (position) => ({
      position,
      number: cadastralNumber(random, area, index * MOST_NUMBERS + position),
    })),
    bestUses: chosen('best_use_id', random.someOf(around.bestUseIds, random.whole(1, 4))),
    permittedUseTypes: chosen('permitted_use_type_id', random.someOf(around.permittedUseTypeIds, random.whole(1, 3))),
    okveds: chosen('okved_id', random.someOf(around.okvedIds, random.whole(1, 5))),
    images: images.map((file, position) => ({
      property_id: id,
      position,
      global_image_id: file,
      image_type_id: random.chance(0.8) ? random.oneOf(around.imageTypeIds) : null,
      presence_in_the_flyer: position === 0,
    })),
    documents: documents.map((file, position) => ({
      property_id: id,
      position,
      global_document_id: file,
      name: position === 0 ? 'Выписка ЕГРН' : 'Градостроительный план',
      date: null,
    })),
    comments: inRows(random.chance(0.3) ? random.whole(1, 2) : 0, () => ({
      id: uuid(random, created),
      employee_id: random.oneOf(around.employeeIds),
      text: random.oneOf(remarks),
      date_time_created: time(laterThan(random, created)),
    })),
  };
}

function fileOf(
  propertyId: string,
  created: number,
  about: { id: string; kind: string; name: string; type: string },
): Row {
  return {
    ...about,
    size: 180_000,
    state: 'kept',
    date_time_created: time(created),
    entity_type: 'property',
    entity_id: propertyId,
    attached_at: time(created),
  };
}

interface About {
  readonly id: string;
  readonly created: number;
  readonly area: Area;
  readonly around: Surroundings;
}

function property(random: Random, { id, created, area, around }: About): Row {
  const km = random.logarithmic(1, 180);
  const bearing = random.next() * 2 * Math.PI;
  const hectares = rounded(random.logarithmic(0.1, 400), 4);
  const latitude = area.latitude + (km / 111) * Math.cos(bearing);
  const longitude = area.longitude + (km / (111 * Math.cos((area.latitude * Math.PI) / 180))) * Math.sin(bearing);
  const link = `https://disk.example/${id.slice(0, 13)}`;
  return {
    id,
    row_version: random.whole(1, 6),
    is_enabled: random.chance(0.85),
    latitude: rounded(latitude, 6),
    longitude: rounded(longitude, 6),
    is_approximate_position: random.chance(0.1),
    address: `${area.name}, г. о. ${random.oneOf(area.districts)}, ${random.oneOf(villages).replace('-', ' ')}, уч. ${random.whole(1, 250)}`,
    category_id: random.oneOf(around.categoryIds),
    property_type_id: random.oneOf(around.propertyTypeIds),
    ownership_type_id: random.oneOf(around.ownershipTypeIds),
    land_highway_id: random.chance(0.7) ? random.oneOf(around.landHighwayIds) : null,
    region_id: area.regionId,
    polygons: random.chance(0.6) ? [{ coordinates: outline(random, latitude, longitude, hectares) }] : [],
    ...utility(random, 'gas', 4_000),
    ...utility(random, 'electricity', 9_000),
    ...utility(random, 'water', 1_500),
    ...utility(random, 'sewerage', 1_200),
    ...utility(random, 'heat', 40),
    land_contact_id: random.chance(0.4) ? random.oneOf(around.landContactIds) : null,
    company_id: random.chance(0.4) ? random.oneOf(around.companyIds) : null,
    contact_id: random.chance(0.3) ? random.oneOf(around.contactIds) : null,
    responsible_employee_id: random.oneOf(around.employeeIds),
    last_conversation_date: time(laterThan(random, created)),
    date_time_created: time(created),
    actualization_date_time: random.chance(0.6) ? time(laterThan(random, created)) : null,
    price: random.chance(0.9) ? Math.ceil(hectares * random.logarithmic(3, 400)) * 100_000 : null,
    area: hectares,
    building_area: random.chance(0.3) ? rounded(random.logarithmic(50, 40_000), 1) : null,
    km_from_city: rounded(km, 1),
    comment: random.chance(0.7) ? random.someOf(remarks, random.whole(1, 3)).join(' ') : null,
    referral_contact_id: random.chance(0.1) ? random.oneOf(around.contactIds) : null,
    referral_comment: random.chance(0.1) ? random.oneOf(remarks) : null,
    link_to_public_cadastral_map: random.chance(0.5) ? `https://map.example/${id.slice(0, 8)}` : null,
    link_to_disk: link,
    link_to_documentation: `${link}/documents`,
    ...flags(random),
  };
}

/** Share of plots that have each flag. */
const shares = {
  is_active: 0.8,
  is_checked: 0.6,
  on_sale: 0.7,
  is_confidentially: 0.05,
  has_barganing: 0.5,
  has_pond: 0.1,
  has_driveway: 0.75,
  has_overhead_crane: 0.05,
  is_light_industrial: 0.15,
  has_land_lot_town_planning_plan: 0.3,
  is_territory_complex_development: 0.1,
  is_special_economic_zone: 0.04,
  has_industrial_railway: 0.12,
  is_industrial_park: 0.2,
  is_unfriendly_country: 0.03,
  built_to_lease: 0.1,
  built_to_suit: 0.2,
};

function flags(random: Random): Row {
  return Object.fromEntries(Object.entries(shares).map(([column, share]) => [column, random.chance(share)]));
}

/** A utility that is absent, has one value, or has a range. */
function utility(random: Random, stem: string, most: number): Row {
  const isThere = random.chance(0.5);
  const upTo = rounded(random.logarithmic(most / 200, most), 2);
  const isRange = random.chance(0.3);
  return {
    [`${stem}_type`]: isThere ? random.whole(1, 2) : null,
    [`${stem}_value`]: isThere && !isRange ? upTo : null,
    [`${stem}_from`]: isThere && isRange ? rounded(upTo / 2, 2) : null,
    [`${stem}_to`]: isThere && isRange ? upTo : null,
  };
}

/** A ring of 4 to 12 corners around the point, of about the plot's area. */
function outline(random: Random, latitude: number, longitude: number, hectares: number): [number, number][] {
  const corners = random.whole(4, 12);
  const radiusKm = Math.sqrt(hectares / 100 / Math.PI);
  return Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI;
    const km = radiusKm * (0.8 + 0.4 * random.next());
    return [rounded(latitude + (km / 111) * Math.sin(angle), 6), rounded(longitude + (km / 62) * Math.cos(angle), 6)];
  });
}

/** @param serial unique in the database: parcel and the quarter's last two digits are derived from it */
function cadastralNumber(random: Random, area: Area, serial: number): string {
  const district = String(random.whole(1, 40)).padStart(2, '0');
  const quarter = String(random.whole(0, 3_000) * 100 + (Math.floor(serial / 10_000) % 100)).padStart(7, '0');
  const parcel = Math.floor(serial / 1_000_000) * 10_000 + (serial % 10_000) + 1;
  return `${String(area.regionId).padStart(2, '0')}:${district}:${quarter}:${parcel}`;
}

/** Version 7: begins with the creation time. */
function uuid(random: Random, time: number): string {
  const hex = (digits: number) => Array.from({ length: digits }, () => random.whole(0, 15).toString(16)).join('');
  const moment = time.toString(16).padStart(12, '0');
  return `${moment.slice(0, 8)}-${moment.slice(8)}-7${hex(3)}-8${hex(3)}-${hex(12)}`;
}

function laterThan(random: Random, moment: number): number {
  return moment + Math.floor(random.next() * (lastDay - moment));
}

function time(moment: number): string {
  return new Date(moment).toISOString();
}

function rounded(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}

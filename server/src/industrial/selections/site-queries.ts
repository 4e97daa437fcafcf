import type { Building } from '@gektar/contract/industrial/buildings/building.ts';
import type { Complex } from '@gektar/contract/industrial/complexes/complex.ts';
import type { IndustrialImage } from '@gektar/contract/industrial/images.ts';
import { factsForClients } from '@gektar/contract/industrial/selections/vacancy-facts.ts';
import { pick } from '@gektar/contract/records.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { columnName } from '#database/entity-table.ts';
import { type Versioned, valuesVersion } from '#dictionaries/named-values.ts';
import { withIndustrialValues } from '#industrial/dictionaries/industrial-values.ts';
import { type ImageRecord, imagesSql, toImages } from '#industrial/tree/image-records.ts';

const complexFacts = factsForClients('complex');
const buildingFacts = factsForClients('building');

/** Fields of a complex that clients see: location and access. */
type SiteOfComplex = Pick<
  Complex,
  (typeof complexFacts)[number] | 'fullAddress' | 'isApproximatePosition' | 'polygons'
>;

/** Fields of a building that clients see and the row of a vacancy lacks. */
type SiteOfBuilding = Pick<Building, (typeof buildingFacts)[number] | 'columnPitch'>;

/** Data of a vacancy's building and complex that clients see in addition to its row. */
export interface Site extends SiteOfBuilding, SiteOfComplex {
  /** Photos of the building, the flyer photo first, then of the complex. */
  readonly images: readonly IndustrialImage[];
}

/** Ids of the building and the complex of a vacancy. */
interface Place {
  readonly buildingId: string;
  readonly complexId: string;
}

/** The sites of these vacancies, each building and complex read once; undefined for a vacancy deleted meanwhile. */
export async function findSites(db: Db, places: readonly Place[]): Promise<(place: Place) => Site | undefined> {
  const [buildings, complexes] = await Promise.all([
    findBuildings(db, [...new Set(places.map(({ buildingId }) => buildingId))]),
    findComplexes(db, [...new Set(places.map(({ complexId }) => complexId))]),
  ]);
  return ({ buildingId, complexId }) => {
    const building = buildings.get(buildingId);
    const complex = complexes.get(complexId);
    return building && complex && { ...building, ...complex, images: [...building.images, ...complex.images] };
  };
}

interface Record extends Versioned {
  readonly id: string;
  readonly images: readonly ImageRecord[];
}
interface BuildingRecord extends Record, Omit<SiteOfBuilding, 'columnPitch'> {
  readonly columnPitchX: number | null;
  readonly columnPitchY: number | null;
}
interface ComplexRecord extends Record, SiteOfComplex {}

async function findBuildings(db: Db, ids: readonly string[]) {
  const statement = sql<BuildingRecord>`
    select b.id, b.column_pitch_x as "columnPitchX", b.column_pitch_y as "columnPitchY", ${columnsOf('b', buildingFacts)},
      ${sql.raw(imagesSql('building', 'b'))}, ${sql.raw(valuesVersion)} as values_version
    from industrial.buildings b where b.id = any(${ids}::uuid[])`;
  const rows = await withIndustrialValues(
    db,
    async () => (await statement.execute(db)).rows,
    ({ columnPitchX: x, columnPitchY: y, ...row }, values) => ({
      id: row.id,
      ...pick(row, buildingFacts),
      columnPitch: x === null && y === null ? null : { x, y },
      images: toImages(row.images, values),
    }),
  );
  return byId(rows);
}

async function findComplexes(db: Db, ids: readonly string[]) {
  const statement = sql<ComplexRecord>`
    select c.id, c.full_address as "fullAddress", ${columnsOf('c', complexFacts)},
      c.polygons, c.is_approximate_position as "isApproximatePosition",
      ${sql.raw(imagesSql('complex', 'c'))}, ${sql.raw(valuesVersion)} as values_version
    from industrial.complexes c where c.id = any(${ids}::uuid[])`;
  const rows = await withIndustrialValues(
    db,
    async () => (await statement.execute(db)).rows,
    (row, values) => ({
      id: row.id,
      fullAddress: row.fullAddress,
      ...pick(row, complexFacts),
      isApproximatePosition: row.isApproximatePosition,
      polygons: row.polygons,
      images: toImages(row.images, values),
    }),
  );
  return byId(rows);
}

/** Fields under their names on the wire. */
function columnsOf(alias: string, names: readonly string[]) {
  return sql.raw(names.map((name) => `${alias}.${columnName(name)} as "${name}"`).join(', '));
}

function byId<Row extends { readonly id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

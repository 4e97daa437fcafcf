import type {
  ComparedPlot,
  DoubleReason,
  PropertyDouble,
  PropertyLabel,
} from '@gektar/contract/land/properties/property-search.ts';
import type { Polygon } from '@gektar/contract/measure/polygon.ts';
import type { LatLon } from '@gektar/contract/measure/position.ts';
import { plainNumber } from '@gektar/contract/search-text.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { degreesAround, distanceM } from '#measure/distance.ts';
import { boxOf, type GeoBox, isWithin, overlapShare } from './overlap-share.ts';
import { labelColumns, labelJoins } from './property-label.ts';

/** Distance below which two points count as the same (m). */
const NEAR_M = 50;
/** Neighbours touch, and drawn outlines overlap a little: a smaller overlap is ignored. */
const LEAST_OVERLAP = 0.05;
/** Limit of objects compared, those nearest to the point or the centre of the outline first. */
const LOOKED_INTO = 100;
const MOST_DOUBLES = 10;

interface Candidate extends PropertyLabel {
  readonly latitude: number;
  readonly longitude: number;
  readonly isApproximatePosition: boolean;
  readonly polygons: readonly Polygon[];
  readonly hasNumber: boolean;
}

/**
 * Objects that may be the same plot: by number ignoring leading zeros of its parts, by outline, by position; the most
 * certain first.
 */
export async function findDoubles(db: Db, plot: ComparedPlot): Promise<PropertyDouble[]> {
  const point = pointOf(plot);
  const candidates = await findCandidates(db, plot, point);
  return candidates
    .map((candidate) => compare(plot, point, candidate))
    .filter(({ reasons }) => reasons.length > 0)
    .sort(surestFirst)
    .slice(0, MOST_DOUBLES);
}

/** The exact point of the plot, if one is known. */
function pointOf({ latitude, longitude, isApproximatePosition }: ComparedPlot): LatLon | undefined {
  if (latitude == null || longitude == null || isApproximatePosition) return undefined;
  return [latitude, longitude];
}

async function findCandidates(db: Db, plot: ComparedPlot, point: LatLon | undefined): Promise<Candidate[]> {
  const boxes = [...(point ? [boxAround(point)] : []), ...(plot.polygons.length > 0 ? [boxOf(plot.polygons)] : [])];
  const { rows } = await sql<Candidate>`
    with numbered as (
      select property_id as id from land.property_cadastral_numbers
      where land.plain_number(number) = any(${plot.cadastralNumbers.map(plainNumber)}::text[])
    ),
    around as (${boxes.length === 0 ? sql`select null::uuid as id where false` : findAround(boxes)})
    select ${sql.raw(labelColumns)}, p.latitude, p.longitude, p.is_approximate_position as "isApproximatePosition", p.polygons,
      exists (select from numbered n where n.id = p.id) as "hasNumber"
    from (select id from numbered union select id from around) c join land.properties p on p.id = c.id ${sql.raw(labelJoins)}
    where p.id is distinct from ${plot.propertyId ?? null}::uuid`.execute(db);
  return rows;
}

/** SQL of ids near any of the boxes, by the index of extents: an extent includes an object's point and outline. */
function findAround(boxes: readonly GeoBox[]): RawBuilder<unknown> {
  const searches = boxes.map(({ south, west, north, east }) => {
    const middle = sql`point(${(west + east) / 2}::float8, ${(south + north) / 2}::float8)`;
    return sql`(select p.id from land.properties p
      where land.extent_of(p.latitude, p.longitude, p.polygons)
        && box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))
      order by land.extent_of(p.latitude, p.longitude, p.polygons) <-> ${middle} limit ${LOOKED_INTO})`;
  });
  return sql.join(searches, sql` union `);
}

function boxAround([latitude, longitude]: LatLon): GeoBox {
  const reach = degreesAround(latitude, NEAR_M);
  return {
    south: latitude - reach.latitude,
    west: longitude - reach.longitude,
    north: latitude + reach.latitude,
    east: longitude + reach.longitude,
  };
}

function compare(plot: ComparedPlot, point: LatLon | undefined, candidate: Candidate): PropertyDouble {
  const { latitude, longitude, isApproximatePosition, polygons, hasNumber, ...label } = candidate;
  const own: LatLon | undefined = isApproximatePosition ? undefined : [latitude, longitude];
  const distance = point && own && distanceM(point, own);
  const share = overlapShare(plot.polygons, polygons);
  const overlaps = share >= LEAST_OVERLAP;
  // When only one of the two has an outline, the point of the other is checked against it.
  const liesWithin =
    (plot.polygons.length === 0 && point !== undefined && isWithin(point, polygons)) ||
    (polygons.length === 0 && own !== undefined && isWithin(own, plot.polygons));
  const reasons: DoubleReason[] = [
    ...(hasNumber ? (['number'] as const) : []),
    ...(overlaps || liesWithin ? (['outline'] as const) : []),
    ...(distance !== undefined && distance <= NEAR_M ? (['near'] as const) : []),
  ];
  return {
    ...label,
    reasons,
    distanceM: distance === undefined ? null : Math.round(distance * 10) / 10,
    overlapShare: overlaps ? Math.round(share * 100) / 100 : null,
  };
}

function surestFirst(a: PropertyDouble, b: PropertyDouble): number {
  const rank = ({ reasons }: PropertyDouble) => (reasons.includes('number') ? 0 : reasons.includes('outline') ? 1 : 2);
  return (
    rank(a) - rank(b) ||
    (b.overlapShare ?? 0) - (a.overlapShare ?? 0) ||
    (a.distanceM ?? Infinity) - (b.distanceM ?? Infinity) ||
    (a.id < b.id ? -1 : 1)
  );
}

import { distanceM } from '#map/outline/outline-geometry.ts';
import type { MapPosition } from '#map/view/map-view.ts';
import type { FlatBase } from './flat-base.ts';

export interface NearTown extends MapPosition {
  readonly name: string;
  /** Straight-line distance (km). */
  readonly km: number;
}

/** Last rank of towns; parts of Moscow follow. */
const LAST_TOWN = 7;

/** The town nearest to a position; undefined without a base map. */
export function nearestTown(places: FlatBase['places'], { latitude, longitude }: MapPosition): NearTown | undefined {
  let nearest: NearTown | undefined;
  for (const { properties, geometry } of places.features) {
    if (properties.rank > LAST_TOWN) continue;
    const [lon = 0, lat = 0] = geometry.coordinates;
    const km = distanceM([latitude, longitude], [lat, lon]) / 1_000;
    if (nearest === undefined || km < nearest.km)
      nearest = { name: properties.name, latitude: lat, longitude: lon, km };
  }
  return nearest;
}

import type { FeatureCollection, Point } from 'geojson';

/** One marker. The colour is any CSS colour or `var(--token)`. */
export interface MapPoint {
  readonly id: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly colour: string;
}

export interface PointProperties {
  readonly id: string;
  readonly colour: string;
}

const PREFIX = 'point';

/** How a marker's picture is called: the map asks for it by this name when it first needs it. */
export function pointImageName(ring: string, colour: string): string {
  return [PREFIX, ring, colour].join('|');
}

/** @returns undefined for a picture that is not a marker of ours */
export function coloursOfPointImage(name: string): { ring: string; colour: string } | undefined {
  const [prefix, ring, colour] = name.split('|');
  return prefix === PREFIX && ring && colour ? { ring, colour } : undefined;
}

/** Points as MapLibre clusters them. */
export function pointsToGeoJson(points: readonly MapPoint[]): FeatureCollection<Point, PointProperties> {
  return {
    type: 'FeatureCollection',
    features: points.map(({ id, colour, longitude, latitude }) => ({
      type: 'Feature',
      properties: { id, colour },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  };
}

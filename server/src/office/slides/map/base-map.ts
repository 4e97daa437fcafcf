import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LatLon } from '@gektar/contract/measure/position.ts';
import * as z from 'zod';

/** Our base map, ready to be drawn. */
export interface BaseMap {
  readonly lines: readonly { readonly kind: string; readonly points: readonly LatLon[] }[];
  readonly areas: readonly { readonly kind: string; readonly points: readonly LatLon[] }[];
  /** Outlines of countries and large islands, coarse away from European Russia. */
  readonly land: readonly Outline[];
  readonly borders: readonly Outline[];
  /** Names on the map. `rank`: 1 Moscow, 2–5 by population, 6–7 towns around Moscow, 8 parts of Moscow. */
  readonly places: readonly { readonly name: string; readonly rank: number; readonly at: LatLon }[];
}

/** A line or ring with its bounds (degrees). */
export interface Outline {
  readonly points: readonly LatLon[];
  readonly middle: LatLon;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

/** Empty base map, for when the files are missing: outlines and scales are still drawn. */
const noBaseMap: BaseMap = { lines: [], areas: [], land: [], borders: [], places: [] };

const Position = z.tuple([z.number(), z.number()]).transform(([lon, lat]): LatLon => [lat, lon]);
const Reference = z.object({
  features: z.array(
    z.object({
      properties: z.object({ kind: z.string() }),
      geometry: z.discriminatedUnion('type', [
        z.object({ type: z.literal('LineString'), coordinates: z.array(Position) }),
        z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(Position)) }),
      ]),
    }),
  ),
});
const Lines = z.array(z.array(Position));
const World = z.object({
  features: z.array(
    z.object({
      geometry: z.discriminatedUnion('type', [
        z.object({ type: z.literal('MultiLineString'), coordinates: Lines }),
        z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(Lines) }),
      ]),
    }),
  ),
});
const Places = z.object({
  features: z.array(
    z.object({
      properties: z.object({ name: z.string(), rank: z.number() }),
      geometry: z.object({ coordinates: Position }),
    }),
  ),
});

const maps = new Map<string, Promise<BaseMap>>();

/** The base map of a folder, read once by each thread. */
export function baseMapOf(folder: string): Promise<BaseMap> {
  const map = maps.get(folder) ?? readBaseMap(folder);
  maps.set(folder, map);
  return map;
}

/** @param folder with the files of `web/base-map/build-base-map.ts` */
async function readBaseMap(folder: string): Promise<BaseMap> {
  const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(join(folder, name), 'utf8'));
  try {
    const names = ['reference', 'world', 'places'].map((name) => `${name}.geojson`);
    const [reference, world, places] = await Promise.all(names.map(read));
    const drawn = Reference.parse(reference).features;
    const outlines = World.parse(world).features.map(({ geometry }) => geometry);
    return {
      lines: drawn.flatMap(({ properties: { kind }, geometry }) =>
        geometry.type === 'LineString' ? [{ kind, points: geometry.coordinates }] : [],
      ),
      areas: drawn.flatMap(({ properties: { kind }, geometry }) =>
        geometry.type === 'Polygon' ? [{ kind, points: geometry.coordinates[0] ?? [] }] : [],
      ),
      land: outlines.flatMap((each) =>
        each.type === 'MultiPolygon' ? each.coordinates.map(([shore = []]) => outlineOf(shore)) : [],
      ),
      borders: outlines.flatMap((each) => (each.type === 'MultiLineString' ? each.coordinates.map(outlineOf) : [])),
      places: Places.parse(places).features.map(({ properties, geometry }) => ({
        ...properties,
        at: geometry.coordinates,
      })),
    };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return noBaseMap;
    throw error;
  }
}

function outlineOf(points: readonly LatLon[]): Outline {
  let [south, west, north, east] = [90, 540, -90, -540];
  for (const [latitude, longitude] of points) {
    [south, north] = [Math.min(south, latitude), Math.max(north, latitude)];
    [west, east] = [Math.min(west, longitude), Math.max(east, longitude)];
  }
  return {
    points,
    middle: [(south + north) / 2, (west + east) / 2],
    halfWidth: (east - west) / 2,
    halfHeight: (north - south) / 2,
  };
}

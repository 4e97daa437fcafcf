import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LatLon } from '@gektar/contract/measure/position.ts';
import * as z from 'zod';

/** What our own base map knows of a country, ready to be drawn. */
export interface BaseMap {
  readonly lines: readonly { readonly kind: string; readonly points: readonly LatLon[] }[];
  readonly areas: readonly { readonly kind: string; readonly points: readonly LatLon[] }[];
  /** rank: 1 Moscow, 2–5 by population, 6–7 towns around Moscow, 8 parts of Moscow. */
  readonly places: readonly { readonly name: string; readonly rank: number; readonly at: LatLon }[];
}

/** Where no base map lies, outlines and scales are drawn all the same. */
const noBaseMap: BaseMap = { lines: [], areas: [], places: [] };

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
const Places = z.object({
  features: z.array(
    z.object({
      properties: z.object({ name: z.string(), rank: z.number() }),
      geometry: z.object({ coordinates: Position }),
    }),
  ),
});

/** @param folder with the files that `web/base-map/build-base-map.ts` draws for the pages */
export async function readBaseMap(folder: string): Promise<BaseMap> {
  const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(join(folder, name), 'utf8'));
  try {
    const [reference, places] = await Promise.all([read('reference.geojson'), read('places.geojson')]);
    const drawn = Reference.parse(reference).features;
    return {
      lines: drawn.flatMap(({ properties: { kind }, geometry }) =>
        geometry.type === 'LineString' ? [{ kind, points: geometry.coordinates }] : [],
      ),
      areas: drawn.flatMap(({ properties: { kind }, geometry }) =>
        geometry.type === 'Polygon' ? [{ kind, points: geometry.coordinates[0] ?? [] }] : [],
      ),
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

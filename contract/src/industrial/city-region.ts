import * as z from 'zod';
import { maybe } from '#optional.ts';
import { Region } from '#places/region.ts';

const PlaceId = z.int().min(0).max(2_147_483_647);

/** A requested place: a region, or one of its cities (3§3). */
export const CityRegion = z.object({ regionId: PlaceId, cityId: maybe(PlaceId) });
export type CityRegion = z.infer<typeof CityRegion>;

/** A requested place with its names, for display (3§3). */
export const FullCityRegion = z.object({
  region: Region,
  city: z.object({ id: z.int(), name: z.string() }).nullable(),
});
export type FullCityRegion = z.infer<typeof FullCityRegion>;

/** A list of requested places, any of which matches; empty = no restriction. */
export const CityRegions = z
  .array(CityRegion)
  .max(500)
  .default([])
  .transform((places) => [...new Map(places.map((place) => [`${place.regionId}-${place.cityId}`, place])).values()]);

/** Whether an object lies in any of these places: equal region, and equal city if the place names one (F-06). */
export function liesIn(places: readonly CityRegion[], regionId: number, cityId: number | null): boolean {
  return (
    places.length === 0 ||
    places.some((place) => place.regionId === regionId && (place.cityId === null || place.cityId === cityId))
  );
}

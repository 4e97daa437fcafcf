import * as z from 'zod';

/** Degrees, WGS 84; absolute value at most 90 (1§5). */
export const Latitude = z.number().min(-90).max(90);
/** Degrees, WGS 84; absolute value at most 180 (1§5). */
export const Longitude = z.number().min(-180).max(180);

/** `[latitude, longitude]`: the order of outlines on the wire (L-02); GeoJSON has it the other way round. */
export const LatLon = z.tuple([Latitude, Longitude]);
export type LatLon = z.infer<typeof LatLon>;

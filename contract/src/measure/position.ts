import * as z from 'zod';
import { fieldMessages } from '#field-message.ts';

/** Message for coordinates out of range (1§5). */
const beyond = { error: fieldMessages.incorrect };

/**
 * Degrees; a tenth of a millimetre. Products of smaller differences exceed the number range of the database's indexes.
 */
const LEAST_DEGREES = 1e-9;
const orZero = (degrees: number) => (Math.abs(degrees) < LEAST_DEGREES ? 0 : degrees);

/** Degrees, WGS 84; absolute value at most 90 (1§5). */
export const Latitude = z.number().min(-90, beyond).max(90, beyond).overwrite(orZero);
/** Degrees, WGS 84; absolute value at most 180 (1§5). */
export const Longitude = z.number().min(-180, beyond).max(180, beyond).overwrite(orZero);

/** `[latitude, longitude]`: the order of outlines on the wire (L-02); GeoJSON has it the other way round. */
export const LatLon = z.tuple([Latitude, Longitude]);
export type LatLon = z.infer<typeof LatLon>;

/** Largest edited export (bytes). */
export const ROUND_TRIP_MAX_BYTES = 30_000_000;

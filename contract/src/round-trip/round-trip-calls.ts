import type { CallsOf } from '#endpoint.ts';
import type * as endpoints from './round-trip-endpoints.ts';
import { roundTripPaths } from './round-trip-paths.ts';

export const landRoundTrip: CallsOf<typeof endpoints.landRoundTrip> = roundTripPaths('land');
export const industrialRoundTrip: CallsOf<typeof endpoints.industrialRoundTrip> = roundTripPaths('industrial');

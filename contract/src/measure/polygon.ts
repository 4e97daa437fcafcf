import * as z from 'zod';
import { LatLon } from './position.ts';

/** A ring of at least three corners, not closed: the last corner is not the first again. */
export const Polygon = z.object({ coordinates: z.array(LatLon).min(3).max(10_000) });
export type Polygon = z.infer<typeof Polygon>;

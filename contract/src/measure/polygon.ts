import * as z from 'zod';
import { LatLon } from './position.ts';
import { sidesPassThrough } from './ring-crossing.ts';

/** A ring of at least three corners, not closed: the first corner is not repeated at the end. */
export const Polygon = z.object({ coordinates: z.array(LatLon).min(3).max(10_000) });
export type Polygon = z.infer<typeof Polygon>;

/** Message for a self-crossing outline (our wording). */
export const crossingOutline = 'Стороны контура не должны пересекаться';

/** A polygon entered by an employee; stored polygons and those of external services are accepted unchanged. */
export const PolygonDraft = Polygon.check(({ value, issues }) => {
  if (!sidesPassThrough(value.coordinates)) return;
  issues.push({ code: 'custom', path: ['coordinates'], input: value.coordinates, message: crossingOutline });
});

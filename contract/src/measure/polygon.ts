import * as z from 'zod';
import { LatLon } from './position.ts';
import { sidesPassThrough } from './ring-crossing.ts';

/** A ring of at least three corners, not closed: the last corner is not the first again. */
export const Polygon = z.object({ coordinates: z.array(LatLon).min(3).max(10_000) });
export type Polygon = z.infer<typeof Polygon>;

/** Why an outline is not taken (own wording). */
export const crossingOutline = 'Стороны контура не должны пересекаться';

/** A polygon that somebody enters; what is stored, or comes of a service, is shown however it is. */
export const PolygonDraft = Polygon.check(({ value, issues }) => {
  if (!sidesPassThrough(value.coordinates)) return;
  issues.push({ code: 'custom', path: ['coordinates'], input: value.coordinates, message: crossingOutline });
});

import { type OutlinePolygon, totalAreaHa } from './outline-geometry.ts';

/** Share of the stated area up to which a difference counts as surveying error. */
const ALLOWED_SHARE = 0.05;
/** Decimals of a stored area in hectares (1§5). */
const AREA_DECIMALS = 4;

/**
 * The area of the outlines (ha, rounded like the area field) when it contradicts the stated one. Undefined when either
 * is missing, or both agree within five percent.
 */
export function contradictingAreaHa(
  polygons: readonly OutlinePolygon[],
  statedAreaHa: number | null | undefined,
): number | undefined {
  if (polygons.length === 0 || statedAreaHa === null || statedAreaHa === undefined) return undefined;
  const drawn = Number(totalAreaHa(polygons).toFixed(AREA_DECIMALS));
  if (drawn === 0) return undefined;
  return Math.abs(drawn - statedAreaHa) > statedAreaHa * ALLOWED_SHARE ? drawn : undefined;
}

import { type OutlinePolygon, totalAreaHa } from './outline-geometry.ts';

/** Up to this share of the stated area a difference is put down to surveying. */
const ALLOWED_SHARE = 0.05;
/** Decimals that an area keeps, hectares (1§5). */
const AREA_DECIMALS = 4;

/**
 * The area of the outlines where it contradicts the stated one, hectares, as the field of the area would keep it.
 * Undefined when there is nothing to compare or both agree within five per cent.
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

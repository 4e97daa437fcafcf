/** Maximum values (1§5). */
export const propertyLimits = {
  /** ha */
  area: 999_999,
  /** m² */
  buildingArea: 999_999,
  /** km */
  kmFromCity: 9_999,
  /** roubles */
  price: 999_999_999_999,
} as const;

/** Maximum number of objects chosen at once by a filter; when more match, the filter has to be narrowed. */
export const MAX_CHOSEN = 20_000;
/** Maximum number of objects in one call. */
export const BULK_TAKE = 200;

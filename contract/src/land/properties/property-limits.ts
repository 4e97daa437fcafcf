/** Maxima of 1§5. */
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

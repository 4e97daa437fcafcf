import { propertyLimits } from '#land/properties/property-limits.ts';

/** Maxima of 1§5; areas as a property has them. */
export const requestLimits = {
  /** km */
  distanceFromNearestCity: 99_999,
  /** ha */
  area: propertyLimits.area,
  /** m² */
  buildingArea: propertyLimits.buildingArea,
  /** roubles */
  budget: 999_999_999_999,
} as const;

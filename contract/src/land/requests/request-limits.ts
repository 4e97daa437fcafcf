import { propertyLimits } from '#land/properties/property-limits.ts';

const { kmFromCity: _distance, price: _price, ...areas } = propertyLimits;

/** Maximum values (1§5); areas have the limits of a property. */
export const requestLimits = {
  /** km */
  distanceFromNearestCity: 99_999,
  ...areas,
  /** roubles */
  budget: 999_999_999_999,
} as const;

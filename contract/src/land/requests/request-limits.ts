import { propertyLimits } from '#land/properties/property-limits.ts';

const { kmFromCity: _distance, price: _price, ...areas } = propertyLimits;

/** Maxima of 1§5; areas as a property has them. */
export const requestLimits = {
  /** km */
  distanceFromNearestCity: 99_999,
  ...areas,
  /** roubles */
  budget: 999_999_999_999,
} as const;

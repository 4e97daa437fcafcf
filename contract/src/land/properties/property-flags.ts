import { forEachName } from '#records.ts';

/** Yes/no fields of a property by wire name (1§3); odd spellings are given. */
export const propertyFlags = [
  'isActive',
  'isChecked',
  'onSale',
  'isConfidentially',
  'hasBarganing',
  'hasPond',
  'hasDriveway',
  'hasOverheadCrane',
  'isLightIndustrial',
  'hasLandLotTownPlanningPlan',
  'isTerritoryComplexDevelopment',
  'isSpecialEconomicZone',
  'hasIndustrialRailway',
  'isIndustrialPark',
  'isUnfriendlyCountry',
  'builtToLease',
  'builtToSuit',
] as const;

export type PropertyFlag = (typeof propertyFlags)[number];

/** A record with a value for every flag. */
export function forEachFlag<T>(make: (flag: PropertyFlag) => T): Record<PropertyFlag, T> {
  return forEachName(propertyFlags, make);
}

/** The flags of the section 'Преимущества' (D-04), in screen order; requests have the same ones (1§3). */
export const advantageFlags = [
  'hasBarganing',
  'hasDriveway',
  'hasIndustrialRailway',
  'hasOverheadCrane',
  'hasPond',
  'hasLandLotTownPlanningPlan',
  'isTerritoryComplexDevelopment',
  'isSpecialEconomicZone',
  'isIndustrialPark',
  'isLightIndustrial',
  'builtToSuit',
  'builtToLease',
] as const satisfies readonly PropertyFlag[];

export type AdvantageFlag = (typeof advantageFlags)[number];

import { hasParts, isAmount, isDays, isFlag, isRange, isText } from '#checks.ts';
import { isAnyIds, landCriteriaChecks, type NotInAddress } from '#land/land-criteria-checks.ts';
import type { PropertyFilterInput } from './property-filter.ts';
import { forEachFlag } from './property-flags.ts';
import { propertyLimits } from './property-limits.ts';
import { TECHNICAL_CONDITIONS, TECHNICAL_CONNECTION, UTILITY_MAX, utilityKeys } from './utility.ts';

type Criteria = Omit<PropertyFilterInput, NotInAddress>;

const isPrice = isRange(isAmount(propertyLimits.price));
const isUtility = hasParts({
  isPresent: isFlag,
  type: (value): value is 1 | 2 => value === TECHNICAL_CONDITIONS || value === TECHNICAL_CONNECTION,
  atLeast: isAmount(UTILITY_MAX),
});

/**
 * Which values each criterion of the list takes from an address: the same as `PropertyFilter`, of what restricts
 * something.
 */
export const propertyCriteriaChecks = {
  ...landCriteriaChecks,
  cadastralNumber: isText(200),
  categoryIds: isAnyIds,
  ownershipTypeIds: isAnyIds,
  permittedUseTypeIds: isAnyIds,
  price: isPrice,
  pricePerHa: isPrice,
  area: isRange(isAmount(propertyLimits.area)),
  buildingArea: isRange(isAmount(propertyLimits.buildingArea)),
  kmFromCity: isRange(isAmount(propertyLimits.kmFromCity)),
  lastConversationDate: isDays,
  actualizationDateTime: isDays,
  ...(Object.fromEntries(utilityKeys.map((key) => [key, isUtility])) as Record<
    (typeof utilityKeys)[number],
    typeof isUtility
  >),
  ...forEachFlag(() => isFlag),
} satisfies { readonly [Name in keyof Criteria]-?: (value: unknown) => value is NonNullable<Criteria[Name]> };

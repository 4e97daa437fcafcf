import { hasParts, isAmount, isDays, isFlag, isIds, isRange, isText, isUuids } from '#checks.ts';
import { MAX_TAKE, MOST_IDS, MOST_OKVEDS } from '#list-limits.ts';
import type { PropertyFilterInput } from './property-filter.ts';
import { forEachFlag } from './property-flags.ts';
import { propertyLimits } from './property-limits.ts';
import { TECHNICAL_CONDITIONS, TECHNICAL_CONNECTION, UTILITY_MAX, utilityKeys } from './utility.ts';

/** What an address has another place or name for. */
type NotInAddress = 'isEnabled' | 'ids' | 'searchText';
type Criteria = Omit<PropertyFilterInput, NotInAddress>;

const isAnyIds = isIds(MOST_IDS);
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
  cadastralNumber: isText(200),
  regionIds: isAnyIds,
  landHighwayIds: isAnyIds,
  propertyTypeIds: isAnyIds,
  categoryIds: isAnyIds,
  ownershipTypeIds: isAnyIds,
  bestUseIds: isAnyIds,
  permittedUseTypeIds: isAnyIds,
  okvedIds: isIds(MOST_OKVEDS),
  responsibleEmployeeIds: isUuids(MAX_TAKE),
  price: isPrice,
  pricePerHa: isPrice,
  area: isRange(isAmount(propertyLimits.area)),
  buildingArea: isRange(isAmount(propertyLimits.buildingArea)),
  kmFromCity: isRange(isAmount(propertyLimits.kmFromCity)),
  lastConversationDate: isDays,
  dateTimeCreated: isDays,
  actualizationDateTime: isDays,
  ...(Object.fromEntries(utilityKeys.map((key) => [key, isUtility])) as Record<
    (typeof utilityKeys)[number],
    typeof isUtility
  >),
  ...forEachFlag(() => isFlag),
} satisfies { readonly [Name in keyof Criteria]-?: (value: unknown) => value is NonNullable<Criteria[Name]> };

import { isAmount, isDays, isFlag, isIds, isRange, isText, isUuids } from '#checks.ts';
import { MAX_TAKE, MOST_IDS, MOST_OKVEDS } from '#list-limits.ts';
import type { RequestFilterInput } from './request-filter.ts';
import { type RequestFlag, requestFlags } from './request-flags.ts';
import { requestLimits } from './request-limits.ts';

/** What an address has another place or name for. */
type NotInAddress = 'isEnabled' | 'ids' | 'searchText';
type Criteria = Omit<RequestFilterInput, NotInAddress>;

const isAnyIds = isIds(MOST_IDS);
const isCustomerId = isText(100);

/**
 * Which values each criterion of the list takes from an address: the same as `RequestFilter`, of what restricts
 * something.
 */
export const requestCriteriaChecks = {
  isActual: isFlag,
  companyId: (value): value is string => isCustomerId(value) && value.trim() !== '',
  regionIds: isAnyIds,
  landHighwayIds: isAnyIds,
  propertyTypeIds: isAnyIds,
  bestUseIds: isAnyIds,
  okvedIds: isIds(MOST_OKVEDS),
  requestTypeIds: isAnyIds,
  responsibleEmployeeIds: isUuids(MAX_TAKE),
  distanceFromNearestCity: isRange(isAmount(requestLimits.distanceFromNearestCity)),
  area: isRange(isAmount(requestLimits.area)),
  buildingArea: isRange(isAmount(requestLimits.buildingArea)),
  budget: isRange(isAmount(requestLimits.budget)),
  requestDate: isDays,
  dateTimeCreated: isDays,
  actualizeRequestDate: isDays,
  ...(Object.fromEntries(requestFlags.map((flag) => [flag, isFlag])) as Record<RequestFlag, typeof isFlag>),
} satisfies { readonly [Name in keyof Criteria]-?: (value: unknown) => value is NonNullable<Criteria[Name]> };

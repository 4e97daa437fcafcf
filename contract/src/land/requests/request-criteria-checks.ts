import { isAmount, isDays, isFlag, isRange, isText } from '#checks.ts';
import { isAnyIds, landCriteriaChecks, type NotInAddress } from '#land/land-criteria-checks.ts';
import type { RequestFilterInput } from './request-filter.ts';
import { type RequestFlag, requestFlags } from './request-flags.ts';
import { requestLimits } from './request-limits.ts';

type Criteria = Omit<RequestFilterInput, NotInAddress>;

const isCustomerId = isText(100);

/**
 * Which values each criterion of the list takes from an address: the same as `RequestFilter`, of what restricts
 * something.
 */
export const requestCriteriaChecks = {
  ...landCriteriaChecks,
  isActual: isFlag,
  companyId: (value): value is string => isCustomerId(value) && value.trim() !== '',
  requestTypeIds: isAnyIds,
  distanceFromNearestCity: isRange(isAmount(requestLimits.distanceFromNearestCity)),
  area: isRange(isAmount(requestLimits.area)),
  buildingArea: isRange(isAmount(requestLimits.buildingArea)),
  budget: isRange(isAmount(requestLimits.budget)),
  requestDate: isDays,
  actualizeRequestDate: isDays,
  ...(Object.fromEntries(requestFlags.map((flag) => [flag, isFlag])) as Record<RequestFlag, typeof isFlag>),
} satisfies { readonly [Name in keyof Criteria]-?: (value: unknown) => value is NonNullable<Criteria[Name]> };

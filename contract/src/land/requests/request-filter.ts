import * as z from 'zod';
import { landCriteria } from '#land/land-criteria.ts';
import { propertyOrder } from '#land/properties/property-filter.ts';
import { AnyOfIds, TriState } from '#list.ts';
import { dayRange } from '#measure/day-range.ts';
import { numberRange } from '#measure/range.ts';
import { CustomerId } from '#people/customer.ts';
import { type RequestFlag, requestFlags } from './request-flags.ts';
import { requestLimits } from './request-limits.ts';

const range = (max: number) => numberRange(max).nullable().default(null);

/**
 * Filter of a list of requests: all criteria hold at once; an empty one restricts nothing, except `ids`. Ranges match
 * by overlap, an open end is unlimited; a request without a value is not found by it, e.g. one without a region by
 * region. The search text is a name, comment, company, contact or telephone, in any form (0022).
 */
export const RequestFilter = z.object({
  ...landCriteria,
  isActual: TriState,
  companyId: CustomerId.nullable().default(null),
  requestTypeIds: AnyOfIds,
  /** The request's maximum lies within. */
  distanceFromNearestCity: range(requestLimits.distanceFromNearestCity),
  area: range(requestLimits.area),
  buildingArea: range(requestLimits.buildingArea),
  budget: range(requestLimits.budget),
  requestDate: dayRange,
  actualizeRequestDate: dayRange,
  ...(Object.fromEntries(requestFlags.map((flag) => [flag, TriState])) as Record<RequestFlag, typeof TriState>),
});
export type RequestFilter = z.infer<typeof RequestFilter>;
export type RequestFilterInput = z.input<typeof RequestFilter>;

/**
 * The same four sorts and default as for properties (D-21): Price is the budget from, Area the area from,
 * LastConversationDate the date of confirmation.
 */
export const requestOrder = propertyOrder;

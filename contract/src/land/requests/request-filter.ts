import * as z from 'zod';
import { propertyOrder } from '#land/properties/property-filter.ts';
import { AnyOfIds, AnyOfOkveds, AnyOfUuids, OnlyUuids, TriState } from '#list.ts';
import { dayRange } from '#measure/day-range.ts';
import { numberRange } from '#measure/range.ts';
import { CustomerId } from '#people/customer.ts';
import { text } from '#text.ts';
import { type RequestFlag, requestFlags } from './request-flags.ts';
import { requestLimits } from './request-limits.ts';

const range = (max: number) => numberRange(max).nullable().default(null);

/**
 * Filter of a list of requests: all criteria hold at once; an empty one restricts nothing, except `ids`. Ranges match
 * by overlap, an open end is unlimited; a request without a value is not found by it, e.g. one without a region by
 * region.
 */
export const RequestFilter = z.object({
  /** true = active, false = archived, null = both. */
  isEnabled: TriState,
  isActual: TriState,
  ids: OnlyUuids,
  /** Search text: name, comment, company, contact, telephone, in any form (0022). */
  searchText: text(200).nullable().default(null),
  companyId: CustomerId.nullable().default(null),
  regionIds: AnyOfIds,
  landHighwayIds: AnyOfIds,
  propertyTypeIds: AnyOfIds,
  bestUseIds: AnyOfIds,
  okvedIds: AnyOfOkveds,
  requestTypeIds: AnyOfIds,
  responsibleEmployeeIds: AnyOfUuids,
  /** The request's maximum lies within. */
  distanceFromNearestCity: range(requestLimits.distanceFromNearestCity),
  area: range(requestLimits.area),
  buildingArea: range(requestLimits.buildingArea),
  budget: range(requestLimits.budget),
  requestDate: dayRange,
  dateTimeCreated: dayRange,
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

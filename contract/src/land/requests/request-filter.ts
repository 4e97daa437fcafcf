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
 * What narrows a list of requests: all criteria hold at once, an empty one but `ids` restricts nothing. A range is met by overlap, an open
 * end reaching as far as it likes; a request that says nothing of a thing is not found by it, as one without a region is not by region.
 */
export const RequestFilter = z.object({
  /** true = active, false = archived, null = both. */
  isEnabled: TriState,
  isActual: TriState,
  ids: OnlyUuids,
  /** What somebody types to find a request by: name, comment, company, contact, telephone, in whatever form (0022). */
  searchText: text(200).nullable().default(null),
  companyId: CustomerId.nullable().default(null),
  regionIds: AnyOfIds,
  landHighwayIds: AnyOfIds,
  propertyTypeIds: AnyOfIds,
  bestUseIds: AnyOfIds,
  okvedIds: AnyOfOkveds,
  requestTypeIds: AnyOfIds,
  responsibleEmployeeIds: AnyOfUuids,
  /** The most that the request allows lies within. */
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
 * The same four sorts and the same default as for properties (D-21): Price is the budget from, Area the area from,
 * LastConversationDate the date of actualization.
 */
export const requestOrder = propertyOrder;

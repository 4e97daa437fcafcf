import * as z from 'zod';
import { bitsOf } from '#industrial/described-schemas.ts';
import { enumerations } from '#industrial/dictionaries/enumerations.ts';
import { dayRange, rangeUpTo } from '#industrial/ranges.ts';
import { AnyOfIds, AnyOfUuids, Direction, OnlyUuids } from '#list.ts';
import { maybe } from '#optional.ts';
import { CustomerId } from '#people/customer.ts';
import { text } from '#text.ts';
import { CityRegions } from './city-region.ts';
import { requestLimits } from './request-limits.ts';
import { RequestTypes } from './request-types.ts';

const id = z.int().min(0).max(2_147_483_647);
const oneOrMore = z.union([id.transform((one) => [one]), z.array(id).max(500)]);

/** What the search inside a request asks under the same names (M-26). */
export const searched = {
  /** Any of these places; a region includes its cities. */
  cityRegions: CityRegions,
  highways: AnyOfIds,
  buildingClasses: AnyOfIds,
  buildingTypes: AnyOfIds,
  constructionStatuses: AnyOfIds,
  vacancyTypes: maybe(bitsOf(enumerations['vacancy-types'])),
  mainAreaTypesCalc: AnyOfIds,
  /** Another name of the same (F-08); counts where the list is empty. */
  mainAreaTypeCalc: maybe(oneOrMore),
  workingHeightRange: rangeUpTo(requestLimits.workingHeight),
  totalArea: rangeUpTo(requestLimits.totalArea),
  vacancyAreaRange: rangeUpTo(requestLimits.vacancyArea),
  accessDate: dayRange,
} as const;

/** The one list of main types, whichever name it came under. */
export function withOneName<Filter extends { mainAreaTypesCalc: number[]; mainAreaTypeCalc: number[] | null }>({
  mainAreaTypeCalc,
  mainAreaTypesCalc,
  ...filter
}: Filter) {
  return { ...filter, mainAreaTypesCalc: mainAreaTypesCalc.length > 0 ? mainAreaTypesCalc : (mainAreaTypeCalc ?? []) };
}

/**
 * Filter of a list of requests (3§3): all criteria hold at once; an empty one restricts nothing, except `ids`. Ranges match by
 * overlap, an open end is unlimited; a request without a value is not found by it, e.g. one without a place by place.
 */
export const RequestFilter = z
  .object({
    ...searched,
    /** true = active, false = archived, null = both. */
    isEnabled: z.boolean().nullable().default(true),
    ids: OnlyUuids,
    /** Words of the name. */
    name: maybe(text(200)),
    /** Own addition: name, comment, company, contact, telephone, in any form (0022). */
    searchText: maybe(text(200)),
    companyId: maybe(CustomerId),
    responsibleEmployeeIds: AnyOfUuids,
    /** Ids of regions (F-07). */
    cityRegionsId: AnyOfIds,
    /** Any of these. */
    requestTypes: RequestTypes,
    /** Requests whose dearest rate lies within (N-02). */
    netRentalRateTo: rangeUpTo(requestLimits.netRentalRate),
    requestDateRange: dayRange,
  })
  .transform(withOneName);
export type RequestFilter = z.infer<typeof RequestFilter>;
export type RequestFilterInput = z.input<typeof RequestFilter>;

/** Own additions: the list's sorts. */
export const requestSorts = ['DateTimeCreated', 'RequestDate', 'Name', 'VacancyArea'] as const;
export type RequestSort = (typeof requestSorts)[number];

/** Newest first unless said otherwise. */
export const requestOrder = {
  sort: z.enum(requestSorts).default('DateTimeCreated'),
  direction: Direction.default('desc'),
} as const;

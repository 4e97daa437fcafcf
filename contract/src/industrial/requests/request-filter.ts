import * as z from 'zod';
import { criteriaShape } from '#criteria/criteria-shape.ts';
import { industrialSchemas } from '#industrial/criteria-schemas.ts';
import { Direction } from '#list.ts';
import { maybe } from '#optional.ts';
import { requestCriteria } from './request-criteria.ts';

const id = z.int().min(0).max(2_147_483_647);

/** Second name of `mainAreaTypesCalc` (F-08); used when the list under the first name is empty. */
export const otherName = { mainAreaTypeCalc: maybe(z.union([id.transform((one) => [one]), z.array(id).max(500)])) };

/** Merges both names of the main types into `mainAreaTypesCalc`. */
export function withOneName<Filter extends { mainAreaTypesCalc: number[]; mainAreaTypeCalc: number[] | null }>({
  mainAreaTypeCalc,
  mainAreaTypesCalc,
  ...filter
}: Filter) {
  return { ...filter, mainAreaTypesCalc: mainAreaTypesCalc.length > 0 ? mainAreaTypesCalc : (mainAreaTypeCalc ?? []) };
}

/** Schema of the filter of a list of requests (3§3). */
export const RequestFilter = z
  .object({
    ...criteriaShape(industrialSchemas, requestCriteria),
    ...otherName,
    isEnabled: z.boolean().nullable().default(true),
  })
  .transform(withOneName);
export type RequestFilter = z.infer<typeof RequestFilter>;
export type RequestFilterInput = z.input<typeof RequestFilter>;

/** Sort orders of the list; not in the specification. */
export const requestSorts = ['DateTimeCreated', 'RequestDate', 'Name', 'VacancyArea'] as const;
export type RequestSort = (typeof requestSorts)[number];

/** Newest first unless said otherwise. */
export const requestOrder = {
  sort: z.enum(requestSorts).default('DateTimeCreated'),
  direction: Direction.default('desc'),
} as const;

import * as z from 'zod';
import { plainSchemas } from '#criteria/criteria-shape.ts';
import { TriState } from '#list.ts';
import { dayRange } from '#measure/day-range.ts';
import { numberRange } from '#measure/range.ts';
import { maybe } from '#optional.ts';
import { CustomerId } from '#people/customer.ts';
import { text } from '#text.ts';
import { TYPED_MAX } from './land-criteria.ts';
import { UTILITY_MAX } from './utility.ts';
import { UtilityType } from './utility-schemas.ts';

const typed = () => maybe(text(TYPED_MAX));
const range = ({ max }: { readonly max: number }) => maybe(numberRange(max));

/** Criterion of one utility; the least capacity is compared with the upper end of the plot's range. */
export const UtilityFilter = maybe(
  z.object({
    isPresent: TriState,
    type: maybe(UtilityType),
    atLeast: maybe(z.number().min(0).max(UTILITY_MAX)),
  }),
);
export type UtilityFilter = z.infer<typeof UtilityFilter>;

/** Schemas of the criteria of land by kind. */
export const landSchemas = {
  ...plainSchemas,
  customer: () => maybe(CustomerId),
  within: range,
  overlaps: range,
  during: () => dayRange,
  supply: () => UtilityFilter,
  search: typed,
  numberPart: typed,
} as const;

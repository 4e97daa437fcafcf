import * as z from 'zod';
import { Importance } from '#criteria/importance-schema.ts';
import { PropertyFilter } from '#land/properties/property-filter.ts';

/** Body of 'Почти подходят': the filter in force, and the request that plots are scored for. */
export const NearPlotsBody = z.object({
  filterModel: PropertyFilter,
  asked: PropertyFilter,
  importance: Importance.default({}),
  /** false leaves out plots with an unknown value of a counted criterion. */
  withUnknown: z.boolean().default(true),
});
export type NearPlotsInput = z.input<typeof NearPlotsBody>;

import * as z from 'zod';
import { ComplexFields } from '#industrial/complexes/complex.ts';

/**
 * The values of an edited complex that requests compare, checked as in an edit; those of its vacancies are the stored
 * ones.
 */
export const UnsavedComplex = ComplexFields.pick({ name: true, regionId: true, cityId: true, highway: true }).extend({
  id: z.uuid(),
});
export type UnsavedComplex = z.infer<typeof UnsavedComplex>;

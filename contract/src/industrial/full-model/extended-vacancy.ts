import type * as z from 'zod';
import { Building } from '#industrial/buildings/building.ts';
import { Complex } from '#industrial/complexes/complex.ts';
import { Vacancy } from '#industrial/vacancies/vacancy.ts';

/** A vacancy with its building and its complex. */
export const ExtendedVacancy = Vacancy.extend({ building: Building, complex: Complex });
export type ExtendedVacancy = z.infer<typeof ExtendedVacancy>;

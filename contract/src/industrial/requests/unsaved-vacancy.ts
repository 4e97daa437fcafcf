import * as z from 'zod';
import { VacancyFields } from '#industrial/vacancies/vacancy.ts';
import { maybe } from '#optional.ts';

const { vacancyStatus, availabilityDate, isWholeForRent } = VacancyFields.shape;

/**
 * The values of an unsaved vacancy that requests compare, checked as in an edit; those of its building and complex are
 * the stored ones. The type is required, because by default it excludes; another absent value is unknown.
 */
export const UnsavedVacancy = VacancyFields.pick({
  vacancyTypes: true,
  areaSetWithPrice: true,
  minimalRentalBlockArea: true,
  isRentalPriceOnRequest: true,
  bts: true,
  hasShelves: true,
}).extend({
  /** The edited vacancy; null: a new one. */
  id: maybe(z.uuid()),
  /** Building of a new vacancy; an edited vacancy stays in its building. */
  buildingId: z.uuid(),
  vacancyStatus: maybe(vacancyStatus),
  availabilityDate: maybe(availabilityDate),
  isWholeForRent: maybe(isWholeForRent),
});
export type UnsavedVacancy = z.infer<typeof UnsavedVacancy>;

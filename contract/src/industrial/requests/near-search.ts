import * as z from 'zod';
import { Importance } from '#criteria/importance-schema.ts';
import { VacancySearch } from './request-search.ts';

/** Body of 'Почти подходят': the filter in force, and the request that vacancies are scored for. */
export const NearSearchBody = z.object({
  filterModel: VacancySearch.prefault({}),
  asked: VacancySearch.prefault({}),
  importance: Importance.default({}),
  /** false leaves out vacancies with an unknown value of a counted criterion, such as a rate on request. */
  withUnknown: z.boolean().default(true),
});
export type NearSearchInput = z.input<typeof NearSearchBody>;

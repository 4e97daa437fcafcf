import * as z from 'zod';
import { criteriaShape } from '#criteria/criteria-shape.ts';
import { industrialSchemas } from '#industrial/criteria-schemas.ts';
import { orderModel, vacancySorts } from '#industrial/full-model/full-filter.ts';
import { VacancyRow } from '#industrial/vacancies/vacancy.ts';
import { OnlyCells, windowed } from '#map-cells.ts';
import { otherName, withOneName } from './request-filter.ts';
import { searchCriteria } from './search-criteria.ts';

/** Schema of the search inside a request. */
export const VacancySearch = z
  .object({ ...criteriaShape(industrialSchemas, searchCriteria), ...otherName })
  .transform(withOneName);
export type VacancySearch = z.infer<typeof VacancySearch>;
export type VacancySearchInput = z.input<typeof VacancySearch>;

/** Sort orders of the search; `Match` (not in the specification) sorts by the number of met conditions (M-05). */
export const searchSorts = [...vacancySorts, 'Match'] as const;
export type SearchSort = (typeof searchSorts)[number];
export const SearchOrder = orderModel(searchSorts, 'ComplexName');
export type SearchOrder = z.infer<typeof SearchOrder>;

const filterModel = VacancySearch.prefault({});

/** Body of a count or of map points inside a request. */
export const SearchBody = z.object({ filterModel });
/** Body of the map places inside a request. */
export const SearchPlacesBody = SearchBody.extend(windowed);
/** Body of a list inside a request; can be restricted to a place of the map. */
export const SearchListBody = z.object({
  filterModel,
  orderModel: SearchOrder,
  cells: OnlyCells,
});

/** A vacancy inside a request. */
export const VacancyInRequest = VacancyRow.extend({
  /** true = shown in the selection of the request, false = hidden there, null = not in it (M-26). */
  selectionStatus: z.boolean().nullable(),
});
export type VacancyInRequest = z.infer<typeof VacancyInRequest>;

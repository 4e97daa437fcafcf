import * as z from 'zod';
import { orderModel, vacancySorts } from '#industrial/full-model/full-filter.ts';
import { VacancyRow } from '#industrial/vacancies/vacancy.ts';
import { VacancyFilter } from '#industrial/vacancies/vacancy-filter.ts';
import { OnlyCells, windowed } from '#map-cells.ts';
import { maybe } from '#optional.ts';
import { text } from '#text.ts';
import { type AskedFlag, askedFlags } from './request-fields.ts';
import { searched, withOneName } from './request-filter.ts';
import { requestLimits } from './request-limits.ts';

const asked = z.boolean().default(false);

/**
 * What a search inside a request asks of vacancies, under the request's own names (M-26), and beside it what the heads of the
 * vacancy table filter. Every set criterion must hold. Only open vacancies are found: enabled, in enabled buildings and complexes,
 * not closed (F-06).
 */
export const VacancySearch = z
  .object({
    ...searched,
    /** The dearest rate (N-02); a rate on request or an unknown one does not meet it. */
    netRentalRateTo: maybe(z.number().min(0).max(requestLimits.netRentalRate)),
    /** Words of the complex's name. */
    complexName: maybe(text(500)),
    ...(Object.fromEntries(askedFlags.map((flag) => [flag, asked])) as Record<AskedFlag, typeof asked>),
    ...VacancyFilter.pick({
      ids: true,
      availabilityDate: true,
      wholeVacancyArea: true,
      salePrice: true,
      minimalRentalBlockArea: true,
      averageNetRentalRate: true,
    }).shape,
  })
  .transform(withOneName);
export type VacancySearch = z.infer<typeof VacancySearch>;
export type VacancySearchInput = z.input<typeof VacancySearch>;

/** What is found can also come by how many conditions of the request it meets, an own addition (M-05). */
export const searchSorts = [...vacancySorts, 'Match'] as const;
export type SearchSort = (typeof searchSorts)[number];
export const SearchOrder = orderModel(searchSorts, 'ComplexName');
export type SearchOrder = z.infer<typeof SearchOrder>;

const filterModel = VacancySearch.prefault({});

/** Body of a count or a map inside a request. */
export const SearchBody = z.object({ filterModel });
/** Body of what a map inside a request shows. */
export const SearchPlacesBody = SearchBody.extend(windowed);
/** Body of a list inside a request, in a place of the map, too. */
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

import * as z from 'zod';
import { endpoint } from '#endpoint.ts';
import { FoundListQuery, foundIds, foundListOf, foundRange } from '#found-list.ts';

export const FoundComplexList = foundListOf({
  salePrice: foundRange,
  wholeVacancyArea: foundRange,
  highwayIds: foundIds,
});
export type FoundComplexList = z.infer<typeof FoundComplexList>;

/** Not in the specification: whole lists as search results in Ctrl+K. */
export const searchComplexLists = endpoint({
  method: 'GET',
  path: '/api/industrial/search-lists',
  access: 'employee',
  summary: 'Списки комплексов, которые описывает текст: шоссе, направление, цена и площадь вакансии, точка карты',
  query: FoundListQuery,
  output: z.array(FoundComplexList),
  failures: [],
});

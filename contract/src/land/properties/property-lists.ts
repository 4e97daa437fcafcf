import * as z from 'zod';
import { endpoint } from '#endpoint.ts';
import { FoundListQuery, foundIds, foundListOf, foundRange } from '#found-list.ts';

export const FoundPropertyList = foundListOf({ price: foundRange, area: foundRange, landHighwayIds: foundIds });
export type FoundPropertyList = z.infer<typeof FoundPropertyList>;

/** Not in the specification: whole lists as search results in Ctrl+K. */
export const searchPropertyLists = endpoint({
  method: 'GET',
  path: '/api/land/properties/search-lists',
  access: 'employee',
  summary: 'Списки объектов, которые описывает текст: шоссе, направление, цена, площадь, точка карты',
  query: FoundListQuery,
  output: z.array(FoundPropertyList),
  failures: [],
});

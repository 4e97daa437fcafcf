import { FullFilter } from '@gektar/contract/industrial/full-model/full-filter.ts';
import { type FoundComplexList, searchComplexLists } from '@gektar/contract/industrial/search/object-lists.ts';
import { searchObjects } from '@gektar/contract/industrial/search/object-search.ts';
import type { Route } from '#http/router.ts';
import { countComplexRows } from '#industrial/full-model/full-queries.ts';
import { findByText } from '#industrial/search/find-by-text.ts';
import { findMeantLists } from '#places/meant-lists.ts';

/** Search as you type over the industrial objects. */
export function industrialSearchRoutes(route: Route): void {
  route(searchObjects, ({ db, query: { text, take } }) => findByText(db, text, take));
  route(searchComplexLists, (call) =>
    findMeantLists<FoundComplexList['criteria']>(call.db, call.query.text, {
      highways: 'industrial.highways',
      ofHighways: (highwayIds) => ({ highwayIds }),
      ofPrice: (salePrice) => ({ salePrice }),
      area: { of: 'areaM2', criteria: (wholeVacancyArea) => ({ wholeVacancyArea }) },
      mapView: 'wide-map',
      async count(criteria) {
        const filter = FullFilter.safeParse(criteria);
        return filter.success ? countComplexRows(call, filter.data) : undefined;
      },
    }),
  );
}

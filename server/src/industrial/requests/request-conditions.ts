import type { CityRegion } from '@gektar/contract/industrial/city-region.ts';
import { typesIn } from '@gektar/contract/industrial/request-types.ts';
import { requestCriteria } from '@gektar/contract/industrial/requests/request-criteria.ts';
import type { RequestFilter } from '@gektar/contract/industrial/requests/request-filter.ts';
import { sql } from 'kysely';
import { allOf, type Condition, linkedTo } from '#database/conditions.ts';
import { conditionsOf, forwardConditions } from '#database/criteria/forward.ts';
import type { Source } from '#database/criteria/source.ts';
import { matchingRequestIds } from '#people/request-text-search.ts';
import { requestTable } from './request-table.ts';

const owner = 'request_id';

/** Sources of criteria that `requestTable` does not have. */
const placed: Readonly<Record<string, Source>> = {
  regions: { links: { table: 'industrial.request_places', owner, value: 'region_id' }, of: 'r.id' },
};

const conditions = forwardConditions<RequestFilter>(
  requestCriteria,
  ({ of }) => placed[of] ?? requestTable.source(of),
  {
    search: (text: string | null) =>
      text ? [sql<boolean>`r.id in (${matchingRequestIds('industrial.requests', text)})`] : [],
    asksFor,
    anyRequestType: (sum: number | null) =>
      linkedTo(
        { table: 'industrial.request_request_types', owner, of: sql.ref('r.id') },
        'request_type_id',
        typesIn(sum),
      ),
  },
);

/** A filter as SQL over `industrial.requests r`: every set criterion must hold. Shared by list, count and map. */
export function requestConditions(filter: RequestFilter): Condition {
  return allOf(conditionsOf(conditions, filter));
}

/**
 * A requested place lies in one of `places`, or contains it: a request for a whole region accepts any of its cities.
 */
function asksFor(places: readonly CityRegion[]): Condition[] {
  if (places.length === 0) return [];
  const regions = places.map(({ regionId }) => regionId);
  const cities = places.map(({ cityId }) => cityId);
  return [
    sql<boolean>`exists (select from industrial.request_places p
    join unnest(${regions}::int[], ${cities}::int[]) as w (region_id, city_id) on w.region_id = p.region_id
      and (w.city_id is null or p.city_id is null or w.city_id = p.city_id)
    where p.request_id = r.id)`,
  ];
}

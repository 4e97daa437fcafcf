import type { CityRegion } from '@gektar/contract/industrial/requests/city-region.ts';
import { requestCriteria } from '@gektar/contract/industrial/requests/request-fields.ts';
import type { RequestFilter } from '@gektar/contract/industrial/requests/request-filter.ts';
import { typesIn } from '@gektar/contract/industrial/requests/request-types.ts';
import { sql } from 'kysely';
import { allOf, type Condition, equals, linkedTo, oneOf } from '#database/conditions.ts';
import { type Conditions, conditionsOf } from '#database/entity-table.ts';
import { containing } from '#database/like.ts';
import { soughtRequestIds } from '#people/sought-requests.ts';
import { wordsOf } from '#places/words.ts';
import { requestTable } from './request-table.ts';

const id = sql.ref('r.id');

const conditions: Conditions<RequestFilter> = {
  ...requestTable.conditions(requestCriteria),
  isEnabled: (isEnabled) => equals(sql.ref('r.is_enabled'), isEnabled),
  ids: (ids) => oneOf(id, ids),
  name: (text) =>
    wordsOf(text ?? '').map(
      (word) => sql<boolean>`shared.without_yo(r.name) ilike shared.without_yo(${containing(word)})`,
    ),
  searchText: (text) => (text ? [sql<boolean>`r.id in (${soughtRequestIds('industrial.requests', text)})`] : []),
  cityRegions: (places) => (places.length === 0 ? [] : [asksForAnyOf(places)]),
  cityRegionsId: (ids) =>
    linkedTo({ table: 'industrial.request_places', owner: 'request_id', of: id }, 'region_id', ids),
  requestTypes: (sum) =>
    linkedTo(
      { table: 'industrial.request_request_types', owner: 'request_id', of: id },
      'request_type_id',
      typesIn(sum),
    ),
  accessDate: (days) => overlappingDays(days),
};

/** A filter as SQL over `industrial.requests r`: every set criterion must hold. Shared by list, count and map. */
export function requestConditions(filter: RequestFilter): Condition {
  return allOf(conditionsOf(conditions, filter));
}

/** A requested place lies in one of these, or holds it: who asks for a whole region takes any of its cities. */
function asksForAnyOf(places: readonly CityRegion[]): Condition {
  const regions = places.map(({ regionId }) => regionId);
  const cities = places.map(({ cityId }) => cityId);
  return sql<boolean>`exists (select from industrial.request_places p
    join unnest(${regions}::int[], ${cities}::int[]) as w (region_id, city_id) on w.region_id = p.region_id
      and (w.city_id is null or p.city_id is null or w.city_id = p.city_id)
    where p.request_id = r.id)`;
}

function overlappingDays(days: RequestFilter['accessDate']): Condition[] {
  const [from, to] = [sql.ref('r.access_date_from'), sql.ref('r.access_date_to')];
  if (days === null) return [];
  return [
    sql<boolean>`num_nonnulls(${from}, ${to}) > 0`,
    ...(days.from === null ? [] : [sql<boolean>`(${to} is null or ${to} >= ${days.from}::date)`]),
    ...(days.to === null ? [] : [sql<boolean>`(${from} is null or ${from} <= ${days.to}::date)`]),
  ];
}

import type { CityRegion } from '@gektar/contract/industrial/city-region.ts';
import { CLOSED_STATUS } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import { conditions as ofRequest } from '@gektar/contract/industrial/requests/fits-request.ts';
import type { VacancySearch } from '@gektar/contract/industrial/requests/request-search.ts';
import { searchCriteria } from '@gektar/contract/industrial/requests/search-criteria.ts';
import { type RawBuilder, sql } from 'kysely';
import { allOf, type Condition } from '#database/conditions.ts';
import { conditionsOf, countMet, forwardConditions } from '#database/criteria/forward.ts';
import { objectSource } from '#industrial/full-model/object-sources.ts';

/** Condition over vacancies `v` of buildings `b` in complexes `c`: what can be offered at all (F-06). */
export const isOffered: Condition = sql`(v.is_enabled and b.is_enabled and c.is_enabled and v.vacancy_status <> ${sql.lit(CLOSED_STATUS)})`;

const conditions = forwardConditions<VacancySearch>(searchCriteria, objectSource('vacancy'), { liesIn });

/** A search inside a request as SQL: offered vacancies that meet every set condition (F-06). */
export function searchConditions(search: VacancySearch): Condition {
  return allOf([isOffered, ...conditionsOf(conditions, search)]);
}

/** How many conditions of a search a vacancy meets. */
export function metConditions(search: VacancySearch): RawBuilder<number> {
  return countMet(conditions, search, ofRequest);
}

function liesIn(places: readonly CityRegion[]): Condition[] {
  if (places.length === 0) return [];
  const whole = places.filter(({ cityId }) => cityId === null).map(({ regionId }) => regionId);
  const cities = places.filter(({ cityId }) => cityId !== null);
  const inRegion = sql<boolean>`c.region_id = any(${whole}::int[])`;
  if (cities.length === 0) return [inRegion];
  const [regionIds, cityIds] = [cities.map(({ regionId }) => regionId), cities.map(({ cityId }) => cityId)];
  return [
    sql<boolean>`(${inRegion} or exists (
    select from unnest(${regionIds}::int[], ${cityIds}::int[]) as w (region_id, city_id)
    where w.region_id = c.region_id and w.city_id = c.city_id))`,
  ];
}

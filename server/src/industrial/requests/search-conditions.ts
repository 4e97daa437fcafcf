import type { Importance } from '@gektar/contract/criteria/importance.ts';
import type { CityRegion } from '@gektar/contract/industrial/city-region.ts';
import { CLOSED_STATUS } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import { conditions as ofRequest } from '@gektar/contract/industrial/requests/fits-request.ts';
import type { VacancySearch } from '@gektar/contract/industrial/requests/request-search.ts';
import { weighedVacancyCriteria } from '@gektar/contract/industrial/requests/score-vacancies.ts';
import { searchCriteria } from '@gektar/contract/industrial/requests/search-criteria.ts';
import { type RawBuilder, sql } from 'kysely';
import { allOf, type Condition } from '#database/conditions.ts';
import {
  nearConditions,
  type ScoreContext,
  type ScoreSql,
  type ShortfallKinds,
  scoreSql,
} from '#database/criteria/closeness.ts';
import { conditionsOf, countMet, forwardConditions } from '#database/criteria/forward.ts';
import { objectSource } from '#industrial/full-model/object-sources.ts';

/** Condition over vacancies `v` of buildings `b` in complexes `c`: what can be offered at all (F-06). */
export const isOffered: Condition = sql`(v.is_enabled and b.is_enabled and c.is_enabled and v.vacancy_status <> ${sql.lit(CLOSED_STATUS)})`;

/** A vacancy always has a region, so its place is never unknown. */
const vacancyShortfalls: ShortfallKinds = { liesIn: () => ({ isUnknown: 'false', distance: null }) };

const conditions = forwardConditions<VacancySearch>(searchCriteria, objectSource('vacancy'), { liesIn });

/** The score of vacancies for a request (N-12). */
export function scoreOfVacancies(asked: VacancySearch, importance: Importance): ScoreSql {
  return scoreSql(scored, asked, importance);
}

/**
 * 'Почти подходят': offered vacancies near a request that a search does not find. They must also meet the criteria of
 * the search that a request cannot set.
 * @param search the filter in force, which may be wider or narrower than the request
 * @param withUnknown false: only vacancies whose counted values are all known
 */
export function nearVacancies(search: VacancySearch, score: ScoreSql, withUnknown: boolean): Condition {
  return allOf([isOffered, nearConditions(conditions, search, weighedVacancyCriteria, score, withUnknown)]);
}

/** A search inside a request as SQL: offered vacancies that meet every set condition (F-06). */
export function searchConditions(search: VacancySearch): Condition {
  return allOf([isOffered, ...conditionsOf(conditions, search)]);
}

/** How many conditions of a search a vacancy meets. */
export function metConditions(search: VacancySearch): RawBuilder<number> {
  return countMet(conditions, search, ofRequest);
}

const scored: ScoreContext<VacancySearch, keyof typeof weighedVacancyCriteria.defaults> = {
  weighed: weighedVacancyCriteria,
  conditions,
  sourceOf: objectSource('vacancy'),
  kinds: vacancyShortfalls,
};

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

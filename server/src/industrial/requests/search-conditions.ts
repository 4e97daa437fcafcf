import { CLOSED_STATUS } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import type { CityRegion } from '@gektar/contract/industrial/requests/city-region.ts';
import { conditions as ofRequest } from '@gektar/contract/industrial/requests/request-criteria.ts';
import type { VacancySearch } from '@gektar/contract/industrial/requests/request-search.ts';
import { areaFlags } from '@gektar/contract/industrial/vacancies/vacancy-filter.ts';
import type { Range } from '@gektar/contract/measure/range.ts';
import { type RawBuilder, sql } from 'kysely';
import { allOf, anyOf, type Condition, duringDays, hasAnyBit, oneOf, within } from '#database/conditions.ts';
import { type Conditions, conditionsOf, countMet } from '#database/entity-table.ts';
import { containing } from '#database/like.ts';
import { areaOfKind } from '#industrial/areas/area-columns.ts';
import { offeredRate } from '#industrial/vacancies/offered-rate.ts';
import { wordsOf } from '#places/words.ts';

/** Condition over vacancies `v` of buildings `b` in complexes `c`: what can be offered at all (F-06). */
export const isOffered: Condition = sql`(v.is_enabled and b.is_enabled and c.is_enabled and v.vacancy_status <> ${sql.lit(CLOSED_STATUS)})`;

const only = (column: string) => (isAsked: boolean) => (isAsked ? [sql<boolean>`${sql.ref(column)}`] : []);
const hasAreaOf = (flag: keyof typeof areaFlags) => (isAsked: boolean) =>
  isAsked ? [sql<boolean>`${sql.ref(`v.${areaOfKind(areaFlags[flag])}`)} is not null`] : [];

/** The conditions of the contract's `fitsSearch`, and the table's own filters. A test compares both on random data. */
const conditions: Conditions<VacancySearch> = {
  ids: (ids) => oneOf(sql.ref('v.id'), ids),
  vacancyTypes: (sum) => hasAnyBit(sql.ref('v.vacancy_types'), sum),
  mainAreaTypesCalc: (types) => anyOf(sql.ref('v.main_area_type_calc'), 'int[]', types),
  vacancyAreaRange: lettable,
  netRentalRateTo: (to) => within(sql.raw(offeredRate('v')), { from: null, to }),
  accessDate: (days) => duringDays(sql.ref('v.availability_date'), days && { from: null, to: days.to }),
  hasDryArea: hasAreaOf('hasDryArea'),
  hasTemperatureArea: hasAreaOf('hasTemperatureArea'),
  hasFreezerArea: hasAreaOf('hasFreezerArea'),
  hasUnheatedArea: hasAreaOf('hasUnheatedArea'),
  bts: only('v.bts'),
  isWholeForRent: only('v.is_whole_for_rent'),
  hasShelving: only('v.has_shelves'),
  cityRegions: (places) => (places.length === 0 ? [] : [liesIn(places)]),
  highways: (ids) => anyOf(sql.ref('c.highway_id'), 'int[]', ids),
  complexName: (text) =>
    wordsOf(text ?? '').map(
      (word) => sql<boolean>`shared.without_yo(c.name) ilike shared.without_yo(${containing(word)})`,
    ),
  buildingClasses: (ids) => anyOf(sql.ref('b.building_class'), 'int[]', ids),
  buildingTypes: (ids) => anyOf(sql.ref('b.building_type_id'), 'int[]', ids),
  constructionStatuses: (ids) => anyOf(sql.ref('b.construction_status'), 'int[]', ids),
  workingHeightRange: (range) => within(sql.ref('b.working_height'), range),
  totalArea: (range) => within(sql.ref('b.total_area'), range),
  availabilityDate: (days) => duringDays(sql.ref('v.availability_date'), days),
  wholeVacancyArea: (range) => within(sql.ref('v.area_size'), range),
  salePrice: (range) => within(sql.ref('v.sale_price'), range),
  minimalRentalBlockArea: (range) => within(sql.ref('v.minimal_rental_block_area'), range),
  averageNetRentalRate: (range) => within(sql.ref('v.average_net_rental_rate'), range),
};

/** A search inside a request as SQL: offered vacancies that meet every set condition (F-06). */
export function searchConditions(search: VacancySearch): Condition {
  return allOf([isOffered, ...conditionsOf(conditions, search)]);
}

/** How many conditions of a search a vacancy meets. */
export function metConditions(search: VacancySearch): RawBuilder<number> {
  return countMet(conditions, search, ofRequest);
}

/** The span that can be let, from the smallest block to the whole, meets the asked one. */
function lettable(range: Range<number> | null): Condition[] {
  return [
    ...(range?.from == null ? [] : [sql<boolean>`v.area_size >= ${range.from}::numeric`]),
    ...(range?.to == null
      ? []
      : [
          sql<boolean>`v.area_size is not null`,
          sql<boolean>`least(v.minimal_rental_block_area, v.area_size) <= ${range.to}::numeric`,
        ]),
  ];
}

function liesIn(places: readonly CityRegion[]): Condition {
  const whole = places.filter(({ cityId }) => cityId === null).map(({ regionId }) => regionId);
  const cities = places.filter(({ cityId }) => cityId !== null);
  const inRegion = sql<boolean>`c.region_id = any(${whole}::int[])`;
  if (cities.length === 0) return inRegion;
  const [regionIds, cityIds] = [cities.map(({ regionId }) => regionId), cities.map(({ cityId }) => cityId)];
  return sql<boolean>`(${inRegion} or exists (
    select from unnest(${regionIds}::int[], ${cityIds}::int[]) as w (region_id, city_id)
    where w.region_id = c.region_id and w.city_id = c.city_id))`;
}

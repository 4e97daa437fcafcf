import { buildingCriteria } from '@gektar/contract/industrial/buildings/building-criteria.ts';
import type { BuildingFilter } from '@gektar/contract/industrial/buildings/building-filter.ts';
import { complexCriteria } from '@gektar/contract/industrial/complexes/complex-criteria.ts';
import type { ComplexFilter } from '@gektar/contract/industrial/complexes/complex-filter.ts';
import { CLOSED_STATUS } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import type { FullFilter } from '@gektar/contract/industrial/full-model/full-filter.ts';
import { vacancyCriteria } from '@gektar/contract/industrial/vacancies/vacancy-criteria.ts';
import type { VacancyFilter } from '@gektar/contract/industrial/vacancies/vacancy-filter.ts';
import { sql } from 'kysely';
import { allOf, type Condition } from '#database/conditions.ts';
import { conditionsOf, forwardConditions } from '#database/criteria/forward.ts';
import { containing } from '#database/like.ts';
import { matchingComplexIds } from '#industrial/search/complex-text-search.ts';
import { objectSource } from './object-sources.ts';

/** Conditions over `industrial.complexes c`. */
const ofComplex = forwardConditions<ComplexFilter>(complexCriteria, objectSource('complex'), {
  anyPart: (parts: readonly string[]) =>
    parts.length === 0
      ? []
      : [
          sql<boolean>`exists (select from unnest(c.cadastral_numbers) as n (number) where n.number ilike any(${parts.map(containing)}::text[]))`,
        ],
  search: (text: string | null) => (text ? [sql<boolean>`c.id in (${matchingComplexIds(text)})`] : []),
});

/** Operator criteria have no conditions at their level: `hasOperator` evaluates them together. */
const none = () => [];

/** Conditions over `industrial.buildings b`. */
const ofBuilding = forwardConditions<BuildingFilter>(buildingCriteria, objectSource('building'), {
  operatorRoles: none,
  operatorCompanies: none,
});

/** Conditions over `industrial.vacancies v`. */
const ofVacancy = forwardConditions<VacancyFilter>(vacancyCriteria, objectSource('vacancy'));

/** An operator of the complex or the building with any of these roles and any of these companies. */
function hasOperator({ operatorRoles, bitrixOperatorIds }: BuildingFilter, owners: Condition): Condition[] {
  const asked = [
    ...(operatorRoles === null ? [] : [sql<boolean>`l.roles & ${operatorRoles} <> 0`]),
    ...(bitrixOperatorIds.length === 0 ? [] : [sql<boolean>`l.operator_id = any(${bitrixOperatorIds}::text[])`]),
  ];
  if (asked.length === 0) return [];
  return [sql<boolean>`exists (select from industrial.operators_with_roles l where (${owners}) and ${allOf(asked)})`];
}

/** A filter as SQL over complexes `c` with their figures `f` (M-24). */
export function complexConditions({ complex, building, vacancy, onlyWithVacancies, isEnabled }: FullFilter): Condition {
  const vacancies = conditionsOf(ofVacancy, vacancy);
  const buildings = conditionsOf(ofBuilding, building);
  return allOf([
    ...(isEnabled === null ? [] : [sql<boolean>`c.is_enabled = ${isEnabled}`]),
    ...(onlyWithVacancies ? [sql<boolean>`f.vacancy_count > 0`] : []),
    ...conditionsOf(ofComplex, complex),
    ...hasOperator(
      building,
      sql<boolean>`l.complex_id = c.id or l.building_id in (select o.id from industrial.buildings o where o.complex_id = c.id)`,
    ),
    ...(buildings.length + vacancies.length === 0 ? [] : [hasBuilding(buildings, vacancies, isEnabled === true)]),
  ]);
}

/** One building that meets all building criteria, with one vacancy that meets all vacancy criteria. */
function hasBuilding(buildings: Condition[], vacancies: Condition[], onlyActive: boolean): Condition {
  const active = (alias: string) => (onlyActive ? [sql<boolean>`${sql.ref(`${alias}.is_enabled`)}`] : []);
  const inside =
    vacancies.length === 0
      ? []
      : [
          sql<boolean>`exists (select from industrial.vacancies v where v.building_id = b.id and ${allOf([...active('v'), ...vacancies])})`,
        ];
  return sql<boolean>`exists (select from industrial.buildings b where b.complex_id = c.id and ${allOf([...active('b'), ...buildings, ...inside])})`;
}

/**
 * A filter as SQL over buildings `b` with their complexes `c`: one vacancy of the building meets all vacancy criteria.
 */
export function buildingConditions({
  complex,
  building,
  vacancy,
  onlyWithVacancies,
  isEnabled,
}: FullFilter): Condition {
  const isActive = sql<boolean>`(b.is_enabled and c.is_enabled)`;
  const vacancies = [
    ...(isEnabled === true ? [sql<boolean>`v.is_enabled`] : []),
    ...(onlyWithVacancies ? [sql<boolean>`v.vacancy_status <> ${CLOSED_STATUS}`] : []),
    ...conditionsOf(ofVacancy, vacancy),
  ];
  const isAsked = onlyWithVacancies || conditionsOf(ofVacancy, vacancy).length > 0;
  return allOf([
    ...(isEnabled === null ? [] : [isEnabled ? isActive : sql<boolean>`not ${isActive}`]),
    ...conditionsOf(ofBuilding, building),
    ...conditionsOf(ofComplex, complex),
    ...hasOperator(building, sql<boolean>`l.complex_id = c.id or l.building_id = b.id`),
    ...(isAsked
      ? [sql<boolean>`exists (select from industrial.vacancies v where v.building_id = b.id and ${allOf(vacancies)})`]
      : []),
  ]);
}

/** A filter as SQL over vacancies `v` with their buildings `b` and complexes `c`. */
export function vacancyConditions({ complex, building, vacancy, onlyWithVacancies, isEnabled }: FullFilter): Condition {
  const isActive = sql<boolean>`(v.is_enabled and b.is_enabled and c.is_enabled)`;
  return allOf([
    ...(isEnabled === null ? [] : [isEnabled ? isActive : sql<boolean>`not ${isActive}`]),
    ...(onlyWithVacancies ? [sql<boolean>`v.vacancy_status <> ${CLOSED_STATUS}`] : []),
    ...conditionsOf(ofVacancy, vacancy),
    ...conditionsOf(ofBuilding, building),
    ...conditionsOf(ofComplex, complex),
    ...hasOperator(building, sql<boolean>`l.complex_id = c.id or l.building_id = b.id`),
  ]);
}

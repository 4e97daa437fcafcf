import { buildingCriteria } from '@gektar/contract/industrial/buildings/building-criteria.ts';
import type { BuildingFilter } from '@gektar/contract/industrial/buildings/building-filter.ts';
import type { CityRegion } from '@gektar/contract/industrial/city-region.ts';
import { complexCriteria } from '@gektar/contract/industrial/complexes/complex-criteria.ts';
import type { ComplexFilter } from '@gektar/contract/industrial/complexes/complex-filter.ts';
import { CLOSED_STATUS } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import type { FullFilter } from '@gektar/contract/industrial/full-model/full-filter.ts';
import type { VacancySearch } from '@gektar/contract/industrial/requests/request-search.ts';
import { searchCriteria } from '@gektar/contract/industrial/requests/search-criteria.ts';
import { vacancyCriteria } from '@gektar/contract/industrial/vacancies/vacancy-criteria.ts';
import type { VacancyFilter } from '@gektar/contract/industrial/vacancies/vacancy-filter.ts';
import type { TableAbout, Tables } from '#cache/columns/column-cache.ts';
import { type ColumnAbout, filterMarked, filterSlots, marked } from '#cache/columns/column-table.ts';
import { type ColumnKind, type ColumnKinds, criteriaColumns, fromDatabase } from '#cache/columns/criteria-columns.ts';
import { type OnMap, positionColumns } from '#cache/columns/places.ts';
import { is, isWithin, type OfValue, type Predicate, type Value } from '#cache/columns/predicate.ts';
import { type Level as LevelName, objectSource } from './object-sources.ts';

/** From the tables to slots of one of them. */
export type Finding = (tables: ObjectTables) => Uint32Array;

type Level = 'complexes' | 'buildings' | 'vacancies';
/** Complexes, buildings and vacancies in the process. */
export type ObjectTables = Tables<Level>;

const value = (name: string, sql: string): ColumnAbout => ({ name, holds: 'values', sql });
const number = (name: string, sql: string): ColumnAbout => ({ name, holds: 'numbers', sql });

/** Companies with their roles. */
const operators = (owner: string, id: string) =>
  value(
    'operators',
    `(select json_agg(json_build_array(l.operator_id, l.roles) order by l.operator_id, l.roles)
      from industrial.operators_with_roles l where l.${owner} = ${id})`,
  );

/** A whole region, or a town of it. */
const liesIn: ColumnKind = {
  columns: () => [value('place', 'json_build_array(c.region_id, c.city_id)')],
  predicates: (places: readonly CityRegion[]) => {
    if (places.length === 0) return [];
    const wanted = new Set(places.map(({ regionId, cityId }) => `${regionId} ${cityId ?? ''}`));
    return [
      {
        column: 'place',
        holds: (own) => {
          const [region = null, city = null] = Array.isArray(own) ? own : [];
          return region !== null && (wanted.has(`${region} `) || (city !== null && wanted.has(`${region} ${city}`)));
        },
      },
    ];
  },
};

/** Evaluated together with others by `hasOperator`. */
const together: ColumnKind = { columns: () => [], predicates: () => [] };

const kinds: ColumnKinds = {
  liesIn,
  search: fromDatabase,
  anyPart: fromDatabase,
  operatorRoles: together,
  operatorCompanies: together,
};

const ofComplex = criteriaColumns<ComplexFilter>(complexCriteria, objectSource('complex'), kinds);
const ofBuilding = criteriaColumns<BuildingFilter>(buildingCriteria, objectSource('building'), kinds);
const ofVacancy = criteriaColumns<VacancyFilter>(vacancyCriteria, objectSource('vacancy'), kinds);

/** The criteria of a search inside a request, for one level. */
function searchOf(level: LevelName) {
  const criteria = Object.entries(searchCriteria).filter(
    ([, criterion]) => ('level' in criterion ? criterion.level : 'vacancy') === level,
  );
  return criteriaColumns<Partial<VacancySearch>>(Object.fromEntries(criteria), objectSource(level), kinds);
}
const searchOfComplex = searchOf('complex');
const searchOfBuilding = searchOf('building');
const searchOfVacancy = searchOf('vacancy');

/** Each column once. */
function columns(...all: readonly (readonly ColumnAbout[])[]): ColumnAbout[] {
  return [...new Map(all.flat().map((column) => [column.name, column])).values()];
}

/** In-memory columns of the three levels (0040). */
export const objectColumns: Readonly<Record<Level, TableAbout>> = {
  complexes: {
    table: 'industrial.complexes',
    alias: 'c',
    columns: columns(ofComplex.columns, searchOfComplex.columns, [
      value('isEnabled', 'c.is_enabled'),
      operators('complex_id', 'c.id'),
      // Complexes without stored figures are in no list.
      number('vacancyCount', '(select f.vacancy_count from industrial.complex_figures f where f.complex_id = c.id)'),
      ...positionColumns('c'),
    ]),
  },
  buildings: {
    table: 'industrial.buildings',
    alias: 'b',
    columns: columns(ofBuilding.columns, searchOfBuilding.columns, [
      { name: 'complex', holds: { rowOf: 'complexes' }, sql: 'b.complex_id' },
      value('isEnabled', 'b.is_enabled'),
      operators('building_id', 'b.id'),
    ]),
  },
  vacancies: {
    table: 'industrial.vacancies',
    alias: 'v',
    columns: columns(ofVacancy.columns, searchOfVacancy.columns, [
      { name: 'complex', holds: { rowOf: 'complexes' }, sql: 'v.complex_id' },
      { name: 'building', holds: { rowOf: 'buildings' }, sql: 'v.building_id' },
      value('isEnabled', 'v.is_enabled'),
    ]),
  },
};

/** An operator with all of these roles and companies at one owner; undefined without such criteria. */
function hasOperator({ operatorRoles, bitrixOperatorIds }: BuildingFilter): OfValue | undefined {
  if (operatorRoles === null && bitrixOperatorIds.length === 0) return undefined;
  const companies = new Set<Value>(bitrixOperatorIds);
  const isAsked = ([company, roles]: readonly [string, number]) =>
    (operatorRoles === null || (roles & operatorRoles) !== 0) && (companies.size === 0 || companies.has(company));
  return { column: 'operators', holds: (own) => ((own ?? []) as [string, number][]).some(isAsked) };
}

/** Predicates of each level. */
interface AskedOfLevels {
  readonly complex: readonly Predicate[];
  readonly building: readonly Predicate[];
  readonly vacancy: readonly Predicate[];
}

function askedBy({ complex, building, vacancy }: FullFilter): AskedOfLevels | undefined {
  const [ofIts, ofTheirs, own] = [
    ofComplex.predicates(complex),
    ofBuilding.predicates(building),
    ofVacancy.predicates(vacancy),
  ];
  return ofIts && ofTheirs && own && { complex: ofIts, building: ofTheirs, vacancy: own };
}

const isActive = is('isEnabled', true);
const isOpen: Predicate = { column: 'vacancyStatus', holds: (status) => status !== null && status !== CLOSED_STATUS };

/** Objects that can be offered at all (F-06). */
const offered: AskedOfLevels = { complex: isActive, building: isActive, vacancy: [...isActive, isOpen] };

/** Slots of the vacancies that meet all predicates of their level, in buildings and complexes that meet theirs. */
function vacanciesThat(
  { complexes, buildings, vacancies }: ObjectTables,
  { complex, building, vacancy }: AskedOfLevels,
): Uint32Array {
  let found = vacancies.find(vacancy);
  if (building.length > 0) found = filterMarked(found, buildings.mark(building), vacancies.references('building'));
  if (complex.length > 0) found = filterMarked(found, complexes.mark(complex), vacancies.references('complex'));
  return found;
}

const allActive: AskedOfLevels = { complex: isActive, building: isActive, vacancy: isActive };

/** Slots of the vacancies that match a filter, as in `vacancyConditions`; undefined when the columns cannot answer. */
export function vacanciesByColumns(filter: FullFilter): Finding | undefined {
  const asked = askedBy(filter);
  if (asked === undefined) return undefined;
  const { isEnabled, onlyWithVacancies, building } = filter;
  const active = isEnabled === true ? isActive : [];
  const levels: AskedOfLevels = {
    complex: [...active, ...asked.complex],
    building: [...active, ...asked.building],
    vacancy: [...active, ...(onlyWithVacancies ? [isOpen] : []), ...asked.vacancy],
  };
  const operator = hasOperator(building);
  return (tables) => {
    const { complexes, buildings, vacancies } = tables;
    const isActiveOne = isEnabled === false ? marked(vacancies, vacanciesThat(tables, allActive)) : undefined;
    let found = vacanciesThat(tables, levels);
    if (isActiveOne !== undefined) found = filterSlots(found, (slot) => isActiveOne[slot] === 0);
    if (operator !== undefined) {
      const [complexOf, buildingOf] = [vacancies.references('complex'), vacancies.references('building')];
      const [ofComplexes, ofBuildings] = [complexes.mark([operator]), buildings.mark([operator])];
      found = filterSlots(
        found,
        (slot) => ofComplexes[complexOf.at(slot)] === 1 || ofBuildings[buildingOf.at(slot)] === 1,
      );
    }
    return found;
  };
}

/**
 * Slots of the vacancies that match a search inside a request, as in `searchConditions`; undefined when the columns
 * cannot answer.
 */
export function offeredByColumns(search: VacancySearch): Finding | undefined {
  const [complex, building, vacancy] = [
    searchOfComplex.predicates(search),
    searchOfBuilding.predicates(search),
    searchOfVacancy.predicates(search),
  ];
  if (!complex || !building || !vacancy) return undefined;
  return (tables) =>
    vacanciesThat(tables, {
      complex: [...offered.complex, ...complex],
      building: [...offered.building, ...building],
      vacancy: [...offered.vacancy, ...vacancy],
    });
}

/** Slots of the complexes that match a filter, as in `complexConditions`; undefined when the columns cannot answer. */
export function complexesByColumns(filter: FullFilter): Finding | undefined {
  const asked = askedBy(filter);
  if (asked === undefined) return undefined;
  const { isEnabled, onlyWithVacancies, building } = filter;
  const active = isEnabled === true ? isActive : [];
  const ofItself = [
    ...is('isEnabled', isEnabled),
    ...isWithin('vacancyCount', { from: onlyWithVacancies ? 1 : 0 }),
    ...asked.complex,
  ];
  const operator = hasOperator(building);
  return (tables) => {
    const { complexes, buildings, vacancies } = tables;
    const [complexOf, buildingOf] = [buildings.references('complex'), vacancies.references('building')];
    let found = complexes.find(ofItself);
    if (operator !== undefined) {
      // Operators of the complex itself, or of one of its buildings.
      const ofBuildings = marked(complexes, buildings.find([operator]), complexOf);
      const own = complexes.values('operators');
      found = filterSlots(found, (slot) => ofBuildings[slot] === 1 || operator.holds(own.at(slot)));
    }
    if (asked.building.length + asked.vacancy.length === 0) return found;
    // One building that meets all building criteria, with one vacancy that meets all vacancy criteria.
    let fitting = buildings.find([...active, ...asked.building]);
    if (asked.vacancy.length > 0) {
      const hasVacancy = marked(buildings, vacancies.find([...active, ...asked.vacancy]), buildingOf);
      fitting = filterMarked(fitting, hasVacancy);
    }
    return filterMarked(found, marked(complexes, fitting, complexOf));
  };
}

/** Kind: construction status, 0 when archived. */
export function complexesOnMapOf({ complexes }: ObjectTables): OnMap {
  const [isEnabled, status] = [complexes.values('isEnabled'), complexes.values('complexConstructionStatus')];
  return {
    rows: complexes,
    positions: complexes,
    positionOf: (slot) => slot,
    kindOf: (slot) => (isEnabled.at(slot) === true ? Number(status.at(slot)) : 0),
  };
}

/** Kind: main area type, 0 without areas. */
export function vacanciesOnMapOf({ complexes, vacancies }: ObjectTables): OnMap {
  const [complexOf, type] = [vacancies.references('complex'), vacancies.values('mainAreaTypeCalc')];
  return {
    rows: vacancies,
    positions: complexes,
    positionOf: (slot) => complexOf.at(slot),
    kindOf: (slot) => Number(type.at(slot) ?? 0),
  };
}

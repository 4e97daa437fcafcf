import { buildingCriteria } from '@gektar/contract/industrial/buildings/building-criteria.ts';
import type { BuildingFilter } from '@gektar/contract/industrial/buildings/building-filter.ts';
import { type CityRegion, liesIn } from '@gektar/contract/industrial/city-region.ts';
import { complexCriteria } from '@gektar/contract/industrial/complexes/complex-criteria.ts';
import type { ComplexFilter } from '@gektar/contract/industrial/complexes/complex-filter.ts';
import { CLOSED_STATUS } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import type { FullFilter } from '@gektar/contract/industrial/full-model/full-filter.ts';
import type { VacancySearch } from '@gektar/contract/industrial/requests/request-search.ts';
import { searchCriteria } from '@gektar/contract/industrial/requests/search-criteria.ts';
import { vacancyCriteria } from '@gektar/contract/industrial/vacancies/vacancy-criteria.ts';
import type { VacancyFilter } from '@gektar/contract/industrial/vacancies/vacancy-filter.ts';
import type { TableAbout, Tables } from '#cache/columns/column-cache.ts';
import { type ColumnAbout, filterMarked, marked } from '#cache/columns/column-table.ts';
import {
  type ColumnKind,
  type ColumnKinds,
  comparedBy,
  criteriaColumns,
  eachOnce,
  fromDatabase,
} from '#cache/columns/criteria-columns.ts';
import { type OnMap, positionColumns } from '#cache/columns/places.ts';
import { is, isWithin, type OfValue, type Predicate, type Value } from '#cache/columns/predicate.ts';
import { type Level as LevelName, objectSource } from './object-sources.ts';

/** Finds slots (row numbers) of one of the tables. */
export type Finding = (tables: ObjectTables) => Uint32Array;

type Level = 'complexes' | 'buildings' | 'vacancies';
/** Complexes, buildings and vacancies in memory. */
export type ObjectTables = Tables<Level>;

const value = (name: string, sql: string): ColumnAbout => ({ name, holds: 'values', sql });
const number = (name: string, sql: string): ColumnAbout => ({ name, holds: 'numbers', sql });

/** Column of operators: ids of companies with their roles. */
const operators = (owner: string, id: string) =>
  value(
    'operators',
    `(select json_agg(json_build_array(l.operator_id, l.roles) order by l.operator_id, l.roles)
      from industrial.operators_with_roles l where l.${owner} = ${id})`,
  );

/** Criterion of places, each a whole region or a town; the value of an object is its `[region, city]`. */
const inPlaces = comparedBy({
  isSet: (places: readonly CityRegion[]) => places.length > 0,
  compare: (places: readonly CityRegion[], [region, city]: [number, number | null]) => ({
    state: liesIn(places, region, city) ? 'met' : 'missed',
    distance: null,
  }),
});

/** Operator criteria have no separate columns: `hasOperator` evaluates them together. */
const together: ColumnKind = { columns: () => [], predicates: () => [] };

const kinds: ColumnKinds = {
  liesIn: inPlaces,
  search: fromDatabase,
  anyPart: fromDatabase,
  operatorRoles: together,
  operatorCompanies: together,
};

const ofComplex = criteriaColumns<ComplexFilter>(complexCriteria, objectSource('complex'), kinds);
const ofBuilding = criteriaColumns<BuildingFilter>(buildingCriteria, objectSource('building'), kinds);
const ofVacancy = criteriaColumns<VacancyFilter>(vacancyCriteria, objectSource('vacancy'), kinds);

/** Columns and predicates of a search inside a request, for one level. */
function searchOf(level: LevelName) {
  const criteria = Object.entries(searchCriteria).filter(
    ([, criterion]) => ('level' in criterion ? criterion.level : 'vacancy') === level,
  );
  return criteriaColumns<Partial<VacancySearch>>(Object.fromEntries(criteria), objectSource(level), kinds);
}
const searchOfComplex = searchOf('complex');
const searchOfBuilding = searchOf('building');
const searchOfVacancy = searchOf('vacancy');

/** In-memory columns of the three levels (0040). */
export const objectColumns: Readonly<Record<Level, TableAbout>> = {
  complexes: {
    table: 'industrial.complexes',
    alias: 'c',
    columns: eachOnce([
      ...ofComplex.columns,
      ...searchOfComplex.columns,
      value('isEnabled', 'c.is_enabled'),
      operators('complex_id', 'c.id'),
      // Null without stored figures, so that such a complex is in no list.
      number('vacancyCount', '(select f.vacancy_count from industrial.complex_figures f where f.complex_id = c.id)'),
      ...positionColumns('c'),
    ]),
  },
  buildings: {
    table: 'industrial.buildings',
    alias: 'b',
    columns: eachOnce([
      ...ofBuilding.columns,
      ...searchOfBuilding.columns,
      { name: 'complex', holds: { rowOf: 'complexes' }, sql: 'b.complex_id' },
      value('isEnabled', 'b.is_enabled'),
      operators('building_id', 'b.id'),
    ]),
  },
  vacancies: {
    table: 'industrial.vacancies',
    alias: 'v',
    columns: eachOnce([
      ...ofVacancy.columns,
      ...searchOfVacancy.columns,
      { name: 'complex', holds: { rowOf: 'complexes' }, sql: 'v.complex_id' },
      { name: 'building', holds: { rowOf: 'buildings' }, sql: 'v.building_id' },
      value('isEnabled', 'v.is_enabled'),
    ]),
  },
};

/**
 * Predicate: one operator of the object has any of the roles and is any of the companies; undefined without such
 * criteria.
 */
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

type Asked = readonly Predicate[] | undefined;

/** Combines the levels; undefined when the columns of one level cannot answer. */
function ofLevels(complex: Asked, building: Asked, vacancy: Asked): AskedOfLevels | undefined {
  return complex && building && vacancy && { complex, building, vacancy };
}

function askedBy({ complex, building, vacancy }: FullFilter): AskedOfLevels | undefined {
  return ofLevels(ofComplex.predicates(complex), ofBuilding.predicates(building), ofVacancy.predicates(vacancy));
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
  if (building.length + complex.length === 0) return vacancies.find(vacancy);
  let fitting = buildings.find(building);
  if (complex.length > 0) {
    fitting = filterMarked(fitting, marked(complexes, complexes.find(complex)), buildings.numbers('complex'));
  }
  return filterMarked(vacancies.find(vacancy), marked(buildings, fitting), vacancies.numbers('building'));
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
    const archived = isEnabled === false ? inverted(marked(vacancies, vacanciesThat(tables, allActive))) : undefined;
    let found = vacanciesThat(tables, levels);
    if (archived !== undefined) found = filterMarked(found, archived);
    if (operator !== undefined) {
      // Buildings with such an operator, and those in complexes with one.
      const fitting = marked(buildings, buildings.find([operator]));
      const ofComplexes = marked(complexes, complexes.find([operator]));
      const inComplexes = filterMarked(buildings.find([]), ofComplexes, buildings.numbers('complex'));
      found = filterMarked(found, marked(buildings, inComplexes, undefined, fitting), vacancies.numbers('building'));
    }
    return found;
  };
}

const inverted = (marks: Uint8Array) => marks.map((mark) => 1 - mark);

/**
 * Slots of the vacancies that match a search inside a request, as in `searchConditions`; undefined when the columns
 * cannot answer.
 */
export function offeredByColumns(search: VacancySearch): Finding | undefined {
  const asked = ofLevels(
    searchOfComplex.predicates(search),
    searchOfBuilding.predicates(search),
    searchOfVacancy.predicates(search),
  );
  return (
    asked &&
    ((tables) =>
      vacanciesThat(tables, {
        complex: [...offered.complex, ...asked.complex],
        building: [...offered.building, ...asked.building],
        vacancy: [...offered.vacancy, ...asked.vacancy],
      }))
  );
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
    const complexOf = buildings.numbers('complex');
    // Operators of the complex itself, or of one of its buildings.
    const withOperator =
      operator &&
      marked(complexes, buildings.find([operator]), complexOf, marked(complexes, complexes.find([operator])));
    let found = complexes.find(ofItself);
    if (withOperator !== undefined) found = filterMarked(found, withOperator);
    if (asked.building.length + asked.vacancy.length === 0) return found;
    // One building that meets all building criteria, with one vacancy that meets all vacancy criteria.
    let fitting = buildings.find([...active, ...asked.building]);
    if (asked.vacancy.length > 0) {
      const hasVacancy = marked(
        buildings,
        vacancies.find([...active, ...asked.vacancy]),
        vacancies.numbers('building'),
      );
      fitting = filterMarked(fitting, hasVacancy);
    }
    return filterMarked(found, marked(complexes, fitting, complexOf));
  };
}

/** Complexes on the map; the kind of a point is the construction status, 0 when archived. */
export function complexesOnMapOf({ complexes }: ObjectTables): OnMap {
  const [isEnabled, status] = [complexes.values('isEnabled'), complexes.values('complexConstructionStatus')];
  return {
    rows: complexes,
    positions: complexes,
    positionOf: (slot) => slot,
    kindOf: (slot) => (isEnabled.at(slot) === true ? Number(status.at(slot)) : 0),
  };
}

/** Vacancies on the map; the kind of a point is the main area type, 0 without areas. */
export function vacanciesOnMapOf({ complexes, vacancies }: ObjectTables): OnMap {
  const [complexOf, type] = [vacancies.numbers('complex'), vacancies.values('mainAreaTypeCalc')];
  return {
    rows: vacancies,
    positions: complexes,
    positionOf: (slot) => complexOf.at(slot),
    kindOf: (slot) => Number(type.at(slot) ?? 0),
  };
}

import { buildingCriteria } from '@gektar/contract/industrial/buildings/building-fields.ts';
import type { BuildingFilter } from '@gektar/contract/industrial/buildings/building-filter.ts';
import { complexCriteria } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import type { ComplexFilter } from '@gektar/contract/industrial/complexes/complex-filter.ts';
import { CLOSED_STATUS } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import type { FullFilter } from '@gektar/contract/industrial/full-model/full-filter.ts';
import { vacancyCriteria } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { areaFlags, type VacancyFilter } from '@gektar/contract/industrial/vacancies/vacancy-filter.ts';
import { type ColumnAbout, keepMarked, keepWhere, marked } from '#database/columns/column-table.ts';
import type { TableAbout, Tables } from '#database/columns/kept-columns.ts';
import { type OnMap, positionColumns } from '#database/columns/places.ts';
import {
  is,
  isAnyOf,
  isWithin,
  type OfValue,
  type Predicate,
  type Predicates,
  predicatesOf,
  untold,
  type Value,
} from '#database/columns/predicate.ts';
import { areaOfKind } from '#industrial/areas/area-columns.ts';
import { buildingTable } from '#industrial/buildings/building-table.ts';
import { complexTable } from '#industrial/complexes/complex-table.ts';
import { offeredRate } from '#industrial/vacancies/offered-rate.ts';
import { vacancyTable } from '#industrial/vacancies/vacancy-table.ts';

/** From the tables to slots of one of them. */
export type Finding = (tables: ObjectTables) => Uint32Array;

type Level = 'complexes' | 'buildings' | 'vacancies';
/** Complexes, buildings and vacancies in the process. */
export type ObjectTables = Tables<Level>;

const value = (name: string, sql: string): ColumnAbout => ({ name, holds: 'values', sql });
const number = (name: string, sql: string): ColumnAbout => ({ name, holds: 'numbers', sql });

const flags = Object.keys(areaFlags) as (keyof typeof areaFlags)[];
/** Companies with their roles. */
const operators = (owner: string, id: string) =>
  value(
    'operators',
    `(select json_agg(json_build_array(l.operator_id, l.roles) order by l.operator_id, l.roles)
      from industrial.operators_with_roles l where l.${owner} = ${id})`,
  );

/** What is kept of the three levels in the process (0040). */
export const objectColumns: Readonly<Record<Level, TableAbout>> = {
  complexes: {
    table: 'industrial.complexes',
    alias: 'c',
    columns: [
      ...complexTable.columnsFor(complexCriteria),
      value('isEnabled', 'c.is_enabled'),
      value('region', 'c.region_id'),
      value('place', 'json_build_array(c.region_id, c.city_id)'),
      operators('complex_id', 'c.id'),
      // Complexes of which no figures are kept are in no list.
      number('vacancyCount', '(select f.vacancy_count from industrial.complex_figures f where f.complex_id = c.id)'),
      ...positionColumns('c'),
    ],
  },
  buildings: {
    table: 'industrial.buildings',
    alias: 'b',
    columns: [
      ...buildingTable.columnsFor(buildingCriteria),
      { name: 'complex', holds: { rowOf: 'complexes' }, sql: 'b.complex_id' },
      value('isEnabled', 'b.is_enabled'),
      value('type', 'b.building_type_id'),
      number('workingHeight', 'b.working_height'),
      operators('building_id', 'b.id'),
    ],
  },
  vacancies: {
    table: 'industrial.vacancies',
    alias: 'v',
    columns: [
      ...vacancyTable.columnsFor(vacancyCriteria),
      { name: 'complex', holds: { rowOf: 'complexes' }, sql: 'v.complex_id' },
      { name: 'building', holds: { rowOf: 'buildings' }, sql: 'v.building_id' },
      value('isEnabled', 'v.is_enabled'),
      value('bts', 'v.bts'),
      value('isWholeForRent', 'v.is_whole_for_rent'),
      number('offeredRate', offeredRate('v')),
      number('lettableFrom', 'least(v.minimal_rental_block_area, v.area_size)'),
      ...flags.map((flag) => value(flag, `v.${areaOfKind(areaFlags[flag])} is not null`)),
    ],
  },
};

const ofComplex: Predicates<ComplexFilter> = {
  ...complexTable.predicates(complexCriteria),
  ids: (ids) => (ids === null ? [] : undefined),
  regionIds: (ids) => isAnyOf('region', ids),
  cadastralNumbers: untold,
  complexName: untold,
};

/** Asked together by `hasOperator`. */
const none = () => [];

const ofBuilding: Predicates<BuildingFilter> = {
  ...buildingTable.predicates(buildingCriteria),
  operatorRoles: none,
  bitrixOperatorIds: none,
};

/** Areas of which there must be some. */
export const hasAreas = Object.fromEntries(
  flags.map((flag) => [flag, (isAsked: boolean) => is(flag, isAsked || null)]),
) as Record<keyof typeof areaFlags, (isAsked: boolean) => Predicate[]>;

const ofVacancy: Predicates<VacancyFilter> = {
  ...vacancyTable.predicates(vacancyCriteria),
  ...hasAreas,
  ids: (ids) => (ids === null ? [] : undefined),
};

/** Of one owner's operators: one with these roles and of these companies; undefined when nothing is asked. */
function hasOperator({ operatorRoles, bitrixOperatorIds }: BuildingFilter): OfValue | undefined {
  if (operatorRoles === null && bitrixOperatorIds.length === 0) return undefined;
  const companies = new Set<Value>(bitrixOperatorIds);
  const isAsked = ([company, roles]: readonly [string, number]) =>
    (operatorRoles === null || (roles & operatorRoles) !== 0) && (companies.size === 0 || companies.has(company));
  return { column: 'operators', holds: (own) => ((own ?? []) as [string, number][]).some(isAsked) };
}

/** Predicates of each level. */
export interface AskedOfLevels {
  readonly complex: readonly Predicate[];
  readonly building: readonly Predicate[];
  readonly vacancy: readonly Predicate[];
}

function askedBy({ complex, building, vacancy }: FullFilter): AskedOfLevels | undefined {
  const [ofIts, ofTheirs, own] = [
    predicatesOf(ofComplex, complex),
    predicatesOf(ofBuilding, building),
    predicatesOf(ofVacancy, vacancy),
  ];
  return ofIts && ofTheirs && own && { complex: ofIts, building: ofTheirs, vacancy: own };
}

const isActive = is('isEnabled', true);
const isOpen: Predicate = { column: 'vacancyStatus', holds: (status) => status !== null && status !== CLOSED_STATUS };

/** What can be offered at all (F-06). */
export const offered: AskedOfLevels = { complex: isActive, building: isActive, vacancy: [...isActive, isOpen] };

/** Slots of the vacancies that meet all predicates of their level, in buildings and complexes that meet theirs. */
export function vacanciesThat(
  { complexes, buildings, vacancies }: ObjectTables,
  { complex, building, vacancy }: AskedOfLevels,
): Uint32Array {
  let found = vacancies.find(vacancy);
  if (building.length > 0) found = keepMarked(found, buildings.mark(building), vacancies.references('building'));
  if (complex.length > 0) found = keepMarked(found, complexes.mark(complex), vacancies.references('complex'));
  return found;
}

const allActive: AskedOfLevels = { complex: isActive, building: isActive, vacancy: isActive };

/** Slots of the vacancies that a filter finds, as `vacancyConditions`; undefined when the columns do not tell. */
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
    if (isActiveOne !== undefined) found = keepWhere(found, (slot) => isActiveOne[slot] === 0);
    if (operator !== undefined) {
      const [complexOf, buildingOf] = [vacancies.references('complex'), vacancies.references('building')];
      const [ofComplexes, ofBuildings] = [complexes.mark([operator]), buildings.mark([operator])];
      found = keepWhere(
        found,
        (slot) => ofComplexes[complexOf.at(slot)] === 1 || ofBuildings[buildingOf.at(slot)] === 1,
      );
    }
    return found;
  };
}

/** Slots of the complexes that a filter finds, as `complexConditions`; undefined when the columns do not tell. */
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
      // Of the complex itself, or of one of its buildings.
      const ofBuildings = marked(complexes, buildings.find([operator]), complexOf);
      const own = complexes.values('operators');
      found = keepWhere(found, (slot) => ofBuildings[slot] === 1 || operator.holds(own.at(slot)));
    }
    if (asked.building.length + asked.vacancy.length === 0) return found;
    // One building that meets all of its criteria, with one vacancy that meets all of them.
    let fitting = buildings.find([...active, ...asked.building]);
    if (asked.vacancy.length > 0) {
      const hasVacancy = marked(buildings, vacancies.find([...active, ...asked.vacancy]), buildingOf);
      fitting = keepMarked(fitting, hasVacancy);
    }
    return keepMarked(found, marked(complexes, fitting, complexOf));
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

import type { CityRegion } from '@gektar/contract/industrial/requests/city-region.ts';
import type { VacancySearch } from '@gektar/contract/industrial/requests/request-search.ts';
import {
  hasAnyBitOf,
  is,
  isAnyOf,
  isDuringDays,
  isWithin,
  type Predicate,
  type Predicates,
  predicatesOf,
  untold,
} from '#database/columns/predicate.ts';
import { type Finding, hasAreas, offered, vacanciesThat } from '#industrial/full-model/object-columns.ts';

const only = (column: string) => (isAsked: boolean) => is(column, isAsked || null);

const ofVacancy: Predicates<
  Omit<
    VacancySearch,
    | 'cityRegions'
    | 'highways'
    | 'complexName'
    | 'buildingClasses'
    | 'buildingTypes'
    | 'constructionStatuses'
    | 'workingHeightRange'
    | 'totalArea'
  >
> = {
  ...hasAreas,
  ids: (ids) => (ids === null ? [] : undefined),
  vacancyTypes: (sum) => hasAnyBitOf('vacancyTypes', sum),
  mainAreaTypesCalc: (types) => isAnyOf('mainAreaTypeCalc', types),
  vacancyAreaRange: (range) => [
    ...isWithin('areaSize', { from: range?.from ?? null }),
    // Where there is no area, there is no smaller block of it either.
    ...(range?.to == null ? [] : isWithin('areaSize', { from: Number.MIN_SAFE_INTEGER })),
    ...isWithin('lettableFrom', { to: range?.to ?? null }),
  ],
  netRentalRateTo: (to) => isWithin('offeredRate', { from: null, to }),
  accessDate: (days) => isDuringDays('availabilityDate', days && { from: null, to: days.to }),
  bts: only('bts'),
  isWholeForRent: only('isWholeForRent'),
  hasShelving: only('hasShelves'),
  availabilityDate: (days) => isDuringDays('availabilityDate', days),
  wholeVacancyArea: (range) => isWithin('areaSize', range),
  salePrice: (range) => isWithin('salePrice', range),
  minimalRentalBlockArea: (range) => isWithin('minimalRentalBlockArea', range),
  averageNetRentalRate: (range) => isWithin('averageNetRentalRate', range),
};

const ofBuilding: Predicates<
  Pick<VacancySearch, 'buildingClasses' | 'buildingTypes' | 'constructionStatuses' | 'workingHeightRange' | 'totalArea'>
> = {
  buildingClasses: (ids) => isAnyOf('buildingClass', ids),
  buildingTypes: (ids) => isAnyOf('type', ids),
  constructionStatuses: (ids) => isAnyOf('constructionStatus', ids),
  workingHeightRange: (range) => isWithin('workingHeight', range),
  totalArea: (range) => isWithin('totalArea', range),
};

const ofComplex: Predicates<Pick<VacancySearch, 'cityRegions' | 'highways' | 'complexName'>> = {
  cityRegions: liesIn,
  highways: (ids) => isAnyOf('highway', ids),
  complexName: untold,
};

/** A whole region, or a town of it. */
function liesIn(places: readonly CityRegion[]): Predicate[] {
  if (places.length === 0) return [];
  const wanted = new Set(places.map(({ regionId, cityId }) => `${regionId} ${cityId ?? ''}`));
  return [
    {
      column: 'place',
      holds: (own) => {
        const [region, city] = own as [number | null, number | null];
        return region !== null && (wanted.has(`${region} `) || (city !== null && wanted.has(`${region} ${city}`)));
      },
    },
  ];
}

/** Slots of the vacancies that a search inside a request finds, as `searchConditions`; undefined when the columns do not tell. */
export function offeredByColumns(search: VacancySearch): Finding | undefined {
  const [vacancy, building, complex] = [
    predicatesOf(ofVacancy, search),
    predicatesOf(ofBuilding, search),
    predicatesOf(ofComplex, search),
  ];
  if (!vacancy || !building || !complex) return undefined;
  return (tables) =>
    vacanciesThat(tables, {
      complex: [...offered.complex, ...complex],
      building: [...offered.building, ...building],
      vacancy: [...offered.vacancy, ...vacancy],
    });
}

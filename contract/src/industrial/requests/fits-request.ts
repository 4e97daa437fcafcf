import { type Kind, matcherOf } from '#criteria/compare.ts';
import { criteriaOf } from '#criteria/requirements.ts';
import { type CityRegion, liesIn } from '#industrial/city-region.ts';
import { CLOSED_STATUS } from '#industrial/dictionaries/enumerations.ts';
import type { VacancyRow } from '#industrial/vacancies/vacancy.ts';
import { areaFlags } from '#industrial/vacancies/vacancy-criteria.ts';
import { namesOf } from '#records.ts';
import type { IndustrialRequest } from './request.ts';
import { requestFields } from './request-fields.ts';
import { VacancySearch } from './request-search.ts';
import { requirements } from './requirements.ts';
import { searchCriteria } from './search-criteria.ts';

/** Conditions that a request can set on vacancies: each requirement has the same name as its criterion. */
export type RequestCondition = keyof typeof requirements;
export const conditions: readonly RequestCondition[] = namesOf(requirements);

type Unchanged<Value> = Value extends readonly (infer Item)[] ? readonly Item[] : Value;

/** Fields of a request that decide which vacancies fit; a request that is not yet saved has them too. */
export type RequestCriteria = { readonly [Name in RequestCondition]: Unchanged<IndustrialRequest[Name]> };

/** The initial filter of a search inside a request (F-06). */
export function searchOfRequest(request: RequestCriteria): VacancySearch {
  return {
    ...VacancySearch.parse({}),
    ...criteriaOf<VacancySearch>(requirements, requestFields, searchCriteria, request),
    cityRegions: [...request.cityRegions],
  };
}

/**
 * Whether a vacancy can be offered at all: neither it nor its building or complex is archived, and it is not closed
 * (F-06).
 */
export function isOffered({ isActive, vacancyStatus }: Pick<VacancyRow, 'isActive' | 'vacancyStatus'>): boolean {
  return isActive && vacancyStatus !== CLOSED_STATUS;
}

/** Compares requested places with the region and city of a vacancy. */
const inPlaces: Kind = {
  isSet: (places: readonly CityRegion[]) => places.length > 0,
  compare: (places: readonly CityRegion[], { region, city }: Pick<VacancyRow, 'region' | 'city'>) => ({
    state: liesIn(places, region.id, city?.id ?? null) ? 'met' : 'missed',
    distance: null,
  }),
};

const areaOf = (flag: keyof typeof areaFlags) => (row: VacancyRow) =>
  row.areaSetWithPrice.warehouse?.[areaFlags[flag]]?.areaValue ?? null;

/** The search inside a request in plain JavaScript; the server's SQL is compared with it by a test. */
export const vacancyMatcher = matcherOf<VacancySearch, VacancyRow>(searchCriteria, {
  kinds: { liesIn: inPlaces },
  computed: {
    lettable: lettableSpan,
    offeredRate,
    place: ({ region, city }) => ({ region, city }),
    ...Object.fromEntries(namesOf(areaFlags).map((flag) => [areaFlags[flag], areaOf(flag)])),
  },
});

/** The conditions that a search sets. */
export function conditionsSet(search: VacancySearch): RequestCondition[] {
  const set = new Set<string>(vacancyMatcher.setIn(search));
  return conditions.filter((name) => set.has(name));
}

/** Whether a vacancy meets one condition of a search; an unset one restricts nothing. */
export function meets(row: VacancyRow, search: VacancySearch, condition: RequestCondition): boolean {
  return vacancyMatcher.compare(row, search, condition, undefined).state === 'met';
}

/** Whether a search finds a vacancy: it is offered, and all conditions hold (F-06). */
export function fitsSearch(row: VacancyRow, search: VacancySearch): boolean {
  return isOffered(row) && conditions.every((condition) => meets(row, search, condition));
}

/**
 * Whether a vacancy fits a request (F-06): the search of the request finds the vacancy, and the vacancy's page lists
 * the request.
 */
export function fitsRequest(row: VacancyRow, request: RequestCriteria): boolean {
  return fitsSearch(row, searchOfRequest(request));
}

/**
 * The range of areas that a vacancy can be let in (m²): from its smallest block, which is at most its area, to the
 * whole; null when its area is unknown.
 */
export function lettableSpan({
  minimalRentalBlockArea,
  areaSize,
}: Pick<VacancyRow, 'minimalRentalBlockArea' | 'areaSize'>) {
  return areaSize === null ? null : { from: Math.min(minimalRentalBlockArea ?? areaSize, areaSize), to: areaSize };
}

/** Offered rate (roubles per m² a year); null where it is unknown or on request (N-02). */
export function offeredRate({
  averageNetRentalRate,
  isRentalPriceOnRequest,
}: Pick<VacancyRow, 'averageNetRentalRate' | 'isRentalPriceOnRequest'>): number | null {
  return isRentalPriceOnRequest ? null : averageNetRentalRate;
}

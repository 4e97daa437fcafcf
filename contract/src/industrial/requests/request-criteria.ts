import { CLOSED_STATUS } from '#industrial/dictionaries/enumerations.ts';
import type { VacancyRow } from '#industrial/vacancies/vacancy.ts';
import { areaFlags } from '#industrial/vacancies/vacancy-filter.ts';
import { anyOf, hasAnyBit, overlaps, within } from '#matching.ts';
import { foldLetters } from '#search-text.ts';
import { liesIn } from './city-region.ts';
import type { IndustrialRequest } from './request.ts';
import { type AskedFlag, askedFlags } from './request-fields.ts';
import { VacancySearch } from './request-search.ts';

/** Conditions that a request can set on vacancies, in the order in which people read them. */
export const conditions = [
  'vacancyTypes',
  'mainAreaTypesCalc',
  'vacancyAreaRange',
  'netRentalRateTo',
  'accessDate',
  'hasDryArea',
  'hasTemperatureArea',
  'hasFreezerArea',
  'hasUnheatedArea',
  'bts',
  'isWholeForRent',
  'hasShelving',
  'cityRegions',
  'highways',
  'complexName',
  'buildingClasses',
  'buildingTypes',
  'constructionStatuses',
  'workingHeightRange',
  'totalArea',
] as const satisfies readonly (keyof VacancySearch & keyof IndustrialRequest)[];
export type RequestCondition = (typeof conditions)[number];

type Unchanged<Value> = Value extends readonly (infer Item)[] ? readonly Item[] : Value;

/** Fields of a request that decide which vacancies fit it; also of an unsaved request. */
export type RequestCriteria = { readonly [Name in RequestCondition]: Unchanged<IndustrialRequest[Name]> };

const ids = (values: readonly { readonly id: number }[]) => values.map(({ id }) => id);

/** The initial filter of a search inside a request (F-06); of the access dates the upper end alone (M-04). */
export function searchOfRequest(request: RequestCriteria): VacancySearch {
  const { accessDate } = request;
  return {
    ...VacancySearch.parse({}),
    cityRegions: [...request.cityRegions],
    highways: ids(request.highways),
    complexName: request.complexName,
    buildingClasses: [...request.buildingClasses],
    buildingTypes: ids(request.buildingTypes),
    constructionStatuses: [...request.constructionStatuses],
    workingHeightRange: request.workingHeightRange,
    totalArea: request.totalArea,
    vacancyAreaRange: request.vacancyAreaRange,
    netRentalRateTo: request.netRentalRateTo,
    accessDate: accessDate?.to ? { from: null, to: accessDate.to.slice(0, 10) } : null,
    vacancyTypes: request.vacancyTypes,
    mainAreaTypesCalc: [...request.mainAreaTypesCalc],
    ...(Object.fromEntries(askedFlags.map((flag) => [flag, request[flag]])) as Record<AskedFlag, boolean>),
  };
}

/** Whether a vacancy can be offered at all: enabled with its building and complex, and not closed (F-06). */
export function isOffered({ isActive, vacancyStatus }: Pick<VacancyRow, 'isActive' | 'vacancyStatus'>): boolean {
  return isActive && vacancyStatus !== CLOSED_STATUS;
}

/** The conditions that a search sets. */
export function conditionsSet(search: VacancySearch): RequestCondition[] {
  return conditions.filter((name) => isSet(search[name]));
}

function isSet(value: VacancySearch[RequestCondition]): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'object' && value !== null && 'from' in value) return value.from !== null || value.to !== null;
  return value !== null && value !== false && value !== '';
}

/** Whether a vacancy meets one condition of a search; an unset one restricts nothing. */
export function meets(row: VacancyRow, search: VacancySearch, condition: RequestCondition): boolean {
  return checks[condition](row, search);
}

/** Whether a vacancy is found by the conditions of a search: it is offered, and all of them hold (F-06). */
export function fitsSearch(row: VacancyRow, search: VacancySearch): boolean {
  return isOffered(row) && conditions.every((condition) => checks[condition](row, search));
}

/** Whether a vacancy fits a request (F-06): its search finds it, and the request is listed at the vacancy. */
export function fitsRequest(row: VacancyRow, request: RequestCriteria): boolean {
  return fitsSearch(row, searchOfRequest(request));
}

type Check = (row: VacancyRow, search: VacancySearch) => boolean;
const hasAreaOf =
  (flag: keyof typeof areaFlags): Check =>
  ({ areaSetWithPrice: { warehouse } }, search) =>
    !search[flag] || (warehouse?.[areaFlags[flag]]?.areaValue ?? null) !== null;

const checks: Readonly<Record<RequestCondition, Check>> = {
  vacancyTypes: (row, { vacancyTypes }) => hasAnyBit(vacancyTypes, row.vacancyTypes),
  mainAreaTypesCalc: (row, { mainAreaTypesCalc }) =>
    anyOf(mainAreaTypesCalc, row.mainAreaTypeCalc === null ? [] : [row.mainAreaTypeCalc]),
  vacancyAreaRange: (row, { vacancyAreaRange }) => overlaps(vacancyAreaRange, lettableSpan(row)),
  netRentalRateTo: (row, { netRentalRateTo }) => within({ from: null, to: netRentalRateTo }, offeredRate(row)),
  accessDate: (row, { accessDate }) =>
    within(accessDate?.to ? { from: null, to: accessDate.to } : null, row.availabilityDate.slice(0, 10)),
  hasDryArea: hasAreaOf('hasDryArea'),
  hasTemperatureArea: hasAreaOf('hasTemperatureArea'),
  hasFreezerArea: hasAreaOf('hasFreezerArea'),
  hasUnheatedArea: hasAreaOf('hasUnheatedArea'),
  bts: (row, { bts }) => !bts || row.bts === true,
  isWholeForRent: (row, { isWholeForRent }) => !isWholeForRent || row.isWholeForRent,
  hasShelving: (row, { hasShelving }) => !hasShelving || row.hasShelves === true,
  cityRegions: (row, { cityRegions }) => liesIn(cityRegions, row.region.id, row.city?.id ?? null),
  highways: (row, { highways }) => anyOf(highways, row.highway === null ? [] : [row.highway.id]),
  complexName: (row, { complexName }) => hasWords(row.complexName, complexName),
  buildingClasses: (row, { buildingClasses }) => anyOf(buildingClasses, [row.buildingClass]),
  buildingTypes: (row, { buildingTypes }) => anyOf(buildingTypes, [row.buildingType.id]),
  constructionStatuses: (row, { constructionStatuses }) =>
    anyOf(constructionStatuses, [row.buildingConstructionStatus]),
  workingHeightRange: (row, { workingHeightRange }) => within(workingHeightRange, row.buildingWorkingHeight),
  totalArea: (row, { totalArea }) => within(totalArea, row.buildingTotalArea),
};

/** What can be let of a vacancy, m²: from its smallest block, or less where it has less, to the whole; null without areas. */
export function lettableSpan({
  minimalRentalBlockArea,
  areaSize,
}: Pick<VacancyRow, 'minimalRentalBlockArea' | 'areaSize'>) {
  return areaSize === null ? null : { from: Math.min(minimalRentalBlockArea ?? areaSize, areaSize), to: areaSize };
}

/** The rate that is offered, roubles per m² a year; null where it is unknown or on request (N-02). */
export function offeredRate({
  averageNetRentalRate,
  isRentalPriceOnRequest,
}: Pick<VacancyRow, 'averageNetRentalRate' | 'isRentalPriceOnRequest'>): number | null {
  return isRentalPriceOnRequest ? null : averageNetRentalRate;
}

function hasWords(name: string, words: string | null): boolean {
  const folded = foldLetters(name);
  return wordsIn(words ?? '').every((word) => folded.includes(word));
}

/** The words of a text in small letters, ё as е. */
export function wordsIn(text: string): string[] {
  return foldLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

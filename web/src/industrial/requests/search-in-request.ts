import { warehouseParts } from '@gektar/contract/industrial/areas/area-kinds.ts';
import { searchOfRequest } from '@gektar/contract/industrial/requests/fits-request.ts';
import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { factsOfRequest } from '@gektar/contract/industrial/requests/request-facts.ts';
import {
  searchSorts,
  VacancySearch,
  type VacancySearchInput,
} from '@gektar/contract/industrial/requests/request-search.ts';
import { searchCriteria } from '@gektar/contract/industrial/requests/search-criteria.ts';
import { areaFlags } from '@gektar/contract/industrial/vacancies/vacancy-criteria.ts';
import { entriesOf, pick } from '@gektar/contract/records.ts';
import * as z from 'zod';
import { checksOf, listSearch } from '#form/filter/list-search.ts';
import { daysAmong, withSentDays } from '#industrial/filter/sent-days.ts';
import { criteriaIn, type InRequest, readInRequest } from '#sharing/selection/in-request-search.ts';

const {
  ids: _ids,
  mainAreaTypeCalc: _otherName,
  hasDryArea: _dry,
  hasTemperatureArea: _temperature,
  hasFreezerArea: _freezer,
  hasUnheatedArea: _unheated,
  ...shape
} = VacancySearch.in.shape;

/** Only `true` restricts the search (F-06). */
const flag = z.literal(true).optional();

/** Criteria of a search inside a request, as in a URL; the four flags of warehouse areas are one list. */
const criteria = {
  // First the types and figures, in the order of the chips.
  ...pick(shape, ['vacancyTypes', ...factsOfRequest('figures')]),
  warehouseAreas: z.array(z.enum(warehouseParts)).optional(),
  ...shape,
  bts: flag,
  isWholeForRent: flag,
  hasShelving: flag,
};

/** Kinds of the result list (3§2). */
const views = ['table', 'list', 'wide-map', 'map'] as const;
export type VacancyView = (typeof views)[number];

export const requestSearch = listSearch({
  criteria: checksOf(criteria),
  sorts: searchSorts,
  views,
  archives: ['active'],
});

export type VacancyCriterion = keyof typeof criteria;
export type VacancyCriteria = ReturnType<typeof requestSearch.read>;
/** Parsed URL of a search inside a request, and whether an employee changed its criteria. */
export type InRequestSearch = InRequest<VacancyCriteria>;

export function readInRequestSearch(raw: Readonly<Record<string, unknown>>): InRequestSearch {
  return readInRequest(requestSearch, raw);
}

/** Conditions of the request, as criteria of a URL (F-06). */
export function requestCriteria(request: IndustrialRequest): VacancyCriteria {
  const search = searchOfRequest(request);
  const warehouseAreas = flagEntries.flatMap(([name, part]) => (search[name] ? [part] : []));
  return requestSearch.readCriteria({ ...search, warehouseAreas });
}

/** Current criteria: those of the request until an employee changes them. */
export function criteriaInForce(search: InRequestSearch, request: IndustrialRequest): VacancyCriteria {
  return search.own ? criteriaIn(requestSearch, search) : requestCriteria(request);
}

/** Converts criteria of a URL to the filter for the server. */
export function toVacancySearch(said: VacancyCriteria): VacancySearchInput {
  const { warehouseAreas = [], q: _q, ...plain } = requestSearch.criteriaOf(said);
  const flags = flagEntries.flatMap(([name, part]) => (warehouseAreas.includes(part) ? [[name, true]] : []));
  return { ...withSentDays(plain, ...daysAmong(searchCriteria)), ...Object.fromEntries(flags) };
}

const flagEntries = entriesOf(areaFlags);

/**
 * Names of the chips of musts. The four flags of warehouse areas share one chip, which is a must when all set flags are
 * musts.
 */
export function chipsOfMusts(musts: readonly string[], request: IndustrialRequest): string[] {
  const flags = flagEntries.flatMap(([name]) => (request[name] ? [name] : []));
  const isOfAreas = flags.length > 0 && flags.every((name) => musts.includes(name));
  return [...musts.filter((name) => !(name in areaFlags)), ...(isOfAreas ? ['warehouseAreas'] : [])];
}
